"""What the test bench needs to know of a game to talk about it with an engine.

Here live the record of a game's forms, and what an engine says of itself. The forms of one game
stand with that game, the forms of the requests in `spec/protocol.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from attrs import frozen

from daumen_rules.conformance.shapes import Shape, as_list, as_object
from daumen_rules.kernel.ruling import A, E, S
from daumen_rules.kernel.seats import Seat

Fields: TypeAlias = Mapping[str, Any]
"""A JSON object."""

PROTOCOL = 1
R = TypeVar("R")


@frozen(kw_only=True)
class Wire(Generic[S, A, E]):
    """How values of a game are told to an engine, and how its answers are read."""

    game: str
    """The name of the game in messages and cases."""
    new: Callable[[S, A | None], Fields]
    """The request for a new game: the state before Nature's first act, and that act, if any."""
    action: Callable[[A], Fields]
    action_of: Callable[[Fields], A]
    state: Callable[[S], Fields]
    view: Callable[[S, Seat], Fields]
    event: Callable[[E, int], Fields | None]
    """An event; None for one that the protocol leaves out. The number is that of the seats."""
    normal_state: Callable[[Fields], Fields]
    """A state as an engine may write it, in the one form in which states are compared."""
    normal_view: Callable[[Fields], Fields]
    state_shape: Shape
    view_shape: Shape
    action_shape: Shape
    event_shape: Shape
    seat_fields: frozenset[str]
    """The names of fields that hold a seat or a list of seats."""


@frozen(kw_only=True)
class Hello:
    """What an engine says of itself."""

    engine: str
    rules: tuple[str, ...] = ("german",)
    players: tuple[int, ...] = ()
    leaves_out: frozenset[str] = frozenset()
    events: frozenset[str] = frozenset()
    seats_from: int = 0

    def plays(self, part: str) -> bool:
        """Whether the engine does not leave out a part such as `views`."""
        return part not in self.leaves_out


def shifted(form: Any, by: int, fields: frozenset[str]) -> Any:
    """A form with every seat in it counted from another number."""
    if by == 0:
        return form
    items, members = as_list(form), as_object(form)
    if items is not None:
        return [shifted(item, by, fields) for item in items]
    if members is None:
        return form
    return {
        name: _shifted_seats(item, by) if name in fields else shifted(item, by, fields)
        for name, item in members.items()
    }


def _shifted_seats(value: Any, by: int) -> Any:
    items = as_list(value)
    if items is not None:
        return [_shifted_seats(item, by) for item in items]
    return value + by if isinstance(value, int) else value
