"""The questions of a situation in words, English and German.

What answers them stands in `answers`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from attrs import astuple

from daumen_rules.games.daumen_drauf.cards import Card, Kind
from daumen_rules.games.daumen_drauf.notation.spoken_cards import in_signs
from daumen_rules.games.daumen_drauf.remembered import remembered_sign
from daumen_rules.kernel.errors import Fault, read_as_said
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.names import nearest
from daumen_rules.kernel.seats import Seat, seat_named
from daumen_rules.kernel.text import Language, Text

from .asked_otherwise import VARIANTS
from .cards_seen import A_CARD, read_seen
from .model import Ask, Asks, Which

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
    Asks.LOOK_OWN: Text(
        "may NAME look at own captured cards", "darf NAME eigene eingenommene Karten ansehen"
    ),
    Asks.TAKE_BACK: Text("may NAME take the card back", "darf NAME die Karte zurücknehmen"),
    Asks.CHANGE: Text("may NAME think better of it", "darf NAME es sich anders überlegen"),
    Asks.CAN_BE: Text("can these points be", "können diese Punkte sein"),
    Asks.WAS: Text("what did NAME show", "was hat NAME gezeigt"),
    Asks.DECK: Text("how many cards are played with", "mit wie vielen Karten wird gespielt"),
    Asks.DEALT: Text("how many cards does everybody get", "wie viele Karten bekommt jeder"),
    Asks.UNDEALT: Text(
        "how many cards has the pile after the deal",
        "wie viele Karten hat der Stapel nach dem Geben",
    ),
    Asks.DEALER: Text("who deals", "wer gibt"),
    Asks.TURN: Text("whose turn is it", "wer ist am Zug"),
    Asks.STARTER: Text("who starts the game", "wer beginnt die Partie"),
}

OF_A_TRICK: Final = {
    (Asks.SHOW, Which.THIS): Text("may NAME still show CARD", "darf NAME noch CARD zeigen"),
    (Asks.PARRY, Which.THIS): Text(
        "may NAME still parry with CARD", "darf NAME noch mit CARD parieren"
    ),
    (Asks.SHOW, Which.NEXT): Text("may NAME lead with CARD", "darf NAME mit CARD anspielen"),
}
"""Questions that name the trick they are about: this one, or the next."""

_FIRST_FORMS: Final = {
    Asks.TALK: "may NAME talk about his cards",
    Asks.UNCOVER: "may NAME uncover his card",
}
"""The English forms that were written at first, where another is written now."""

_A_QUESTION: Final = Text(
    "a question such as `may NAME show Y3p`, `who takes the trick`, `who leads`, "
    "`is the game over`",
    "eine Frage wie `darf NAME Ge3g zeigen`, `wer bekommt den Stich`, `wer spielt an`, "
    "`ist die Partie zu Ende`",
)
_READ: Final = tuple(
    (form.replace("may ", "may/can ").replace("darf ", "darf/kann "), kind, trick)
    for form, kind, trick in (
        *(
            (form, kind, Which.NOW)
            for kind, forms in FORMS.items()
            for form in (forms.en, forms.de)
        ),
        *(
            (form, kind, trick)
            for (kind, trick), forms in OF_A_TRICK.items()
            for form in (forms.en, forms.de)
        ),
        *((form, kind, Which.NOW) for kind, forms in VARIANTS.items() for form in forms),
    )
)


@frozen
class _Way:
    """How far words follow a form: up to word `at`, where `expected` would be next in it; at the
    end of the form nothing.
    """

    kind: Asks
    trick: Which = Which.NOW
    at: int = 0
    expected: str = ""
    seat: Seat | None = None
    card: Card | Kind | None = None


def read_ask(text: str, names: tuple[str, ...]) -> Ask:
    """The question of a line in either language. Raises Fault; its item is the word it is about."""
    words, faults = tuple(text.split()), list[Fault]()
    for said in dict.fromkeys((words, _without_mark(words))):
        ways = [
            way
            for form, kind, trick in _READ
            for way in _ways(said, form.split(), names, _Way(kind, trick))
        ]
        for way in ways:
            if not way.expected and way.at == len(said):
                return Ask(way.kind, way.seat, way.card, way.trick)
        faults.append(_fault(said, ways, names))
    raise max(faults, key=lambda fault: fault.item or 0)


def read_said_ask(text: str, names: tuple[str, ...]) -> Ask:
    """The same, with a card that may be said: `may Ben show yellow 4?`. Raises Fault."""
    read = partial(read_ask, names=names)
    return read_as_said(read, text, lambda said: in_signs(said.removesuffix("?")))


def _without_mark(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words without the sign of a question: after a blank, or at the last of them."""
    return tuple(" ".join(words).removesuffix("?").split())


def _ways(
    words: tuple[str, ...], form: Sequence[str], names: tuple[str, ...], way: _Way
) -> Iterator[_Way]:
    """The ways of words along what is left of a form, each with every part of it."""
    if not form:
        yield way
        return
    expected, rest = form[0], form[1:]
    yield evolve(way, expected=expected)
    if expected == "NAME":
        for end in range(way.at + 1, len(words) + 1):
            seat = seat_named(" ".join(words[way.at : end]), names)
            if seat is not None:
                yield from _ways(words, rest, names, evolve(way, at=end, seat=seat))
    elif way.at < len(words):
        word, further = words[way.at], evolve(way, at=way.at + 1)
        if expected == "CARD" and (card := _card(word)) is not None:
            yield from _ways(words, rest, names, evolve(further, card=card))
        elif word.lower() in expected.lower().split("/"):
            yield from _ways(words, rest, names, further)


def _card(word: str) -> Card | Kind | None:
    try:
        return read_seen(word, whole=False)
    except Fault:
        return None


def _fault(words: tuple[str, ...], ways: Sequence[_Way], names: tuple[str, ...]) -> Fault:
    """Where the words leave those forms that they follow the furthest."""
    at = max(way.at for way in ways)
    found = words[at] if at < len(words) else ""
    if not at:
        forms = (
            form for forms in (*FORMS.values(), *OF_A_TRICK.values()) for form in astuple(forms)
        )
        return Fault(found, _such_as(nearest(" ".join(words), forms, 0.6)), at)
    among = ", ".join(names)
    known = {
        "NAME": Text(f"one of {among}", f"einer von {among}"),
        "CARD": A_CARD,
        "": Text("the end of the line", "das Ende der Zeile"),
    }
    parts = dict.fromkeys(part for way in ways if way.at == at for part in way.expected.split("/"))
    texts = [known.get(part, Text(f"`{part}`", f"`{part}`")) for part in parts]
    *first, last = sorted(texts, key=lambda text: not text.en.startswith("`"))
    if not first:
        return Fault(found, last, at)
    en, de = ", ".join(text.en for text in first), ", ".join(text.de for text in first)
    return Fault(found, Text(f"{en} or {last.en}", f"{de} oder {last.de}"), at)


def _such_as(near: Sequence[str]) -> Text:
    """A question, with the forms that are the most like what was found."""
    forms = ", ".join(f"`{form}`" for form in near)
    return Text(f"a question such as {forms}", f"eine Frage wie {forms}") if near else _A_QUESTION


def write_ask(ask: Ask, names: tuple[str, ...], language: Language = "en") -> str:
    """The question in words, as it is read again."""
    return _filled(form_of(ask)[language], ask, names, language)


def form_of(ask: Ask) -> Text:
    """How a question is asked, with NAME and CARD for what it names."""
    return OF_A_TRICK.get((ask.kind, ask.trick), FORMS[ask.kind])


def lasting_ask(ask: Ask, names: tuple[str, ...]) -> str:
    """The question in the words by which rulings are named: they stay, whatever is written now."""
    if ask.trick is not Which.NOW:
        return write_ask(ask, names)
    return _filled(_FIRST_FORMS.get(ask.kind, FORMS[ask.kind].en), ask, names)


def _filled(form: str, ask: Ask, names: tuple[str, ...], language: Language = "en") -> str:
    name = "" if ask.seat is None else names[ask.seat]
    words = {"NAME": name, "CARD": remembered_sign(ask.card, language)}
    return " ".join(words.get(word, word) for word in form.split())
