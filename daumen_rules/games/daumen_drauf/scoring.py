"""What cards count at the end of a game.

The module makes the sum of one game. The sum of several stands in `match`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.game import Outcome

from . import clauses as c
from .model import Card, CardCount, Fang, Finished, State, Table

HAND_CARD_POINTS: Final = -1
"""What a card left in hand counts, harmless or poisonous (OVER-2)."""


@cites(c.VAL_1, c.VAL_2)
def card_points(card: Card) -> int:
    """+1 for a captured harmless card, −1 for a captured poisonous one."""
    return 1 if card.fang is Fang.HARMLESS else -1


@cites(c.VAL_1, c.VAL_2, c.OVER_2, c.OVER_4)
def tally(captured: Iterable[Card], hand: Iterable[Card]) -> CardCount:
    """What a seat's captured cards and the cards left in its hand count."""
    points = [card_points(card) for card in captured]
    left = sum(HAND_CARD_POINTS for _ in hand)
    return CardCount(plus=points.count(1), minus=points.count(-1), hand=-left)


def tallies(table: Table) -> tuple[CardCount, ...]:
    """What each seat's cards would count if the game ended here, by seat."""
    return tuple(
        tally((shown.card for shown in captured), hand)
        for captured, hand in zip(table.captured, table.hands, strict=True)
    )


@cites(c.VAL_3, c.VAL_5)
def outcome(state: State) -> Outcome | None:
    """The net points by seat once the game is over, None before."""
    match state:
        case Finished(tallies=counted):
            return Outcome(tuple(seat.score for seat in counted))
        case _:
            return None
