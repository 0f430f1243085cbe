"""What the batch forms of board games of White and Black share: the end, and that no chance acts.

Importing the module needs numba.
"""

from __future__ import annotations

from typing import Any, Final

from daumen_rules.pieces.batch_kernels import Random, Row, compiled

GOES_ON: Final = -1
"""The result before the end. A seat is the result if it has won."""
DRAW: Final = 2


@compiled
def score_of(result: int, out: Row) -> None:
    """One point for the winner."""
    for seat in range(2):
        out[seat] = result == seat


@compiled
def no_chance(s: Row, p: Row, r: Random) -> None:
    """Nothing: no chance acts in these games."""


def nothing_drawn(before: Row, after: Row, p: Row) -> Any:
    """Never asked, since no chance acts. Raises TypeError."""
    raise TypeError("no chance acts in this game")
