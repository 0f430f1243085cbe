"""Cards, contracts and results of 150 Skat as the numbers of a row."""

from __future__ import annotations

from functools import cache
from typing import Final

from daumen_rules.pieces.cards import PACK

from ...engines.tricks import Cards
from ..values import REACHABLE, Contract, Goal, Kind, Result
from . import table as t

PLACES: Final = {card: place for place, card in enumerate(PACK)}
"""The place of each card in the pack."""
_KINDS: Final = tuple(Kind)
_GOALS: Final = tuple(Goal)


def mask_of(cards: Cards) -> int:
    """Cards as a mask."""
    return sum(1 << PLACES[card] for card in cards)


def cards_of(mask: int) -> Cards:
    """The cards of a mask."""
    return tuple(card for place, card in enumerate(PACK) if mask >> place & 1)


@cache
def contract_of(number: int) -> Contract:
    """The contract of a number."""
    return Contract(_KINDS[number >> 3], bool(number >> 2 & 1), _GOALS[number & 3])


def number_of(contract: Contract) -> int:
    """The number of a contract."""
    kind, goal = _KINDS.index(contract.kind), _GOALS.index(contract.goal)
    return kind << 3 | contract.hand << 2 | goal


def packed(result: Result | None) -> int:
    """A result as one number."""
    if result is None:
        return 0
    fields = (
        result.soloist + 1,
        number_of(result.contract),
        result.bid,
        result.points,
        result.tricks,
        result.tops,
        REACHABLE.index(result.reached),
        result.won,
        result.overbid,
        result.value,
        result.score + t.ZERO,
    )
    found = 0
    for field, bits in zip(fields, t.RESULT_BITS, strict=True):
        found = found << bits | int(field)
    return found


def unpacked(number: int) -> Result | None:
    """The result of such a number."""
    if not number:
        return None
    fields = list[int]()
    for bits in reversed(t.RESULT_BITS):
        fields.append(number & (1 << bits) - 1)
        number >>= bits
    score_, value_, overbid, won, reached, tops, tricks, points, bid, contract, soloist = fields
    return Result(
        soloist=soloist - 1,
        contract=contract_of(contract),
        bid=bid,
        points=points,
        tricks=tricks,
        tops=tops,
        reached=REACHABLE[reached],
        won=bool(won),
        overbid=bool(overbid),
        value=value_,
        score=score_ - t.ZERO,
    )
