"""Rows of legality tables that many games have: whose turn it is.

Each function makes a row from a clause of a game.
"""

from __future__ import annotations

from collections.abc import Callable

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.ruling import A, S
from daumen_rules.kernel.seats import NATURE, Mover
from daumen_rules.kernel.text import Fact, SeatTerm, Term, Text
from daumen_rules.kernel.values import remembered

_NOBODY = Term("-", Text("nobody: the game is over", "niemand: Das Spiel ist aus"))
_CHANCE = Term("nature", Text("chance", "der Zufall"))
_REFEREE = Term("referee", Text("the table", "der Tisch"))


def mover_term(mover: Mover) -> Fact:
    """A mover as a fact."""
    if isinstance(mover, int):
        return SeatTerm(mover)
    return _CHANCE if mover is NATURE else _REFEREE


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
