"""A record read for a command that takes no other file.

Here lives the one message for a situation, or a record of another game, in its place.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal, TypeAlias, TypeVar

from daumen_rules.cli.shared.frame import read_as
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.text import Language, Text

T = TypeVar("T")
Sort: TypeAlias = Literal["situation", "collection"]


def read_record(
    reader: Callable[[str], T], path: str, language: Language, also: Sort | None = None
) -> T:
    """What a reader of records makes of a file; it may take `also` files of another sort. Raises
    Failure, or InputError with the name of the file.
    """
    return read_as(partial(_read, reader, also), path, language)


def _read(reader: Callable[[str], T], also: Sort | None, text: str) -> T:
    try:
        return reader(text)
    except InputError:
        other = _other(text, also)
        if other is None:
            raise
    raise InputError(1, 1, *other)


def _other(text: str, also: Sort | None) -> tuple[Text, Text] | None:
    """What a text is instead, and for which command; and what was expected."""
    from daumen_rules.games.daumen_drauf.court.situation.reading import is_situation
    from daumen_rules.records.record import is_record  # both only here

    if also != "situation" and is_situation(text):
        return (
            Text("a situation, which is for `judge`", "eine Situation, die für `judge` ist"),
            Text("a recorded game", "eine aufgezeichnete Partie"),
        )
    if also != "collection" and is_record(text):
        return (
            Text(
                "a record of a game of the collection, which is for `check`",
                "eine Aufzeichnung eines Spiels der Sammlung, die für `check` ist",
            ),
            Text("a game of Daumen drauf!", "eine Partie Daumen drauf!"),
        )
    return None
