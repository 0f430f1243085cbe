"""A long command tells its progress on standard error, if that is a terminal.

In a file or a pipe, standard error has errors and nothing else. Variables of the environment that
force colours do not change this.
"""

from __future__ import annotations

import sys


def on_terminal() -> bool:
    """Whether standard error is a terminal."""
    return sys.stderr.isatty()


def tell_progress(words: str) -> None:
    """Print how far a command has come, if standard error is a terminal."""
    if on_terminal():
        from rich.console import Console  # slow to load, and rarely needed

        Console(stderr=True, markup=False, highlight=False).print(words, style="dim")
