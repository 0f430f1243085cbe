"""Reads and writes the known part of a card: `Y3p`, `Y3?`, `?`.

`reader` reads rows of cards.
"""

from __future__ import annotations

from typing import Final, Literal, overload

from daumen_rules.games.daumen_drauf.cards import Card, Kind
from daumen_rules.games.daumen_drauf.remembered_cards import Noted, read_remembered
from daumen_rules.games.daumen_drauf.verbs import SIGHT
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.text import Text

A_CARD: Final = Text(
    "a card such as Y3p (colour Y, G or B, value 1 to 9, p poisonous or h harmless), or Y3? of an "
    "unknown fang",
    "eine Karte wie Ge3g (Farbe Ge, Gr oder Sw, Wert 1 bis 9, g giftig oder u ungiftig), oder Ge3? "
    "mit unbekanntem Giftzahn",
)


@overload
def read_seen(word: str, *, whole: Literal[False]) -> Card | Kind: ...
@overload
def read_seen(word: str) -> Noted: ...
def read_seen(word: str, *, whole: bool = True) -> Noted:
    """The known part of a card from a word, in small or large letters. Raises Fault.

    With `whole` the word may be `?`, which stands for any card.
    """
    if whole:
        return read_remembered(word)
    kind = word.removesuffix("?")
    sight = SIGHT.read(kind)
    if sight is None or (kind != word and isinstance(sight, Card)):
        raise Fault(word, A_CARD)
    return sight
