"""How far a long command is, told on a terminal only.

A file or a pipe that takes standard error gets what is wrong and nothing else, whatever variables
of the environment say of colours.
"""

from __future__ import annotations

import sys


def on_terminal() -> bool:
    """Whether somebody reads standard error on a terminal."""
    return sys.stderr.isatty()


def tell_progress(words: str) -> None:
    """Tell how far a command is, if somebody is there to read it."""
    if on_terminal():
        from rich.console import Console  # slow to load, and seldom needed

        Console(stderr=True, markup=False, highlight=False).print(words, style="dim")
