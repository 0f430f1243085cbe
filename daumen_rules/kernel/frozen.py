"""`frozen` and `evolve` do what those of attrs do, but faster.

A process makes two hundred such classes before it answers. They share the functions that compare,
hash and print, which attrs would compile for each class.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import repeat
from operator import attrgetter, call
from types import MemberDescriptorType
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import attrs

if TYPE_CHECKING:
    from attrs import evolve as evolve
    from attrs import frozen as frozen
else:

    def evolve(value, /, **changes):
        """A value of the same class with some fields changed."""
        kind = value.__class__
        fields, arguments = _arguments(kind)
        puts, put = _places(kind)
        if puts and put.keys() >= changes.keys():
            made = object.__new__(kind)
            any(map(call, puts, repeat(made), fields(value)))
            for name, held in changes.items():
                put[name](made, held)
            return made
        return kind(**{**dict(zip(arguments, fields(value), strict=True)), **changes})

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
                made.__eq__, made.__hash__ = _compared(made)
        if repr and kind.__repr__ is object.__repr__:
            made.__repr__ = _printed
        return made


@cache
def _arguments(kind: type[Any]) -> tuple[Callable[[Any], tuple[Any, ...]], tuple[str, ...]]:
    """The function that reads what a value was made of, and the names of the arguments."""
    made = [one for one in attrs.fields(kind) if one.init]
    return _reader([one.name for one in made]), tuple(one.alias or one.name for one in made)


_Put: TypeAlias = Callable[[Any, Any], None]
"""A function that puts a value in a field of a new value."""


@cache
def _places(kind: type[Any]) -> tuple[tuple[_Put, ...], dict[str, _Put]]:
    """The functions that fill the fields of a new value of a class, and the same by the names of
    the arguments; none for a class that does more with its arguments than to keep them.
    """
    made = attrs.fields(kind)
    does_more = any(not one.init or one.converter or one.validator for one in made)
    held = {name: place for base in reversed(kind.__mro__) for name, place in vars(base).items()}
    does_more |= not held.keys().isdisjoint(("__attrs_post_init__", "_attrs_cached_hash"))
    does_more |= held["__new__"] is not object.__new__
    places = [held.get(one.name) for one in made]
    if does_more or not all(isinstance(place, MemberDescriptorType) for place in places):
        return (), {}
    puts = tuple(cast(Any, place).__set__ for place in places)
    return puts, dict(zip((one.alias or one.name for one in made), puts, strict=True))


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
