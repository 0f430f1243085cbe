"""Plainer positions: a state with a field as at the start, fewer pieces, or a smaller number.

Only states that the game finds possible are given. A piece that is taken away lies in the heap that
nobody sees, where the game has one. The types and marks of the fields say all that is needed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Any

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.frozen import evolve, has_fields
from daumen_rules.pieces.impossible import hints_of
from daumen_rules.pieces.marks import Mark, own_marks

_UNTOUCHED = ("rules", "players")


def plainer(game: AnyGame, state: Any) -> Iterator[Any]:
    """Possible states that are plainer than a state, the plainest first."""
    start = game.start(game.rules.players(state), state.rules)
    weight = _weight(state)
    for changed in _of_record(state, start):
        found = _possible(game, state, changed)
        if found is not None and _weight(found) < weight:
            yield found


def _possible(game: AnyGame, before: Any, changed: Any) -> Any | None:
    """The changed state with all its pieces; None if the game finds a fault in it, or if it cannot
    be told as a position.
    """
    try:
        found = _with_the_rest(game, before, changed)
        if game.faults(found) or game.position(game.write_position(found)).state != found:
            return None
    except (AttributeError, IndexError, InputError, KeyError, TypeError, ValueError):
        return None  # neither rules nor words of the game are made for such a state
    return found


def _of_record(value: Any, start: Any) -> Iterator[Any]:
    """A record with one plainer field."""
    for name, hint in hints_of(value.__class__):
        if name not in _UNTOUCHED:
            held = getattr(value, name)
            base = getattr(start, name, held)
            for each in _of_value(held, base, own_marks(hint)):
                yield evolve(value, **{name: each})


def _of_value(value: Any, base: Any, marks: Sequence[object]) -> Iterator[Any]:
    """Plainer values of a field; `base` is its value at the start."""
    if value == base:
        return
    yield base
    if value is None or isinstance(value, bool | Enum):
        return
    if isinstance(value, int):
        yield from dict.fromkeys((0, value // 2, value - 1 if value > 0 else value + 1))
    elif value.__class__ is tuple:
        yield from _of_row(value, base, marks)
    elif has_fields(value.__class__):
        yield from _of_record(value, base)


def _of_row(value: tuple[Any, ...], base: Any, marks: Sequence[object]) -> Iterator[Any]:
    same = base.__class__ is tuple and len(base) == len(value)
    if Mark.BY_SEAT not in marks and Mark.LASTING not in marks:
        size = len(value)
        while size:
            for at in range(0, len(value), size):
                yield (*value[:at], *value[at + size :])
            size //= 2
    if None in value:
        yield from ((*value[:at], None, *value[at + 1 :]) for at in range(len(value)))
    for at, each in enumerate(value):
        for found in _of_value(each, base[at] if same else _NOTHING, ()):
            if found is not _NOTHING:
                yield (*value[:at], found, *value[at + 1 :])


_NOTHING = object()
"""The base of an item that has no counterpart at the start."""


def _with_the_rest(game: AnyGame, before: Any, state: Any) -> Any:
    """The state, with the pieces that were taken away in its first heap that nobody sees."""
    if game.checks.pieces is None:
        return state
    had, has = game.checks.pieces(before), game.checks.pieces(state)
    if had is None or has is None:
        return state
    gone = tuple((Counter(had) - Counter(has)).elements())
    heap = _heap(state) if gone else None
    if heap is None or len({piece.__class__ for piece in gone}) != 1:
        return state
    return evolve(state, **{heap: (*getattr(state, heap), *gone)})


def _heap(state: Any) -> str | None:
    """The name of the first heap that nobody sees."""
    return next(
        (
            name
            for name, hint in hints_of(state.__class__)
            if Mark.SECRET in own_marks(hint) and Mark.BY_SEAT not in own_marks(hint)
            if getattr(state, name).__class__ is tuple
        ),
        None,
    )


def _weight(value: Any, marks: Sequence[object] = ()) -> int:
    """How much is told of a value; what nobody sees does not count."""
    if value is None or Mark.SECRET in marks:
        return 0
    if isinstance(value, bool | Enum):
        return 1
    if isinstance(value, int):
        return 1 + abs(value)
    if value.__class__ is tuple:
        return 1 + sum(map(_weight, value))
    if has_fields(value.__class__):
        hints = hints_of(value.__class__)
        own = ((name, hint) for name, hint in hints if name not in _UNTOUCHED)
        return 1 + sum(_weight(getattr(value, name), own_marks(hint)) for name, hint in own)
    return 1
