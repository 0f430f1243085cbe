"""A record read for a command that takes no situation.

Here lives the one message for a situation in its place.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from daumen_rules.cli.frame import read_as
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.text import Language, Text

T = TypeVar("T")


def read_record(reader: Callable[[str], T], path: str, language: Language) -> T:
    """What a reader of records makes of a file. Raises Failure, or InputError with the name of the
    file.
    """
    return read_as(partial(_read, reader), path, language)


def _read(reader: Callable[[str], T], text: str) -> T:
    try:
        return reader(text)
    except InputError:
        from daumen_rules.games.daumen_drauf.situation.reading import is_situation  # only here

        if not is_situation(text):
            raise
    raise InputError(
        *(1, 1),
        Text("a situation, which is for `judge`", "eine Situation, die für `judge` ist"),
        Text("a recorded game", "eine aufgezeichnete Partie"),
    )
