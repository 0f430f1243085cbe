"""63 Händchen: only fives count, and two of them count most.

Here live its clauses, its options and what a throw counts; the rest is the engine `tally`.
"""

from __future__ import annotations

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

CLAUSES: Final = clauses(
    "HAENDCHEN",
    "63",
    """
    procedure ¶1
    The number of rounds is agreed before; then they throw in turn.
    Die Zahl der Runden wird vorher vereinbart; dann wird der Reihe nach geworfen.
    scoring ¶1
    A 5 counts five, two of them count twenty-five; nothing else counts.
    Eine 5 zählt fünf, zwei zählen fünfundzwanzig; sonst zählt nichts.
    scoring silent
    The highest sum wins.
    Die höchste Summe gewinnt.
    """,
)
ROUNDS, FIVES, WINS = CLAUSES


@frozen
class Rules:
    """The rule set: a field an option."""

    rounds: int = rounds_option(ROUNDS, 5)


@cites(FIVES)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """By how many fives there are."""
    return (0, 5, 25)[faces.count(5)]


@cites(WINS)
def outcome(sheet: Sheet[Rules, int]) -> Outcome:
    """The highest sum wins."""
    return most(sheet.notes)


GAME: Final = entry(
    Tally(
        slug="haendchen",
        number="63",
        title=Text("Little hand", "Händchen"),
        modules=(__name__,),
        clauses=CLAUSES,
        rules=Rules(),
        rounds=agreed,
        dice=with_dice(2),
        blank=0,
        count=adding(worth),
        outcome=outcome,
        counts=FIVES,
        ends=WINS,
        words=points_term,
    )
)
