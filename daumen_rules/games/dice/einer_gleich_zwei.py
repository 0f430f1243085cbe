"""105 Einer gleich zwei: a throw counts if two dice make the third."""

from .engines.kit import cites, clauses, frozen
from .engines.sheets import AGREED, Sheet, adding, highest, throws
from .engines.tally_entry import game, rounds_option
from .engines.values import Faces

CLAUSES = clauses("""
    EINERGLEICH 105: One equals two | Einer gleich zwei
    transition ¶1
    Each seat throws ten times. | Jeder Platz wirft zehnmal.
    scoring ¶1
    A throw counts only if two of its dice add up to the third; it counts the pips of the third.
    Ein Wurf zählt nur, wenn zwei Würfel zusammen den dritten ergeben; er zählt dessen Augen.
    scoring silent
    The highest sum wins. | Die höchste Summe gewinnt.
    example ¶1
    4-2-6 and 1-4-5 count. | 4-2-6 und 1-4-5 zählen.
""")
TEN, THIRD, WINS, EXAMPLE = CLAUSES


@frozen
class Rules:
    rounds: int = rounds_option(AGREED, 1)


@cites(THIRD)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """The highest die, if it is the sum of the other two (a lower die never is); else 0."""
    low, middle, high = sorted(faces)
    return high if low + middle == high else 0


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=3,
    again=throws(TEN, 10),
    count=adding(worth),
    wins=highest(WINS),
    noted_by=THIRD,
    won_by=WINS,
)
