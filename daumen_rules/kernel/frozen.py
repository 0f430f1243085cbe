"""`frozen`, `evolve` and `has_fields` do what those of attrs do, but faster.

A process makes two hundred such classes before it answers. They share the functions that compare,
hash and print, which attrs would compile for each class.

States of games are changed all the time, so their classes have `slots=False`: `evolve` copies the
dictionary of such a value at once, however many fields it has.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, cast

import attrs

from .caching import computed_once

if TYPE_CHECKING:
    from attrs import evolve as evolve
    from attrs import frozen as frozen

    has_fields = attrs.has
else:
    has_fields = cache(attrs.has)

    def evolve(value, /, **changes):
        """A value of the same class with some fields changed."""
        kind = value.__class__
        fields = _fields_in_dict(kind)
        if fields:
            held = {**value.__dict__, **changes}
            if len(held) != fields:
                for name in computed_once(kind):
                    held.pop(name, None)
            if len(held) == fields:
                made = object.__new__(kind)
                object.__setattr__(made, "__dict__", held)
                return made
        read, arguments = _arguments(kind)
        return kind(**{**dict(zip(arguments, read(value), strict=True)), **changes})

    def frozen(kind=None, *, eq=True, repr=True, order=False, cache_hash=False, **ways):
        """`attrs.frozen`; what a base says of how it is printed holds."""
        if kind is None:
            return lambda kind: frozen(
                kind, eq=eq, repr=repr, order=order, cache_hash=cache_hash, **ways
            )
        if order or cache_hash:
            made = attrs.frozen(kind, order=order, cache_hash=cache_hash, repr=False, **ways)
        else:
            made = attrs.frozen(kind, eq=False, repr=False, **ways)
            if eq and "__eq__" not in vars(kind):
                made.__eq__, hashed = _compared(made)
                if "__hash__" not in vars(kind):
                    made.__hash__ = hashed
        if repr and kind.__repr__ is object.__repr__:
            made.__repr__ = _printed
        return made


@cache
def _arguments(kind: type[Any]) -> tuple[Callable[[Any], tuple[Any, ...]], tuple[str, ...]]:
    """The function that reads what a value was made of, and the names of the arguments."""
    made = [one for one in attrs.fields(kind) if one.init]
    return _reader([one.name for one in made]), tuple(one.alias or one.name for one in made)


@cache
def _fields_in_dict(kind: type[Any]) -> int:
    """The number of fields of a class whose values keep their arguments in a dictionary, and do
    nothing else with them; 0 for other classes.
    """
    made = attrs.fields(kind)
    does_more = any(not one.init or one.converter or one.validator for one in made)
    does_more |= any(one.alias != one.name or hasattr(kind, one.name) for one in made)
    does_more |= hasattr(kind, "__attrs_post_init__")
    does_more |= cast(Any, kind).__new__ is not object.__new__
    return 0 if does_more or not kind.__dictoffset__ else len(made)


def _reader(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """The function that reads some fields of a value."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple(getattr(value, name) for name in names)


def _printed(value: Any) -> str:
    told = (
        f"{one.name}={getattr(value, one.name)!r}" for one in attrs.fields(cast(Any, type(value)))
    )
    return f"{type(value).__name__}({', '.join(told)})"


def _compared(kind: type[Any]) -> tuple[Callable[[Any, object], object], Callable[[Any], int]]:
    """The functions that compare and hash values of a class, by all fields but those with
    `eq=False`.
    """
    names = [one.name for one in attrs.fields(kind) if one.eq]
    fields: Callable[[Any], Any] = attrgetter(*names) if names else lambda _: ()

    def equal(value: Any, other: object) -> object:
        same = other.__class__ is value.__class__
        return fields(value) == fields(other) if same else NotImplemented

    def hashed(value: Any) -> int:
        return hash((kind, fields(value)))

    return equal, hashed
