"""Actions in words, as records have them: `show Y3p`, `pass`, `deal …`; with gaps too."""

from __future__ import annotations

import re
from typing import Final, Literal

from attrs import frozen

from daumen_rules.games.daumen_drauf.cards import Card, Kind
from daumen_rules.games.daumen_drauf.model import Action, Deal, Parry, Pass, Show
from daumen_rules.games.daumen_drauf.notation.noted_cards import ONE_CARD, is_gap, read_noted
from daumen_rules.games.daumen_drauf.remembered import Some, remembered_word
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.seats import NATURE, Mover
from daumen_rules.pieces.words import ExpectedError

GERMAN_WORDS: Final = {
    "zeigt": "show",
    "passt": "pass",
    "pariert": "parry",
    "passen": "pass",
    "passe": "pass",
    "passes": "pass",
    "shows": "show",
    "parries": "parry",
}
"""German words, and other forms of the English ones, that are read as well as those written."""
ACTIONS: Final = frozenset({"show", "pass", "parry", *GERMAN_WORDS})


def in_english(word: str) -> str:
    """A word for what is done in small letters, a German one in English."""
    return GERMAN_WORDS.get(word.lower(), word.lower())


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
        return Deal(_card(card, item) for item, card in enumerate(cards, start=1))
    match in_english(verb), cards:
        case "pass", [] if isinstance(mover, int):
            return Pass(mover)
        case "show", [card] if isinstance(mover, int):
            return Show(mover, _card(card, 1))
        case "parry", [card] if isinstance(mover, int):
            return Parry(mover, _card(card, 1))
        case _, [] if isinstance(mover, int) and _is_card(verb):
            return Show(mover, _card(verb, 0))
        case _:
            raise _no_action()


_CARD: Final = re.compile("[YGBygb][1-9][phPH]")


def _is_card(word: str) -> bool:
    return _CARD.fullmatch(word) is not None or isinstance(_noted(word), Card)


def _card(word: str, item: int) -> Card:
    noted = _noted(word[:1].upper() + word[1:].lower())
    if not isinstance(noted, Card):
        raise ExpectedError(ONE_CARD.en, ONE_CARD.de, item)
    return noted


def _noted(word: str) -> object:
    """What is noted of a card, or the fault of a word that is none."""
    try:
        return read_noted(word)
    except Fault as fault:
        return fault


def _no_action() -> ExpectedError:
    return ExpectedError(
        "a card such as Y3p, `pass`, or `parry` and a card",
        "eine Karte wie Y3p, `pass`, oder `parry` und eine Karte",
    )


# With gaps


@frozen
class CardGap:
    """A card was shown, or parried with, of which not all is noted."""

    act: Literal["show", "parry"]
    noted: Kind | Some | None = None


def write_gap(gap: CardGap) -> str:
    """An action with a gap in words."""
    return f"{gap.act} {remembered_word(gap.noted)}"


def read_gap(mover: Mover, words: str) -> CardGap:
    """The action with a gap of a seat in words. Raises ExpectedError."""
    match [in_english(word) for word in words.split()], words.split():
        case ["parry", _], [_, card] if isinstance(mover, int):
            return CardGap("parry", _gap(card, 1))
        case ["show", _], [_, card] if isinstance(mover, int):
            return CardGap("show", _gap(card, 1))
        case [_], [card] if isinstance(mover, int) and is_gap(card):
            return CardGap("show", _gap(card, 0))
        case _:
            raise _no_action()


def _gap(word: str, item: int) -> Kind | Some | None:
    noted = _noted(word)
    if isinstance(noted, Fault):
        raise ExpectedError(noted.expected.en, noted.expected.de, item)
    assert noted is None or isinstance(noted, Kind | Some), "a whole card is no gap"
    return noted
