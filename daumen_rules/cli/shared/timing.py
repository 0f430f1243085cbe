"""How much a command may look at, and the time that it may take from before its file is read.

A limit is work, counted: the same question has the same answer on every machine. Time ends it early
where somebody asks for that.
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
"""What a command does with a file."""


WORK: Final = 100_000
"""How often a ruling asks whether to go on, if nothing else is asked for; about ten seconds."""
CHECK_WORK: Final = 20_000
"""The same for a record with gaps, whose steps are longer."""
LONGEST_READING: Final = 60.0
"""Seconds for a file where no time is named."""


def worked(work: int, running: Callable[[], bool] = lambda: True) -> Callable[[], bool]:
    """Whether to go on: asked so many times at most, and as long as it is `running`."""
    left = work

    def going() -> bool:
        nonlocal left
        left -= 1
        return left >= 0 and running()

    return going


def clock(seconds: float) -> Callable[[], bool]:
    """Whether there is time left, of so many seconds from now."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() < end


def in_time(running: Callable[[], bool], path: str, language: Language, done: Text = READ) -> Tick:
    """Ends the command once there is no time left, with the file and what is being done with it."""

    def tick() -> None:
        if not running():
            said = Text(
                f"{path}: the time was up before it was {done.en} (--time)",
                f"{path}: Die Zeit war um, bevor die Datei {done.de} war (--time)",
            )
            raise Failure(said[language], INCOMPLETE)

    return tick
