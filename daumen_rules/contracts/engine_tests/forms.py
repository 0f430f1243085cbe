"""How values of a game are sent to an engine, and how its answers are read.

The forms of one game stand with that game, those for all games in `conformance.forms`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeAlias

from attrs import field

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import A, E, S
from daumen_rules.kernel.text import Text

from .shapes import Shape

Fields: TypeAlias = Mapping[str, Any]
"""A JSON object."""
PROTOCOL: Final = 1
"""The version of the protocol that engines speak."""


@frozen(kw_only=True)
class FieldForm(Generic[S]):
    """A field of a state that an engine may tell, in JSON."""

    write: Callable[[S], Any]
    """The value of the field; None where the state has none."""
    check: Shape
    normal: Callable[[Any], Any]
    """A value from an engine, normalised for comparison."""
    about: Text
    """The form in words, such as `a list of cards`."""
    seats: frozenset[str] = frozenset()
    """The names of the field and of its members, as far as they hold seats."""


@frozen(kw_only=True)
class Forms(Generic[S, A, E]):
    """How values of a game are sent to an engine, and how its answers are read."""

    game: str
    """The name of the game in messages and cases."""
    new: Callable[[S, A | None], Fields]
    """The request for a new game, from the state before Nature's first action and that action, if
    any.
    """
    opening: Callable[[Fields], tuple[S, A | None]]
    """The state and the action that such a request describes. Raises ValueError or KeyError."""
    action: Callable[[A], Fields]
    action_of: Callable[[Fields], A]
    """Raises ValueError or KeyError."""
    state: Callable[[S], Fields]
    view: Callable[[S, Seat], Fields]
    event: Callable[[E, int], Fields | None]
    """An event; None for an event that the protocol leaves out. The number is the number of seats.
    """
    normal_state: Callable[[Fields], Fields]
    """A state from an engine, normalised for comparison."""
    normal_view: Callable[[Fields], Fields]
    state_shape: Shape
    view_shape: Shape
    action_shape: Shape
    event_shape: Shape
    seat_fields: frozenset[str]
    """The names of fields that hold a seat or a list of seats."""
    points: frozenset[str] = frozenset({"points"})
    """The names of the parts of a state that an engine may leave out with the points."""
    fields: Mapping[str, FieldForm[S]] = field(factory=dict[str, FieldForm[S]])
    """The fields of a state that an engine may tell beside it, by name."""
    begins_in_the_middle: Callable[[S], bool] = lambda _: False
    """Whether an opening is a position within a game, which only some engines begin with."""
