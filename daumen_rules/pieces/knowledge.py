"""Who knows what of a state: what a viewer sees, and what he takes for the same.

A game in which something is hidden has one such record. It comes from the marks of its state
(`secrets`), from dice under a cup (`dice`), or from functions of the game. No rule stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, Generic, TypeVar

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Viewer

from .sampling import Below

S = TypeVar("S")
V = TypeVar("V")


@frozen(kw_only=True)
class Knowledge(Generic[S, V]):
    """Who knows what of the states of a game in which something is hidden."""

    view: Callable[[S, Viewer], V]
    """All that a viewer knows of a state."""
    alike: Callable[[S, Viewer], Iterable[S]]
    """Other states that a viewer cannot tell from a state."""
    masked: Callable[[Any, Viewer], Hashable]
    """What a viewer can tell of a state or an action, said apart from the view."""
    sample: Callable[[V, Below], S]
    """A state that gives its viewer a view, drawn by chance."""
    whole: Callable[[S], V] | None = None
    """What a referee sees who looks at all; None where the seats see all between them."""
