"""Finds the lines of a situation, and the subject of each."""

from __future__ import annotations

from collections.abc import Iterator

from daumen_rules.kernel.lines import Tick, contents, no_tick
from daumen_rules.pieces.written_line import Line, Token, line_of

from .words import KEYS, in_english


def lines_of(text: str, tick: Tick = no_tick) -> Iterator[Line]:
    """The lines of a text that are neither empty nor comments."""
    return (line_of(number, content) for number, content in contents(text, tick))


def key_of(line: Line) -> str:
    """The word of the notation that a line begins with; empty for `Anna: Y3p`."""
    key = in_english(line.first.text)
    return key if key in KEYS else ""


def about_of(line: Line) -> Token:
    """The name in the head of a line: the text after its word, or all before the colon."""
    return line.about if key_of(line) else Token(line.head.text, line.first.column)
