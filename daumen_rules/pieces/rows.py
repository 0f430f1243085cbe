"""Rows of legality tables that many games have: whose turn it is.

Each function makes a row from a clause of a game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar
from weakref import ref

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.seats import NATURE, Mover
from daumen_rules.kernel.step import A, S
from daumen_rules.kernel.text import Fact, SeatTerm, Term, Text

_NOBODY = Term("-", Text("nobody: the game is over", "niemand: Das Spiel ist aus"))
_CHANCE = Term("nature", Text("chance", "der Zufall"))
_REFEREE = Term("referee", Text("the table", "der Tisch"))


T = TypeVar("T")


def mover_term(mover: Mover) -> Fact:
    """A mover as a fact."""
    if isinstance(mover, int):
        return SeatTerm(mover)
    return _CHANCE if mover is NATURE else _REFEREE


def remembered(ask: Callable[[S], T]) -> Callable[[S], T]:
    """A question that remembers its answer for the value last asked about, as long as there is it.

    For what is asked of one state about one action after the other. The value itself is not kept.
    """
    last: tuple[ref[S], T] | None = None

    @wraps(ask)
    def answer(value: S) -> T:
        nonlocal last
        held = last
        if held is None or held[0]() is not value:
            held = last = ref(value), ask(value)
        return held[1]

    return answer


def in_turn(
    clause: Clause, movers: Callable[[S], tuple[Mover, ...]], actor: Callable[[A], Mover]
) -> Row[S, A]:
    """Only who is on turn may act; after the end nobody."""
    on_turn = remembered(movers)

    @row(
        clause,
        "{actor} acts; on turn is {turn}.",
        "{actor} handelt; an der Reihe ist {turn}.",
    )
    def out_of_turn(state: S, action: A) -> Facts | None:
        may = on_turn(state)
        if actor(action) in may:
            return None
        turn = mover_term(may[0]) if may else _NOBODY
        return {"actor": mover_term(actor(action)), "turn": turn}

    return out_of_turn
