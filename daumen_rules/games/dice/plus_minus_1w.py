"""42 Plus-Minus with one die: nine throws, every third is subtracted."""

from .engines.kit import cites, clauses, frozen
from .engines.sheets import AGREED, Sheet, adding, highest, throws
from .engines.tally_entry import game, rounds_option
from .engines.values import Faces

CLAUSES = clauses("""
    PLUSMINUS1W 42: Plus-minus with one die | Plus-Minus
    transition ¶1
    Each seat has nine throws in a row, and goes on below zero too.
    Jeder Platz hat neun Würfe hintereinander und spielt auch unter null weiter.
    scoring ¶1
    Every third throw is subtracted, the others are added.
    Jeder dritte Wurf wird abgezogen, die anderen werden addiert.
    scoring silent
    The highest sum wins. | Die höchste Summe gewinnt.
""")
NINE, SIGNS, WINS = CLAUSES


@frozen
class Rules:
    rounds: int = rounds_option(AGREED, 1)


@cites(SIGNS)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """The pips, with a minus at throws 3, 6 and 9."""
    return -sum(faces) if sheet.thrown % 3 == 2 else sum(faces)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=1,
    again=throws(NINE, 9),
    count=adding(worth),
    wins=highest(WINS),
    noted_by=SIGNS,
    won_by=WINS,
)
