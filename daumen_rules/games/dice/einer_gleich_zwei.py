"""105 Einer gleich zwei: a throw counts if two dice make the third.

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
    "EINERGLEICH",
    "105",
    """
    transition ¶1
    Each seat throws ten times.
    Jeder Platz wirft zehnmal.
    scoring ¶1
    A throw counts only if two of its dice add up to the third; it counts the pips of the third.
    Ein Wurf zählt nur, wenn zwei Würfel zusammen den dritten ergeben; er zählt dessen Augen.
    scoring silent
    The highest sum wins.
    Die höchste Summe gewinnt.
    example ¶1
    4-2-6 and 1-4-5 count.
    4-2-6 und 1-4-5 zählen.
    """,
)
TEN, THIRD, WINS, EXAMPLE = CLAUSES


@frozen
class Rules:
    """The rule set: a field an option."""

    rounds: int = rounds_option(AGREED, 1)


@cites(TEN)
def again(sheet: Sheet[Rules, int]) -> bool:
    """Ten throws."""
    return sheet.thrown < 10


@cites(THIRD)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """The highest die, if the others make it: no other can be their sum."""
    low, middle, high = sorted(faces)
    return high if low + middle == high else 0


@cites(WINS)
def outcome(sheet: Sheet[Rules, int]) -> Outcome:
    """The highest sum wins."""
    return most(sheet.notes)


GAME: Final = entry(
    Tally(
        slug="einer-gleich-zwei",
        number="105",
        title=Text("One equals two", "Einer gleich zwei"),
        modules=(__name__,),
        clauses=CLAUSES,
        rules=Rules(),
        rounds=agreed,
        dice=with_dice(3),
        blank=0,
        again=again,
        count=adding(worth),
        outcome=outcome,
        counts=THIRD,
        ends=WINS,
        words=points_term,
    )
)
