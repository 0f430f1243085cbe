"""Errors about bad input: the place, the text found, the text expected. Also the error for a page
that cannot be made.

An illegal action is no error: `step` answers `Refused`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from .frozen import frozen
from .text import Language, Text, shortened

T = TypeVar("T")


class InputError(ValueError):
    """A text that cannot be read. `line` and `column` count from 1; `found` is quoted from the
    text.
    """

    def __init__(self, line: int, column: int, found: str | Text, expected: Text) -> None:
        self.line = line
        self.column = column
        self.found = found if isinstance(found, Text) else _quoted(found)
        self.expected = expected
        self.file = ""
        super().__init__(self.say("en"))

    def in_file(self, file: str) -> InputError:
        """The same error with the name of the file."""
        self.file = file
        return self

    def say(self, language: Language) -> str:
        """One line: `file:line:column: found …; expected …`."""
        place = f"{self.file or '-'}:{self.line}:{self.column}"
        if language == "de":
            return f"{place}: gefunden {self.found.de}; erwartet {self.expected.de}"
        return f"{place}: found {self.found.en}; expected {self.expected.en}"


@frozen
class Fault(Exception):
    """An unexpected value whose place only the reader of the text knows. `item` is the number of
    the wrong word, where there are several.
    """

    found: str | Text
    expected: Text
    item: int | None = None


def read_as_said(read: Callable[[str], T], said: str, in_signs: Callable[[str], str]) -> T:
    """Reads words; where that fails, reads them again after `in_signs` has translated spoken words
    to signs. Raises Fault about the words as they were typed.
    """
    try:
        return read(said)
    except Fault as fault:
        signs = in_signs(said)
        try:
            return read(signs)
        except Fault:
            raise fault from None


class PageError(Exception):
    """A page that cannot be made; its arguments say why in English and in German."""


def _quoted(found: str) -> Text:
    if not found:
        return Text("the end of the line", "das Ende der Zeile")
    shown = shortened(found)
    return Text(repr(shown), repr(shown))
