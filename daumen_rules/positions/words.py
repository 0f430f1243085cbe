"""The shapes of values that are one word: numbers, cards, squares, seats, members of enums."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, Final, Protocol

from daumen_rules.kernel.canonical import Form
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat, seat_letter
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.expected_error import ExpectedError
from daumen_rules.pieces.operands import Operand, either

from .cursor import Cursor, Unreadable

NOTHING: Final = "-"
GAP: Final = "?"
_CODE: Final = re.compile(r"[^\s()?\"]+")
_WORD: Final = re.compile(r"[^\s(),?\"]+")
_QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*"')
_WHOLE: Final = re.compile(r"[+−-]?[0-9]{1,18}")
_BROKEN: Final = re.compile(r"[+−-]?[0-9]{1,18}(?:/[1-9][0-9]{0,17})?")


class Hole:
    """An unknown value of a shape. Each hole is equal to itself alone."""

    __slots__ = ("shape",)

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def __repr__(self) -> str:
        return GAP


class Shape(Protocol):
    """The form in which values of a type are written and read."""

    def write(self, value: Any, language: Language, names: Sequence[str]) -> str:
        """A value as one word, or in parentheses."""
        ...

    def read(self, cursor: Cursor) -> Any:
        """The next value in the text. Raises Unreadable."""
        ...


@frozen(eq=False)
class Plain:
    """A value that is one word, such as a number."""

    what: Text
    pattern: re.Pattern[str]
    made: Callable[[str], Any]
    written: Callable[[Any], str] = str

    def write(self, value: Any, language: Language, names: Sequence[str]) -> str:
        return self.written(value)

    def read(self, cursor: Cursor) -> Any:
        word = cursor.matched(self.pattern)
        if word is None:
            raise cursor.expected(self.what)
        return self.made(word)


def _text(value: str) -> str:
    plain = _WORD.fullmatch(value) and not _BROKEN.fullmatch(value) and value != NOTHING
    return value if plain else json.dumps(value, ensure_ascii=False)


def _minus(word: str) -> str:
    return word.replace("−", "-")


WHOLE: Final = Plain(
    Text("a whole number", "eine ganze Zahl"), _WHOLE, lambda word: int(_minus(word))
)
BROKEN: Final = Plain(
    Text("a number such as 3 or 20/3", "eine Zahl wie 3 oder 20/3"),
    _BROKEN,
    lambda word: Fraction(_minus(word)),
)
_A_WORD: Final = Text("a word", "eine Angabe")
WORDS: Final = Plain(
    _A_WORD,
    re.compile(rf"{_QUOTED.pattern}|{_WORD.pattern}"),
    lambda word: json.loads(word) if word.startswith('"') else word,
    _text,
)


@frozen(eq=False)
class Named:
    """One of some values, each with its word, such as the members of an enum."""

    words: tuple[tuple[Any, Text], ...]

    def write(self, value: Any, language: Language, names: Sequence[str]) -> str:
        said = next(word for each, word in self.words if each is value or each == value)
        return said[language]

    def read(self, cursor: Cursor) -> Any:
        for value, word in self.words:
            if cursor.take(word.en) or cursor.take(word.de):
                return value
        en, de = zip(*((f"`{word.en}`", f"`{word.de}`") for _, word in self.words), strict=True)
        raise cursor.expected(Text(either(en, "en"), either(de, "de")))


FACE: Final = Plain(
    Text("what a die shows, 1 to 6", "die Augen eines Würfels, 1 bis 6"),
    re.compile("[1-6]"),
    int,
    lambda face: str(face or GAP),
)
"""The face of a die; 0 where the viewer of a state does not see the die."""
TRUTH: Final = Named(((True, Text("yes", "ja")), (False, Text("no", "nein"))))


@frozen(eq=False)
class Sitting:
    """A seat: the name of its player, or its letter."""

    def write(self, value: Any, language: Language, names: Sequence[str]) -> str:
        seat: Seat = value
        return names[seat] if seat < len(names) else seat_letter(seat)

    def read(self, cursor: Cursor) -> Any:
        seat = cursor.seat()
        if seat is None:
            some = ", ".join(cursor.names)
            raise cursor.expected(Text(f"one of {some}", f"einer von {some}"))
        return seat


@frozen(eq=False)
class Worded:
    """A value that is written as in an action, such as a card or a square."""

    kind: Any
    operand: Operand[Any]

    def write(self, value: Any, language: Language, names: Sequence[str]) -> str:
        return self.operand.write(value, language)

    def read(self, cursor: Cursor) -> Any:
        found = cursor.operand(self.operand)
        if found is None:
            raise cursor.expected(self.operand.what)
        return found[0]


@frozen(eq=False)
class Coded:
    """A value that is written by its code in saved games, such as a position on a board."""

    kind: Any
    form: Form

    def write(self, value: Any, language: Language, names: Sequence[str]) -> str:
        code: str = self.form.write(value)
        return f"({code})" if " " in code or "," in code else code

    def write_open(self, value: Any, language: Language, names: Sequence[str]) -> str:
        """A value alone on its line: without parentheses."""
        said = self.write(value, language, names)
        return said if " " in said else said.strip("()")

    def read(self, cursor: Cursor) -> Any:
        start = cursor.at
        within = cursor.take("(")
        word = cursor.rest() if within else cursor.matched(_CODE)
        try:
            if word is None or (within and not cursor.take(")")):
                raise ValueError
            return self.form.read(word)
        except ExpectedError as error:
            raise Unreadable(start, error.text) from None
        except (ValueError, LookupError):
            raise Unreadable(start, _A_WORD) from None
