"""The lines of a text record that tell what a seat did.

Here lives what one of them says. Whose it is, is the reader's to know.
"""

from __future__ import annotations

from daumen_rules.games.daumen_drauf.model import Card, Parry, Pass, Show
from daumen_rules.games.daumen_drauf.notation.deal_lines import read_card_at
from daumen_rules.games.daumen_drauf.notation.gap_checks import is_gap
from daumen_rules.games.daumen_drauf.notation.gap_lines import read_noted_at
from daumen_rules.games.daumen_drauf.notation.lines import ACTIONS, Line, in_english
from daumen_rules.games.daumen_drauf.record import Entry
from daumen_rules.games.daumen_drauf.record_with_gaps import EntryWithGap
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.lines import Word


def read_action(line: Line, seat: Seat, *, gaps: bool) -> Entry | EntryWithGap:
    """What a seat did; with `gaps` its card need not be known. Raises InputError."""
    parries, word = _act(line)
    if word is None:
        return Entry(Pass(seat), line.number)
    if gaps and is_gap(word.text):
        noted = read_noted_at(line, word)
        if not isinstance(noted, Card):
            return EntryWithGap(seat, "parry" if parries else "show", noted, line.number)
        card = noted
    else:
        card = read_card_at(line, word)
    return Entry(Parry(seat, card) if parries else Show(seat, card), line.number)


def _act(line: Line) -> tuple[bool, Word | None]:
    """Whether it is a parry, and the word for the card; none of a pass."""
    words = [in_english(word.text) for word in line.words]
    match words:
        case ["pass"]:
            return False, None
        case ["parry", _]:
            return True, line.words[1]
        case ["show", _]:
            return False, line.words[1]
        case [word] if word not in ACTIONS:
            return False, line.words[0]
        case _:
            pass
    raise line.error(
        line.value,
        Text(
            "a card such as Y3p, `pass`, or `parry` and a card",
            "eine Karte wie Y3p, `pass`, oder `parry` und eine Karte",
        ),
    )
