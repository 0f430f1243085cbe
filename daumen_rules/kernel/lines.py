"""The lines of a text that people write: where a line ends, and its content without the comment."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

Tick: TypeAlias = Callable[[], None]
"""A function that long reading and searching call often; it may raise an error to stop them."""

_END: Final = re.compile(r"\r\n|\r|\n")
_COMMENT: Final = re.compile(r"(^|\s)#.*")


def no_tick() -> None:
    """A tick that never stops anything."""


def split_lines(text: str) -> list[str]:
    """The lines of a text. Only LF, CR LF and CR end a line, as in editors."""
    return _END.split(text)


def lines_in(text: str, tick: Tick = no_tick) -> Iterator[tuple[int, str]]:
    """The lines of a text, numbered from 1, without a byte order mark."""
    for number, line in enumerate(split_lines(text.removeprefix("\ufeff")), start=1):
        tick()
        yield number, line


def contents(text: str, tick: Tick = no_tick) -> Iterator[tuple[int, str]]:
    """The lines that are not blank, without their comments. A comment begins with # at the start of
    a line or after a blank.
    """
    for number, line in lines_in(text, tick):
        content = _COMMENT.sub("", line).rstrip()
        if content:
            yield number, content
