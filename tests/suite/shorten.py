"""Makes a found game shorter: fewer actions, as long as it still does what it was found for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from daumen_rules.kernel.frozen import evolve

from .search import Found


def shortened(found: Found, holds: Callable[[Sequence[Any]], bool]) -> Found:
    """The game without the actions that it does not need; the last one stays.

    `holds` says whether some actions are legal but for the last, and still do it.
    """
    actions = found.actions
    size = max(1, len(actions) // 2)
    while size:
        at = 0
        while at + size < len(actions):
            fewer = (*actions[:at], *actions[at + size :])
            if holds(fewer):
                actions = fewer
            else:
                at += size
        size //= 2
    return evolve(found, actions=actions, cost=found.cost - len(found.actions) + len(actions))
