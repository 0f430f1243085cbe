"""The lines of a text that people write: where one ends, and what it says without its comment."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

Tick: TypeAlias = Callable[[], None]
"""Called often where much is read or looked through; it may raise to end that."""

_END: Final = re.compile(r"\r\n|\r|\n")
_COMMENT: Final = re.compile(r"(^|\s)#.*")


def no_tick() -> None:
    """Goes on."""


def split_lines(text: str) -> list[str]:
    """The lines of a text. Only LF, CR LF and CR end one, as in editors."""
    return _END.split(text)


def lines_in(text: str, tick: Tick = no_tick) -> Iterator[tuple[int, str]]:
    """The lines of a text, counted from 1, without a mark of byte order."""
    for number, line in enumerate(split_lines(text.removeprefix("\ufeff")), start=1):
        tick()
        yield number, line


def contents(text: str, tick: Tick = no_tick) -> Iterator[tuple[int, str]]:
    """The lines that say something, each without its comment: that begins with # at the start or
    after a blank.
    """
    for number, line in lines_in(text, tick):
        content = _COMMENT.sub("", line).rstrip()
        if content:
            yield number, content
