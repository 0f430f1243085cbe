"""Boards that are drawn as one symbol, with men at places that the drawing names.

The module brings courses and turned boards under one form; `courses` and `turned` draw them.
"""

from __future__ import annotations

from typing import TypeAlias

from daumen_rules.kernel.frozen import frozen

from ..scenes import Board, Course, Symbol, Tile
from .art import board_name
from .courses import course_name, course_symbol, men_drawn
from .turned import stones_drawn, turned_symbol

Man: TypeAlias = tuple[Tile, str, int, int, int]
"""A man, the name of its field, its corner, and its width."""


@frozen
class Laid:
    """A board without its men, by the name of its symbol, and the men."""

    name: str
    symbol: Symbol
    men: tuple[Man, ...]


def laid(board: Board | Course) -> Laid:
    """A course or a turned board as it is drawn."""
    if isinstance(board, Course):
        return Laid(course_name(board), course_symbol(board), tuple(men_drawn(board)))
    return Laid(board_name(board), turned_symbol(board), tuple(stones_drawn(board)))
