"""42 Plus-Minus with one die: nine throws, every third is subtracted.

Here live its clauses, its options and what a throw counts; the rest is the engine `tally`.
"""

from __future__ import annotations

from typing import Final

from attrs import frozen

from daumen_rules.games.dice.engines.sheets import AGREED, Sheet, adding, agreed, most, with_dice
from daumen_rules.games.dice.engines.tally import Tally
from daumen_rules.games.dice.engines.tally_entry import entry, points_term, rounds_option
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.dice import Faces

CLAUSES: Final = clauses(
    "PLUSMINUS1W",
    "42",
    """
    transition ¶1
    Each seat has nine throws in a row, and goes on below zero too.
    Jeder Platz hat neun Würfe hintereinander und spielt auch unter null weiter.
    scoring ¶1
    Every third throw is subtracted, the others are added.
    Jeder dritte Wurf wird abgezogen, die anderen werden addiert.
    scoring silent
    The highest sum wins.
    Die höchste Summe gewinnt.
    """,
)
NINE, SIGNS, WINS = CLAUSES


@frozen
class Rules:
    """The rule set: a field an option."""

    rounds: int = rounds_option(AGREED, 1)


@cites(NINE)
def again(sheet: Sheet[Rules, int]) -> bool:
    """Nine throws, whatever the sum is."""
    return sheet.thrown < 9


@cites(SIGNS)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """The pips, with a minus at throws 3, 6 and 9."""
    return -sum(faces) if sheet.thrown % 3 == 2 else sum(faces)


@cites(WINS)
def outcome(sheet: Sheet[Rules, int]) -> Outcome:
    """The highest sum wins."""
    return most(sheet.notes)


GAME: Final = entry(
    Tally(
        slug="plus-minus-1w",
        number="42",
        title=Text("Plus-minus with one die", "Plus-Minus"),
        modules=(__name__,),
        clauses=CLAUSES,
        rules=Rules(),
        rounds=agreed,
        dice=with_dice(1),
        blank=0,
        again=again,
        count=adding(worth),
        outcome=outcome,
        counts=SIGNS,
        ends=WINS,
        words=points_term,
    )
)
