"""JSON whose values know where they stand in the text.

Here lives reading with places for error messages; the JSON itself is read by the standard library.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NoReturn

from attrs import field, frozen

from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.text import Text

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
class Node:
    """A JSON value and the way to it from the top of the text."""

    text: str = field(repr=False)
    value: Any
    path: tuple[str | int, ...] = ()

    @property
    def line(self) -> int:
        """The line of the value, from 1."""
        return self.text.count("\n", 0, _offset(self.text, self.path)) + 1

    @property
    def column(self) -> int:
        """The column of the value, from 1."""
        at = _offset(self.text, self.path)
        return at - self.text.rfind("\n", 0, at)

    def wrong(self, expected: Text, found: str | Text | None = None) -> NoReturn:
        """Raises InputError at this value."""
        if found is None:
            plain = isinstance(self.value, str | int | float)
            found = str(self.value) if plain else _KINDS[type(self.value)]
        raise InputError(self.line, self.column, found, expected)

    def _of_type(self, kind: type) -> Any:
        if type(self.value) is not kind:
            self.wrong(_KINDS[kind])
        return self.value

    def string(self) -> str:
        """The value, which must be a text."""
        found: str = self._of_type(str)
        return found

    def integer(self, minimum: int = -(10**6), maximum: int = 10**6) -> int:
        """The value, which must be a whole number between two others."""
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
        return tuple(Node(self.text, item, (*self.path, i)) for i, item in enumerate(found))

    def keys(self) -> Sequence[str]:
        """The keys of this object."""
        found: dict[str, Any] = self._of_type(dict)
        return tuple(found)

    def optional(self, key: str) -> Node | None:
        """A value of this object, None where it has none under this key."""
        found: dict[str, Any] = self._of_type(dict)
        return Node(self.text, found[key], (*self.path, key)) if key in found else None

    def member(self, key: str) -> Node:
        """A value of this object, which must have it."""
        found = self.optional(key)
        if found is None:
            missing = Text(f'an object without "{key}"', f'ein Objekt ohne "{key}"')
            self.wrong(Text(f'the key "{key}"', f'der Schlüssel "{key}"'), missing)
        return found

    def only(self, *keys: str) -> None:
        """Raises InputError at the first value of this object under another key."""
        for key in self.keys():
            if key not in keys:
                known = ", ".join(keys)
                Node(self.text, key, (*self.path, key)).wrong(
                    Text(f"only the keys {known}", f"nur die Schlüssel {known}")
                )


class _DoubleKeyError(ValueError):
    pass


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    keys = [key for key, _ in pairs]
    double = next((key for key in keys if keys.count(key) > 1), None)
    if double is not None:
        raise _DoubleKeyError(double)
    return dict(pairs)


def _constant(name: str) -> NoReturn:
    raise ValueError(name)


def parse(text: str) -> Node:
    """The value of a JSON text. Raises InputError where it is none."""
    text = text.removeprefix("\ufeff")
    valid = Text("JSON", "JSON")
    try:
        value = json.loads(text, object_pairs_hook=_unique, parse_constant=_constant)
    except json.JSONDecodeError as error:
        found: str | Text = text[error.pos : error.pos + 12].split("\n")[0]
        if error.pos >= len(text.rstrip()):
            found = Text("the end of the file", "das Ende der Datei")
        raise InputError(
            error.lineno,
            error.colno,
            found,
            Text(f"JSON ({error.msg})", f"JSON ({error.msg})"),
        ) from None
    except _DoubleKeyError as error:
        at = text.rfind(json.dumps(str(error), ensure_ascii=False))
        line = text.count("\n", 0, max(at, 0)) + 1
        raise InputError(
            line,
            max(at, 0) - text.rfind("\n", 0, max(at, 0)),
            str(error),
            Text("each key of an object once", "jeder Schlüssel eines Objekts einmal"),
        ) from None
    except (ValueError, RecursionError) as error:
        raise InputError(1, 1, str(error)[:40] or "JSON", valid) from None
    return Node(text, value)


def _skip(text: str, at: int) -> int:
    while at < len(text) and text[at] in " \t\r\n":
        at += 1
    return at


def _offset(text: str, path: tuple[str | int, ...]) -> int:
    """Where the value at the end of a path begins. The text is known to be JSON."""
    at = _skip(text, 0)
    for step in path:
        at = _member(text, at, step) if isinstance(step, str) else _item(text, at, step)
    return at


def _member(text: str, at: int, wanted: str) -> int:
    decoder = json.JSONDecoder()
    while True:
        key, at = decoder.raw_decode(text, _skip(text, at + 1))
        at = _skip(text, _skip(text, at) + 1)
        if key == wanted:
            return at
        at = _skip(text, decoder.raw_decode(text, at)[1])


def _item(text: str, at: int, wanted: int) -> int:
    decoder = json.JSONDecoder()
    at = _skip(text, at + 1)
    for _ in range(wanted):
        at = _skip(text, _skip(text, decoder.raw_decode(text, at)[1]) + 1)
    return at
