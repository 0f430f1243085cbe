"""Reads a board that is drawn in lines, as `scene_lines` draws it or with one sign for each place.

A row of a board may begin with the number of its rank, and the names of the files may stand below
the rows. On a course the men stand right before the name of their field.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from daumen_rules.kernel.text import Text

from .scene_lines import empty_spots
from .scenes import Board, Course, Ground, Spot, Stones

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
    _check_number(rows, size)
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


def read_course(course: Course, signs: str, rows: Sequence[str]) -> Stones:
    """The men on a drawn course: for each field that has any, all their signs in a row.

    Raises UndrawnError.
    """
    ranks = course.size[1]
    _check_number(rows, ranks)
    found: dict[Spot, str] = {}
    for number, row in enumerate(rows):
        rank = ranks - 1 - number
        fields = sorted((one for one in course.fields if one.spot[1] == rank), key=_file)
        at = 0
        for field in fields:
            men = re.compile(rf" *([{signs}]*){re.escape(field.name)}(?= |$)").match(row, at)
            if men is None:
                known = ", ".join(signs)
                raise _not_there(
                    *(number, row, at),
                    f"field {field.name}, with men ({known}) right before it",
                    f"Feld {field.name}, mit Figuren ({known}) gleich davor",
                )
            at = men.end()
            found |= {field.spot: men[1]} if men[1] else {}
        if row[at:].strip():
            raise _not_there(number, row, at, "the end of the row", "das Ende der Reihe")
    return found


def _check_number(rows: Sequence[str], number: int) -> None:
    """Raises UndrawnError unless there are so many rows."""
    if len(rows) != number:
        what = Text(f"{number} rows of a board", f"{number} Reihen eines Bretts")
        raise UndrawnError(min(len(rows), number), 0, what)


def _not_there(number: int, row: str, at: int, en: str, de: str) -> UndrawnError:
    """The error of what stands in a row from a character on, after blanks."""
    return UndrawnError(number, len(row) - len(row[at:].lstrip()), Text(en, de))


def _file(field: Ground) -> int:
    return field.spot[0]
