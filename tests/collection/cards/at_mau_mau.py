"""Tables of Mau-Mau in tests: hands, the pile and the stock in words."""

from __future__ import annotations

from typing import Any, Final

from attrs import evolve

from daumen_rules.games.cards.mau_mau.game import GAME
from daumen_rules.games.cards.mau_mau.table import Table
from daumen_rules.pieces.cards import PACK
from tests.collection.cards.lines import cards, legal

WHOLE: Final = "nature: deal " + " ".join(map(str, PACK))
"""A deal of the pack in its order."""


def table(hands: str, top: str, stock: str = "", options: str = "", **changes: Any) -> Table:
    """A table with hands such as `H7 | C9`, seat A on turn; options such as `drawn=may`."""
    held = tuple(cards(hand) for hand in hands.split("|"))
    start = Table(
        rules=GAME.book.read_rules("manual with " + options) if options else GAME.book.default,
        players=len(held),
        dealer=len(held) - 1,
        turn=0,
        hands=held,
        stock=cards(stock),
        pile=cards(top),
        points=(0,) * len(held),
    )
    return evolve(start, **changes)


def variant(hands: str, top: str, stock: str = "", options: str = "", **changes: Any) -> Table:
    """A table by the variant, in which Sevens and Eights act."""
    words = ", ".join(word for word in ("seven_eight=yes", options) if word)
    return table(hands, top, stock, words, **changes)


def laid(state: Table) -> set[str]:
    """The cards that may be laid."""
    return {words.split()[1] for words in legal(GAME, state) if words.startswith("lay")}
