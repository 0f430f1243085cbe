"""Square boards: squares with names, directions, rays.

The module knows geometry only. Pieces and their moves stand in the games.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Final, TypeAlias

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Term, Text

from .expected_error import ExpectedError
from .marks import Among
from .operands import Operand, lying

Direction: TypeAlias = tuple[int, int]
"""A step: the number of files, and of ranks."""
SIZE: Final = 8
ORTHOGONAL: Final[tuple[Direction, ...]] = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIAGONAL: Final[tuple[Direction, ...]] = ((-1, 1), (1, 1), (1, -1), (-1, -1))
EIGHT: Final = DIAGONAL + ORTHOGONAL


@frozen(order=True)
class Square:
    """A square: file and rank, both from 0. It is written `a1` to `h8`; a1 is dark."""

    file: Annotated[int, Among(range(8))]
    rank: Annotated[int, Among(range(8))]

    def __str__(self) -> str:
        letter = "abcdefgh"[self.file] if self.file in range(SIZE) else "?"
        return f"{letter}{self.rank + 1}"

    @classmethod
    def parse(cls, word: str) -> Square:
        """The square of a word such as `c3`. Raises ExpectedError."""
        if len(word) == 2 and word[0] in "abcdefgh" and word[1] in "12345678":
            return cls("abcdefgh".index(word[0]), int(word[1]) - 1)
        raise ExpectedError("a square such as c3", "ein Feld wie c3")

    @property
    def is_dark(self) -> bool:
        """Whether the square has the colour of a1."""
        return (self.file + self.rank) % 2 == 0

    @property
    def term(self) -> Term:
        """The square as a term."""
        return _term(self)

    def step(self, direction: Direction) -> Square | None:
        """The next square in a direction; None beyond the edge."""
        file, rank = self.file + direction[0], self.rank + direction[1]
        return Square(file, rank) if file in range(SIZE) and rank in range(SIZE) else None

    def ray(self, direction: Direction) -> Iterator[Square]:
        """The squares in a direction, the nearest first."""
        square = self.step(direction)
        while square is not None:
            yield square
            square = square.step(direction)

    def turned(self) -> Square:
        """The square after the board is turned by half a turn."""
        return Square(SIZE - 1 - self.file, SIZE - 1 - self.rank)


@cache
def _term(square: Square) -> Term:
    return Term(str(square), Text(str(square), str(square)))


SQUARES: Final = tuple(Square(file, rank) for rank in range(SIZE) for file in range(SIZE))
"""All squares, rank by rank from a1."""
SQUARE: Final = Operand(
    what=Text("a square such as c3", "ein Feld wie c3"),
    values=SQUARES,
    word=lambda square: square.term.words,
    examples=tuple(square for square in SQUARES if str(square) in ("c3", "d4")),
    touches=lying,
)
DARK: Final = tuple(square for square in SQUARES if square.is_dark)


def number(square: Square) -> int:
    """The number of a square in `SQUARES`, from 0 for a1 to 63 for h8."""
    return square.rank * SIZE + square.file


def rank(number: int) -> int:
    """The rank of a numbered square, from 0."""
    return number // SIZE


@cache
def rays(direction: Direction) -> tuple[tuple[int, ...], ...]:
    """For each square the squares in a direction, by their numbers, the nearest first."""
    return tuple(tuple(map(number, square.ray(direction))) for square in SQUARES)


def squares(words: str) -> tuple[Square, ...]:
    """The squares of a text such as `a1 c3`."""
    return tuple(map(Square.parse, words.split()))
