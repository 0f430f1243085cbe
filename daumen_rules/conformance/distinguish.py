"""By what a program could tell two values apart that are meant to look the same.

`Comparer.tells` is the one comparison of the laws on hidden information. What is shown to whom
stands in `secrecy`, and what looks alike is said by the games.
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
"""How one comes to a part of a value: by which part, and by which of its names."""
Node: TypeAlias = tuple[type, object, int]
"""A part as far as it can be told without its own parts: its type, its value or how many parts it
has and how it prints, and the number of the object that it is, in the order in which they are met.
"""

_PLAIN: Final = (type, FunctionType, BuiltinFunctionType, ModuleType, Enum)
"""What there is once, and is told by its name."""
_ROWS: Final = (Mapping, tuple, list, set, frozenset)
"""What prints no more than its parts do."""
_ATOMS: Final = frozenset({str, int, bool, type(None)})


@frozen(kw_only=True)
class Comparer:
    """Looks for a difference between two values that are meant to look the same.

    `public` is what everybody can get hold of, such as all cards: a part of a value may be one of
    these objects or another one that is equal, but always the same way. `save` writes a value down.
    """

    public: tuple[object, ...] = ()
    save: Callable[[Any], str] | None = None
    _numbers: dict[int, int] = field(
        default=Factory(lambda self: _numbered(self.public), takes_self=True), init=False, eq=False
    )

    def tells(self, one: object, other: object) -> str | None:
        """The first difference between two values, None where no program could find one.

        Asked are the parts, in their order and with which of them are one object, then `==`, the
        hash, `repr`, the bytes of pickle, and what is saved.
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


def _numbered(public: tuple[object, ...]) -> dict[int, int]:
    numbers: dict[int, int] = {}
    deque(_nodes(public, numbers), maxlen=0)
    return numbers


def _nodes(value: object, numbers: dict[int, int]) -> Iterator[tuple[Way, Node]]:
    """All parts of a value, outer ones first; of an object that was met before not once more."""
    waiting: list[tuple[Way, object]] = [((None, ""), value)]
    while waiting:
        way, part = waiting.pop()
        met = len(numbers)
        number = numbers.setdefault(id(part), met)
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
    """The parts of a value with their names: all fields, and the items that it contains."""
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
