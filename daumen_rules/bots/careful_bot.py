"""A bot that takes the action with the best estimate, by the game's own estimate. It uses no random
numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, TypeVar

from .bot import Below, Bot, Interrupter, Sees

A = TypeVar("A")
V = TypeVar("V", bound=Sees[Any])


def best_action(
    view: V, estimate: Callable[[V, A], Fraction], actions: Sequence[A] | None = None
) -> A:
    """The legal action with the best estimate; of several the first. `actions` are those of a view
    that does not list them.
    """
    legal: Sequence[A] = view.legal_actions if actions is None else actions
    return max(legal, key=lambda action: estimate(view, action))


def careful_bot(
    estimate: Callable[[V, A], Fraction], actions: Sequence[A] | None = None
) -> Bot[V, A]:
    """The bot that chooses by `estimate`: the value of an action, from the view alone."""

    def bot(view: V, below: Below) -> A:
        return best_action(view, estimate, actions)

    return bot


def careful_interrupter(
    estimate: Callable[[V, A], Fraction], actions: Sequence[A] | None = None
) -> Interrupter[V, A]:
    """The interrupter that acts out of turn if the estimate is above zero."""

    def interrupter(view: V, below: Below) -> A | None:
        action = best_action(view, estimate, actions)
        return action if estimate(view, action) > 0 else None

    return interrupter
