"""How far a long command is, told on a terminal only.

A file or a pipe that takes standard error gets what is wrong and nothing else.
"""

from __future__ import annotations

import sys

import click


def on_terminal() -> bool:
    """Whether somebody reads standard error on a terminal."""
    return sys.stderr.isatty()


def tell_progress(words: str) -> None:
    """Tell how far a command is, if somebody is there to read it."""
    if on_terminal():
        click.echo(words, err=True)
