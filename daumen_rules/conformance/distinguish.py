"""Whether a program can distinguish two values that are meant to look the same.

`Comparer.tells` is the only comparison that the laws on hidden information use. `secrecy` collects
what a viewer is shown; the games say which states look alike.
"""

from __future__ import annotations

import pickle
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from functools import cache
from types import BuiltinFunctionType, FunctionType, MemberDescriptorType, ModuleType
from typing import Any, Final, TypeAlias, cast

from attrs import Factory, field

from daumen_rules.kernel.frozen import frozen

Way: TypeAlias = "tuple[Way | None, str]"
"""The path to a part of a value, name by name."""
Node: TypeAlias = tuple[type, object, int]
"""A part without its own parts: its type, its value or the number of its parts, how it prints, and
the number of its object in the order of first visits.
"""
Numbers: TypeAlias = dict[int, tuple[int, object]]
"""The numbers of objects by their identity, with the objects: one that is kept cannot give its
identity to another.
"""

_PLAIN: Final = (type, FunctionType, BuiltinFunctionType, ModuleType, Enum)
"""Objects that exist once and are known by name."""
_ROWS: Final = (Mapping, tuple, list, set, frozenset)
"""Containers that print nothing but their parts."""
_ATOMS: Final = frozenset({str, int, bool, type(None)})


@frozen(kw_only=True)
class Comparer:
    """Looks for a difference between two values that are meant to look the same.

    `public` are objects that everybody can get hold of, such as all cards: a part may be such an
    object or an equal copy, but must be the same kind in both values. `save` writes a value.
    """

    public: tuple[object, ...] = ()
    save: Callable[[Any], str] | None = None
    _numbers: Numbers = field(
        default=Factory(lambda self: _numbered(self.public), takes_self=True), init=False, eq=False
    )

    def tells(self, one: object, other: object) -> str | None:
        """The first difference between two values; None if no program could find one.

        Compared are the parts, their order and their object identity, then `==`, the hash, `repr`,
        the pickled bytes, and the saved text.
        """
        mine, yours = dict(self._numbers), dict(self._numbers)
        for (way, node), (_, also) in zip(_nodes(one, mine), _nodes(other, yours), strict=False):
            if node != also:
                return f"apart at {_told(way)}: {node[1:]}, {also[1:]}"
        if not (one == other and other == one):
            return "not equal"
        for name, look in (("hash", hash), ("repr", repr), ("pickle", pickle.dumps)):
            if look(one) != look(other):
                return f"another {name}"
        if self.save is not None and self.save(one) != self.save(other):
            return "saved otherwise"
        return None


def _numbered(public: tuple[object, ...]) -> Numbers:
    numbers: Numbers = {}
    deque(_nodes(public, numbers), maxlen=0)
    return numbers


def _nodes(value: object, numbers: Numbers) -> Iterator[tuple[Way, Node]]:
    """All parts of a value, outer ones first; an object that occurs again is not repeated."""
    waiting: list[tuple[Way, object]] = [((None, ""), value)]
    while waiting:
        way, part = waiting.pop()
        met = len(numbers)
        number, _ = numbers.setdefault(id(part), (met, part))
        kind = type(part)
        if kind in _ATOMS:
            yield way, (kind, part, number)
            continue
        parts = list(_parts_of(part))
        said = issubclass(kind, _ROWS) or number != met
        yield way, (kind, (len(parts), None if said and parts else repr(part)), number)
        if number == met:
            waiting += [((way, name), inner) for name, inner in reversed(parts)]


def _told(way: Way) -> str:
    before, name = way
    return name if before is None else _told(before) + name


def _parts_of(value: Any) -> Iterator[tuple[str, object]]:
    """The parts of a value with their names: all fields, and the items of a container."""
    if isinstance(value, _PLAIN):
        return
    kept: dict[str, object] = getattr(value, "__dict__", {})
    slots = _slots(value.__class__)
    if isinstance(value, Mapping):
        for key, inner in cast("Mapping[object, object]", value).items():
            yield from ((f"[{key!r}]", key), (f"[{key!r}]", inner))
    elif isinstance(value, tuple | list | set | frozenset):
        row = cast("Iterable[object]", value)
        yield from ((f"[{place}]", inner) for place, inner in enumerate(row))
    for name, member in slots:
        try:
            yield name, member.__get__(value)
        except AttributeError:
            yield name, "unset"
    yield from ((f".{name}", inner) for name, inner in kept.items())


@cache
def _slots(kind: type) -> tuple[tuple[str, MemberDescriptorType], ...]:
    """The fields of a class with slots, such as a cached hash."""
    return tuple(
        (f".{name}", member)
        for base in kind.__mro__
        for name, member in vars(base).items()
        if isinstance(member, MemberDescriptorType) and name != "__weakref__"
    )
