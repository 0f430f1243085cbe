"""Actions in words, for records of all games: `show Y3p`, `parry Y3h`, `pass`, `deal Y1p …`."""

from __future__ import annotations

import re
from typing import Final

from daumen_rules.games.daumen_drauf.cards import Card
from daumen_rules.games.daumen_drauf.model import Action, Deal, Parry, Pass, Show
from daumen_rules.games.daumen_drauf.notation.lines import in_english
from daumen_rules.kernel.seats import NATURE, Mover
from daumen_rules.pieces.words import ExpectedError


def write(action: Action) -> str:
    """An action in words."""
    return str(action)


def read(mover: Mover, words: str) -> Action:
    """The action of a mover in words, German ones too. Raises ExpectedError."""
    verb, *cards = words.split() or [""]
    if mover is NATURE:
        if verb != "deal":
            raise ExpectedError(
                "`deal` and all cards, the top one first",
                "`deal` und alle Karten, die oberste erst",
            )
        return Deal(map(_card, cards))
    match in_english(verb), cards:
        case "pass", [] if isinstance(mover, int):
            return Pass(mover)
        case "show", [card] if isinstance(mover, int):
            return Show(mover, _card(card))
        case "parry", [card] if isinstance(mover, int):
            return Parry(mover, _card(card))
        case _, [] if isinstance(mover, int) and _CARD.fullmatch(verb):
            return Show(mover, _card(verb))
        case _:
            raise ExpectedError(
                "a card such as Y3p, `pass`, or `parry` and a card",
                "eine Karte wie Y3p, `pass`, oder `parry` und eine Karte",
            )


_CARD: Final = re.compile("[YGBygb][1-9][phPH]")


def _card(word: str) -> Card:
    try:
        return Card.parse(word[:1].upper() + word[1:].lower())
    except ValueError:
        raise ExpectedError("a card such as Y3p", "eine Karte wie Y3p") from None
