"""Draughts: how a game begins.

The module has the set-up of Dame, and `facing` for games with another one.
"""

from __future__ import annotations

from collections.abc import Iterable

from daumen_rules.kernel.clause import cites
from daumen_rules.pieces.boards import DARK, Square

from .board import EMPTY, MEN, WHITE, Position, number, put, turned
from .clauses import SETUP


def facing(squares: Iterable[Square]) -> Position:
    """A position with White's men on `squares`, and Black's on the same squares from his side."""
    board = EMPTY
    for square in squares:
        board = put(board, number(square), MEN[WHITE])
    both = zip(board, turned(board), strict=True)
    return Position(tuple(white or black for white, black in both), WHITE)


@cites(SETUP)
def twelve() -> Position:
    """Twelve men a side on the dark squares of three rows; a1, at White's left, is dark."""
    return facing(square for square in DARK if square.rank < 3)
