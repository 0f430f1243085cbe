"""Frozen values as canonical JSON: equal values give equal bytes, and reading gives the value back.

A tuple becomes a list; every other value becomes an object with one key, the name of its type. The
game says which types there are; the annotation of a field says what it may hold.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, cast

import attrs

from .frozen import has_fields
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
    """The value of a JSON text that `write` wrote.

    `types` are the types that may occur; `parameters` say, by name, what the type variables of
    generic types stand for (a variable without an entry may be anything). Writing the value again
    gives the same JSON. Raises ValueError for any other text, with the path of the wrong value, the
    value found and the value expected.
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
    if not has_fields(kind):
        raise TypeError(f"no way to write {kind.__name__}")
    fields = {a.name: _plain(getattr(value, a.name), forms) for a in attrs.fields(kind)}
    return {kind.__name__: fields}
