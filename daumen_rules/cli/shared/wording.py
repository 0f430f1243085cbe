"""Words that commands share: chapters, sources of options, places of clauses, names of movers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.question import Question
from daumen_rules.kernel.seats import Mover
from daumen_rules.kernel.text import Language, Text
from daumen_rules.pieces.options import Option, Source
from daumen_rules.pieces.rows import mover_term

CHAPTERS: Final = {
    "": Text("By itself", "Für sich"),
    "dice": Text("Dice", "Würfel"),
    "board": Text("Board", "Brett"),
    "cards": Text("Cards", "Karten"),
}
SOURCES: Final = {
    Source.MANUAL: Text("the manual's words", "Wortlaut der Anleitung"),
    Source.STANDARD: Text("the usual rule elsewhere", "die sonst übliche Regel"),
    Source.DECISION: Text("our decision", "unsere Entscheidung"),
    Source.AGAINST: Text(
        "against the manual's words, as the clause says",
        "gegen den Wortlaut der Anleitung, wie die Klausel sagt",
    ),
    Source.QUESTION: Text("see the question", "siehe die Frage"),
}
"""The words for each source of an option's default."""


PARTS: Final = {
    "card": "Karte",
    "head": "Kopf",
    "headings": "Überschriften",
    "optional rule": "Zusatzregel",
    "point": "Punkt",
    "totals": "Summen",
}
"""German for the English words in places of clauses. Headings of a manual stay as they are."""
_PARTS: Final = re.compile(rf"\b({'|'.join(PARTS)})\b")


def full_title(title: Text, language: Language) -> str:
    """The German title of a game; in English the translation follows it in brackets."""
    if language == "de" or title.en == title.de:
        return title.de
    return title.en if title.en.startswith(title.de) else f"{title.de} ({title.en})"


def mover_name(mover: Mover, names: Sequence[str], language: Language) -> str:
    """The mover in words: a player's name, chance, or the table for the referee."""
    return mover_term(mover).say(language, names)


def place(clause: Clause, language: Language) -> str:
    """The place of a clause in the German manual, such as a section; else that it is silent."""
    if clause.german is None:
        return Text("the manual is silent", "die Anleitung schweigt")[language]
    if language == "en":
        return clause.german
    return _PARTS.sub(lambda part: PARTS[part[0]], clause.german)


def function_name(name: str) -> str:
    """The name of a function without the parts that say nothing: package, `games`, `<locals>`."""
    return name.removeprefix("daumen_rules.").removeprefix("games.").replace(".<locals>", "")


def default_of(game: AnyGame, option: Option) -> str:
    """The word for an option's value in the default rule set of a game."""
    return option.word(game.book.default)


def values_of(option: Option) -> str:
    """The values of an option on one line: `a | b | c`; a range of numbers as `1…9`."""
    words = option.words()
    if isinstance(option.values, range) and len(words) > 2:
        return f"{words[0]}…{words[-1]}"
    return " | ".join(words)


def has_two_manuals(game: AnyGame) -> bool:
    """Whether a game has more than one rule set by name, one for each of its manuals."""
    return len(game.book.rule_sets) > 1


def questions_on(clause: Clause, game: AnyGame) -> list[Question]:
    """The open questions that name a clause."""
    return [question for question in game.book.questions() if clause in question.clauses]


def options_on(clause: Clause, game: AnyGame) -> list[str]:
    """The names of the options that belong to the questions on a clause."""
    return [flag for question in questions_on(clause, game) for flag in question.flags]
