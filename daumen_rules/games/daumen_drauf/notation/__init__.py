"""How a record is written: a text form for people, a JSON form for machines.

Both forms say the same, and both have one canonical way to write a record.
"""

from daumen_rules.games.daumen_drauf.notation.json_form import read_json, write_json
from daumen_rules.games.daumen_drauf.notation.text_reader import read_text
from daumen_rules.games.daumen_drauf.notation.text_writer import write_text
from daumen_rules.games.daumen_drauf.record import Record


def read(text: str) -> Record:
    """A record in either form. Raises InputError with line, column, found and expected."""
    is_json = text.removeprefix("\ufeff").lstrip().startswith("{")
    return read_json(text) if is_json else read_text(text)


__all__ = ["read", "read_json", "read_text", "write_json", "write_text"]
