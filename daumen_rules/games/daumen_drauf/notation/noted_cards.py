"""Words for cards in records, known or not: `Y3p`, `Y3?`, `?3`, `?` and the like."""

from __future__ import annotations

from typing import Final

from daumen_rules.games.daumen_drauf.cards import Card
from daumen_rules.games.daumen_drauf.remembered import Noted, read_remembered
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.text import Text

ONE_CARD: Final = Text(
    "a card such as Y3p: colour Y, G or B, value 1 to 9, p poisonous or h harmless",
    "eine Karte wie Y3p: Farbe Y (gelb), G (grün) oder B (schwarz), Wert 1 bis 9, "
    "p giftig oder h ungiftig",
)


def is_gap(word: str) -> bool:
    """Whether a word says that something is not known."""
    return any(sign in word for sign in "?<>|")


def read_noted(word: str) -> Noted:
    """What a word notes of a card: `Y3p`, `Y3?`, `?3`, `?`. Raises Fault."""
    if is_gap(word):
        return read_remembered(word)
    try:
        return Card.parse(word)
    except ValueError:
        raise Fault(word, ONE_CARD) from None
