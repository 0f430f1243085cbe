"""Kinds of actions that people name without saying which one: to capture, to follow suit, to fly.

A game lists its kinds beside its verbs. Questions such as *must Ben follow suit?* are about them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Text

A = TypeVar("A")


@frozen(eq=False)
class ActionKind(Generic[A]):
    """A kind of actions of seats."""

    words: Text
    """The infinitive: `follow suit`, `bedienen`."""
    fits: Callable[[Any, A], bool]
    """Whether an action in a state is of this kind."""
    also: tuple[str, ...] = ()
    """Other words that are read, in either language."""
    duty: Callable[[Any], Clause | None] = lambda _: None
    """The clause by which the seat on turn owes an action of this kind, where others are possible:
    what is missed may be claimed. None where no such duty holds.
    """


def action_kind(
    en: str,
    de: str,
    fits: Callable[[Any, A], bool],
    also: str = "",
    *,
    duty: Callable[[Any], Clause | None] = lambda _: None,
) -> ActionKind[A]:
    """A kind of actions; `also` has its other words, with `, ` between."""
    return ActionKind(Text(en, de), fits, tuple(filter(None, also.split(", "))), duty)
