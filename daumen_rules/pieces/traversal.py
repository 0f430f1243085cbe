"""What follows from the types of a state's fields: its rotation, and the pieces in it.

A field of type seat is shifted, a field marked `BySeat` is turned, and a field with seats inside is
traversed; a field marked `Copy` holds no pieces of its own. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from functools import cache
from typing import Any, TypeAlias, cast, get_args, get_origin, get_type_hints

import attrs

from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat

from .marks import Mark, inner_of, own_marks

_Mover: TypeAlias = Callable[[Any, int, int], Any]
_SEAT = get_args(Seat)[1]


def rotated(value: Any, by: int, players: int) -> Any:
    """A state or an action with every seat shifted by a number of places."""
    kind: type[Any] = value.__class__
    if kind is tuple:
        return tuple(rotated(each, by, players) for each in cast("tuple[Any, ...]", value))
    if isinstance(value, Enum) or not attrs.has(kind):
        return value
    changed: dict[str, Any] = {}
    for name, mover in _movers(cast("Any", kind)):
        held = getattr(value, name)
        moved = mover(held, by, players)
        if moved is not held:
            changed[name] = moved
    return evolve(value, **changed) if changed else value


@cache
def _movers(kind: Any) -> tuple[tuple[str, _Mover], ...]:
    """The functions that shift the seats in each field of a class, computed once."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((each.name, _mover(hints[each.name])) for each in attrs.fields(kind))


def _mover(hint: Any) -> _Mover:
    """The function that shifts the seats in values of a type."""
    marks = own_marks(hint)
    inner = inner_of(hint)
    if _SEAT in marks:
        return lambda seat, by, players: (seat + by) % players
    args = get_args(inner)
    if get_origin(inner) is tuple and all(one in (args[0], ...) for one in args):
        return _tuple_mover(_mover(args[0]), marks)
    if any(_SEAT in own_marks(arg) for arg in args):
        return _maybe_seat
    return rotated


def _maybe_seat(value: Any, by: int, players: int) -> Any:
    """A seat shifted; nobody, or a mover without a seat, stays."""
    return (value + by) % players if isinstance(value, int) else rotated(value, by, players)


def _tuple_mover(each: _Mover, marks: tuple[object, ...]) -> _Mover:
    turns, sorts = Mark.BY_SEAT in marks, Mark.UNSORTED in marks

    def moved(values: tuple[Any, ...], by: int, players: int) -> tuple[Any, ...]:
        found = tuple(each(value, by, players) for value in values)
        if turns and found:
            at = -by % len(found)
            found = found[at:] + found[:at]
        return tuple(sorted(found)) if sorts else found

    return moved


def pieces_in(value: Any, piece: type) -> Iterator[Any]:
    """All pieces of a class that lie in a value, in the order of its fields."""
    kind: Any = value.__class__
    if isinstance(value, piece):
        yield value
    elif kind is tuple:
        for each in value:
            yield from pieces_in(each, piece)
    elif attrs.has(kind) and not isinstance(value, Enum):
        for name in _holding(kind):
            yield from pieces_in(getattr(value, name), piece)


@cache
def _holding(kind: Any) -> tuple[str, ...]:
    """The fields of a class that can hold pieces of their own."""
    hints = get_type_hints(kind, include_extras=True)
    names = (each.name for each in attrs.fields(kind))
    return tuple(n for n in names if Mark.COPY not in own_marks(hints[n]))
