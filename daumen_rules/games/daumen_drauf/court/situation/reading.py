"""A situation in either form."""

from __future__ import annotations

import json
from typing import Any

from daumen_rules.kernel.lines import Tick, no_tick

from .json_form import read_json
from .lines import lines_of
from .model import Situation
from .reader import read_text
from .words import FORMAT, TITLE


def read(text: str, tick: Tick = no_tick) -> Situation:
    """A situation in either form. Raises InputError with line, column, found and expected."""
    is_json = text.removeprefix("\ufeff").lstrip().startswith("{")
    return read_json(text, tick) if is_json else read_text(text, tick)


def is_situation(text: str) -> bool:
    """Whether a text begins like a situation, in either form, and not like a record."""
    start = text.removeprefix("\ufeff").lstrip()
    if start.startswith("{"):
        try:
            top: dict[str, Any] = json.loads(start)
        except (ValueError, RecursionError):
            return False
        return bool(top.get("format") == f"{FORMAT} {TITLE}")
    first = next(lines_of(text), None)
    return first is not None and first.head.text.split()[:2] == [FORMAT, TITLE]
