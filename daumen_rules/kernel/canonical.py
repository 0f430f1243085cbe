"""Frozen values as canonical JSON: equal values give equal bytes, and reading gives them back.

Here lives the form: a list for a tuple, and an object with one key, the name of the type, for
everything else. Which types there are is said by the game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, cast

import attrs
from attrs import frozen


@frozen
class Form:
    """How a type is written: made into plain data, and made from them again."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def coded(parse: Callable[[str], Any]) -> Form:
    """The form of a type that is written by `str` and read by `parse`."""
    return Form(str, parse)


def write(value: object, forms: Mapping[type, Form]) -> str:
    """A value as canonical JSON: keys sorted, no blanks. Raises TypeError for an unknown type."""
    return json.dumps(_plain(value, forms), sort_keys=True, separators=(",", ":"))


def read(text: str, types: Sequence[type], forms: Mapping[type, Form]) -> Any:
    """The value of a JSON text that `write` has written with one of the types.

    Raises ValueError for a text that is none.
    """
    names = {kind.__name__: kind for kind in (*types, *forms)}
    try:
        return _value(json.loads(text), names, forms)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError(f"this is no saved value: {error}") from None


def _plain(value: object, forms: Mapping[type, Form]) -> Any:
    if value is None or isinstance(value, bool | int) or type(value) is str:
        return value
    if isinstance(value, tuple):
        return [_plain(item, forms) for item in cast("tuple[object, ...]", value)]
    kind = type(value)
    if kind in forms:
        return {kind.__name__: forms[kind].write(value)}
    if isinstance(value, Enum):
        return {kind.__name__: value.value}
    if not attrs.has(kind):
        raise TypeError(f"no way to write {kind.__name__}")
    fields = {a.name: _plain(getattr(value, a.name), forms) for a in attrs.fields(kind)}
    return {kind.__name__: fields}


def _value(data: object, names: Mapping[str, type], forms: Mapping[type, Form]) -> Any:
    if isinstance(data, list):
        return tuple(_value(item, names, forms) for item in cast("list[object]", data))
    if not isinstance(data, dict):
        return data
    ((name, inner),) = cast("dict[str, object]", data).items()
    kind = names[name]
    if kind in forms:
        return forms[kind].read(inner)
    if issubclass(kind, Enum):
        return kind(inner)
    fields = cast("dict[str, object]", inner)
    return kind(**{field: _value(item, names, forms) for field, item in fields.items()})
