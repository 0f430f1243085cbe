"""What is known of a card, read and written: `Y3p`, `Y3?`, `?`.

Rows of them stand in `reader`.
"""

from __future__ import annotations

from typing import Final, Literal, overload

from daumen_rules.games.daumen_drauf.cards import Card, Kind
from daumen_rules.games.daumen_drauf.remembered import Noted, read_remembered
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.text import Text

A_CARD: Final = Text(
    "a card such as Y3p (colour Y, G or B, value 1 to 9, p poisonous or h harmless), or Y3? of an "
    "unknown fang",
    "eine Karte wie Y3p (Farbe Y, G oder B, Wert 1 bis 9, p giftig oder h ungiftig), oder Y3? mit "
    "unbekanntem Giftzahn",
)


@overload
def read_seen(word: str, *, whole: Literal[False]) -> Card | Kind: ...
@overload
def read_seen(word: str) -> Noted: ...
def read_seen(word: str, *, whole: bool = True) -> Noted:
    """What a word says of a card, in small or large letters; with `whole` it may be `?` for any
    card. Raises Fault.
    """
    if whole:
        return read_remembered(word)
    card = word[:1].upper() + word[1:].lower()
    try:
        return Card.parse(card) if card[-1:] in ("p", "h") else Kind.parse(card.removesuffix("?"))
    except ValueError:
        raise Fault(word, A_CARD) from None
