"""Stones: the squares on which stones stand, and positions in words.

Inside the engine a square is its number in `SQUARES`. States have squares in order, file by file.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Final, TypeAlias

from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.boards import DARK, SQUARES, Square, number

Squares: TypeAlias = tuple[Square, ...]
_NAMES: Final = tuple(map(str, SQUARES))
BY_FILE: Final = attrgetter("file", "rank")
"""The key of the order of squares in states."""


def in_order(squares: Iterable[Square]) -> Squares:
    """Squares in their order: file by file."""
    return tuple(sorted(squares, key=BY_FILE))


TWELVE: Final = (
    tuple(square for square in DARK if square.rank < 3),
    tuple(square for square in DARK if square.rank > 4),
)
"""The squares of each seat in the usual set-up of draughts."""


def written(turn: Seat, stones: Iterable[Iterable[int]]) -> str:
    """A position in words: `0:a1c1:b8d8`."""
    return ":".join([str(turn), *["".join([_NAMES[at] for at in own]) for own in stones]])


def read(text: str) -> tuple[Seat, list[Squares]]:
    """The seat on turn and the stones of a position in words. Raises ValueError."""
    turn, white, black = text.split(":")
    sides = [[own[at : at + 2] for at in range(0, len(own), 2)] for own in (white, black)]
    return int(turn), [in_order(map(Square.parse, own)) for own in sides]


def is_written(text: str) -> bool:
    """Whether a text is a position in words."""
    try:
        turn, stones = read(text)
    except ValueError:
        return False
    return text == written(turn, [map(number, own) for own in stones])
