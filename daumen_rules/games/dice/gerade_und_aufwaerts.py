"""100 Gerade und aufwärts: first twos count, then fours, then sixes."""

from .engines.kit import cites, clauses, frozen
from .engines.sheets import AGREED, Sheet, adding, fewer_throws, highest, throws
from .engines.tally_entry import game, rounds_option
from .engines.values import Faces

CLAUSES = clauses("""
    AUFWAERTS 100: Even and upwards | Gerade und aufwärts
    transition ¶1
    Each seat has three throws. | Jeder Platz hat drei Würfe.
    scoring ¶1
    Of the first throw the 2s count, of the second the 4s, of the third the 6s.
    Vom ersten Wurf zählen die Zweien, vom zweiten die Vieren, vom dritten die Sechsen.
    scoring ¶1
    The highest sum of pips wins. | Die höchste Summe der Augen gewinnt.
""")
THREE, EVEN, WINS = CLAUSES


@frozen
class Rules:
    rounds: int = rounds_option(AGREED, 1)


@cites(EVEN)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """The pips of all dice that show the face of this throw: 2, then 4, then 6."""
    face = (2, 4, 6)[sheet.thrown]
    return face * faces.count(face)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=3,
    again=throws(THREE, 3),
    count=adding(worth),
    wins=highest(WINS),
    noted_by=EVEN,
    won_by=WINS,
    faults=fewer_throws(3),
)
