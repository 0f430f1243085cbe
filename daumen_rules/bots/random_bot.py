"""A bot that takes any legal action; all are equally likely."""

from __future__ import annotations

from typing import TypeVar

from .bot import Below, Sees

A = TypeVar("A")


def random_bot(view: Sees[A], below: Below) -> A:
    """Any of the legal actions."""
    actions = view.legal_actions
    return actions[below(len(actions))]


def random_interrupter(view: Sees[A], below: Below) -> A | None:
    """Any of the legal actions, or none; all are equally likely."""
    actions = view.legal_actions
    chosen = below(len(actions) + 1)
    return actions[chosen] if chosen < len(actions) else None
