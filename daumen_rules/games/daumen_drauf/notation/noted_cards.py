"""Words for cards in records, known or not: `Y3p`, `Y3?`, `?3`, `?` and the like."""

from __future__ import annotations

from daumen_rules.games.daumen_drauf.remembered import Noted, read_remembered
from daumen_rules.games.daumen_drauf.verbs import CARD
from daumen_rules.kernel.errors import Fault


def is_gap(word: str) -> bool:
    """Whether a word says that something is not known."""
    return any(sign in word for sign in "?<>|")


def read_noted(word: str) -> Noted:
    """What a word notes of a card: `Y3p`, `Y3?`, `?3`, `?`. Raises Fault."""
    if is_gap(word):
        return read_remembered(word)
    card = CARD.read(word)
    if card is None or word not in (card.sign.en, card.sign.de):
        raise Fault(word, CARD.what)
    return card
