"""A long command tells its progress on standard error, if that is a terminal, and ends in time.

In a file or a pipe, standard error has errors and nothing else. Variables of the environment that
force colours do not change this.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable
from typing import Final

from daumen_rules.kernel.text import Language, Text

PAUSE: Final = 1.0
"""So many seconds pass between two lines."""


def on_terminal() -> bool:
    """Whether standard error is a terminal."""
    return sys.stderr.isatty()


def tell_progress(words: str) -> None:
    """Print how far a command has come, if standard error is a terminal."""
    if on_terminal():
        from rich.console import Console  # slow to load, and rarely needed

        Console(stderr=True, markup=False, highlight=False).print(words, style="dim")


class Limit:
    """A time limit, from now; None for no limit. `clock` gives seconds."""

    def __init__(
        self, seconds: float | None = None, clock: Callable[[], float] | None = None
    ) -> None:
        self.clock = clock or time.monotonic
        self.seconds = math.inf if seconds is None else seconds
        self._begun = self.clock()

    @property
    def gone(self) -> float:
        """The seconds since the beginning."""
        return self.clock() - self._begun

    def left(self) -> float:
        """The seconds left; 0 or less after the limit."""
        return self.seconds - self.gone


class Watch:
    """Tells a command's progress each second, unless `plain`, and when its time is up."""

    def __init__(self, limit: Limit, language: Language, *, plain: bool) -> None:
        self._limit, self._plain, self._told = limit, plain, 0.0
        self._language: Language = language

    def __call__(self, progress: Callable[[float], Text]) -> bool:
        """Whether time is left. `progress` says how far the command has come, from the seconds
        since the beginning.
        """
        gone = self._limit.gone
        if not self._plain and gone - self._told >= PAUSE:
            self._told = gone
            tell_progress(progress(gone)[self._language])
        return gone < self._limit.seconds


def clock(seconds: float | None, language: Language, *, plain: bool) -> Callable[[], bool]:
    """A function that says whether time is left; always, if `seconds` is None.

    Unless `plain`, it prints on a terminal how many seconds have passed.
    """
    watch = Watch(Limit(seconds), language, plain=plain)
    most = Text(f" of {seconds:g}", f" von {seconds:g}") if seconds else Text("", "")

    def searching(gone: float) -> Text:
        return Text(f"searching, {int(gone)} s{most.en}", f"suche, {int(gone)} s{most.de}")

    return lambda: watch(searching)
