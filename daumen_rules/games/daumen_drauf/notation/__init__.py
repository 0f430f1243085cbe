"""How a record is written: a text form for people, a JSON form for machines.

Both forms say the same, and both have one canonical way to write a record.
"""

from daumen_rules.games.daumen_drauf.notation.json_form import read_json, write_json
from daumen_rules.games.daumen_drauf.notation.text_form import read_text, write_text
from daumen_rules.games.daumen_drauf.record import Record


def read(text: str) -> Record:
    """A record in either form. Raises InputError with line, column, found and expected."""
    return read_json(text) if text.lstrip().startswith("{") else read_text(text)


__all__ = ["read", "read_json", "read_text", "write_json", "write_text"]
