"""The lines of a situation: key, name, value, and where they stand.

It is what the reader knows of a line before it knows what it says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TypeVar

from attrs import frozen

from daumen_rules.games.daumen_drauf.court.situation.words import KEYS, in_english
from daumen_rules.kernel.errors import Fault, InputError
from daumen_rules.kernel.lines import Tick, contents, no_tick
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.lines import Word

T = TypeVar("T")


@frozen
class Line:
    """A line without its comment: `key about: words`. For `Anna: Y3p` the key is empty."""

    number: int
    first: Word
    key: str
    about: Word
    has_colon: bool
    words: tuple[Word, ...]
    end: int
    """The column after the last character."""
    text: str
    """All of it, with one blank between two words."""

    @property
    def value(self) -> str:
        """What the line says, with one blank between two words."""
        return " ".join(word.text for word in self.words)

    def error(self, found: str | Text, expected: Text, at: Word | int | None = None) -> InputError:
        """An error at a word or column, or where the value begins."""
        if at is None:
            at = self.words[0] if self.words else self.end
        return InputError(self.number, at if isinstance(at, int) else at.column, found, expected)

    def asked(self, check: Callable[[], T], at: Word | None = None) -> T:
        """What a check answers; its fault gets a place."""
        try:
            return check()
        except Fault as fault:
            raise self.error(fault.found, fault.expected, at) from None

    def parts(self) -> Iterator[Word]:
        """The parts of the value between commas, each where it begins."""
        part: list[Word] = []
        for word in self.words:
            pieces = word.text.split(",")
            at = word.column
            for i, piece in enumerate(pieces):
                if i:
                    yield _joined(part, at - 1)
                    part = []
                if piece:
                    part.append(Word(piece, at))
                at += len(piece) + 1
        yield _joined(part, self.end)


def _joined(words: list[Word], otherwise: int) -> Word:
    return Word(" ".join(w.text for w in words), words[0].column if words else otherwise)


def _words(text: str, offset: int) -> tuple[Word, ...]:
    found = re.finditer(r"\S+", text)
    return tuple(Word(word.group(), word.start() + offset + 1) for word in found)


def lines_of(text: str, tick: Tick = no_tick) -> Iterator[Line]:
    """The lines that say something."""
    for number, content in contents(text, tick):
        yield _line(number, content)


def _line(number: int, content: str) -> Line:
    head, colon, value = content.partition(":")
    heading = _words(head, 0) or (Word(colon, len(head) + 1),)
    first, rest = heading[0], heading[1:]
    end, text = len(content) + 1, " ".join(content.split())
    key = in_english(first.text)
    if key not in KEYS:
        key, rest = "", heading
    if not colon:
        return Line(number, first, key, _joined([], 1), False, rest, end, text)
    about = _joined(list(rest), len(head) + 1)
    words = _words(value, len(head) + 1)
    return Line(number, first, key, about, True, words, end, text)
