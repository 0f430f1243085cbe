"""The lines of a text record: their words, and where these stand.

Here lives what the reader knows of a line before it knows what it says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from attrs import frozen

from daumen_rules.games.daumen_drauf.notation.checks import Fault
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.text import Text

T = TypeVar("T")

GERMAN_WORDS: Final = {
    "regeln": "rules",
    "fassung": "version",
    "namen": "names",
    "partien": "games",
    "partie": "game",
    "beginnt": "starter",
    "karten": "deck",
    "stapel": "pile",
    "stich": "trick",
    "punkte": "score",
    "zeigt": "show",
    "passt": "pass",
    "pariert": "parry",
}
"""German words that are read as well as the English ones that are written."""

HEADER: Final = ("rules", "version", "names", "games")
SETUP: Final = ("starter", "deck", "hand", "pile")
ACTIONS: Final = ("show", "pass", "parry")
RESERVED: Final = frozenset((*HEADER, *SETUP, *ACTIONS, "game", "trick", "score", *GERMAN_WORDS))


@frozen
class Word:
    """A word of a line, with the column at which it begins."""

    text: str
    column: int


@frozen
class Line:
    """A line without its comment.

    `key` is its first word, in English if it is a word of the notation. In `key about: words` the
    words come after the colon, in `key words` after the key. `Anna: Y3p` is about Anna.
    """

    number: int
    start: int
    key: str
    about: Word
    has_colon: bool
    words: tuple[Word, ...]
    end: int

    @property
    def value(self) -> str:
        return " ".join(word.text for word in self.words)

    @property
    def column(self) -> int:
        """Where the value begins, or would."""
        return self.words[0].column if self.words else self.end

    def error(self, found: str | Text, expected: Text, column: int | None = None) -> InputError:
        """An error at a column of this line, or where its value begins."""
        return InputError(self.number, self.column if column is None else column, found, expected)

    def asked(self, check: Callable[[], T]) -> T:
        """What a check answers; its fault gets the place of the word that it is about."""
        try:
            return check()
        except Fault as fault:
            place = self.column if fault.item is None else self.words[fault.item].column
            raise InputError(self.number, place, fault.found, fault.expected) from None


def lines_of(text: str) -> Iterator[Line]:
    """The lines that say something. Comments begin with # at the start or after a blank."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    for number, raw in enumerate(text.split("\n"), start=1):
        content = re.sub(r"(^|\s)#.*", "", raw).rstrip()
        if content:
            yield _line(number, content)


def _line(number: int, content: str) -> Line:
    start = len(content) - len(content.lstrip()) + 1
    head, colon, _ = content.partition(":")
    first = (head.split() or [""])[0]
    key = GERMAN_WORDS.get(first.lower(), first.lower())
    key_end = start - 1 + len(first)
    about = head[key_end:] if key in RESERVED else head
    about_column = (key_end if key in RESERVED else 0) + len(about) - len(about.lstrip()) + 1
    value_from = len(head) + 1 if colon else key_end
    return Line(
        number=number,
        start=start,
        key=key,
        about=Word(about.strip() if colon else "", about_column),
        has_colon=bool(colon),
        words=tuple(
            Word(found.group(), found.start() + value_from + 1)
            for found in re.finditer(r"\S+", content[value_from:])
        ),
        end=len(content) + 1,
    )
