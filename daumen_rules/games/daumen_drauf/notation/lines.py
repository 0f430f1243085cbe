"""The lines of a text record: their words, and where these stand.

Here lives what the reader knows of a line before it knows what it says.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from attrs import frozen

from daumen_rules.kernel.lines import Tick, contents, no_tick
from daumen_rules.kernel.text import Text
from daumen_rules.pieces import lines
from daumen_rules.pieces.lines import Word, words_of

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
class Line(lines.Line):
    """A line of a record: `key` is its first word, in English and small letters.

    In `key about: words` the words come after the colon, in `key words` after the key. `Anna: Y3p`
    is about Anna.
    """

    first: Word
    """The first word as written."""
    key: str
    about: Word

    @property
    def start(self) -> int:
        """Where the line begins."""
        return self.first.column


def in_english(word: str) -> str:
    """A word of the notation in small letters, a German one in English."""
    return GERMAN_WORDS.get(word.lower(), word.lower())


def lines_of(text: str, tick: Tick = no_tick) -> Iterator[Line]:
    """The lines that say something. Raises InputError for a line such as `rules foo: german`."""
    for number, content in contents(text, tick):
        yield _line(number, content)


def _line(number: int, content: str) -> Line:
    plain = lines.line_of(number, content)
    head = words_of(content.partition(":")[0], 0)
    first = head[0] if head else Word(":", content.index(":") + 1)
    key = in_english(first.text)
    about = head[1:] if key in RESERVED else head
    place = about[0].column if about else len(content.partition(":")[0]) + 1
    value_from = plain.value_from if plain.has_colon else first.column - 1 + len(first.text)
    line = Line(
        number=number,
        content=content,
        head=plain.head,
        has_colon=plain.has_colon,
        value_from=value_from,
        words=words_of(content, value_from),
        first=first,
        key=key,
        about=Word(" ".join(word.text for word in about) if plain.has_colon else "", place),
    )
    if line.about.text and key in WITH_COLON:
        colon_there = Text(f"`:` after `{first.text}`", f"`:` nach `{first.text}`")
        raise line.error(line.about.text, colon_there, place)
    return line
