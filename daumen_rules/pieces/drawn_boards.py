"""Reads a board that is drawn in lines, as `scene_lines` draws it or with one sign for each place.

A row may begin with the number of its rank, and the names of the files may stand below the rows.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from daumen_rules.kernel.text import Text

from .scene_lines import empty_spots
from .scenes import Board, Spot, Stones

EMPTY: Final = " .·-–_|"
"""The signs of a place without a stone, and of the lines that join places."""
_RANK: Final = re.compile(r"\s*([0-9]+) ?")


class UndrawnError(ValueError):
    """The error of a row that cannot be read: its number and the character in it, both from 0."""

    def __init__(self, row: int, at: int, expected: Text) -> None:
        super().__init__(expected.en)
        self.row, self.at, self.expected = row, at, expected


def read_board(board: Board, signs: str, rows: Sequence[str]) -> Stones:
    """The stones on a drawn board, each one of `signs`. Raises UndrawnError."""
    size = board.size
    if rows and "".join(rows[-1].split()) == "abcdefghijklmnopqrstuvwxyz"[:size]:
        rows = rows[:-1]
    if len(rows) != size:
        what = Text(f"{size} rows of a board", f"{size} Reihen eines Bretts")
        raise UndrawnError(min(len(rows), size), 0, what)
    found: dict[Spot, str] = {}
    for number, row in enumerate(rows):
        found |= _row(board, signs, number, row)
    return found


def _row(board: Board, signs: str, number: int, row: str) -> Stones:
    size, rank = board.size, board.size - 1 - number
    head = _RANK.match(row)
    if head is not None and head[1] != str(rank + 1):
        raise UndrawnError(number, head.start(1), Text(f"row {rank + 1}", f"Reihe {rank + 1}"))
    start = 0 if head is None else head.end()
    said = row[start:].rstrip()
    if len(said.strip()) == size and " " not in said.strip():  # one sign for each place
        start += len(said) - size
        step, said = 1, said.strip()
    else:
        step = 2
    if len(said) > step * size:
        what = Text(f"{size} places in a row", f"{size} Felder in einer Reihe")
        raise UndrawnError(number, start + step * size, what)
    places, found = empty_spots(board), dict[Spot, str]()
    for at, sign in enumerate(said):
        if sign in EMPTY:
            continue
        spot = (at // step, rank)
        if at % step or (board.lines and spot not in places):
            what = Text("a stone on a place of the board", "ein Stein auf einem Feld des Bretts")
            raise UndrawnError(number, start + at, what)
        if sign not in signs:
            known = ", ".join(signs)
            what = Text(f"one of {known} or `.`", f"eins von {known} oder `.`")
            raise UndrawnError(number, start + at, what)
        found[spot] = sign
    return found
