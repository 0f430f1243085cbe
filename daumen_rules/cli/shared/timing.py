"""Limits of a command: how much work it does, and how many seconds it takes, reading included.

The usual limit counts work, so that a question has the same answer on every machine. A limit of
time holds where a user asks for one with `--time`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from daumen_rules.kernel.lines import Tick
from daumen_rules.kernel.text import Language, Text

from .basics import INCOMPLETE, Failure

READ: Final = Text("read", "gelesen")
PLAYED: Final = Text("played", "durchgespielt")
"""What a command does with a file, as a participle for `in_time`."""


WORK: Final = 100_000
"""How often the search for a ruling may ask whether to go on; this takes about ten seconds."""
CHECK_WORK: Final = 20_000
"""The same for a record with gaps, where each step of the search takes longer."""
LONGEST_READING: Final = 60.0
"""How many seconds a command may spend on reading a file without `--time`."""


def worked(work: int, running: Callable[[], bool] = lambda: True) -> Callable[[], bool]:
    """A function that says whether to go on: True for the first `work` calls, while `running`."""
    left = work

    def going() -> bool:
        nonlocal left
        left -= 1
        return left >= 0 and running()

    return going


def clock(seconds: float) -> Callable[[], bool]:
    """A function that says whether fewer than `seconds` seconds have passed since now."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() < end


def in_time(running: Callable[[], bool], path: str, language: Language, done: Text = READ) -> Tick:
    """A tick that raises Failure once `running` says no. `done` says what was not finished."""

    def tick() -> None:
        if not running():
            said = Text(
                f"{path}: the time was up before it was {done.en} (--time)",
                f"{path}: Die Zeit war um, bevor die Datei {done.de} war (--time)",
            )
            raise Failure(said[language], INCOMPLETE)

    return tick
