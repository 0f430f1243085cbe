"""How a record is written: a text form for people, a JSON form for machines.

Both forms say the same, and both have one canonical way to write a record.
"""

from daumen_rules.games.daumen_drauf.notation.json_form import (
    read_json,
    read_json_with_gaps,
    write_json,
)
from daumen_rules.games.daumen_drauf.notation.text_reader import (
    read_text,
    read_text_with_gaps,
)
from daumen_rules.games.daumen_drauf.notation.text_writer import write_text
from daumen_rules.games.daumen_drauf.record import Record
from daumen_rules.games.daumen_drauf.record_with_gaps import AnyRecord, GameWithGaps
from daumen_rules.kernel.errors import InputError
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.game import OwnForm


def read(text: str) -> Record:
    """A record in either form. Raises InputError with line, column, found and expected."""
    return read_json(text) if _is_json(text) else read_text(text)


def read_with_gaps(text: str, tick: Tick = no_tick) -> AnyRecord:
    """A record in either form, which may have gaps. Raises InputError as `read` does."""
    if _is_json(text):
        return read_json_with_gaps(text, tick)
    return read_text_with_gaps(text, tick)


def read_whole(text: str) -> Record:
    """A record without gaps. Raises InputError, at the first gap of one that has gaps."""
    try:
        return read(text)
    except InputError as error:
        record = read_with_gaps(text)
        wanted = Text(
            "a record without gaps: only `check` and `convert` take one in which cards are unknown",
            "eine Aufzeichnung ohne Lücken: Nur `check` und `convert` nehmen eine, in der Karten "
            "unbekannt sind",
        )
        no_deck = any(isinstance(g, GameWithGaps) and g.deal is None for g in record.games)
        found = Text("a game without its deck", "eine Partie ohne Kartenfolge")
        is_card = "?" in error.found.en
        at = error.line, error.column
        raise InputError(*at, found if no_deck and not is_card else error.found, wanted) from None


OWN = OwnForm(
    read=read_with_gaps, read_whole=read_whole, write_text=write_text, write_json=write_json
)
"""What commands take of it."""


def _is_json(text: str) -> bool:
    return text.removeprefix("\ufeff").lstrip().startswith("{")


__all__ = [
    "OWN",
    "read",
    "read_json",
    "read_json_with_gaps",
    "read_text",
    "read_text_with_gaps",
    "read_whole",
    "read_with_gaps",
    "write_json",
    "write_text",
]
