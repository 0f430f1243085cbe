"""Lines of a position that tell no single field: a value that is derived from a state.

Some tell what all viewers know though no field shows it to all, such as who has announced a solo;
others tell a part of a field, such as the seat on turn in a position of draughts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from daumen_rules.kernel.frozen import frozen

from .marks import Called

S = TypeVar("S")


@frozen(kw_only=True, eq=False)
class DerivedLine(Generic[S]):
    """A line of a position with a value that is derived from a state."""

    called: Called
    """The words before the colon."""
    type: Any
    """The type of its values."""
    of: Callable[[S], Any]
    """Its value in a state."""
    put: Callable[[S, Any], S] | None = None
    """A state changed so that it has the value; None for a value that no field holds."""
