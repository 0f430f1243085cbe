"""Who may act, and which actions are worth asking about.

The module makes the lists that the rows sift. They may name too many actions, never too few.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.seats import NATURE, Mover, Seat, clockwise

from .. import clauses as c
from ..model import Action, Finished, Parry, Pass, Playing, Show, State, Table, Trick, Undealt
from ..rule_set import ParryTiming


def movers(state: State) -> tuple[Mover, ...]:
    """Who may act now: the seat on turn, and where parrying is free also who may interrupt it.

    Who holds a twin is hidden; so every seat with cards counts as one that may parry.
    """
    match state:
        case Undealt():
            return (NATURE,)
        case Finished():
            return ()
        case Playing(table=table, trick=trick):
            return (trick.turn, *_interrupters(table, trick))


@cites(c.PARRY_2)
def _interrupters(table: Table, trick: Trick) -> tuple[Seat, ...]:
    if table.rules.parry_timing is ParryTiming.OWN_TURN or trick.highest is None:
        return ()
    return tuple(
        seat
        for seat in clockwise(trick.turn, table.players)
        if seat != trick.turn
        and table.hands[seat]
        and (seat != trick.highest.seat or table.rules.self_parry)
    )


@cites(c.PARRY_3)
def candidates(state: State) -> Iterator[Action]:
    """The seat on turn may show each of its cards, in card order, pass, or parry with a twin; then
    other seats may parry with one.
    """
    if isinstance(state, Undealt | Finished):
        return
    table, trick = state.table, state.trick
    for card in table.hands[trick.turn]:
        yield _show(trick.turn, card)
    yield _pass(trick.turn)
    if trick.highest is not None:
        twin = trick.highest.card.twin
        for seat in (trick.turn, *_interrupters(table, trick)):
            if twin in table.hands[seat]:
                yield Parry(seat, twin)


# An action is made once: the same are tried over and over.
_show: Final = cache(Show)
_pass: Final = cache(Pass)
