"""What a seat may call out while others are asked. Which calls a game has stands with that game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import A
from daumen_rules.kernel.text import Text


@frozen(kw_only=True)
class Calls(Generic[A]):
    """An act that a seat may call out while others are asked: it interrupts whoever is on turn."""

    words: Text
    """How it is called, by example."""
    possible: Callable[[Any], bool]
    """Whether anybody could call it, as far as a view that all may see can tell."""
    read: Callable[[Any, Seat, str], tuple[A, ...] | None]
    """What a seat means that calls, from a view and the words: actions of which one at most can be
    legal; None for what is no call.
    """
    of_a_hand: tuple[Clause, ...]
    """The clauses that tell what a caller holds."""
