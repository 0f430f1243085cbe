"""Reads a whole number for each seat: in the order of seats, or each with its name.

Whatever else a line may hold is read elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from daumen_rules.kernel.seats import seat_named
from daumen_rules.kernel.text import Text

from .written_line import Line

_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,12}")


def numbers_of(line: Line, names: Sequence[str], expected: Text) -> tuple[int, ...]:
    """The numbers of a line, by seat: `3 -3`, or `Anna 3, Ben -3`. Raises InputError."""
    said = [(part, part.text.rsplit(maxsplit=1)) for part in line.parts()]
    named = {seat_named(one[0].rstrip(":"), names): one[1] for _, one in said if len(one) == 2}
    if named.keys() == set(range(len(names))) and len(said) == len(names):
        for part, (_, number) in said:
            if not _is_number(number):
                raise line.error(number, expected, part.column + len(part.text) - len(number))
        return tuple(_number(named[seat]) for seat in range(len(names)))
    for word in line.words:
        if not _is_number(word.text):
            raise line.error(word.text, expected, word.column)
    if len(line.words) != len(names):
        raise line.error(line.value, expected)
    return tuple(_number(word.text) for word in line.words)


def _is_number(word: str) -> bool:
    return _NUMBER.fullmatch(word.replace("−", "-")) is not None


def _number(word: str) -> int:
    return int(word.replace("−", "-"))
