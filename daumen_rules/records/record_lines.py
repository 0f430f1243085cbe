"""The lines of a record: what each begins with, and the numbers, names and rows that it has."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile

from daumen_rules.contracts.record_extras import Cell, RecordRow
from daumen_rules.contracts.record_model import HEADER, KEYS, NOBODY, Key
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.lines import Tick, contents, no_tick
from daumen_rules.kernel.seats import seat_named
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.named_numbers import numbers_of
from daumen_rules.pieces.written_line import Line, Token, line_of

from .validation import LARGEST, headed


def key_of(line: Line) -> Key | None:
    """The key of a line that is not about a player, None for any other line."""
    return KEYS.get(line.head.text.lower()) if line.has_colon else None


def header_key(line: Line) -> Key | None:
    """The key of a line of the header, None for another line. Raises InputError for a line such as
    `rules foo: german`.
    """
    key = KEYS.get(line.first.text.lower())
    if key not in HEADER or not line.has_colon:
        return None
    check_alone(line)
    return key


def check_alone(line: Line) -> None:
    """Raises InputError where something stands between the first word and the colon."""
    if line.about.text:
        colon = Text(f"`:` after `{line.first.text}`", f"`:` nach `{line.first.text}`")
        raise line.error(line.about.text, colon, line.about)


def lines_of(text: str, tick: Tick = no_tick) -> Iterator[Line]:
    return (line_of(number, content) for number, content in contents(text, tick))


def heading_of(line: Line) -> str | None:
    """The game of a first line such as `daumen_drauf 1`, None for any other line."""
    words = line.head.text.split()
    return headed(words[0]) if not line.has_colon and 0 < len(words) < 3 else None


def names_a_game(text: str) -> bool:
    """Whether a text says in its header which game it is of."""
    lines = tuple(lines_of(text))
    header = takewhile(lambda line: key_of(line) in HEADER, lines)
    named = any(key_of(line) is Key.GAME for line in header)
    return named or (bool(lines) and heading_of(lines[0]) is not None)


def once(line: Line) -> InputError:
    word = line.head.text
    return line.error(word, Text(f"`{word}:` once", f"`{word}:` nur einmal"), line.head.column)


def is_mark(line: Line, words: frozenset[str]) -> bool:
    """Whether a line marks a trick, such as `trick 3`, or was meant to."""
    return not line.has_colon and line.first.text.lower() in words


def number_of(line: Line, words: Sequence[Token]) -> int:
    """The number that a line has alone."""
    text = " ".join(word.text for word in words)
    if not re.fullmatch(r"[0-9]{1,6}", text) or not 1 <= int(text) <= LARGEST:
        column = words[0].column if words else line.end
        raise line.error(text, Text("a whole number from 1", "eine ganze Zahl ab 1"), column)
    return int(text)


def row_of(line: Line) -> RecordRow:
    return RecordRow(
        cells=tuple(Cell(word.text, (line.number, word.column)) for word in line.words),
        key=Cell(line.first.text, (line.number, line.first.column)),
        start=(line.number, line.column),
        end=(line.number, line.end),
        trails=True,
    )


def read_winners(line: Line, names: Sequence[str]) -> tuple[int, ...]:
    if line.value == NOBODY:
        return ()
    seats: list[int] = []
    for part in line.parts():
        seat = seat_named(part.text, names)
        if seat is None or seat in seats:
            some = f"{', '.join(names)}"
            expected = Text(f"names out of {some}, or -", f"Namen aus {some}, oder -")
            raise line.error(part.text, expected, part.column)
        seats.append(seat)
    return tuple(sorted(seats))


def read_numbers(line: Line, names: Sequence[str]) -> tuple[int, ...]:
    count, first = len(names), names[0]
    expected = Text(
        f"{count} whole numbers, one a seat, or each with its name: `{first} 3, …`",
        f"{count} ganze Zahlen, je Platz, oder jede mit ihrem Namen: `{first} 3, …`",
    )
    return numbers_of(line, names, expected)
