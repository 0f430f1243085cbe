"""Reads a situation in either form: text or JSON."""

from __future__ import annotations

import json

from daumen_rules.kernel.lines import Tick, no_tick

from .json_form import read_json
from .lines import lines_of
from .model import Situation
from .reader import read_text
from .words import FORMAT, TITLE


def read(text: str, tick: Tick = no_tick) -> Situation:
    """The situation of a text. Raises InputError with line, column, found and expected."""
    return read_json(text, tick) if _is_json(text) else read_text(text, tick)


def is_situation(text: str) -> bool:
    """Whether a text begins like a situation, in either form, and not like a record."""
    if not _is_json(text):
        first = next(lines_of(text), None)
        return first is not None and first.head.text.split()[:2] == [FORMAT, TITLE]
    try:
        top: dict[str, object] = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError):
        return False
    return top.get("format") == f"{FORMAT} {TITLE}"


def _is_json(text: str) -> bool:
    return text.removeprefix("\ufeff").lstrip().startswith("{")
