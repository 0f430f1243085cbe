"""The actions that only Skat has as words, and the operands that fill their gaps."""

from __future__ import annotations

from typing import Any, Final

from daumen_rules.kernel.seats import REFEREE
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.cards import CARDS
from daumen_rules.pieces.operands import one_of, seats
from daumen_rules.pieces.verbs import Verb, verb

from .table import Declare, Discard, ShowSkat, TakeSkat
from .values import KIND_WORDS, Goal

_KIND: Final = one_of(
    "a game",
    "ein Spiel",
    {kind: Text(words.en.lower(), words.de) for kind, words in KIND_WORDS.items()},
)
_GOAL: Final = one_of(
    "what is announced",
    "die Ansage",
    {
        Goal.SCHNEIDER: Text("schneider", "Schneider"),
        Goal.SCHWARZ: Text("schwarz", "Schwarz"),
        Goal.OPEN: Text("open", "offen"),
    },
)
CHOOSING_VERBS: Final[tuple[Verb[Any], ...]] = (
    verb(TakeSkat, "take", "nimm", phrase=Text("take up the skat", "nimm den Skat auf")),
    verb(
        Declare,
        "declare {kind}",
        "sage an {kind}",
        kind=_KIND,
        phrase=Text("declare {kind}", "sage {kind} an"),
    ),
    verb(
        Declare,
        "declare {kind} {goal}",
        "sage an {kind} {goal}",
        kind=_KIND,
        goal=_GOAL,
        phrase=Text("declare {kind} {goal}", "sage {kind} {goal} an"),
    ),
)
DISCARDING_VERB: Final = verb(Discard, "discard {cards}", "drücke {cards}", cards=CARDS)
SHOWING_VERB: Final = verb(
    ShowSkat,
    "shown {seat}",
    "gezeigt {seat}",
    by=REFEREE,
    phrase=Text("{seat} has turned up the skat", "{seat} hat den Skat aufgedeckt"),
    seat=seats(4),
)
