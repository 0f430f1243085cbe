"""Draughts: how a game begins.

This is the set-up of Dame, for the games that have none of their own.
"""

from __future__ import annotations

from collections.abc import Iterable

from daumen_rules.kernel.clause import cites
from daumen_rules.pieces.boards import DARK, Square

from .board import EMPTY, MEN, WHITE, Position, number, put, turned
from .clauses import SETUP


def facing(squares: Iterable[Square]) -> Position:
    """White's men on some squares, and Black's where they lie from his side."""
    board = EMPTY
    for square in squares:
        board = put(board, number(square), MEN[WHITE])
    both = zip(board, turned(board), strict=True)
    return Position(tuple(white or black for white, black in both), WHITE)


@cites(SETUP)
def twelve() -> Position:
    """Men on the dark squares of three rows; a1, in the corner at White's left, is dark."""
    return facing(square for square in DARK if square.rank < 3)
