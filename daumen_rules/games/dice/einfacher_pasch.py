"""73 Einfacher Pasch: only doubles count.

Here live its clauses, its options and what a throw counts; the rest is the engine `tally`.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from attrs import frozen

from daumen_rules.games.dice.engines.sheets import Sheet, adding, agreed, most, with_dice
from daumen_rules.games.dice.engines.tally import Tally
from daumen_rules.games.dice.engines.tally_entry import entry, points_term, rounds_option
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.dice import Faces
from daumen_rules.pieces.options import Source, option

CLAUSES: Final = clauses(
    "EINPASCH",
    "73",
    """
    procedure ¶1
    The number of rounds is agreed before; then they throw in turn.
    Die Zahl der Runden wird vorher vereinbart; dann wird der Reihe nach geworfen.
    scoring ¶1
    Only doubles count.
    Nur Pasche zählen.
    scoring ¶1
    The highest sum of doubles wins.
    Die höchste Summe aus Paschen gewinnt.
    """,
)
ROUNDS, DOUBLES, WINS = CLAUSES


class Double(Enum):
    """What a double is worth."""

    SUM = "sum"
    FACE = "face"


@frozen
class Rules:
    """The rule set: a field an option."""

    rounds: int = rounds_option(ROUNDS, 5)
    double_value: Double = option(
        Double.SUM,
        DOUBLES,
        Source.DECISION,
        "What is a double worth? | Was ist ein Pasch wert?",
        "the pips of both dice | die Augen beider Würfel",
        "the pips of one die | die Augen eines Würfels",
    )


@cites(DOUBLES)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """A double counts both dice or one; anything else nothing."""
    one, other = faces
    if one != other:
        return 0
    return one + other if sheet.rules.double_value is Double.SUM else one


@cites(WINS)
def outcome(sheet: Sheet[Rules, int]) -> Outcome:
    """The highest sum wins."""
    return most(sheet.notes)


GAME: Final = entry(
    Tally(
        slug="einfacher-pasch",
        number="73",
        title=Text("Plain doubles", "Einfacher Pasch"),
        modules=(__name__,),
        clauses=CLAUSES,
        rules=Rules(),
        rounds=agreed,
        dice=with_dice(2),
        blank=0,
        count=adding(worth),
        outcome=outcome,
        counts=DOUBLES,
        ends=WINS,
        words=points_term,
    )
)
