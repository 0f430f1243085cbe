"""Ludo: states and actions turned with the board, as its fields have absolute numbers."""

from __future__ import annotations

from enum import Enum
from typing import Any, get_args

from attrs import has

from daumen_rules.kernel.frozen import evolve
from daumen_rules.pieces.impossible import hints_of
from daumen_rules.pieces.marks import Mark, Spelled, inner_of, own_marks
from daumen_rules.pieces.traversal import rotated

from .fields import HOME, RING, YARDS, Field, arm_of


def turned(value: Any, by: int, players: int) -> Any:
    """A state or an action with the seats moved on and the board turned with them: by a quarter of
    four arms, by half of two. With three seats one arm is empty, so that no turn fits: the value
    itself.
    """
    by %= players
    if not by or players == 3:
        return value
    return _turned(rotated(value, by, players), type(value), arm_of(by, players))


def _turned(value: Any, hint: Any, quarters: int) -> Any:
    """A value of a type with all fields in it turned by some quarters."""
    marks = own_marks(hint)
    inner = inner_of(hint)
    if any(isinstance(mark, Spelled) for mark in marks):
        return _turned_field(value, quarters)
    kind: type[Any] = value.__class__
    if kind is tuple:
        return _turned_items(value, get_args(inner), quarters, is_sorted=Mark.UNSORTED in marks)
    if has(kind) and not isinstance(value, Enum):
        of = {name: each for name, each in hints_of(kind) if name != "rules"}
        changes = {name: _turned(getattr(value, name), of[name], quarters) for name in of}
        return evolve(value, **changes)
    return value


def _turned_items(
    items: Any, args: tuple[Any, ...], quarters: int, *, is_sorted: bool
) -> tuple[Any, ...]:
    """The items of a tuple, whose type has these arguments, turned."""
    hints = (args[0],) * len(items) if args[1:] == (...,) else args or (Any,) * len(items)
    found: list[Any] = [_turned(each, of, quarters) for each, of in zip(items, hints, strict=True)]
    return (*sorted(found),) if is_sorted else (*found,)


def _turned_field(field: Field, quarters: int) -> Field:
    if field in HOME:
        return field
    first, size = (1, RING) if field <= RING else (YARDS[0], len(YARDS))
    return (field - first + quarters * size // len(YARDS)) % size + first
