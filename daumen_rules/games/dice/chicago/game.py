"""83 Chicago: up to three throws, of which the first player says how many; the lowest takes a mat.

The module says what is forbidden, what an action does, and the words for it. What can be read off a
state stands in `round`.
"""

from __future__ import annotations

from typing import Final

from attrs import evolve

from daumen_rules.games.dice.chicago import clauses as c
from daumen_rules.games.dice.chicago import clauses as chicago_clauses
from daumen_rules.games.dice.chicago import round as chicago_round
from daumen_rules.games.dice.chicago.clauses import CLAUSES, Frozen, Rules
from daumen_rules.games.dice.chicago.round import (
    BEGUN,
    DICE,
    THROWS,
    Action,
    Exchange,
    Result,
    Table,
    exchanged,
    falling,
    is_pair,
    limit,
    losers,
    next_round,
    outcome,
    spares_all,
    start,
    winners,
    worth,
)
from daumen_rules.games.dice.engines.keep import (
    END,
    Keep,
    Stop,
    after,
    left_lies,
    no_throw_left,
    standing_stays,
    tell,
)
from daumen_rules.games.dice.engines.keep_entry import entry, rotation
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.ruling import Step
from daumen_rules.kernel.seats import Seat, Viewer, clockwise, next_seat
from daumen_rules.kernel.text import SeatTerm, Text, number
from daumen_rules.pieces.dice import Faces, Throw, faces_term
from daumen_rules.pieces.scenes import LYING, Chips, Dice, Part, Scene, labelled, places, term
from daumen_rules.pieces.told import Told, told
from daumen_rules.pieces.verbs import verb

# Legality


@row(
    c.THREE_DICE,
    "{lying} lie there; three dice count.",
    "Es liegen {lying}; drei Würfel zählen.",
)
def stops_with_a_die_in_hand(state: Table, action: Stop) -> Facts | None:
    """All three dice lie at the end of a go."""
    return None if len(state.go.lying) == DICE else {"lying": faces_term(state.go.lying)}


@row(
    c.NO_MORE,
    "Throws of {first}: {throws}; nobody throws more often.",
    "Würfe von {first}: {throws}; niemand wirft öfter.",
)
def more_than_the_first(state: Table, action: Keep) -> Facts | None:
    """Nobody throws more often than the first of the round did."""
    if not state.results or state.go.thrown < limit(state):
        return None
    return {"first": SeatTerm(state.starter), "throws": number(limit(state))}


@row(
    c.SIXES,
    "{seat} has no two 6s of a throw before the last to give for a 1.",
    "{seat} hat keine zwei Sechser eines Wurfs vor dem letzten für eine 1.",
)
def no_two_sixes(state: Table, action: Exchange) -> Facts | None:
    """A 1 is had for two sixes of this throw, if another throw is left, by the optional rule."""
    return None if state.pair else {"seat": SeatTerm(action.seat)}


LEGALITY: Final[tuple[Row[Table, Action], ...]] = (
    stops_with_a_die_in_hand,
    no_throw_left(c.AGAIN, lambda _: THROWS),
    more_than_the_first,
    left_lies(c.AGAIN, DICE),
    standing_stays(c.STAND),
    no_two_sixes,
)


# What an action does


def effect(state: Table, action: Action) -> Step[Table, Action, Told]:
    match action:
        case Throw(faces) if state.tied:
            return _thrown_off(state, action, faces)
        case Throw() | Keep():
            go = after(state.go, action, dice=DICE, stand=state.rules.frozen is Frozen.YES)
            table = evolve(state, go=go, pair=False)
            if isinstance(action, Throw):
                table = evolve(table, pair=is_pair(table, action.faces))
            return Step(action, table, (tell(state.turn, action, c.AGAIN),))
        case Exchange(seat):
            en, de = "{seat} gives two 6s for a 1.", "{seat} gibt zwei Sechser für eine 1."
            given = told(c.SIXES, en, de, seat=SeatTerm(seat))
            return Step(action, evolve(state, go=exchanged(state), pair=False), (given,))
        case Stop():
            return _stopped(state, action)


def _stopped(state: Table, action: Stop) -> Step[Table, Action, Told]:
    """The result is written down; after the last one the round is decided."""
    result = Result(worth(state.go.lying), state.go.thrown)
    has = told(
        c.VALUES,
        "{seat} has {points}; throws: {throws}.",
        "{seat} hat {points}; Würfe: {throws}.",
        seat=SeatTerm(action.seat),
        points=number(result.points),
        throws=number(result.throws),
    )
    turn, results = next_seat(action.seat, state.players), (*state.results, result)
    table = evolve(state, results=results, turn=turn, go=BEGUN, pair=False)
    if len(results) < state.players:
        return Step(action, table, (has,))
    en, de = "{seat} wins the round.", "{seat} gewinnt die Runde."
    won = (told(c.WINNER, en, de, seat=SeatTerm(seat)) for seat in winners(table))
    last = losers(table)
    if spares_all(table, last):
        return Step(action, next_round(table, table.starter), (has, *won))
    lost, events = _lost(table, last)
    return Step(action, lost, (has, *won, *events))


@cites(c.MAT, c.LAST)
def _lost(state: Table, seats: tuple[Seat, ...]) -> tuple[Table, tuple[Told, ...]]:
    """A single loser takes a mat, and the next round begins; several throw a die each."""
    loser, *others = seats
    if others:
        en, de = "For the last place a die each is thrown.", "Um den letzten Platz wird gestochen."
        return evolve(state, tied=seats), (told(c.LAST, en, de),)
    mats = tuple(held + (seat == loser) for seat, held in enumerate(state.mats))
    table, who = next_round(evolve(state, mats=mats), loser), SeatTerm(loser)
    took = told(c.MAT, "{seat} takes a mat.", "{seat} bekommt einen Deckel.", seat=who)
    pays = told(c.PAYS, "{seat} pays.", "{seat} bezahlt.", seat=who)
    return table, ((took, pays) if outcome(table) else (took,))


@cites(c.LAST)
def _thrown_off(state: Table, action: Throw, faces: Faces) -> Step[Table, Action, Told]:
    """The dice belong to the tied seats in their order; the lowest loses, or throws again."""
    by_seat = tuple(zip(state.tied, faces, strict=True))
    en, de = "{seat} throws {face}.", "{seat} wirft {face}."
    threw = (
        told(c.LAST, en, de, shows=True, seat=SeatTerm(seat), face=number(face))
        for seat, face in by_seat
    )
    low = tuple(seat for seat, face in by_seat if face == min(faces))
    table, events = _lost(evolve(state, tied=()), low)
    return Step(action, table, (*threw, *events))


# For people


def scene(view: Table, viewer: Viewer) -> Scene:
    order = clockwise(view.starter, view.players)

    def parts(seat: Seat) -> tuple[Part, ...]:
        place, mats = order.index(seat), Chips(label=Text("mats", "Deckel"), count=view.mats[seat])
        if place < len(view.results):
            result = view.results[place]
            has = term(f"{result.points} ({result.throws})")
            return mats, labelled(Text("points (throws)", "Punkte (Würfe)"), has)
        lies = seat == view.turn and view.go.lying
        return (mats, Dice(label=LYING, faces=view.go.lying)) if lies else (mats,)

    return Scene(seats=places(view.players, None if outcome(view) else view.turn, parts))


GAME: Final = entry(
    slug="chicago",
    number="83",
    title=Text("Chicago: 1 is 100, 6 is 60", "Chicago"),
    modules=(chicago_clauses.__name__, chicago_round.__name__, __name__),
    clauses=CLAUSES,
    rules=Rules(),
    dice=DICE,
    start=start,
    falling=falling,
    legality=LEGALITY,
    verbs=(END, verb(Exchange, "exchange", "tausche")),
    effect=effect,
    outcome=outcome,
    scene=scene,
    rotated=rotation("starter", "turn", "tied", by_seat="mats"),
    longest=2000,
)
