"""101 Gerade und abwärts: first sixes count, then fours, then twos.

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
    "ABWAERTS",
    "101",
    """
    transition ¶1, 100 ¶1
    Each seat has three throws.
    Jeder Platz hat drei Würfe.
    scoring ¶1
    Of the first throw the 6s count, of the second the 4s, of the third the 2s.
    Vom ersten Wurf zählen die 6, vom zweiten die 4, vom dritten die 2.
    scoring ¶1, 100 ¶1
    The highest sum of pips wins.
    Die höchste Summe der Augen gewinnt.
    """,
)
THREE, EVEN, WINS = CLAUSES


@frozen
class Rules:
    """The rule set: a field an option."""

    rounds: int = rounds_option(AGREED, 1)


@cites(THREE)
def again(sheet: Sheet[Rules, int]) -> bool:
    """Three throws."""
    return sheet.thrown < 3


@cites(EVEN)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """The pips of the dice that show the one face that counts."""
    face = (6, 4, 2)[sheet.thrown]
    return face * faces.count(face)


@cites(WINS)
def outcome(sheet: Sheet[Rules, int]) -> Outcome:
    """The highest sum wins."""
    return most(sheet.notes)


GAME: Final = entry(
    Tally(
        slug="gerade-und-abwaerts",
        number="101",
        title=Text("Even and downwards", "Gerade und abwärts"),
        modules=(__name__,),
        clauses=CLAUSES,
        rules=Rules(),
        rounds=agreed,
        dice=with_dice(3),
        blank=0,
        again=again,
        count=adding(worth),
        outcome=outcome,
        counts=EVEN,
        ends=WINS,
        words=points_term,
    )
)
