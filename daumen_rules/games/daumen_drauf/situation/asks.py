"""The questions of a situation in words, English and German.

Here live the forms of a question, read and written. What answers them stands in `answers`.
"""

from __future__ import annotations

import re
from typing import Final

from daumen_rules.games.daumen_drauf.situation.cards_seen import read_seen, write_seen
from daumen_rules.games.daumen_drauf.situation.model import Ask, Asks
from daumen_rules.kernel.text import Language, Text

FORMS: Final = {
    Asks.SHOW: Text("may NAME show CARD", "darf NAME CARD zeigen"),
    Asks.PASS: Text("may NAME pass", "darf NAME passen"),
    Asks.PARRY: Text("may NAME parry with CARD", "darf NAME mit CARD parieren"),
    Asks.LOOK: Text("may NAME look at the trick", "darf NAME den Stich ansehen"),
    Asks.LOOK_AGAIN: Text(
        "may NAME look at a captured trick again",
        "darf NAME einen abgelegten Stich wieder ansehen",
    ),
    Asks.TALK: Text("may NAME talk about the cards", "darf NAME über die Karten reden"),
    Asks.UNCOVER: Text("may NAME uncover the card", "darf NAME die Karte aufdecken"),
    Asks.TAKES: Text("who takes the trick", "wer bekommt den Stich"),
    Asks.COUNTS: Text("what does the trick count", "was zählt der Stich"),
    Asks.DRAWS_FIRST: Text("who draws first", "wer zieht zuerst"),
    Asks.DRAWS: Text("what does NAME draw", "was zieht NAME"),
    Asks.LEADS: Text("who leads", "wer spielt an"),
    Asks.OVER: Text("is the game over", "ist die Partie zu Ende"),
    Asks.POINTS: Text("how many points has NAME", "wie viele Punkte hat NAME"),
    Asks.STARTS_NEXT: Text("who starts the next game", "wer beginnt die nächste Partie"),
    Asks.DEALS_NEXT: Text("who deals the next game", "wer gibt die nächste Partie"),
    Asks.WINS: Text("who wins the match", "wer gewinnt"),
}

_FIRST_FORMS: Final = {
    Asks.TALK: "may NAME talk about his cards",
    Asks.UNCOVER: "may NAME uncover his card",
}
"""The English forms that were written at first, where another is written now."""

_VARIANTS: Final = {
    "who wins": Asks.WINS,
    **{form: kind for kind, form in _FIRST_FORMS.items()},
    "may NAME talk about her cards": Asks.TALK,
    "may NAME uncover her card": Asks.UNCOVER,
    "darf NAME über seine Karten reden": Asks.TALK,
    "darf NAME über ihre Karten reden": Asks.TALK,
    "darf NAME seine Karte aufdecken": Asks.UNCOVER,
    "darf NAME ihre Karte aufdecken": Asks.UNCOVER,
}
"""Forms that are read as well, and never written."""

EXPECTED: Final = Text(
    "a question such as `may NAME show Y3p`, `who takes the trick`, `who leads`, "
    "`is the game over`, with a name of this table",
    "eine Frage wie `darf NAME Y3p zeigen`, `wer bekommt den Stich`, `wer spielt an`, "
    "`ist die Partie zu Ende`, mit einem Namen von diesem Tisch",
)


def read_ask(words: str, names: tuple[str, ...]) -> Ask | None:
    """The question of a line in either language, None where it is none. Raises Fault for a card."""
    words = words.rstrip("?").strip() if not re.search(r"\S\?$", words) else words
    forms = [(form, kind) for kind, text in FORMS.items() for form in (text.en, text.de)]
    for form, kind in (*forms, *_VARIANTS.items()):
        for end in (words, words.removesuffix("?")):
            found = _pattern(form, names).fullmatch(end)
            if found is not None:
                groups = found.groupdict()
                card = groups.get("card")
                seen = None if card is None else read_seen(card, whole=False)
                return Ask(kind, names.index(groups["name"]) if "name" in groups else None, seen)
    return None


def _pattern(form: str, names: tuple[str, ...]) -> re.Pattern[str]:
    listed = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    words = [
        f"(?P<name>{listed})"
        if word == "NAME"
        else r"(?P<card>\S+)"
        if word == "CARD"
        else f"(?i:{re.escape(word)})"
        for word in form.split()
    ]
    return re.compile(" ".join(words))


def write_ask(ask: Ask, names: tuple[str, ...], language: Language = "en") -> str:
    """The question in words, as it is read again."""
    return _filled(FORMS[ask.kind][language], ask, names)


def lasting_ask(ask: Ask, names: tuple[str, ...]) -> str:
    """The question in the words by which rulings are named: they stay, whatever is written now."""
    return _filled(_FIRST_FORMS.get(ask.kind, FORMS[ask.kind].en), ask, names)


def _filled(form: str, ask: Ask, names: tuple[str, ...]) -> str:
    name = "" if ask.seat is None else names[ask.seat]
    words = {"NAME": name, "CARD": write_seen(ask.card)}
    return " ".join(words.get(word, word) for word in form.split())
