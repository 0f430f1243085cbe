"""A bot that does what a game's own estimate says is best. It uses no random numbers."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, TypeVar

from .bot import Below, Bot, Interrupter, Sees

A = TypeVar("A")
V = TypeVar("V", bound=Sees[Any])


def best_action(view: V, estimate: Callable[[V, A], Fraction]) -> A:
    """The legal action with the best appraisal, the first of them where several are best."""
    actions: tuple[A, ...] = view.legal_actions
    return max(actions, key=lambda action: estimate(view, action))


def careful_bot(estimate: Callable[[V, A], Fraction]) -> Bot[V, A]:
    """The bot that chooses by `appraise`: what an action is worth, from the view alone."""

    def bot(view: V, below: Below) -> A:
        return best_action(view, estimate)

    return bot


def careful_interrupter(estimate: Callable[[V, A], Fraction]) -> Interrupter[V, A]:
    """The interrupter that acts out of turn where this is worth more than nothing."""

    def interrupter(view: V, below: Below) -> A | None:
        action = best_action(view, estimate)
        return action if estimate(view, action) > 0 else None

    return interrupter
