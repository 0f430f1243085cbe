"""Limits of a command: how much work it does.

The usual limit counts work, so that a question has the same answer on every machine. A limit of
time, `progress.clock`, holds where a user asks for one with `--time`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

WORK: Final = 100_000
"""How often the search for a ruling may ask whether to go on; this takes about ten seconds."""
CHECK_WORK: Final = 20_000
"""The same for a record with gaps, where each step of the search takes longer."""


def worked(work: int, running: Callable[[], bool] = lambda: True) -> Callable[[], bool]:
    """A function that says whether to go on: True for the first `work` calls, while `running`."""
    left = work

    def going() -> bool:
        nonlocal left
        left -= 1
        return left >= 0 and running()

    return going
