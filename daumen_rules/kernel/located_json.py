"""JSON values with their places in the text, for error messages.

The standard library parses the JSON itself.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, NoReturn, TypeVar

from attrs import field

from .errors import Fault, InputError
from .frozen import frozen
from .lines import Tick, no_tick
from .text import Text

T = TypeVar("T")

DEPTH: Final = 50
"""How deep lists and objects may be nested."""
LARGEST: Final = 999_999

_TOKEN = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[{}\[\],:]|[^\s{}\[\],:"]+', re.DOTALL)
_CONSTANTS = ("NaN", "Infinity", "-Infinity")
_KINDS = {
    dict: Text("an object", "ein Objekt"),
    list: Text("a list", "eine Liste"),
    str: Text("a text", "ein Text"),
    bool: Text("true or false", "true oder false"),
    int: Text("a whole number", "eine ganze Zahl"),
    float: Text("a number with a fraction", "eine Kommazahl"),
    type(None): Text("null", "null"),
}


@frozen
class _Source:
    """A text, and the offsets at which its lines begin."""

    text: str
    lines: tuple[int, ...]
    tick: Tick

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset, from 1."""
        line = bisect_right(self.lines, offset)
        return line, offset - self.lines[line - 1] + 1

    def error(self, offset: int, found: str | Text, expected: Text) -> InputError:
        """The error that one thing was found at an offset and another was expected."""
        return InputError(*self.place(offset), found, expected)


@frozen
class Node:
    """A JSON value, and the offset at which it begins."""

    source: _Source = field(repr=False)
    value: Any
    offset: int

    @property
    def line(self) -> int:
        """The line of the value, from 1."""
        return self.source.place(self.offset)[0]

    @property
    def column(self) -> int:
        """The column of the value, from 1."""
        return self.source.place(self.offset)[1]

    def wrong(self, expected: Text, found: str | Text | None = None) -> NoReturn:
        """Raises InputError at this value."""
        raise self.source.error(self.offset, found or self._found(), expected)

    def asked(self, check: Callable[[], T]) -> T:
        """Calls a check on the value; a Fault that it raises gets the place of the value."""
        try:
            return check()
        except Fault as fault:
            place = self if fault.item is None else self.items()[fault.item]
            found = fault.found or Text('""', '""')
            raise InputError(place.line, place.column, found, fault.expected) from None

    def _found(self) -> str | Text:
        if type(self.value) in (dict, list):
            return _KINDS[type(self.value)]
        if isinstance(self.value, str):
            return self.value or Text('""', '""')
        written = _TOKEN.match(self.source.text, self.offset)
        return written.group() if written else ""

    def _of_type(self, kind: type) -> Any:
        self.source.tick()
        if type(self.value) is not kind:
            self.wrong(_KINDS[kind])
        return self.value

    def string(self) -> str:
        """The value, which must be a string."""
        found: str = self._of_type(str)
        return found

    def integer(self, minimum: int = -LARGEST, maximum: int = LARGEST) -> int:
        """The value, which must be a whole number between two bounds."""
        found: int = self._of_type(int)
        if not minimum <= found <= maximum:
            self.wrong(
                Text(
                    f"a whole number from {minimum} to {maximum}",
                    f"eine ganze Zahl von {minimum} bis {maximum}",
                )
            )
        return found

    def items(self) -> tuple[Node, ...]:
        """The values of this list."""
        found: list[Any] = self._of_type(list)
        places = _items(self.source.text, self.offset)
        return tuple(Node(self.source, v, at) for v, at in zip(found, places, strict=True))

    def keys(self) -> Sequence[str]:
        """The keys of this object."""
        found: dict[str, Any] = self._of_type(dict)
        return tuple(found)

    def optional(self, key: str) -> Node | None:
        """The value under a key of this object; None if the key is missing."""
        found: dict[str, Any] = self._of_type(dict)
        if key not in found:
            return None
        return Node(self.source, found[key], self._members()[key][1])

    def member(self, key: str) -> Node:
        """The value under a key of this object, which must be there."""
        found = self.optional(key)
        if found is None:
            missing = Text(f'an object without "{key}"', f'ein Objekt ohne "{key}"')
            self.wrong(Text(f'the key "{key}"', f'der Schlüssel "{key}"'), missing)
        return found

    def only(self, *keys: str) -> None:
        """Raises InputError at the first key of this object that is not allowed."""
        for key in self.keys():
            if key not in keys:
                known = ", ".join(keys)
                raise self.source.error(
                    self._members()[key][0],
                    key,
                    Text(f"only the keys {known}", f"nur die Schlüssel {known}"),
                )

    def _members(self) -> Mapping[str, tuple[int, int]]:
        return {key: (at, value) for key, at, value in _members(self.source.text, self.offset)}


# Reading


class _DoubleKeyError(ValueError):
    pass


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    unique = dict(pairs)
    if len(unique) < len(pairs):
        raise _DoubleKeyError
    return unique


class _ConstantError(ValueError):
    pass


def _constant(name: str) -> NoReturn:
    raise _ConstantError(name)


def _integer(digits: str) -> int:
    """The number; for a number with very many digits only whether it is too large or too small."""
    return int(digits[:20])


def parse(text: str, tick: Tick = no_tick) -> Node:
    """The value of a JSON text. Raises InputError for a text that is not JSON, and for a repeated
    key. Every access to a value calls `tick`.
    """
    text = text.removeprefix("\ufeff")
    source = _Source(text, (0, *(found.end() for found in re.finditer(r"\r\n?|\n", text))), tick)
    _check_depth(source)
    try:
        value = json.loads(
            text, object_pairs_hook=_unique, parse_constant=_constant, parse_int=_integer
        )
    except json.JSONDecodeError as error:
        found: str | Text = text[error.pos : error.pos + 12].split("\n")[0]
        if error.pos >= len(text.rstrip()):
            found = Text("the end of the file", "das Ende der Datei")
        expected = Text(f"JSON ({error.msg})", f"JSON ({error.msg})")
        raise source.error(error.pos, found, expected) from None
    except _DoubleKeyError:
        key, at = _second_key(text)
        expected = Text("each key of an object once", "jeder Schlüssel eines Objekts einmal")
        raise source.error(at, key, expected) from None
    except _ConstantError as error:
        at = next(t.start() for t in _TOKEN.finditer(text) if t.group().startswith(_CONSTANTS))
        raise source.error(at, str(error), Text("JSON", "JSON")) from None
    return Node(source, value, _skip(text, 0))


def _check_depth(source: _Source) -> None:
    depth = 0
    for token in _TOKEN.finditer(source.text):
        depth += (token.group() in "[{") - (token.group() in "]}")
        if depth > DEPTH:
            expected = Text(
                f"at most {DEPTH} lists and objects in each other",
                f"höchstens {DEPTH} Listen und Objekte ineinander",
            )
            raise source.error(token.start(), token.group(), expected)


def _second_key(text: str) -> tuple[str, int]:
    """The first key that repeats an earlier key of the same object, and its place."""
    open_objects: list[set[str]] = []
    for token, after in pairwise(_TOKEN.finditer(text)):
        match token.group():
            case "{" | "[":
                open_objects.append(set())
            case "}" | "]":
                open_objects.pop()
            case written if after.group() == ":":
                key: str = json.loads(written)
                if key in open_objects[-1]:
                    return key, token.start()
                open_objects[-1].add(key)
            case _:
                pass
    raise AssertionError("no key stands twice")


# Places. The text is known to be JSON.

_DECODER = json.JSONDecoder(parse_int=_integer)
_BLANK = re.compile(r"[ \t\r\n]*")


def _skip(text: str, at: int) -> int:
    found = _BLANK.match(text, at)
    return at if found is None else found.end()


def _after(text: str, at: int) -> int:
    """Where the next token begins after the value at `at`."""
    return _skip(text, _DECODER.raw_decode(text, at)[1])


def _members(text: str, at: int) -> Iterator[tuple[str, int, int]]:
    """The members of the object at `at`: key, where the key begins, where the value begins."""
    at = _skip(text, at + 1)
    while text[at] != "}":
        key, end = _DECODER.raw_decode(text, at)
        value = _skip(text, _skip(text, end) + 1)
        yield key, at, value
        at = _after(text, value)
        at = _skip(text, at + 1) if text[at] == "," else at


def _items(text: str, at: int) -> Iterator[int]:
    """Where the values of the list at `at` begin."""
    at = _skip(text, at + 1)
    while text[at] != "]":
        yield at
        at = _after(text, at)
        at = _skip(text, at + 1) if text[at] == "," else at
