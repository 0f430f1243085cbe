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

Name: TypeAlias = str | int | tuple[object]
"""The name of a field, a place in a row, or the key of a mapping, alone in a tuple."""
Way: TypeAlias = "tuple[Way | None, Name]"
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


@frozen(eq=False)
class Look:
    """All that a program can find out about a value, to be compared with several others."""

    value: object
    nodes: tuple[tuple[Way, Node], ...]
    """Its parts, as they were before anything else was asked of it."""
    answers: tuple[object, ...]
    """Its hash, `repr`, pickled bytes and saved text."""


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

    def look(self, value: object) -> Look:
        """A value, made ready to be compared with several others."""
        nodes = tuple(_nodes(value, dict(self._numbers)))
        return Look(value, nodes, self._answers(value))

    def tells(self, one: object, other: object) -> str | None:
        """The first difference between two values; None if no program could find one. The first may
        have been looked at before.

        Compared are the parts, their order and their object identity, then `==`, the hash, `repr`,
        the pickled bytes, and the saved text.
        """
        mine = one if isinstance(one, Look) else self.look(one)
        parts = _nodes(other, dict(self._numbers))
        for (way, node), (_, also) in zip(mine.nodes, parts, strict=False):
            if node != also:
                return f"apart at {_told(way)}: {node[1:]}, {also[1:]}"
        if not (mine.value == other and other == mine.value):
            return "not equal"
        names = ("another hash", "another repr", "another pickle", "saved otherwise")
        answers = zip(names, mine.answers, self._answers(other), strict=True)
        return next((name for name, first, second in answers if first != second), None)

    def _answers(self, value: object) -> tuple[object, ...]:
        saved = None if self.save is None else self.save(value)
        return hash(value), repr(value), pickle.dumps(value), saved


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
    said = (
        name if isinstance(name, str) else f"[{name}]" if isinstance(name, int) else repr([*name])
    )
    return said if before is None else _told(before) + said


def _parts_of(value: Any) -> Iterator[tuple[Name, object]]:
    """The parts of a value: all fields by their names, and the items of a container by their places
    or keys, which stand in a tuple.
    """
    if isinstance(value, _PLAIN):
        return
    kept: dict[str, object] = getattr(value, "__dict__", {})
    slots = _slots(value.__class__)
    if isinstance(value, Mapping):
        for key, inner in cast("Mapping[object, object]", value).items():
            yield from (((key,), key), ((key,), inner))
    elif isinstance(value, tuple | list | set | frozenset):
        row = cast("Iterable[object]", value)
        yield from enumerate(row)
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
