"""What people and tools see of a game of the engine `tally`: its scene, its acts, its `Game`.

No rule lives here.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache, partial
from typing import Any, Final, TypeAlias, TypeVar

from daumen_rules.contracts.entry import POINTS, entry, made_by, parts_of
from daumen_rules.contracts.game import Game
from daumen_rules.kernel.canonical import coded
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import NATURE, REFEREE, Viewer, seat_letter
from daumen_rules.kernel.text import Fact, SeatTerm, Term, Text, both, listed, number
from daumen_rules.pieces import dice
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.callouts import Heard
from daumen_rules.pieces.choices import Stake
from daumen_rules.pieces.dice import Throw, throws
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.operands import MANY
from daumen_rules.pieces.options import Source, number_option
from daumen_rules.pieces.scenes import (
    Part,
    Scene,
    ScoreSheet,
    heading,
    labelled,
    note_of,
    places,
    term,
)
from daumen_rules.pieces.traversal import rotated

from . import actions, sheets, tally, throwoff
from .actions import STOP, Act, act_of, actor, said, verbs
from .shared_sum import no_term
from .sheet_faults import faults, state_type
from .sheets import AGREED, GO, SHARED, S
from .tally import Tally
from .terms import NOW, Counted, points_term

R = TypeVar("R")
TallyGame: TypeAlias = Game[R, S, Act, TextEvent, S]
ROUNDS: Final = range(1, 21)
RESULT: Final = Text("Result", "Ergebnis")
"""The name of the scores in a game without notes of the seats."""
LONGEST: Final = 2000
"""The most acts of a bounded game; eight seats with ten throws in twenty rounds make 1600."""


def rounds_option(clause: Clause, default: int) -> int:
    """The option of the number of rounds. A default of 1 comes from the manual, if a clause of the
    game describes a single go.
    """
    source = Source.MANUAL if default == 1 and clause is not AGREED else Source.DECISION
    title = "How many rounds are played? | Wie viele Runden werden gespielt?"
    return number_option(default, ROUNDS, clause, source)(title)


def in_laps(rules: object) -> bool:
    """Whether the rules have each seat throw once in turn, not all its throws in a row."""
    return str(getattr(rules, "order", "")) == "round"


COUNTS: Final = Text("counts now", "zählt jetzt")


def scene(game: Tally[S], sheet: S, viewer: Viewer) -> Scene:
    """The scene: the round, the common part, the dice, the choices, and the note of each seat."""
    is_over, asked, tied = game.is_over(sheet), game.asked(sheet), game.tied(sheet)
    if is_over:
        sheet = game.paid_out(sheet)
    now, total = sheet.played + 1, game.rounds(sheet.rules)
    round_ = heading("Round {round}", "Runde {round}", round=number(now))
    if total is not None:
        now = min(now, total)
        en, de = "Round {round} of {total}", "Runde {round} von {total}"
        round_ = heading(en, de, round=number(now), total=number(total))
    elif is_over:
        round_ = heading("The end", "Ende")
    middle: list[Part] = [round_]
    if game.shared:
        shared = game.shared(sheets.common_of(sheet))
        middle.append(labelled(game.label, shared))
    if 0 in sheet.faces:
        middle.append(labelled(dice.COVERED, number(len(sheet.faces))))
    elif sheet.lying:
        middle.append(game.dice_shown(sheet))
        if game.counts and STOP in asked:
            middle.append(labelled(COUNTS, points_term(game.counts(sheet))))
    chosen = [each for each in asked if not isinstance(each, Stake)]
    named = [each for each in game.named(sheet) if each in chosen] if chosen else []
    choices = [_offered(game, each) for each in named]
    if 0 < len(choices) <= MANY:
        middle.append(labelled(Text("to choose", "zu wählen"), listed(choices)))
    if stakes := [each.chips for each in asked if isinstance(each, Stake)]:
        middle.append(labelled(Text("most to bet", "höchster Einsatz"), number(max(stakes))))
    if tied:
        letters = listed([term(seat_letter(seat)) for seat in tied])
        middle.append(labelled(Text("throwing off", "Stechen"), letters))
    turn = None if is_over else sheet.turn
    notes = [note_of(game.words(note).words) for note in sheet.notes]
    seats = tuple(
        evolve(place, marks=game.marks(sheet, seat))
        for seat, place in enumerate(places(sheet.players, turn, lambda seat: (notes[seat],)))
    )
    lines, now_there = [*game.table_lines(sheet)], game.table_now(sheet)
    rows = [
        (term(name), *(term("." if value is None else value) for value in values))
        for name, values in lines
    ]
    heads: tuple[Fact, ...] = (term(""), *map(SeatTerm, range(sheet.players)))
    if now_there:
        cells = (term("" if value is None else value) for value in now_there)
        rows = [(*row, cell) for row, cell in zip(rows, cells, strict=True)]
        heads = (*heads, term(NOW))
    below = (ScoreSheet(heads=heads, rows=tuple(rows)),) if rows else ()
    return Scene(middle=tuple(middle), seats=seats, below=below)


def _offered(game: Tally[S], choice: actions.Choice) -> Term:
    """What can be chosen, as a seat says it; dice with the word for keeping them."""
    if not isinstance(choice, tuple):
        return said(game.says, choice)
    faces = " ".join(map(str, choice))
    return term(Text(f"keep {faces}", f"behalte {faces}"))


# For tools


def measure(sheet: sheets.Sheet[Any, Any]) -> tuple[int, int, int, int]:
    """A tuple that each step makes smaller: the negative counts of rounds, of seats in this round,
    of throws in this go, and of open things (dice, choice).
    """
    place = (sheet.turn - sheet.first) % sheet.players
    opened = bool(sheet.faces) + (sheet.chosen is not None)
    return -sheet.played, -place, -sheet.thrown, -opened


def chance(game: Tally[S], sheet: S) -> Distribution[Any] | None:
    """The distribution of the next throw; None if Nature does not move."""
    return throws(game.falling(sheet)) if NATURE in game.on_turn(sheet) else None


def candidates(game: Tally[S], sheet: S) -> Iterator[Act]:
    """The choices of the seat on turn, or the reports that the table can make."""
    if REFEREE in game.on_turn(sheet):
        return iter(game.heard_now(sheet))
    return (act_of(sheet.turn, each) for each in game.asked(sheet))


def attempts(game: Tally[S], sheet: S) -> Iterator[Act]:
    """Legal and illegal acts to try: three throws, and choices and reports for every seat."""
    now = game.falling(sheet)
    yield from (Throw((6,) * now), Throw((7,) * now), Throw((1,) * (now + 1)))
    offered = game.asked(sheet)
    some = [*(range(7) if game.numbers else ()), *game.numbers[:7], *game.says]
    some += [Stake(chips, on) for on in game.bets_on for chips in (0, 1, 100)]
    some += [(), (6, 6), (7,)] * game.keeps_dice
    for seat in range(sheet.players):
        own = offered if seat == sheet.turn else offered[:3]
        yield from (act_of(seat, each) for each in dict.fromkeys((*own, *some)))
    for word in game.hearings:
        yield from (Heard(seat, word) for seat in (*range(sheet.players), None))


def game_of(rules: R, tallied: Tally[S]) -> TallyGame[R, S]:
    """The `Game` of a module. Gets its rule set with all defaults, and its parts."""
    throw_off = tallied.throw_off
    off = (throwoff.ROOM,) if throw_off and throw_off.dice == 1 else ()
    unlisted = [GO] * in_laps(rules) + [SHARED] * bool(throw_off and not throw_off.shares)
    own = tallied.says, tallied.bets_on, tallied.hearings
    cover = tallied.cover()
    endless = tallied.rounds(rules) is None if tallied.endless is None else tallied.endless
    called = RESULT if tallied.words is no_term else POINTS
    counted = tallied.words.scored if isinstance(tallied.words, Counted) else called
    return entry(
        rules,
        module=tallied.module,
        clauses=tallied.clauses,
        rooms=(
            dice.ROOM,
            Room(actions.__name__),
            sheets.ROOM.without(unlisted),
            Room(tally.__name__),
            *off,
            *tallied.rooms,
        ),
        parts=(*parts_of(tallied), *(parts_of(throw_off) if throw_off else ())),
        scored=both(tallied.scored) if tallied.scored else counted,
        listed=tallied.listed,
        seats=tallied.seats,
        start=tallied.start,
        movers=tallied.on_turn,
        actor=actor,
        chance=partial(chance, tallied),
        candidates=partial(candidates, tallied),
        legality=tallied.legality(),
        effect=tallied.effect,
        outcome=tallied.result,
        knowledge=cover.knowledge if cover else None,
        verbs=verbs(tallied.numbers, *own, keeps=tallied.keeps_dice, choosing=tallied.choosing),
        forms=((Fraction, coded(Fraction)),),
        figures=tallied.figures,
        scene=partial(scene, tallied),
        attempts=partial(attempts, tallied),
        longest=20_000 if endless else LONGEST,
        rotated=rotated,
        measure=None if endless else measure,
        invariants=partial(faults, tallied),
        standing=tallied.standing,
        state=cache(partial(state_type, tallied)),
        batch=tallied.batch,
    )


game = made_by(Tally, game_of)
"""A game of the engine `tally`."""
