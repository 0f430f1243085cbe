"""The plan of the morris games: its points with their names, and its lines.

The module knows geometry alone; `state` and `family` know the stones and how they move. The manual
lacks the picture of the plan; this is the usual one with three squares.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Final, TypeAlias

from daumen_rules.kernel.caching import Member
from daumen_rules.kernel.text import Term, Text
from daumen_rules.pieces.expected_error import ExpectedError
from daumen_rules.pieces.operands import Operand, lying


class Point(Member):
    """The corners and crossings of the plan, each named by its file (a to g) and rank (1 to 7)."""

    A7, D7, G7 = "a7", "d7", "g7"
    B6, D6, F6 = "b6", "d6", "f6"
    C5, D5, E5 = "c5", "d5", "e5"
    A4, B4, C4, E4, F4, G4 = "a4", "b4", "c4", "e4", "f4", "g4"
    C3, D3, E3 = "c3", "d3", "e3"
    B2, D2, F2 = "b2", "d2", "f2"
    A1, D1, G1 = "a1", "d1", "g1"

    def __str__(self) -> str:
        return self.value

    def __lt__(self, other: Point) -> bool:
        return _PLACES[self] < _PLACES[other]

    @classmethod
    def parse(cls, word: str) -> Point:
        """The point of a word such as `d7`. Raises ExpectedError."""
        if word in _BY_WORD:
            return _BY_WORD[word]
        raise ExpectedError("a point such as a7 or d6", "ein Punkt wie a7 oder d6")

    @property
    def term(self) -> Term:
        """The point as a fact."""
        return _TERMS[self]


Points: TypeAlias = tuple[Point, ...]
"""Points in the order of `POINTS`."""
POINTS: Final = tuple(Point)
POINT: Final = Operand(
    what=Text("a point such as a7 or d6", "ein Punkt wie a7 oder d6"),
    values=POINTS,
    word=lambda point: point.term.words,
    examples=(Point.A7, Point.D7),
    touches=lying,
)
_TERMS: Final = {point: Term(str(point), Text(str(point), str(point))) for point in POINTS}
_BY_WORD: Final = {point.value: point for point in POINTS}


def points(words: str) -> Points:
    """The points of words such as `a7 d7` or `a7d7`, in order. Raises ExpectedError."""
    letters = words.replace(" ", "")
    named = {Point.parse(letters[at : at + 2]) for at in range(0, len(letters), 2)}
    return in_order(named)


def in_order(points: Iterable[Point]) -> Points:
    """Points in the order of the plan."""
    return tuple(sorted(points))


_PLACES: Final = {point: place for place, point in enumerate(POINTS)}
_SIDES: Final = (
    *("a7 d7 g7", "g7 g4 g1", "g1 d1 a1", "a1 a4 a7"),
    *("b6 d6 f6", "f6 f4 f2", "f2 d2 b2", "b2 b4 b6"),
    *("c5 d5 e5", "e5 e4 e3", "e3 d3 c3", "c3 c4 c5"),
)
_CONNECTING: Final = ("d7 d6 d5", "g4 f4 e4", "d1 d2 d3", "a4 b4 c4")
LINES: Final[tuple[Points, ...]] = tuple(
    tuple(map(Point.parse, line.split())) for line in (*_SIDES, *_CONNECTING)
)
"""The sides of the three squares and the four connecting lines, with three points each."""
LINES_OF: Final[Mapping[Point, tuple[Points, ...]]] = {
    point: tuple(line for line in LINES if point in line) for point in POINTS
}
"""The lines that a point lies on."""
_EDGES: Final = {edge for line in LINES for edge in pairwise(line)}
NEIGHBOURS: Final[Mapping[Point, Points]] = {
    point: tuple(other for other in POINTS if {(point, other), (other, point)} & _EDGES)
    for point in POINTS
}
"""For each point, the next points along its lines."""
