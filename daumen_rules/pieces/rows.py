"""Rows of legality tables that many games share: whose turn it is.

Each function makes a row for a clause of a game.
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
    """A mover as a term."""
    if isinstance(mover, int):
        return SeatTerm(mover)
    return _CHANCE if mover is NATURE else _REFEREE


def remembered(ask: Callable[[S], T]) -> Callable[[S], T]:
    """A function that keeps its last answer while the value asked about exists.

    It serves functions of a state that are called for one action after another. It does not keep
    the state alive.
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
    clause: Clause,
    movers: Callable[[S], tuple[Mover, ...]],
    actor: Callable[[A], Mover],
    holds: Callable[[S], bool] = lambda _: True,
) -> Row[S, A]:
    """The row that refuses actions of movers who are not on turn, and all actions after the end.
    `holds` says in which states the clause is the one that tells whose turn it is.
    """
    on_turn = remembered(movers)

    @row(
        clause,
        "{actor} acts; on turn is {turn}.",
        "{actor} handelt; an der Reihe ist {turn}.",
    )
    def out_of_turn(state: S, action: A) -> Facts | None:
        may = on_turn(state)
        if actor(action) in may or not holds(state):
            return None
        turn = mover_term(may[0]) if may else _NOBODY
        return {"actor": mover_term(actor(action)), "turn": turn}

    return out_of_turn
