"""53 Mariechen verdreht: the first throw counts as a 6, the second as a 5, down to the sixth.

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
    "VERDREHT",
    "53",
    """
    transition ¶1, 52 ¶1
    Each seat has six throws in a row.
    Jeder Platz hat sechs Würfe hintereinander.
    scoring ¶1
    A throw counts its pips if it runs the other way: the first a 6, down to the sixth a 1.
    Ein Wurf zählt seine Augen, wenn er gegenläufig ist: der erste 6 bis zum sechsten 1.
    scoring ¶1, 52 ¶1
    The highest sum of throws that count wins.
    Die höchste Summe der gültigen Würfe gewinnt.
    """,
)
SIX, PLACE, WINS = CLAUSES


@frozen
class Rules:
    """The rule set: a field an option."""

    rounds: int = rounds_option(AGREED, 1)


@cites(SIX)
def again(sheet: Sheet[Rules, int]) -> bool:
    """Six throws."""
    return sheet.thrown < 6


@cites(PLACE)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """A throw that shows what is left to throw counts."""
    return sum(faces) if faces == (6 - sheet.thrown,) else 0


@cites(WINS)
def outcome(sheet: Sheet[Rules, int]) -> Outcome:
    """The highest sum wins."""
    return most(sheet.notes)


GAME: Final = entry(
    Tally(
        slug="mariechen-verdreht",
        number="53",
        title=Text("Little Mary turned round", "Mariechen verdreht"),
        modules=(__name__,),
        clauses=CLAUSES,
        rules=Rules(),
        rounds=agreed,
        dice=with_dice(1),
        blank=0,
        again=again,
        count=adding(worth),
        outcome=outcome,
        counts=PLACE,
        ends=WINS,
        words=points_term,
    )
)
