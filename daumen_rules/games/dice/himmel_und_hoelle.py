"""56 Himmel und Hölle: what lies on top counts tens, what lies below counts ones."""

from .engines.kit import cites, clauses, frozen
from .engines.sheets import Sheet, adding, highest
from .engines.tally_entry import game, rounds_option
from .engines.values import Faces

CLAUSES = clauses("""
    HIMMEL 56: Heaven and hell | Himmel und Hölle
    procedure ¶1
    The number of rounds is agreed before; then they throw in turn.
    Die Zahl der Runden wird vorher vereinbart; dann wird der Reihe nach geworfen.
    scoring ¶1
    Each die counts ten times its top and once its bottom; the opposite faces of a die make seven.
    Jeder Würfel zählt zehnmal oben und einmal unten; gegenüberliegende Seiten ergeben sieben.
    scoring ¶1
    The highest sum after all rounds wins. | Die höchste Summe nach allen Runden gewinnt.
    example ¶1
    A 6 and a 2 count 86. | Eine 6 und eine 2 zählen 86.
""")
ROUNDS, TENS, WINS, EXAMPLE = CLAUSES


@frozen
class Rules:
    rounds: int = rounds_option(ROUNDS, 5)


@cites(TENS)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """Ten times the upper face plus the lower face, summed over the dice."""
    return sum(10 * top + (7 - top) for top in faces)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=2,
    count=adding(worth),
    wins=highest(WINS),
    noted_by=TENS,
    won_by=WINS,
)
