"""The words that people type in an interview, with names and cards spelt as in a situation.

Which questions are asked is not known here.
"""

from __future__ import annotations

import re

from daumen_rules.contracts.court import Answers
from daumen_rules.disputes.interviewing import OPEN, no_name
from daumen_rules.kernel.errors import Fault, InputError
from daumen_rules.kernel.seats import seat_named
from daumen_rules.kernel.text import LANGUAGES, Language, Text

from .. import clauses as c
from ..notation.spoken_cards import in_signs
from ..remembered_cards import remembered_sign, remembered_word
from ..setup import pack_for
from . import interview_texts as t
from .situation.cards_seen import read_seen
from .situation.faults import of_the_cards
from .situation.model import Situation


def parts_of(known: str) -> list[str]:
    """The parts of an answer between commas; none where nothing is known."""
    parts = () if known.lower() in (*OPEN, *t.NOTHING) else known.split(",")
    return [part.strip() for part in parts if part.strip()]


def name_of(typed: str, names: tuple[str, ...]) -> str:
    name, rest = after_name(typed, names)
    if rest:
        raise no_name(typed, names)
    return name


def after_name(part: str, names: tuple[str, ...]) -> tuple[str, str]:
    """The name at the beginning of a part, as it was first spelt, and the text after the name.

    The name may be that of a neighbour.
    """
    words = part.replace(":", " ", 1).split()
    for end in range(len(words), 0, -1):
        seat = seat_named(" ".join(words[:end]), names)
        if seat is not None:
            return names[seat], " ".join(words[end:])
    raise no_name(part, names)


def card_of(typed: str) -> str:
    card = cards_of(in_signs(typed).replace(" ", ""))
    try:
        return remembered_word(read_seen(card, whole=False))
    except Fault as fault:
        raise InputError(1, 1, typed, fault.expected) from None


def held(known: str, *, spelt: bool = False) -> str:
    """The cards of a hand. A single card counts as one of several, unless `only` precedes it."""
    first, _, rest = known.partition(" ")
    if first.lower() in t.ALL and rest:
        return f"{first if spelt else ''} {cards_of(rest)}".strip()
    cards = cards_of(known)
    return f"{cards} ..." if _is_card(cards) else cards


def _is_card(word: str) -> bool:
    if word == "?":
        return False
    try:
        read_seen(word)
    except Fault:
        return False
    return True


def cards_of(words: str) -> str:
    """A text with its cards, in words or in small letters, replaced by their signs."""
    words = in_signs(words)
    card = re.compile(r"(?<!\S)[ygb][1-9][ph?]?(?!\S)", re.IGNORECASE)
    return card.sub(lambda found: found[0][:2].upper() + found[0][2:].lower(), words)


def said(_: Answers, answer: str, language: Language) -> str:
    """An answer with its cards as they are written in a language."""
    if language == "en":
        return answer
    words = (_sign(word) for word in answer.replace(",", " ,").split())
    return " ".join(words).replace(" ,", ",")


def _sign(word: str) -> str:
    if word == "pass":
        return "passt"
    try:
        return remembered_sign(read_seen(word), "de") if word[:1] in "YGB?" else word
    except Fault:
        return word


def check_cards(situation: Situation, players: int) -> None:
    """Raises InputError for a third card of a kind, and for one that so many do not play with."""
    for reason in of_the_cards(situation, pack_for(players)):
        en, de = (
            re.sub(r" \((?:lines?|Zeilen?)[^)]*\)", "", reason.sentence.say(language, ()))
            for language in LANGUAGES
        )
        id_ = reason.clause.id
        expected = Text(f"cards that can lie there ({id_})", f"Karten, die da sein können ({id_})")
        if reason.clause == c.DECK_6:
            expected = Text(
                f"more players, or another card ({id_})",
                f"mehr Spieler, oder eine andere Karte ({id_})",
            )
        raise InputError(1, 1, Text(en.removesuffix("."), de.removesuffix(".")), expected)
