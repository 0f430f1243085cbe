"""Checks of the shape of an answer, and the flaw of an answer with a wrong shape.

Small checks are combined into larger ones. They know JSON values and no game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias, cast

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Text


@frozen
class Flaw:
    """A wrong part of an answer: its place, the value found and the value expected."""

    place: str
    """The path of the part, such as `state.trick[0].card`; empty for the whole answer."""
    found: Text
    expected: Text

    @property
    def text(self) -> Text:
        """The flaw in words."""
        at = Text(f"`{self.place}`: ", f"`{self.place}`: ") if self.place else Text("", "")
        return Text(
            f"{at.en}found {self.found.en}; expected {self.expected.en}",
            f"{at.de}gefunden {self.found.de}; erwartet {self.expected.de}",
        )


Shape: TypeAlias = Callable[[Any, str], Flaw | None]
"""A check of a value: its flaw, or None.

Flaws are rare. So the place is worked out only for a wrong value, which is then checked a second
time.
"""

LONGEST_QUOTE = 120


def as_list(value: object) -> Sequence[Any] | None:
    """A JSON list; None for any other value."""
    return cast("Sequence[Any]", value) if isinstance(value, list) else None


def as_object(value: object) -> dict[str, Any] | None:
    """A JSON object; None for any other value."""
    return cast("dict[str, Any]", value) if isinstance(value, dict) else None


def quoted(value: object) -> Text:
    """A JSON value as a message shows it, cut if it is long."""
    text = cut(json.dumps(value, ensure_ascii=False))
    return Text(text, text)


def cut(text: str, longest: int = LONGEST_QUOTE) -> str:
    """A text as a message shows it, cut if it is long."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


def of_kind(expected: Text, holds: Callable[[Any], bool]) -> Shape:
    """A value that passes a test."""

    def check(value: Any, place: str) -> Flaw | None:
        return None if holds(value) else Flaw(place, quoted(value), expected)

    return check


def is_whole(value: object) -> bool:
    """Whether a value is a whole number (booleans are not)."""
    return isinstance(value, int) and not isinstance(value, bool)


boolean = of_kind(Text("true or false", "true oder false"), lambda v: isinstance(v, bool))
text = of_kind(Text("a text", "ein Text"), lambda v: isinstance(v, str))
whole = of_kind(Text("a whole number", "eine ganze Zahl"), is_whole)
count = of_kind(Text("a number from 0 up", "eine Zahl ab 0"), lambda v: is_whole(v) and v >= 0)


def or_null(shape: Shape) -> Shape:
    """Null, or a value of a shape."""
    return lambda value, place: None if value is None else shape(value, place)


def list_of(shape: Shape) -> Shape:
    """A list of values of a shape."""

    def check(value: Any, place: str) -> Flaw | None:
        items = as_list(value)
        if items is None:
            return Flaw(place, quoted(value), Text("a list", "eine Liste"))
        for i, item in enumerate(items):
            if shape(item, place) is not None:
                return shape(item, f"{place}[{i}]")
        return None

    return check


def record(
    fields: Mapping[str, Shape],
    may_be_missing: Mapping[str, Shape] | None = None,
    *,
    others: bool = False,
) -> Shape:
    """An object with these fields; other fields only if `others` allows them."""
    shapes = {**(may_be_missing or {}), **fields}
    names = ", ".join(f"`{name}`" for name in fields)
    expected = Text(f"an object with {names}", f"ein Objekt mit {names}")

    def check(value: Any, place: str) -> Flaw | None:
        members = as_object(value)
        if members is None:
            return Flaw(place, quoted(value), expected)
        for name in fields:
            if name not in members:
                nothing = Text(
                    f"no `{name}` in {quoted(value).en}", f"kein `{name}` in {quoted(value).de}"
                )
                return Flaw(place, nothing, expected)
        for name, item in members.items():
            shape = shapes.get(name)
            if shape is None:
                if others:
                    continue
                known = ", ".join(f"`{known}`" for known in (*fields, *(may_be_missing or ())))
                unknown = Text(f"a field `{name}`", f"ein Feld `{name}`")
                return Flaw(place, unknown, Text(f"only {known}", f"nur {known}"))
            if shape(item, place) is not None:
                return shape(item, f"{place}.{name}" if place else name)
        return None

    return check


def either(choose: Callable[[Any], Shape]) -> Shape:
    """One of two shapes, chosen by a test of the value."""
    return lambda value, place: choose(value)(value, place)
