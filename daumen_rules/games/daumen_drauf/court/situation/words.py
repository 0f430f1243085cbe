"""The words of the notation of situations, German ones beside the English.

`reader` and `writer` use them.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.contracts.record_model import GAME_WORDS, TRICK_WORDS
from daumen_rules.contracts.record_model import KEYS as RECORD_KEYS
from daumen_rules.games.daumen_drauf.notation.remembered_actions import ACTIONS
from daumen_rules.games.daumen_drauf.notation.rows import ROWS
from daumen_rules.kernel.text import Language, Text

FORMAT: Final = "daumen_drauf"
TITLE: Final = "situation"
FORMAT_VERSION: Final = "1"

GERMAN_WORDS: Final = {
    "regeln": "rules",
    "namen": "names",
    "stapel": "pile",
    "stich": "trick",
    "beginnt": "starter",
    "eingenommen": "captured",
    "anspiel": "leader",
    "reihe": "turn",
    "stand": "totals",
    "endstand": "final",
    "punkte": "final",
    "ergebnis": "final",
    "frage": "ask",
    "erwartet": "expect",
    "keine": "none",
    "karten": "cards",
    "karte": "card",
}

MANUALS: Final = {"beide": "both", "deutsch": "german", "englisch": "english"}
"""The words for the manuals, which names may begin with."""

ONCE: Final = (
    "rules",
    "names",
    "pile",
    "leader",
    "turn",
    "starter",
    "totals",
    "final",
    "ask",
    "because",
    "weil",
)
BY_NAME: Final = ("hand", "captured")
KEYS: Final = frozenset((*ONCE, *BY_NAME, "trick", "expect"))
_RECORD_WORDS: Final = (*RECORD_KEYS, *GAME_WORDS, *TRICK_WORDS, *ROWS, *ACTIONS)
RESERVED: Final = frozenset((*_RECORD_WORDS, *KEYS, *GERMAN_WORDS))


NO_COMMENT: Final = Text(
    "no `#` at the start or after a blank, where a comment begins",
    "kein `#` am Anfang oder nach einem Leerzeichen, wo ein Kommentar beginnt",
)
"""The expected text of an error: words in which no comment begins."""
_IN_GERMAN: Final = {english: german for german, english in (GERMAN_WORDS | MANUALS).items()}


def in_english(word: str) -> str:
    """A word of the notation in small letters, translated into English if it is German."""
    word = word.lower()
    return "final" if word in ("points", "result") else GERMAN_WORDS.get(word, word)


def written(word: str, language: Language) -> str:
    """An English word of the notation as it is written in a language."""
    german = _IN_GERMAN.get(word, word) if language == "de" else word
    return german.capitalize() if german in ("karte", "karten") else german


def manual_in_english(word: str) -> str:
    """A word for the manuals in small letters, translated into English if it is German."""
    return MANUALS.get(word.lower(), word.lower())
