"""A situation in either form.

Here lives the choice of the form alone.
"""

from __future__ import annotations

from daumen_rules.games.daumen_drauf.situation.json_form import read_json
from daumen_rules.games.daumen_drauf.situation.model import Situation
from daumen_rules.games.daumen_drauf.situation.reader import read_text
from daumen_rules.games.daumen_drauf.situation.words import FORMAT, TITLE


def read(text: str) -> Situation:
    """A situation in either form. Raises InputError with line, column, found and expected."""
    is_json = text.removeprefix("\ufeff").lstrip().startswith("{")
    return read_json(text) if is_json else read_text(text)


def is_situation(text: str) -> bool:
    """Whether a text begins like a situation, in either form, and not like a record."""
    start = text.removeprefix("\ufeff").lstrip()
    if start.startswith("{"):
        return f'"{FORMAT} {TITLE}"' in text
    first = next((line for line in start.splitlines() if line.strip() and line[0] != "#"), "")
    return first.split()[:2] == [FORMAT, TITLE]
