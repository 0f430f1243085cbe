"""A line that people write, such as `Anna: throw 3 5`: its words and their places.

Every notation has such lines and says what the words mean.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TypeVar

from daumen_rules.kernel.errors import Fault, InputError
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Text

T = TypeVar("T")


@frozen
class Token:
    """A word of a line, and the column at which it begins."""

    text: str
    column: int


@frozen
class Line:
    """A line without its comment: the words before the colon, and the words after it.

    A line without a colon has words before it only.
    """

    number: int
    content: str
    head: Token
    """The words before the colon, joined by single blanks."""
    has_colon: bool
    value_from: int
    """The number of characters before the value."""
    words: tuple[Token, ...]

    @property
    def first(self) -> Token:
        """The first word; the colon if there is no word before it."""
        text = self.head.text.partition(" ")[0]
        return Token(text, self.head.column) if text else Token(":", self.content.index(":") + 1)

    @property
    def about(self) -> Token:
        """The words between the first word and the colon, as in `hand Anna:`."""
        words = words_of(self.content[: self.value_from].removesuffix(":"), 0)[1:]
        if not self.has_colon or not words:
            return Token("", self.value_from if self.has_colon else self.end)
        return Token(" ".join(word.text for word in words), words[0].column)

    @property
    def after(self) -> tuple[Token, ...]:
        """The words after the first one, in a line without colon such as `trick 3`."""
        return words_of(self.content, 0)[1:]

    @property
    def value(self) -> str:
        """The words after the colon, joined by single blanks."""
        return " ".join(word.text for word in self.words)

    @property
    def end(self) -> int:
        """The column after the last character."""
        return len(self.content) + 1

    @property
    def column(self) -> int:
        """The column at which the value begins, or would begin."""
        return self.words[0].column if self.words else self.end

    def error(self, found: str | Text, expected: Text, at: Token | int | None = None) -> InputError:
        """An error at a word or column of this line, or at the beginning of its value."""
        column = at.column if isinstance(at, Token) else at
        return InputError(self.number, self.column if column is None else column, found, expected)

    def asked(self, check: Callable[[], T], at: Token | None = None) -> T:
        """Calls a check; a Fault that it raises gets a place, or the place of the word it is
        about.
        """
        try:
            return check()
        except Fault as fault:
            words = (*self.words, Token("", self.end))
            word = at if fault.item is None else words[fault.item]
            raise self.error(fault.found, fault.expected, word) from None

    def parts(self) -> Iterator[Token]:
        """The parts of the value between commas, each with its place."""
        at = self.value_from
        for part in self.content[at:].split(","):
            blanks = len(part) - len(part.lstrip())
            yield Token(" ".join(part.split()), at + blanks + 1)
            at += len(part) + 1


def line_of(number: int, content: str) -> Line:
    """The line of a text that is not blank."""
    head, colon, _ = content.partition(":")
    before = len(head) + len(colon)
    return Line(
        number=number,
        content=content,
        head=Token(" ".join(head.split()), len(head) - len(head.lstrip()) + 1),
        has_colon=bool(colon),
        value_from=before,
        words=words_of(content, before),
    )


def words_of(content: str, start: int) -> tuple[Token, ...]:
    """The words of a line after a number of characters."""
    found = re.finditer(r"\S+", content[start:])
    return tuple(Token(word.group(), word.start() + start + 1) for word in found)
