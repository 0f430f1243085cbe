"""Actions in words: as they are told, one by one and in a row by seat, and as people type them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from daumen_rules.games.daumen_drauf.model import Action, Card, Deal, Parry, Pass, Show, Sight
from daumen_rules.kernel.text import Language, Text

SHOW_WORDS: Final = frozenset({"show", "shows", "zeige", "zeigt"})
PASS_WORDS: Final = frozenset({"p", "pass", "passes", "passe", "passt"})
PARRY_WORDS: Final = frozenset({"parry", "parries", "pariere", "pariert"})


def action_words(
    action: Action, language: Language, sees: Callable[[Card], Sight] = lambda card: card
) -> str:
    """An action in the words of the notation, without its seat. `sees` is a card as it may be
    told.
    """
    match action:
        case Show(card=card):
            return sees(card).sign[language]
        case Pass():
            return Text("pass", "passt")[language]
        case Parry(card=card):
            return Text(f"parry {sees(card)}", f"pariert {sees(card).sign.de}")[language]
        case Deal():
            return Text("deal", "geben")[language]


def legal_words(legal: tuple[Action, ...], names: tuple[str, ...], language: Language) -> str:
    """Legal actions by seat: `Anna: Y3p, pass; Ben: parry Y3h`."""
    by_seat: dict[int, list[str]] = {}
    for action in legal:
        if not isinstance(action, Deal):
            by_seat.setdefault(action.seat, []).append(action_words(action, language))
    return "; ".join(f"{names[seat]}: {', '.join(words)}" for seat, words in by_seat.items())
