"""The time that a command may take, from before its file is read."""

from __future__ import annotations

import time
from collections.abc import Callable

from daumen_rules.cli.frame import fail
from daumen_rules.kernel.lines import Tick
from daumen_rules.kernel.text import Language


def clock(seconds: float) -> Callable[[], bool]:
    """Whether there is time left, of so many seconds from now."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() < end


def in_time(running: Callable[[], bool], path: str, language: Language) -> Tick:
    """Ends the command, with the file that is being read, once there is no time left."""

    def tick() -> None:
        if not running():
            fail(
                language,
                f"{path}: the time was up before it was read (--time)",
                f"{path}: Die Zeit war um, bevor die Datei gelesen war (--time)",
            )

    return tick
