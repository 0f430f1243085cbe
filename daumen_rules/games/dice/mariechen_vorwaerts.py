"""52 Mariechen vorwärts: the first throw counts as a 1, the second as a 2, up to the sixth."""

from .engines.kit import cites, clauses, frozen
from .engines.sheets import AGREED, Sheet, adding, highest, throws
from .engines.tally_entry import game, rounds_option
from .engines.values import Faces

CLAUSES = clauses("""
    MARIECHEN 52: Little Mary forwards | Mariechen vorwärts
    transition ¶1
    Each seat has six throws in a row. | Jeder Platz hat sechs Würfe hintereinander.
    scoring ¶1
    A throw counts its pips if it shows its own number: the first a 1, up to the sixth a 6.
    Ein Wurf zählt seine Augen, wenn er seine Nummer zeigt: der erste eine 1, der sechste eine 6.
    scoring ¶1
    The highest sum of throws that count wins. | Die höchste Summe der gültigen Würfe gewinnt.
""")
SIX, PLACE, WINS = CLAUSES


@frozen
class Rules:
    rounds: int = rounds_option(AGREED, 1)


@cites(PLACE)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """The pips, if they equal the number of the throw in the go; else 0."""
    return sum(faces) if faces == (sheet.thrown + 1,) else 0


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=1,
    again=throws(SIX, 6),
    count=adding(worth),
    wins=highest(WINS),
    noted_by=PLACE,
    won_by=WINS,
)
