"""Finds the moves of a game that exercise clauses which no event or refusal cites."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from daumen_rules.contracts.engine_tests.engine_tests import ClauseCoverage
from daumen_rules.contracts.engine_tests.script import Move
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.step import Refused, Step

from .. import clauses as c
from ..cards import Colour
from ..events import Drawn, Event, GameOver, Inspected, Leads, Shown, Taken
from ..model import Action, CardCount, Finished, Parry, Pass, Playing, Show, State, Undealt
from ..rules import RULES, legal_actions
from ..setup import pack_for
from .rarities import rarities_of

Made: TypeAlias = Move[State, Action, Event]
OfOpening: TypeAlias = Callable[[State], bool]

# Clauses of the deal: a game shows them that begins with such an opening


def _of(holds: Callable[[Undealt], bool]) -> OfOpening:
    """What holds of a state before the deal, and of no other."""
    return lambda opening: isinstance(opening, Undealt) and holds(opening)


_ANY_DEAL: Final = _of(lambda _: True)
_HAS_A_PILE: Final = _of(lambda o: len(o.pack.cards) > o.players * o.pack.hand_size)
_HAS_LARGER_HANDS: Final = _of(lambda o: o.pack.hand_size > 1)


def _seats_of_the_manual(*players: int) -> OfOpening:
    """A game of so many seats, with the pack that the manuals name for them."""
    return _of(lambda o: o.players in players and o.pack.cards == pack_for(o.players).cards)


BY_DEAL: Final[Mapping[Clause, OfOpening]] = {
    c.MAT_1: _seats_of_the_manual(7),
    c.MAT_2: _seats_of_the_manual(7),
    c.MAT_3: _ANY_DEAL,
    c.MAT_4: _ANY_DEAL,
    c.DECK_1: _seats_of_the_manual(2),
    c.DECK_2: _seats_of_the_manual(2),
    c.DECK_3: _seats_of_the_manual(3, 4, 5, 6),
    c.DECK_4: _seats_of_the_manual(7),
    c.DECK_6: _seats_of_the_manual(2, 3, 4, 5, 6),
    c.START_1: _ANY_DEAL,
    c.START_2: _ANY_DEAL,
    c.START_3: _of(lambda o: o.pack.hand_size == pack_for(o.players).hand_size),
    c.START_4: _HAS_LARGER_HANDS,
    c.START_5: _ANY_DEAL,
    c.START_6: _HAS_A_PILE,
    c.HAND_1: _ANY_DEAL,
    c.HAND_2: _ANY_DEAL,
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
    seat = RULES.actor(move.action)
    return any(isinstance(a, Parry) and a.seat == seat for a in legal_actions(move.before))


def _in_a_later_lap(move: Made) -> bool:
    allowed = not isinstance(move.answer, Refused)
    return allowed and isinstance(move.before, Playing) and move.before.trick.lap > 1


def _counts(holds: Callable[[CardCount], bool]) -> Callable[[Made], bool]:
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


def _colours_of(number: int) -> OfOpening:
    return _of(lambda o: len({card.colour for card in o.pack.cards}) >= number)


NEEDS: Final[Mapping[Clause, OfOpening]] = {
    **BY_DEAL,
    c.HIGH_2: _colours_of(2),
    c.HIGH_3: _colours_of(3),
    c.HIGH_4: _colours_of(2),
    c.HIGH_5: _colours_of(2),
    c.RAISE_1: _HAS_LARGER_HANDS,
    c.RAISE_2: _HAS_LARGER_HANDS,
    c.RAISE_3: _HAS_LARGER_HANDS,
    c.PASS_2: _HAS_LARGER_HANDS,
    c.FILL_1: _HAS_A_PILE,
    c.FILL_2: _HAS_A_PILE,
    c.FILL_3: _HAS_A_PILE,
    c.FILL_4: _HAS_A_PILE,
    c.NEXT_2: _of(lambda o: o.players > 2),
}
"""Clauses that only some games can exercise, each with the condition before the deal."""

NOT_IN_A_GAME: Final[Mapping[Clause, str]] = {
    c.GAME_1: "it says how many may play, and every game is played by so many",
    c.START_7: "it is about several games",
    c.WIN_1: "it is about several games",
    c.WIN_3: "it is about several games",
    c.WIN_4: "it is about several games",
}
"""Clauses that compute something, but in no single game, with the reason."""

CLAUSE_COVERAGE: Final[ClauseCoverage[State, Action, Event]] = ClauseCoverage(
    by_opening=BY_DEAL, by_move=BY_MOVE, needs=NEEDS, never=NOT_IN_A_GAME
)
