"""Which clauses a game comes upon: by an event, by a refusal, or by what is done in it.

Here lives, for each clause of which nothing in a game bears the name, what in a game shows it. What
the clauses say stands elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from daumen_rules.conformance.daumen_drauf.rarities import rarities_of
from daumen_rules.conformance.script import Move, Script
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.cards import Colour
from daumen_rules.games.daumen_drauf.events import (
    Drawn,
    Event,
    GameOver,
    Inspected,
    Leads,
    Shown,
    Taken,
)
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import (
    Action,
    Finished,
    Parry,
    Pass,
    Playing,
    Show,
    State,
    Tally,
    Undealt,
)
from daumen_rules.games.daumen_drauf.rules import legal_actions
from daumen_rules.games.daumen_drauf.setup import pack_for
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.ruling import Refused, Step

Played = Script[State, Action, Event]
Made = Move[State, Action, Event]

_BY_ID: Final = {clause.id: clause for clause in GAME.book.clauses}

# Clauses of the deal: a game shows them that begins with such an opening


def _any_deal(opening: Undealt) -> bool:
    return True


def _seats_of_the_manual(*players: int) -> Callable[[Undealt], bool]:
    """A game of so many seats, with the pack that the manuals name for them."""
    return lambda o: o.players in players and o.pack.cards == pack_for(o.players).cards


def _has_a_pile(opening: Undealt) -> bool:
    return len(opening.pack.cards) > opening.players * opening.pack.hand_size


def _has_larger_hands(opening: Undealt) -> bool:
    return opening.pack.hand_size > 1


BY_DEAL: Final[Mapping[Clause, Callable[[Undealt], bool]]] = {
    c.MAT_1: _seats_of_the_manual(7),
    c.MAT_2: _seats_of_the_manual(7),
    c.MAT_3: _any_deal,
    c.MAT_4: _any_deal,
    c.DECK_1: _seats_of_the_manual(2),
    c.DECK_2: _seats_of_the_manual(2),
    c.DECK_3: _seats_of_the_manual(3, 4, 5, 6),
    c.DECK_4: _seats_of_the_manual(7),
    c.DECK_6: _seats_of_the_manual(2, 3, 4, 5, 6),
    c.START_1: _any_deal,
    c.START_2: _any_deal,
    c.START_3: lambda opening: opening.pack.hand_size == pack_for(opening.players).hand_size,
    c.START_4: _has_larger_hands,
    c.START_5: _any_deal,
    c.START_6: _has_a_pile,
    c.HAND_1: _any_deal,
    c.HAND_2: _any_deal,
}

# Clauses of play: a move shows them


def _events(move: Made) -> tuple[Event, ...]:
    return () if isinstance(move.answer, Refused) else move.answer.events


def _has(kind: type) -> Callable[[Made], bool]:
    return lambda move: any(isinstance(event, kind) for event in _events(move))


def _is(rarity: str) -> Callable[[Made], bool]:
    return lambda move: rarity in rarities_of(move.before, move.action, _events(move))


def _colours(move: Made) -> tuple[Colour, ...]:
    """The colours of the trick in their order, with the one that a card shown adds at the end;
    nothing where it adds none.
    """
    if isinstance(move.answer, Refused) or not isinstance(move.before, Playing):
        return ()
    before = [shown.card.colour for shown in move.before.trick.shown]
    if not isinstance(move.action, Show) or move.action.card.colour in before:
        return ()
    return tuple(dict.fromkeys([*before, move.action.card.colour]))


def _goes_on_in_its_colour(move: Made) -> bool:
    match move:
        case Move(before=Playing(trick=trick), action=Show(card=card), answer=Step()):
            return trick.highest is not None and trick.highest.card.colour is card.colour
        case _:
            return False


def _topped_against_the_printed_order(move: Made) -> bool:
    order = [list(Colour).index(colour) for colour in _colours(move)]
    return len(order) > 1 and order[-1] < order[-2]


def _ends_by(kind: type, after: type) -> Callable[[Made], bool]:
    """A trick that an action of a kind ends, with an event that follows."""
    follows = _has(after)
    return lambda move: isinstance(move.action, kind) and _has(Taken)(move) and follows(move)


def _leaves_a_parry(move: Made) -> bool:
    if isinstance(move.answer, Refused) or isinstance(move.action, Parry):
        return False
    seat = GAME.rules.actor(move.action)
    return any(isinstance(a, Parry) and a.seat == seat for a in legal_actions(move.before))


def _in_a_later_lap(move: Made) -> bool:
    allowed = not isinstance(move.answer, Refused)
    return allowed and isinstance(move.before, Playing) and move.before.trick.lap > 1


def _counts(holds: Callable[[Tally], bool]) -> Callable[[Made], bool]:
    def check(move: Made) -> bool:
        ended = isinstance(move.after, Finished) and _has(GameOver)(move)
        return ended and isinstance(move.after, Finished) and any(map(holds, move.after.tallies))

    return check


BY_MOVE: Final[Mapping[Clause, Callable[[Made], bool]]] = {
    c.VAL_1: _counts(lambda tally: tally.plus > 0),
    c.VAL_2: _counts(lambda tally: tally.minus > 0),
    c.VAL_4: _counts(lambda tally: tally.score < 0),
    c.VAL_5: _has(GameOver),
    c.TRICK_2: _is("one_card"),
    c.THUMB_2: _has(Shown),
    c.THUMB_4: _has(Shown),
    c.HIGH_1: _goes_on_in_its_colour,
    c.HIGH_2: lambda move: len(_colours(move)) > 1,
    c.HIGH_3: lambda move: len(_colours(move)) > 2,
    c.HIGH_4: _topped_against_the_printed_order,
    c.PASS_2: _is("re_entry"),
    c.PASS_3: lambda move: _is("forced_pass")(move) or _is("empty_pass")(move),
    c.END_1: _in_a_later_lap,
    c.END_2: _ends_by(Pass, Taken),
    c.END_4: _has(Taken),
    c.END_5: _ends_by(Pass, Leads),
    c.END_6: _has(Inspected),
    c.PARRY_1: _is("parry"),
    c.PARRY_3: _leaves_a_parry,
    c.PARRY_5: _ends_by(Parry, Leads),
    c.FILL_1: _has(Drawn),
    c.FILL_2: _is("short_pile"),
    c.OVER_4: _counts(lambda tally: tally.hand > 0),
}


def _colours_of(number: int) -> Callable[[Undealt], bool]:
    return lambda opening: len({card.colour for card in opening.pack.cards}) >= number


NEEDS: Final[Mapping[Clause, Callable[[Undealt], bool]]] = {
    **BY_DEAL,
    c.HIGH_2: _colours_of(2),
    c.HIGH_3: _colours_of(3),
    c.HIGH_4: _colours_of(2),
    c.HIGH_5: _colours_of(2),
    c.RAISE_1: _has_larger_hands,
    c.RAISE_2: _has_larger_hands,
    c.RAISE_3: _has_larger_hands,
    c.PASS_2: _has_larger_hands,
    c.FILL_1: _has_a_pile,
    c.FILL_2: _has_a_pile,
    c.FILL_3: _has_a_pile,
    c.FILL_4: _has_a_pile,
    c.NEXT_2: lambda opening: opening.players > 2,
}
"""Clauses that only some games can come upon, with what has to hold before the deal."""

NOT_IN_A_GAME: Final[Mapping[Clause, str]] = {
    c.GAME_1: "it says how many may play, and every game is played by so many",
    c.START_7: "it is about several games",
    c.WIN_1: "it is about several games",
    c.WIN_3: "it is about several games",
    c.WIN_4: "it is about several games",
}
"""Clauses that compute something, but in no single game, with the reason."""

EXECUTABLE: Final = tuple(
    clause for clause in GAME.book.clauses if clause.kind.computes and clause not in NOT_IN_A_GAME
)
"""The clauses that a game can come upon, in the order of the register."""


FORBIDDING: Final = frozenset(row.clause for row in GAME.rules.legality.rows)
"""The clauses by which an action is refused."""


def could_hit(clause: Clause | None, opening: Undealt) -> bool:
    """Whether a game that begins like this can come upon a clause, as far as can be told."""
    return clause is None or clause not in NEEDS or NEEDS[clause](opening)


def executable(id_: str) -> Clause:
    """The clause of an id. Raises ValueError for one that does not exist or that no game shows."""
    clause = _BY_ID.get(id_)
    if clause is None:
        raise ValueError(f"found {id_!r}; expected the id of a clause, such as 'HIGH-5'")
    if not clause.kind.computes:
        raise ValueError(f"{id_} ({clause.kind.value}) computes nothing: no game comes upon it")
    if clause in NOT_IN_A_GAME:
        raise ValueError(f"no game comes upon {id_}: {NOT_IN_A_GAME[clause]}")
    return clause


def deal_hits(clause: Clause, opening: Undealt) -> bool:
    """Whether a game comes upon a clause by its deal."""
    return clause in BY_DEAL and BY_DEAL[clause](opening)


def move_hits(clause: Clause, move: Made) -> bool:
    """Whether a move is refused by a clause, brings an event of it, or shows it otherwise."""
    if isinstance(move.answer, Refused):
        return clause in move.answer.clauses
    if any(event.clause == clause for event in move.answer.events):
        return True
    return clause in BY_MOVE and BY_MOVE[clause](move)


def forbids(clause: Clause, state: State, action: Action) -> bool:
    """Whether an action is refused by a clause."""
    return clause in {breach.clause for breach in GAME.rules.legality.breaches(state, action)}


def hits(played: Played) -> frozenset[Clause]:
    """The clauses that a game comes upon."""
    opening = played.opening
    assert isinstance(opening, Undealt)
    found = {clause for clause in BY_DEAL if deal_hits(clause, opening)}
    found |= {x for x in EXECUTABLE if any(move_hits(x, move) for move in played.moves)}
    return frozenset(found)
