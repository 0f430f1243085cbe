"""Words that the interviews of all games say and understand, in English and in German."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.similar_names import did_you_mean
from daumen_rules.kernel.text import Text

from .asks import AskRow

OPEN: Final = (
    *("unknown", "unbekannt", "follows", "folgt", "don't know", "dont know", "weiß nicht"),
    *("weiss nicht", "no idea", "keine ahnung", "nobody knows", "weiß keiner"),
)
"""Answers for which the situation gets no line."""
UNKNOWN: Final = Text("unknown", "unbekannt")


@frozen
class Field:
    """A question of the interview: its subject, its rest, and the answer for an empty line."""

    about: Text
    rest: Text = Text("?", "?")
    default: Text = UNKNOWN


def a_number(most: int, question: Text) -> Text:
    """The expected text of an error: a question by its number, or in words."""
    return Text(
        f"a number from 1 to {most}, or in words {question.en}",
        f"eine Nummer von 1 bis {most}, oder in Worten {question.de}",
    )


def numbered(rows: Sequence[AskRow[Any, Any]]) -> dict[str, Any]:
    """The kinds of questions by the numbers under which an interview offers them."""
    return {str(number): row for number, row in enumerate(rows, start=1)}


def no_name(found: str, names: Sequence[str]) -> InputError:
    """The error of an answer that names no player."""
    known = ", ".join(names)
    somebody = Text(f"one of {known}", f"einer von {known}")
    return InputError(1, 1, found, did_you_mean(found, names) or somebody)
