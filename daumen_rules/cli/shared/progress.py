"""A long command tells its progress on standard error, if that is a terminal.

In a file or a pipe, standard error has errors and nothing else. Variables of the environment that
force colours do not change this.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from daumen_rules.kernel.text import Language, Text


def on_terminal() -> bool:
    """Whether standard error is a terminal."""
    return sys.stderr.isatty()


def tell_progress(words: str) -> None:
    """Print how far a command has come, if standard error is a terminal."""
    if on_terminal():
        from rich.console import Console  # slow to load, and rarely needed

        Console(stderr=True, markup=False, highlight=False).print(words, style="dim")


def clock(seconds: float | None, language: Language, *, plain: bool) -> Callable[[], bool]:
    """A function that says whether time is left; always, if `seconds` is None.

    Unless `plain`, it prints on a terminal how many seconds have passed.
    """
    begun = time.monotonic()
    told = 0

    def running() -> bool:
        nonlocal told
        passed = time.monotonic() - begun
        if int(passed) > told and not plain:
            told = int(passed)
            most = Text(f" of {seconds:g}", f" von {seconds:g}") if seconds else Text("", "")
            words = Text(f"searching, {told} s{most.en}", f"suche, {told} s{most.de}")
            tell_progress(words[language])
        return seconds is None or passed < seconds

    return running
