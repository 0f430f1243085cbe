"""Drawings of square boards that lie with a corner in front of each seat, and the stones on them.

Lines show such a board upright: the squares have the same names.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..scene_lines import spot_name
from ..scenes import Board, Spot, Symbol, Tile

HALF: Final = 22
"""Half of the diagonal of a square, in units of the drawing."""
STONE: Final = 30
"""The width of a stone."""
EDGE: Final = 14
"""The room for names on both sides of the board."""


def turned_symbol(board: Board) -> Symbol:
    """A turned board without its stones; its files and ranks are named along the lower edges."""
    size = board.size
    wide, high = 2 * (size * HALF + EDGE), 2 * size * HALF + EDGE // 2
    both = range(size)
    squares = {
        is_dark: "".join(
            _square(_middle((file, rank), board))
            for rank in both
            for file in both
            if ((file + rank) % 2 == 0) == is_dark
        )
        for is_dark in (True, False)
    }
    names = list[str]()
    for at in both:
        for spot, side, name in (((0, at), -1, str(at + 1)), ((at, 0), 1, spot_name((at, 0))[0])):
            x, y = _middle(spot, board)
            names.append(f'<text x="{x + side * (HALF // 2 + 9)}" y="{y + HALF - 1}">{name}</text>')
    body = (
        f'<rect width="{wide}" height="{high}" rx="10" fill="#cdb892"/>'
        f'<g fill="#f0dfb8">{squares[False]}</g><g fill="#a9764a">{squares[True]}</g>'
        f'<g font-size="14" text-anchor="middle" fill="#1d1a17">{"".join(names)}</g>'
    )
    return Symbol(box=(wide, high), width=wide, body=body)


def stones_drawn(board: Board) -> Iterator[tuple[Tile, str, int, int, int]]:
    """The stones of a turned board, each with the name of its square, its corner, and its width."""
    for spot, tile in board.stones:
        x, y = _middle(spot, board)
        yield tile, spot_name(spot), x - STONE // 2, y - STONE // 2, STONE


def _middle(spot: Spot, board: Board) -> tuple[int, int]:
    file, rank = spot
    last = board.size - 1
    return EDGE + HALF * (file - rank + last + 1), HALF * (2 * last - file - rank + 1)


def _square(middle: tuple[int, int]) -> str:
    x, y = middle
    return f'<path d="M{x} {y - HALF}l{HALF} {HALF}l-{HALF} {HALF}l-{HALF} -{HALF}Z"/>'
