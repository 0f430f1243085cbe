"""Frozen values as canonical JSON: equal values give equal bytes, and reading gives them back.

A list stands for a tuple, and an object with one key, the name of the type, for everything else.
Which types there are is said by the game; what a field may hold is read from its annotation.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, cast

import attrs

from .typed_json import Form, schema, unique

__all__ = ["Form", "coded", "read", "write"]


def coded(parse: Callable[[str], Any]) -> Form:
    """The form of a type that is written by `str` and read by `parse`."""
    return Form(str, parse)


def write(value: object, forms: Mapping[type, Form]) -> str:
    """A value as canonical JSON: keys sorted, no blanks. Raises TypeError for an unknown type."""
    return json.dumps(_plain(value, forms), sort_keys=True, separators=(",", ":"))


def read(
    text: str,
    types: Sequence[type],
    forms: Mapping[type, Form],
    parameters: tuple[tuple[str, Any], ...] = (),
) -> Any:
    """The value of a JSON text that `write` has written with one of the types.

    `parameters` are what the type variables of generic types stand for, each by its name; others
    stand for anything.

    Whatever is read is written again as the same JSON. Raises ValueError for any other text, with
    the path of the value at fault, what stands there and what was expected.
    """
    try:
        data = json.loads(text, object_pairs_hook=unique)
        return schema(tuple(types), tuple(forms.items()), parameters).reader(Any)(data)
    except RecursionError:
        raise ValueError("this is no saved value: too many lists and objects in each other") from (
            None
        )
    except ValueError as error:
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
