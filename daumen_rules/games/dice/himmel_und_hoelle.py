"""56 Himmel und Hölle: what lies on top counts tens, what lies below counts ones.

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
    "HIMMEL",
    "56",
    """
    procedure ¶1
    The number of rounds is agreed before; then they throw in turn.
    Die Zahl der Runden wird vorher vereinbart; dann wird der Reihe nach geworfen.
    scoring ¶1
    Each die counts ten times its top and once its bottom; the opposite faces of a die make seven.
    Jeder Würfel zählt zehnmal oben und einmal unten; gegenüberliegende Seiten ergeben sieben.
    scoring ¶1
    The highest sum after all rounds wins.
    Die höchste Summe nach allen Runden gewinnt.
    example ¶1
    A 6 and a 2 count 86.
    Eine 6 und eine 2 zählen 86.
    """,
)
ROUNDS, TENS, WINS, EXAMPLE = CLAUSES


@frozen
class Rules:
    """The rule set: a field an option."""

    rounds: int = rounds_option(ROUNDS, 5)


@cites(TENS)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """Tens on top, ones below."""
    return sum(10 * top + (7 - top) for top in faces)


@cites(WINS)
def outcome(sheet: Sheet[Rules, int]) -> Outcome:
    """The highest sum wins."""
    return most(sheet.notes)


GAME: Final = entry(
    Tally(
        slug="himmel-und-hoelle",
        number="56",
        title=Text("Heaven and hell", "Himmel und Hölle"),
        modules=(__name__,),
        clauses=CLAUSES,
        rules=Rules(),
        rounds=agreed,
        dice=with_dice(2),
        blank=0,
        count=adding(worth),
        outcome=outcome,
        counts=TENS,
        ends=WINS,
        words=points_term,
    )
)
