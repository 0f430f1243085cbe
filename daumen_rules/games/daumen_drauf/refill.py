"""Refilling the hands from the draw pile.

The module says who draws, how many and in which order. When hands are refilled stands in
`transition` and `ending`.
"""

from __future__ import annotations

from typing import assert_never

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.seats import Seat, clockwise

from . import clauses as c
from .events import NobodyDraws, PileEmpty
from .model import Card, Table, Trick
from .rule_set import RefillFirst, RefillShort
from .unfinished_step import UnfinishedStep

Cards = tuple[Card, ...]


@cites(c.FILL_3)
def first_to_draw(table: Table, winner: Seat, last_actor: Seat) -> Seat:
    """Who begins: the winner of the trick, or literally who made the last decision (Q30)."""
    return winner if table.rules.refill_first is RefillFirst.WINNER else last_actor


@cites(c.FILL_1)
def need(table: Table, seat: Seat, trick: Trick | None) -> int:
    """How many cards fill a hand again to five. Within a trick the covered card may count (Q41)."""
    held = len(table.hands[seat])
    if trick is not None and table.rules.covered_card_is_hand_card and trick.covered(seat):
        held += 1
    return table.pack.hand_size - held


@cites(c.FILL_2)
def portions(pile: Cards, needs: tuple[int, ...], reading: RefillShort) -> tuple[Cards, ...]:
    """What each of the seats gets that draw in this order with these needs, from the top.

    Where the pile is too short for all, a reading settles it (Q31).
    """
    if sum(needs) <= len(pile):
        return _in_turn(pile, needs)
    match reading:
        case RefillShort.GREEDY:
            return _in_turn(pile, needs)
        case RefillShort.ALL_OR_NOTHING:
            return _in_turn((), needs)
        case RefillShort.WHOLE_NEED:
            drawn: list[Cards] = []
            for wanted in needs:
                size = wanted if wanted <= len(pile) else 0
                drawn.append(pile[:size])
                pile = pile[size:]
            return tuple(drawn)
        case RefillShort.ONE_BY_ONE:
            laps = range(max(needs))
            order = [i for lap in laps for i, wanted in enumerate(needs) if lap < wanted]
            dealt = tuple(zip(order, pile, strict=False))
            return tuple(tuple(card for i, card in dealt if i == j) for j in range(len(needs)))
    assert_never(reading)


def _in_turn(pile: Cards, needs: tuple[int, ...]) -> tuple[Cards, ...]:
    starts = [sum(needs[:i]) for i in range(len(needs))]
    return tuple(pile[at : at + size] for at, size in zip(starts, needs, strict=True))


@cites(c.FILL_1, c.FILL_3, c.FILL_4, c.FILL_6)
def refill(so_far: UnfinishedStep, first: Seat, trick: Trick | None = None) -> UnfinishedStep:
    """Bring hands back to five as far as the draw pile goes: `first` begins, then clockwise.

    `trick` is the one still going on, if any (Q13).
    """
    table = so_far.table
    order = clockwise(first, table.players)
    needs = tuple(need(table, seat, trick) for seat in order)
    if not table.pile or not any(needs):
        return so_far
    drawn = portions(table.pile, needs, table.rules.refill_short)
    draws = [
        (seat, cards, c.FILL_3 if seat == first else c.FILL_4)
        for seat, cards in zip(order, drawn, strict=True)
        if cards
    ]
    if not draws:
        return so_far.then(NobodyDraws(len(table.pile)))
    so_far = so_far.draws(*draws)
    return so_far if so_far.table.pile else so_far.then(PileEmpty())
