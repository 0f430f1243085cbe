"""Draughts: how a game begins, and who wins it.

The module has the set-up and the goal of Dame, and `facing` for games with another set-up.
"""

from __future__ import annotations

from collections.abc import Iterable

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.boards import DARK, Square

from ..two_sides import WHITE
from .board import EMPTY, MEN, Position, number, put, turned
from .clauses import BARE, SETUP, STUCK


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


@cites(BARE)
def bare_loses(seat: Seat) -> Seat:
    """The winner when `seat` has no stones left: its opponent."""
    return 1 - seat


@cites(STUCK)
def stuck_loses(seat: Seat) -> Seat:
    """The winner when `seat` is on turn and can move no stone: its opponent."""
    return 1 - seat
