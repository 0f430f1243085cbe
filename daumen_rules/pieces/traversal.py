"""What follows from the types of a state's fields: its rotation, and the pieces in it.

A field of type seat is shifted, a field marked `BySeat` is turned, and a field with seats inside is
traversed; a board may turn with the seats. A field marked `Copy` holds no pieces of its own.
Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from functools import cache, partial
from typing import Any, TypeAlias, cast, get_args, get_origin, get_type_hints

import attrs

from daumen_rules.kernel.frozen import evolve, has_fields
from daumen_rules.kernel.seats import Seat

from .marks import Mark, inner_of, own_marks

Mover: TypeAlias = Callable[[Any, int, int], Any]
"""What becomes of a value when all seats move on, from a number of places and that of players."""
Turn: TypeAlias = Callable[[Any], Mover | None]
"""For a type the function that turns places of a board; None for a type that has no places."""
_SEAT = get_args(Seat)[1]


def no_board(_hint: object) -> None:
    """No type has places of a board."""


def rotated(value: Any, by: int, players: int, turn: Turn = no_board) -> Any:
    """A state or an action with every seat shifted by a number of places, and places of a board
    turned with them.
    """
    kind: type[Any] = value.__class__
    if turned := turn(kind):
        return turned(value, by, players)
    if kind is tuple:
        return tuple(rotated(each, by, players, turn) for each in cast("tuple[Any, ...]", value))
    if isinstance(value, Enum) or not has_fields(kind):
        return value
    changed: dict[str, Any] = {}
    for name, mover in _movers(cast("Any", kind), turn):
        held = getattr(value, name)
        moved = mover(held, by, players)
        if moved is not held:
            changed[name] = moved
    return evolve(value, **changed) if changed else value


def half_turned(turns: Mapping[type, Callable[[Any], Any]]) -> Mover:
    """The rotation of a game for two in which the board is turned half round with the seats.
    `turns` has the classes of what stands on the board, and how each is turned.
    """
    movers = {kind: partial(_turned_by, turned) for kind, turned in turns.items()}

    def turn(kind: Any) -> Mover | None:
        return movers.get(kind) if isinstance(kind, type) else None

    return lambda value, by, players: rotated(value, by, players, turn) if by % 2 else value


def _turned_by(turned: Callable[[Any], Any], value: Any, _by: int, _players: int) -> Any:
    return turned(value)


@cache
def _movers(kind: Any, turn: Turn) -> tuple[tuple[str, Mover], ...]:
    """The functions that shift the seats in each field of a class, computed once."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((each.name, _mover(hints[each.name], turn)) for each in attrs.fields(kind))


def _mover(hint: Any, turn: Turn) -> Mover:
    """The function that shifts the seats in values of a type."""
    if turned := turn(hint):
        return turned
    marks = own_marks(hint)
    inner = inner_of(hint)
    if _SEAT in marks:
        return lambda seat, by, players: (seat + by) % players
    args = get_args(inner)
    if get_origin(inner) is tuple and all(one in (args[0], ...) for one in args):
        return _tuple_mover(_mover(args[0], turn), marks)
    if get_origin(inner) is tuple:
        return _each_moved(tuple(_mover(arg, turn) for arg in args))
    if any(_SEAT in own_marks(arg) for arg in args):
        return _maybe_seat
    return partial(rotated, turn=turn)


def _maybe_seat(value: Any, by: int, players: int) -> Any:
    """A seat shifted; nobody, or a mover without a seat, stays."""
    return (value + by) % players if isinstance(value, int) else rotated(value, by, players)


def _each_moved(movers: tuple[Mover, ...]) -> Mover:
    """The function for tuples whose items are of different types."""
    return lambda values, by, players: tuple(
        mover(value, by, players) for mover, value in zip(movers, values, strict=True)
    )


def _tuple_mover(each: Mover, marks: tuple[object, ...]) -> Mover:
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
    elif has_fields(kind) and not isinstance(value, Enum):
        for name in _holding(kind):
            yield from pieces_in(getattr(value, name), piece)


@cache
def _holding(kind: Any) -> tuple[str, ...]:
    """The fields of a class that can hold pieces of their own."""
    hints = get_type_hints(kind, include_extras=True)
    names = (each.name for each in attrs.fields(kind))
    return tuple(n for n in names if Mark.COPY not in own_marks(hints[n]))
