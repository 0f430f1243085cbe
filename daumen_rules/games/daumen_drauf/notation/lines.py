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
from daumen_rules.kernel.lines import Tick, contents, no_tick
from daumen_rules.kernel.text import Text

T = TypeVar("T")

GERMAN_WORDS: Final = {
    "regeln": "rules",
    "fassung": "version",
    "namen": "names",
    "partien": "games",
    "blatt": "pack",
    "partie": "game",
    "beginnt": "starter",
    "karten": "deck",
    "stapel": "pile",
    "stich": "trick",
    "punkte": "score",
    "zeigt": "show",
    "passt": "pass",
    "pariert": "parry",
    "passen": "pass",
    "passe": "pass",
    "passes": "pass",
    "shows": "show",
    "parries": "parry",
}
"""German words, and other forms of the English ones, that are read as well as those written."""

HEADER: Final = ("rules", "version", "names", "games", "pack")
SETUP: Final = ("starter", "deck", "hand", "pile")
ACTIONS: Final = ("show", "pass", "parry")
WITH_COLON: Final = frozenset((*HEADER, "starter", "deck", "pile", "score"))
RESERVED: Final = frozenset((*HEADER, *SETUP, *ACTIONS, "game", "trick", "score", *GERMAN_WORDS))


@frozen
class Word:
    """A word of a line, with the column at which it begins."""

    text: str
    column: int


@frozen
class Line:
    """A line without its comment.

    `key` is its first word, in English and small letters. In `key about: words` the words come
    after the colon, in `key words` after the key. `Anna: Y3p` is about Anna.
    """

    number: int
    content: str
    first: Word
    """The first word as written."""
    key: str
    about: Word
    has_colon: bool
    value_from: int
    words: tuple[Word, ...]

    @property
    def value(self) -> str:
        """What the line says, with one blank between two words."""
        return " ".join(word.text for word in self.words)

    @property
    def start(self) -> int:
        """Where the line begins."""
        return self.first.column

    @property
    def end(self) -> int:
        """The column after the last character."""
        return len(self.content) + 1

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

    def parts(self) -> Iterator[Word]:
        """The parts of the value between commas, each where it begins, or would."""
        at = self.value_from
        for part in self.content[at:].split(","):
            blanks = len(part) - len(part.lstrip())
            yield Word(" ".join(part.split()), at + blanks + 1)
            at += len(part) + 1


def in_english(word: str) -> str:
    """A word of the notation in small letters, a German one in English."""
    return GERMAN_WORDS.get(word.lower(), word.lower())


def lines_of(text: str, tick: Tick = no_tick) -> Iterator[Line]:
    """The lines that say something. Raises InputError for a line such as `rules foo: german`."""
    for number, content in contents(text, tick):
        yield _line(number, content)


def _line(number: int, content: str) -> Line:
    head, colon, _ = content.partition(":")
    words = [Word(found.group(), found.start() + 1) for found in re.finditer(r"\S+", head)]
    first = words[0] if words else Word(colon, len(head) + 1)
    key = in_english(first.text)
    about = words[1:] if key in RESERVED else words
    place = about[0].column if about else len(head) + 1
    value_from = len(head) + 1 if colon else first.column - 1 + len(first.text)
    line = Line(
        number=number,
        content=content,
        first=first,
        key=key,
        about=Word(" ".join(word.text for word in about) if colon else "", place),
        has_colon=bool(colon),
        value_from=value_from,
        words=tuple(
            Word(found.group(), found.start() + value_from + 1)
            for found in re.finditer(r"\S+", content[value_from:])
        ),
    )
    if line.about.text and key in WITH_COLON:
        colon_there = Text(f"`:` after `{first.text}`", f"`:` nach `{first.text}`")
        raise line.error(line.about.text, colon_there, place)
    return line
