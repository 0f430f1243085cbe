"""Games against a bank in tests: packs that begin with certain cards."""

from __future__ import annotations

from typing import Any

from daumen_rules.pieces.cards import Deal
from tests.collection.cards.at_table import cards, rest


def pack(words: str, last: str = "") -> str:
    """The act of Nature that deals a pack with these cards on top, and these at the bottom."""
    top, bottom = cards(words), cards(last)
    return str(Deal((*top, *rest(top, bottom), *bottom)))


def kept(table: Any) -> int:
    """What all seats and the pot have together."""
    return int(sum(table.chips) + table.pot)
