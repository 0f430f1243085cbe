"""Reads the board of a position: rows below the line `board:`, or on that line between slashes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.pieces.drawn_boards import UndrawnError, read_board, read_course
from daumen_rules.pieces.expected_error import ExpectedError
from daumen_rules.pieces.scenes import Board, Course
from daumen_rules.pieces.written_line import Line

from .misplaced import Misplaced


def board_in(game: AnyGame, state: Any, lines: Sequence[Line], line: Line) -> tuple[Any, int]:
    """A state with the stones that a line `board:` tells, and the number of the last line of rows.

    Raises Misplaced.
    """
    setup = game.scene.setup
    assert setup is not None
    scene = game.scene.of(game.view(state, SPECTATOR), SPECTATOR)
    board = next(part for part in scene.middle if isinstance(part, (Board, Course)))
    rows = [*_rows(lines, line)]
    try:
        drawn = [row for _, _, row in rows]
        if isinstance(board, Board):
            stones = read_board(board, setup.signs, drawn)
        else:
            stones = read_course(board, setup.signs, drawn)
    except UndrawnError as error:
        at, start, row = rows[min(error.row, len(rows) - 1)] if rows else (line, line.end - 1, "")
        character = error.at if error.row < len(rows) else len(row)
        word = row[character:].split()[:1]
        raise Misplaced(at, start + character + 1, "".join(word), error.expected) from None
    try:
        found = setup.put(state, stones)
    except ExpectedError as error:
        raise Misplaced(line, line.first.column, line.head.text, error.text) from None
    return found, max((at.number for at, _, _ in rows), default=line.number)


def _rows(lines: Sequence[Line], line: Line) -> Iterator[tuple[Line, int, str]]:
    """The rows of a board: each with its line, and the characters before it in that line."""
    if line.words:
        for found in re.finditer(r"[^/\n]+", line.content[line.value_from :]):
            yield line, line.value_from + found.start(), found.group()
        return
    below = (each for each in lines if each.number > line.number)
    for each in takewhile(lambda row: not row.has_colon, below):
        yield each, 0, each.content
