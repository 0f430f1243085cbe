"""101 Gerade und abwärts: first sixes count, then fours, then twos."""

from .engines.kit import cites, clauses, frozen
from .engines.sheets import AGREED, Sheet, adding, fewer_throws, highest, throws
from .engines.tally_entry import game, rounds_option
from .engines.values import Faces

CLAUSES = clauses("""
    ABWAERTS 101: Even and downwards | Gerade und abwärts
    transition ¶1, 100 ¶1
    Each seat has three throws. | Jeder Platz hat drei Würfe.
    scoring ¶1
    Of the first throw the 6s count, of the second the 4s, of the third the 2s.
    Vom ersten Wurf zählen die Sechsen, vom zweiten die Vieren, vom dritten die Zweien.
    scoring ¶1, 100 ¶1
    The highest sum of pips wins. | Die höchste Summe der Augen gewinnt.
""")
THREE, EVEN, WINS = CLAUSES


@frozen
class Rules:
    rounds: int = rounds_option(AGREED, 1)


@cites(EVEN)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """The pips of all dice that show the face of this throw: 6, then 4, then 2."""
    face = (6, 4, 2)[sheet.thrown]
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
