"""Text from an engine, cleaned before anything shows, compares or keeps it.

All text of an engine passes through `cleaned`: its answers when they are read, and its standard
error. So no control codes of terminals and no text that files cannot hold get through.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from daumen_rules.contracts.engine_tests.shapes import Flaw, as_list, as_object
from daumen_rules.kernel.lines import split_lines
from daumen_rules.kernel.text import Text

DEEPEST: Final = 60
"""How deep lists and objects of an answer may be nested."""
LARGEST: Final = 10**15
"""The bound that numbers of an answer stay below."""
_LARGE: Final = re.compile(r"\d(?:\d{14}|[eE])")
"""A number that may be too large."""
_ODD: Final = ("\\", "NaN", "Infinity")
"""An escape, and text that JSON does not accept as a number."""
_A_LINE: Final = Text("one JSON object in a line", "ein JSON-Objekt in einer Zeile")


def cleaned(text: str) -> str:
    """The text with each unprintable sign as an escape such as `\x1b`: terminal control, signs that
    turn the direction of writing, half surrogate pairs, line ends.
    """
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else _escaped(sign) for sign in text)


def _escaped(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")


def cleaned_lines(data: bytes) -> str:
    """Output as cleaned lines; the last line needs no line end."""
    text = data.decode("utf-8", "replace")
    if text.isprintable():
        return text
    lines = split_lines(text)
    return "\n".join(cleaned(line.expandtabs()) for line in lines).removesuffix("\n")


def read_line(line: bytes) -> tuple[Any, Flaw | None]:
    """The JSON value of a line with all its texts cleaned, or the fault of the line."""
    try:
        text = line.decode("utf-8")
        value = json.loads(text)
        return (value if _is_plain(text) else _cleaned(value, 0)), None
    except _UnreadableError as error:
        return None, Flaw("", error.found, _A_LINE)
    except (ValueError, RecursionError):
        shown = repr(cleaned(line[:120].decode("utf-8", "replace")))
        return None, Flaw("", Text(shown, shown), _A_LINE)


def _is_plain(text: str) -> bool:
    """Whether a quick look shows that a line needs no cleaning; this saves most of the time."""
    return (
        text.isascii()
        and text.isprintable()
        and not any(odd in text for odd in _ODD)
        and _LARGE.search(text) is None
        and text.count("[") + text.count("{") <= DEEPEST
    )


class _UnreadableError(Exception):
    def __init__(self, en: str, de: str) -> None:
        super().__init__(en)
        self.found = Text(en, de)


def _cleaned(value: Any, depth: int) -> Any:
    if depth > DEEPEST:
        raise _UnreadableError(
            f"values more than {DEEPEST} deep in one another",
            f"Werte, mehr als {DEEPEST}-fach ineinander",
        )
    if isinstance(value, str):
        return cleaned(value)
    if isinstance(value, int | float):
        if not -LARGEST < value < LARGEST:  # so is what is no number at all
            raise _UnreadableError("a number beyond all bounds", "eine maßlose Zahl")
        return value
    items, members = as_list(value), as_object(value)
    if items is not None:
        return [_cleaned(item, depth + 1) for item in items]
    if members is not None:
        return {cleaned(name): _cleaned(item, depth + 1) for name, item in members.items()}
    return value
