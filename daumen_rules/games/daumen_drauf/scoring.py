"""The points of cards at the end of a game.

The module sums one game; `match` sums several.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.game import Outcome

from . import clauses as c
from .model import Card, CardCount, Fang, Finished, State, Table

HAND_CARD_POINTS: Final = -1
"""The points of a card left in hand, harmless or poisonous (OVER-2)."""


@cites(c.VAL_1, c.VAL_2)
def card_points(card: Card) -> int:
    """+1 for a captured harmless card, −1 for a captured poisonous one."""
    return 1 if card.fang is Fang.HARMLESS else -1


@cites(c.VAL_1, c.VAL_2, c.OVER_2, c.OVER_4)
def tally(captured: Iterable[Card], hand: Iterable[Card]) -> CardCount:
    """The count of a seat's captured cards and of the cards left in its hand."""
    points = [card_points(card) for card in captured]
    left = sum(HAND_CARD_POINTS for _ in hand)
    return CardCount(plus=points.count(1), minus=points.count(-1), hand=-left)


def tallies(table: Table) -> tuple[CardCount, ...]:
    """The count of each seat's cards if the game ended now, by seat."""
    return tuple(
        tally((shown.card for shown in captured), hand)
        for captured, hand in zip(table.captured, table.hands, strict=True)
    )


@cites(c.VAL_3, c.VAL_5)
def outcome(state: State) -> Outcome | None:
    """The net points by seat once the game is over, None before."""
    match state:
        case Finished(tallies=counted):
            return Outcome(tuple(seat.score for seat in counted), clauses=(c.OVER_1, c.VAL_3))
        case _:
            return None
