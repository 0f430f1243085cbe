"""Dead ends: whether one of two seats can still lay all its cards, whatever both do.

Two seats lay two cards a turn, the first in the suit of the card on top, or take that card. The
module searches the positions that can come about. No rule of a game stands here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.cards import PACK

from .tricks import Cards

Position: TypeAlias = tuple[frozenset[int], frozenset[int], tuple[int, ...]]
"""The hand of the seat on turn, that of the other, and the pile with its top last; a card is a
number, its suit the number by eight.
"""
SUIT: Final = 8
MOST: Final = 20_000
"""So many positions are looked at; a game with more is not taken for a dead end."""


def can_go_out(hands: Sequence[Cards], pile: Cards, turn: Seat, left: Sequence[Seat]) -> bool:
    """Whether one of the two seats that are left can ever lay all its cards."""
    numbers = {card: place for place, card in enumerate(PACK)}
    (other,) = (seat for seat in left if seat != turn)
    own, others = (frozenset(map(numbers.__getitem__, hands[s])) for s in (turn, other))
    start: Position = (own, others, tuple(map(numbers.__getitem__, pile)))
    seen, waiting = {start}, [start]
    while waiting:
        for following in _following(waiting.pop()):
            if not following[1]:
                return True
            if following not in seen:
                seen.add(following)
                waiting.append(following)
        if len(seen) > MOST:
            return True
    return False


def _following(position: Position) -> Iterator[Position]:
    """The positions after a turn, seen from the other seat; laying cards comes last, so that the
    search tries it first.
    """
    own, other, pile = position
    fitting = [card for card in own if not pile or card // SUIT == pile[-1] // SUIT]
    if not fitting:
        yield other, own | {pile[-1]}, pile[:-1]
    for first in fitting:
        rest = own - {first}
        if not rest:
            yield other, rest, (*pile, first)
        for second in rest:
            yield other, rest - {second}, (*pile, first, second)
