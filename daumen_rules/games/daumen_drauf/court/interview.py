"""An interview that asks for a situation, question by question, and makes it from the answers.

The reader of situations reads the answers; `interview_texts` has the words of the questions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Final

from daumen_rules.contracts.court import Answers, Interview
from daumen_rules.disputes.asks import filled
from daumen_rules.disputes.interviewing import (
    OPEN,
    UNKNOWN,
    Choice,
    Item,
    a_number,
    no_name,
    numbered,
)
from daumen_rules.kernel.errors import Fault, InputError
from daumen_rules.kernel.seats import seat_named
from daumen_rules.kernel.text import Language

from ..notation.spoken_cards import in_signs
from ..remembered_cards import remembered_word
from . import interview_texts as t
from .asks.reading import read_said_ask, write_ask
from .asks.table import OFFERED
from .situation.cards_seen import read_seen
from .situation.model import Ask, Situation
from .situation.needs import needs_a_card
from .situation.reader import read_text
from .situation.words import FORMAT, FORMAT_VERSION, TITLE
from .situation.worlds import AskKind

MOST_QUESTIONS: Final = 12

KINDS: Final[dict[str, AskKind]] = numbered(OFFERED)


def item(answers: Answers, rules: str | None, language: Language) -> Item | None:
    """The next question after these answers; None once all were asked.

    `rules` are the rules that the user chose beforehand.
    """
    key = next((key for key in _keys(answers) if key not in answers), None)
    if key is None:
        return None
    names, field = _names(answers), t.FIELDS[key]
    choices = {"kind": tuple(_choices(language)), "rules": tuple(_rule_sets(language))}
    return field.item(
        key,
        language,
        names=names,
        default=_default(answers, key, rules, language),
        choices=choices.get(key, ()),
        introduction=t.INTRODUCTION[language] if key == "rules" else "",
        who=_who(answers),
    )


def _choices(language: Language) -> Iterator[Choice]:
    for number, kind in KINDS.items():
        yield Choice(number, f"{t.in_plain_words(kind.form)[language]}?")


def _rule_sets(language: Language) -> Iterator[Choice]:
    for words in t.RULE_SETS:
        yield Choice(words[language], words[language])


def _keys(answers: Answers) -> Iterator[str]:
    yield from ("rules", "names", "kind")
    kind, ask = _question(answers)
    gaps = (("who", "NAME"), ("card", "CARD"))
    yield from (key for key, gap in gaps if ask is None and kind.names(gap))
    yield from kind.fields


def _default(answers: Answers, key: str, rules: str | None, language: Language) -> str:
    if key == "rules" and rules is not None:
        return rules
    if key in ("who", "starter"):
        return _names(answers)[0]
    if key == "final":
        return _no_points(answers)
    if key == "trick" and needs_a_card in _question(answers)[0].checks:
        return _first_card(answers)
    if key == "turn" and not _parts(answers["trick"]):
        return UNKNOWN[language]
    return t.FIELDS[key].default[language]


# A situation from answers


def situation_of(answers: Answers) -> Situation:
    """The situation of all answers. Raises InputError, which can only be about the last one."""
    return read_text("\n".join(_lines(answers)))


def spelt(answers: Answers, key: str, answer: str) -> str:
    """An answer with its names and cards spelt as in the situation.

    Raises InputError where it cannot be read.
    """
    situation_of({**answers, key: answer})
    names = _names(answers)
    if key in ("who", "starter"):
        return _name(answer, names)
    if key == "turn" and answer.lower() not in ("?", *OPEN):
        return _name(answer, names)
    if key in ("trick", "hands") and _parts(answer):
        parts = (_after_name(part, names) for part in _parts(answer))
        read = _cards if key == "trick" else partial(_held, spelt=True)
        return ", ".join(f"{name} {read(known)}" for name, known in parts)
    if key == "hand":
        return _held(answer, spelt=True)
    return _cards(answer) if key in ("card", "captured", "pile") else answer


def _lines(answers: Answers) -> Iterator[str]:
    names, rules = _names(answers), answers.get("rules", "both")
    kind, ask = _question(answers)
    yield f"{FORMAT} {TITLE} {FORMAT_VERSION}"
    yield f"rules: {rules}"
    yield f"names: {', '.join(names)}"
    who = _who(answers)
    yield from _line(f"hand {who}", _held(answers.get("hand", OPEN[0])))
    yield from _line(f"captured {who}", answers.get("captured"))
    for part in _parts(answers.get("hands", "")):
        name, known = _after_name(part, names)
        yield from _line(f"hand {name}", _held(known))
    yield from _line("pile", answers.get("pile"))
    yield from _line("totals", answers.get("totals"), spoken=False)
    if "final" in kind.fields:
        yield from _line("final", answers.get("final", _no_points(answers)), spoken=False)
    if "starter" in answers:
        yield f"starter: {_name(answers['starter'], names)}"
    otherwise = _first_card(answers) if needs_a_card in kind.checks else ""
    entries = _parts(answers.get("trick", otherwise))
    turn = answers.get("turn", "").lower()
    if turn == "?" and entries:
        yield "turn: ?"
    elif turn not in ("", "?", *OPEN):
        yield f"{'turn' if entries else 'leader'}: {_name(turn, names)}"
    words = {"NAME": who, "CARD": _card(answers.get("card", "Y1?"))}
    asked = filled(kind.form.en, words)
    yield f"ask: {asked if ask is None else write_ask(ask, names)}"
    if entries:
        yield "trick"
    for part in entries:
        name, did = _after_name(part, names)
        yield f"{name}: {_cards(did)}"


def _line(head: str, known: str | None, *, spoken: bool = True) -> Iterator[str]:
    """A line of the situation; none for an unknown value. Cards may be in words if `spoken`."""
    if known is not None and known.lower() not in OPEN:
        words = known.replace(",", " ")
        yield f"{head}: {_cards(words) if spoken else words}"


def _question(answers: Answers) -> tuple[AskKind, Ask | None]:
    """The kind of question chosen by its number, or the whole question written in words."""
    said = answers.get("kind", "1")
    if said in KINDS:
        return KINDS[said], None
    try:
        ask = read_said_ask(said, _names(answers))
    except Fault as fault:
        raise InputError(1, 1, said, a_number(len(KINDS), fault.expected)) from None
    return ask.kind, ask


def _who(answers: Answers) -> str:
    """The name of the player that the question names; the first player where it names none."""
    names, (_, ask) = _names(answers), _question(answers)
    if ask is not None and ask.seat is not None:
        return names[ask.seat]
    return _name(answers.get("who", names[0]), names)


def _names(answers: Answers) -> tuple[str, ...]:
    return tuple(
        name.strip() for name in answers.get("names", t.FIELDS["names"].default.en).split(",")
    )


def _no_points(answers: Answers) -> str:
    return " ".join("0" for _ in _names(answers))


def _first_card(answers: Answers) -> str:
    """A forgotten trick, with only the player who showed the card that is asked for."""
    names = _names(answers)
    asked = _question(answers)[0].search.shown_card
    return f"{_who(answers) if asked else names[0]} ?"


def _parts(known: str) -> list[str]:
    """The parts of an answer between commas; none where nothing is known."""
    parts = () if known.lower() in (*OPEN, *t.NOTHING) else known.split(",")
    return [part.strip() for part in parts if part.strip()]


def _name(typed: str, names: tuple[str, ...]) -> str:
    name, rest = _after_name(typed, names)
    if rest:
        raise no_name(typed, names)
    return name


def _after_name(part: str, names: tuple[str, ...]) -> tuple[str, str]:
    """The name at the beginning of a part, as it was first spelt, and the text after the name.

    The name may be that of a neighbour.
    """
    words = part.replace(":", " ", 1).split()
    for end in range(len(words), 0, -1):
        seat = seat_named(" ".join(words[:end]), names)
        if seat is not None:
            return names[seat], " ".join(words[end:])
    raise no_name(part, names)


def _card(typed: str) -> str:
    card = _cards(in_signs(typed).replace(" ", ""))
    try:
        return remembered_word(read_seen(card, whole=False))
    except Fault as fault:
        raise InputError(1, 1, typed, fault.expected) from None


def _held(known: str, *, spelt: bool = False) -> str:
    """The cards of a hand. A single card counts as one of several, unless `only` precedes it."""
    first, _, rest = known.partition(" ")
    if first.lower() in t.ALL and rest:
        return f"{first if spelt else ''} {_cards(rest)}".strip()
    cards = _cards(known)
    return f"{cards} ..." if _is_card(cards) else cards


def _is_card(word: str) -> bool:
    if word == "?":
        return False
    try:
        read_seen(word)
    except Fault:
        return False
    return True


def _cards(words: str) -> str:
    """A text with its cards, in words or in small letters, replaced by their signs."""
    words = in_signs(words)
    card = re.compile(r"(?<!\S)[ygb][1-9][ph?]?(?!\S)", re.IGNORECASE)
    return card.sub(lambda found: found[0][:2].upper() + found[0][2:].lower(), words)


INTERVIEW: Final = Interview(item=item, spelt=spelt, situation=situation_of)
