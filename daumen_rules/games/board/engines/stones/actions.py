"""Stones: the actions of the games.

The module says what can be done; where stones go is worked out in `reach`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from daumen_rules.kernel.caching import once
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.boards import SQUARES, Square, number
from daumen_rules.pieces.choices import Leave, Pass


@frozen(slots=False, repr=False)
class Move(Worded):
    """A stone goes from a square to another, by a step or by jumps: where it ends counts alone."""

    seat: Seat
    origin: Square
    target: Square

    @once
    def path(self) -> tuple[int, int]:
        """Both squares by their numbers."""
        return number(self.origin), number(self.target)

    def __str__(self) -> str:
        return f"{self.origin}-{self.target}"


@frozen(repr=False)
class Take(Worded):
    """A seat takes the stones that it has enclosed."""

    seat: Seat


Action: TypeAlias = Move | Take | Leave | Pass


@cache
def moves_from(seat: Seat, origin: int) -> Sequence[Move]:
    """The moves of a stone to each square, made once and kept: the same ones are tried often."""
    return [Move(seat, SQUARES[origin], target) for target in SQUARES]
