"""Paths from strings, and the digits and letters on the cards as strokes of a pen.

Here live the smallest parts of a picture. No card is put together here, and no font is needed.
"""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Final

import svg

COMMANDS: Final[dict[str, tuple[type[svg.PathData], int]]] = {
    "M": (svg.MoveTo, 2),
    "L": (svg.LineTo, 2),
    "C": (svg.CubicBezier, 6),
    "Q": (svg.QuadraticBezier, 4),
    "Z": (svg.ClosePath, 0),
}

SIGNS: Final = {
    "1": "M 2 4.5 L 6 1 L 6 15",
    "2": "M 1 4.5 C 1 -0.3 9 -0.3 9 4.6 C 9 8 4 11 1 15 L 9.3 15",
    "3": "M 1.5 1 L 8.5 1 L 4.4 6.3 C 10.4 6 10.4 15 5 15 C 3 15 1.4 14 0.8 12.4",
    "4": "M 7 15 L 7 1 L 0.8 10.8 L 9.6 10.8",
    "5": "M 8.5 1 L 2.5 1 L 2 7 C 4 5 9.2 5.4 9.2 10 C 9.2 15.7 2.4 16.2 0.9 12.6",
    "6": "M 8.2 1.8 C 4.6 -0.2 1 3.6 1 9.6 C 1 17 9.2 16.8 9.2 10.6 C 9.2 5 2 5.2 1.2 9.8",
    "7": "M 1 1 L 9 1 L 4 15",
    "8": "M 5 7.2 C 0.8 7.2 0.8 1 5 1 C 9.2 1 9.2 7.2 5 7.2 C -0.2 7.2 -0.2 15 5 15 "
    "C 10.2 15 10.2 7.2 5 7.2 Z",
    "9": "M 1.8 14.2 C 5.4 16.2 9 12.4 9 6.4 C 9 -1 0.8 -0.8 0.8 5.4 C 0.8 11 8 10.8 8.8 6.2",
    "Y": "M 1 1 L 5 7.6 L 9 1 M 5 7.6 L 5 15",
    "G": "M 9 3.6 C 7 -0.4 1 -0.4 1 8 C 1 16.4 9.2 16.4 9.2 11.4 L 9.2 9 L 5.4 9",
    "B": "M 5 7.6 L 1.6 7.6 L 1.6 1 L 5 1 C 9.2 1 9.2 7.6 5 7.6 C 10.2 7.6 10.2 15 5 15 "
    "L 1.6 15 L 1.6 7.6",
    "?": "M 1 4.4 C 1 -0.4 9 -0.4 9 4.6 C 9 8 5 7.4 5 11 M 5 15 L 5 15.1",
}
"""Signs in a box 10 wide and 16 high."""


def path_data(line: str) -> list[svg.PathData]:
    """The parts of a path such as `M 0 0 L 5 5 Z`: a letter, then its numbers."""
    data: list[svg.PathData] = []
    for letter, numbers in re.findall(r"([A-Z])([^A-Z]*)", line):
        command, count = COMMANDS[letter]
        values = [_number(word) for word in numbers.split()]
        if len(values) != count:
            raise ValueError(f"{letter} takes {count} numbers: {line!r}")
        data.append(command(*values))
    return data


def _number(word: str) -> float | int:
    return float(word) if "." in word else int(word)


def shape(
    line: str,
    fill: str = "none",
    stroke: str | None = None,
    width: float | None = None,
    *,
    dashes: list[Decimal | float | int] | None = None,
) -> svg.Path:
    """A path, filled or drawn with a round pen of some width."""
    return svg.Path(
        d=path_data(line),
        fill=fill,
        stroke=stroke,
        stroke_width=width,
        stroke_linecap="round" if stroke and (dashes is None or dashes[0] == 0) else None,
        stroke_linejoin="round" if stroke else None,
        stroke_dasharray=dashes,
    )


def sign(character: str, x: float, y: float, height: float, colour: str) -> svg.Path:
    """A digit or a letter with its top left corner at x, y."""
    scale = height / 16
    return svg.Path(
        d=path_data(SIGNS[character]),
        fill="none",
        stroke=colour,
        stroke_width=2.6,
        stroke_linecap="round",
        stroke_linejoin="round",
        transform=[svg.Translate(x, y), svg.Scale(scale)],
    )
