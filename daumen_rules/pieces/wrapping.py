"""Breaks text into lines of a width in columns: between words, but not between a thing and the
brackets after it, and not within what may be typed, which stands in backticks.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

LONGEST: Final = 24
"""The longest text in brackets or backticks that stays on one line, in columns."""
_GLUE: Final = "\ue000"
"""A blank at which no line is broken."""
_BEFORE: Final = re.compile(r"(?<=\S) (?=[(\[])")
_WITHIN: Final = re.compile(r"\([^()]*\)|\[[^\[\]]*\]|`[^`]*`")


def width_of(text: str) -> int:
    """The width of a text in columns: wide characters take two."""
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1
        for sign in text
    )


def cut(text: str, room: int) -> str:
    """A text cut to a number of columns."""
    if width_of(text) <= room:
        return text
    while width_of(text) > room - 1:
        text = text[:-1]
    return text.rstrip() + "…"


def wrapped(text: str, width: int, first: str = "", rest: str = "") -> str:
    """A text in lines of a width: one beginning for the first line, another for the rest."""
    words = " ".join(text.split("\n"))
    spans = (words[start:end] for start, end in breaks(words, width, len(first), len(rest)))
    return "\n".join(f"{rest if at else first}{part}" for at, part in enumerate(spans))


def breaks(text: str, width: int, first: int = 0, rest: int = 0) -> Iterator[tuple[int, int]]:
    """Where each line of a text begins and ends. `first` and `rest` are the columns that the first
    line and the others leave empty.
    """
    start = end = 0
    room = width - first
    for word in re.finditer(r"[^ ]+", _glued(text)):
        if end and width_of(text[start : word.end()]) > room:
            yield start, end
            start, room = word.start(), width - rest
        end = word.end()
    yield start, end


def _glued(text: str) -> str:
    """A text with signs in place of the blanks that stay within a line."""
    kept = _WITHIN.sub(
        lambda found: found[0].replace(" ", _GLUE) if width_of(found[0]) <= LONGEST else found[0],
        text,
    )
    return _BEFORE.sub(_GLUE, kept)
