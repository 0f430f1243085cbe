"""An interview that asks for a situation, question by question, and makes it from the answers.

The reader of situations reads the answers; `interview_texts` has the words of the questions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import accumulate, islice
from operator import add
from typing import Final

from daumen_rules.contracts.court import Answers, Interview
from daumen_rules.disputes.asks import filled
from daumen_rules.disputes.interviewing import (
    OPEN,
    UNKNOWN,
    Choice,
    Item,
    a_number,
    check_spoken_names,
    numbered,
)
from daumen_rules.kernel.errors import Fault, InputError
from daumen_rules.kernel.seats import seat_named
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.written_line import line_of

from . import interview_texts as t
from .asks.reading import read_said_ask, write_ask
from .asks.table import GROUP_OF, OFFERED
from .interview_words import (
    after_name,
    card_of,
    cards_of,
    check_cards,
    held,
    name_of,
    parts_of,
    said,
)
from .situation.lines import key_of
from .situation.model import Ask, Situation
from .situation.needs import needs_a_card
from .situation.reader import read_text
from .situation.words import BY_NAME, FORMAT, FORMAT_VERSION, TITLE
from .situation.worlds import AskKind
from .story_told import players_of, story, written

MOST_QUESTIONS: Final = 12
MOST_PLAYERS: Final = 7

KINDS: Final[dict[str, AskKind]] = numbered(OFFERED)


def item(answers: Answers, rules: str | None, language: Language) -> Item | None:
    """The next question after these answers; None once all were asked.

    `rules` are the rules that the user chose beforehand.
    """
    key = next((key for key in _keys(answers) if key not in answers), None)
    if key is None:
        return None
    choices = {"kind": tuple(_choices(language)), "rules": tuple(_rule_sets(language))}
    return t.FIELDS[key].item(
        key,
        language,
        names=_names(answers),
        default=_default(answers, key, rules, language),
        choices=choices.get(key, ()),
        introduction=t.INTRODUCTION[language] if key == "trick" else "",
        who=_who(answers),
    )


def _choices(language: Language) -> Iterator[Choice]:
    for number, kind in KINDS.items():
        words = f"{t.in_plain_words(kind.form)[language]}?"
        yield Choice(number, words, GROUP_OF[kind.name][language])


def _rule_sets(language: Language) -> Iterator[Choice]:
    for words in t.RULE_SETS:
        yield Choice(words[language], words[language])


def _keys(answers: Answers) -> Iterator[str]:
    """The keys of the questions: what happened, who plays, the question, what it needs, the rules.

    A line that was typed at another question, such as `hand Ben: Y3p`, is not asked for again.
    """
    yield from ("trick", "names", "kind")
    kind, ask = _question(answers)
    gaps = (("who", "NAME"), ("card", "CARD"))
    yield from (key for key, gap in gaps if ask is None and kind.names(gap))
    for key in kind.fields:
        if key == "trick":
            if needs_a_card in kind.checks and not parts_of(answers.get("trick", "")):
                yield "shown"
        elif f"{key} {_who(answers)}" not in answers:
            yield key
    yield "rules"


def line(answers: Answers, typed: str) -> tuple[str, str] | None:
    """A line of the situation that is typed at any question; None for other words."""
    told = line_of(1, typed)
    key = key_of(told)
    if not told.has_colon or not told.words or "names" not in answers:
        return None
    if key in ("turn", "pile", "starter", "leader") and not told.about.text:
        return key, told.value
    seat = seat_named(told.about.text, _names(answers))
    if key not in BY_NAME or seat is None:
        return None
    return f"{key} {_names(answers)[seat]}", told.value


def _default(answers: Answers, key: str, rules: str | None, language: Language) -> str:
    if key == "rules" and rules is not None:
        return rules
    if key == "names":
        return ", ".join(_enough(answers))
    if key in ("who", "starter"):
        return _names(answers)[0]
    if key == "final":
        return _no_points(answers)
    if key == "shown":
        return _first_card(answers)
    if key == "turn" and not parts_of(answers["trick"]):
        return UNKNOWN[language]
    return t.FIELDS[key].default[language]


# A situation from answers


def situation_of(answers: Answers) -> Situation:
    """The situation of all answers. Raises InputError, which can only be about the last one."""
    return read_text("\n".join(_lines(answers)))


def spelt(answers: Answers, key: str, answer: str) -> str:
    """An answer with its names and cards spelt as in the situation.

    Raises InputError where it cannot be read, and where cards lie there that cannot.
    """
    if key == "trick":
        answer = written(story(answer)) if parts_of(answer) else answer
    elif key == "names":
        _check_names(answers.get("trick", ""), answer)
    whole = {**answers, key: answer}
    names = _names(whole)
    check_cards(situation_of(whole), len(names) if "names" in whole else MOST_PLAYERS)
    if key in ("who", "starter"):
        return name_of(answer, names)
    if key == "turn" and answer.lower() not in ("?", *OPEN):
        return name_of(answer, names)
    if key in ("trick", "shown", "hands") and parts_of(answer):
        parts = (after_name(part, names) for part in parts_of(answer))
        read = partial(held, spelt=True) if key == "hands" else cards_of
        return ", ".join(f"{name} {read(known)}" for name, known in parts)
    if key == "hand":
        return held(answer, spelt=True)
    return cards_of(answer) if key in ("card", "captured", "pile") else answer


def _check_names(told: str, typed: str) -> None:
    """Raises InputError for names that cannot be, and where a player of the story is missing."""
    check_spoken_names(typed)
    situation_of({"names": typed})
    names = _names({"names": typed})
    for name in players_of(told) if parts_of(told) else ():
        if seat_named(name, names) is None:
            expected = Text(f"{name} too, who plays above", f"auch {name}, oben spielt {name} mit")
            raise InputError(1, 1, typed, expected)


def _lines(answers: Answers) -> Iterator[str]:
    names, rules = _names(answers), answers.get("rules", "both")
    kind, ask = _question(answers)
    yield f"{FORMAT} {TITLE} {FORMAT_VERSION}"
    yield f"rules: {rules}"
    yield f"names: {', '.join(names)}"
    who = _who(answers)
    yield from _line(f"hand {who}", held(answers.get("hand", OPEN[0])))
    yield from _line(f"captured {who}", answers.get("captured"))
    for part in parts_of(answers.get("hands", "")):
        name, known = after_name(part, names)
        yield from _line(f"hand {name}", held(known))
    yield from _line("pile", answers.get("pile"))
    yield from _line("totals", answers.get("totals"), spoken=False)
    if "final" in kind.fields:
        yield from _line("final", answers.get("final", _no_points(answers)), spoken=False)
    if "starter" in answers:
        yield f"starter: {name_of(answers['starter'], names)}"
    entries = parts_of(answers.get("trick", "")) or parts_of(answers.get("shown", ""))
    if not entries and needs_a_card in kind.checks and "shown" not in answers:
        entries = parts_of(_first_card(answers))
    for key in answers:
        if key == "leader" or (key.partition(" ")[0] in BY_NAME and " " in key):
            yield from _line(key, answers[key])
    turn = answers.get("turn", "").lower()
    if turn == "?" and entries:
        yield "turn: ?"
    elif turn not in ("", "?", *OPEN):
        yield f"{'turn' if entries else 'leader'}: {name_of(turn, names)}"
    words = {"NAME": who, "CARD": card_of(answers.get("card", "Y1?"))}
    asked = filled(kind.form.en, words)
    yield f"ask: {asked if ask is None else write_ask(ask, names)}"
    if entries:
        yield "trick"
    for part in entries:
        name, did = after_name(part, names)
        yield f"{name}: {cards_of(did)}"


def _line(head: str, known: str | None, *, spoken: bool = True) -> Iterator[str]:
    """A line of the situation; none for an unknown value. Cards may be in words if `spoken`."""
    if known is not None and known.lower() not in OPEN:
        words = known.replace(",", " ")
        yield f"{head}: {cards_of(words) if spoken else words}"


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
    return name_of(answers.get("who", names[0]), names)


def _names(answers: Answers) -> tuple[str, ...]:
    """The players; before they are told, those of the story, with others where it has too few."""
    if "names" in answers:
        return tuple(name.strip() for name in answers["names"].split(","))
    told = answers.get("trick", "")
    players = players_of(told) if parts_of(told) else []
    others = _others(players)
    return (*players, *islice(others, max(0, 2 - len(players)))) if players else tuple(others)


def _others(players: Sequence[str]) -> Iterator[str]:
    """Usual names that nobody has."""
    usual = t.FIELDS["names"].default.en.split(", ")
    return (name for name in usual if seat_named(name, players) is None)


def _enough(answers: Answers) -> tuple[str, ...]:
    """The players of the story, with others as long as a card of it is not in play without them."""
    names = _names(answers)
    for some in accumulate(((other,) for other in _others(names)), add, initial=names):
        with suppress(InputError):
            _check_cards(answers, some)
            return some
    return names


def _check_cards(answers: Answers, names: tuple[str, ...]) -> None:
    """Raises InputError where a card is not in play with these players."""
    check_cards(situation_of({**answers, "names": ", ".join(names)}), len(names))


def _no_points(answers: Answers) -> str:
    return " ".join("0" for _ in _names(answers))


def _first_card(answers: Answers) -> str:
    """A forgotten trick, with only the player who showed the card that is asked for."""
    names = _names(answers)
    asked = _question(answers)[0].search.shown_card
    return f"{_who(answers) if asked else names[0]} ?"


INTERVIEW: Final = Interview(item=item, spelt=spelt, situation=situation_of, said=said, line=line)
