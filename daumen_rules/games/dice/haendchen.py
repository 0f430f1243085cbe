"""63 Händchen: only fives count, and two of them count most."""

from .engines.kit import cites, clauses, frozen
from .engines.sheets import Sheet, adding, highest
from .engines.tally_entry import game, rounds_option
from .engines.values import Faces

CLAUSES = clauses("""
    HAENDCHEN 63: Little hand | Händchen
    procedure ¶1
    The number of rounds is agreed before; then they throw in turn.
    Die Zahl der Runden wird vorher vereinbart; dann wird der Reihe nach geworfen.
    scoring ¶1
    A 5 counts five, two of them count twenty-five; nothing else counts.
    Eine 5 zählt fünf, zwei zählen fünfundzwanzig; sonst zählt nichts.
    scoring silent
    The highest sum wins. | Die höchste Summe gewinnt.
""")
ROUNDS, FIVES, WINS = CLAUSES


@frozen
class Rules:
    rounds: int = rounds_option(ROUNDS, 5)


@cites(FIVES)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """5 points for one five, 25 for two fives, else 0."""
    return (0, 5, 25)[faces.count(5)]


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=2,
    count=adding(worth),
    wins=highest(WINS),
    noted_by=FIVES,
    won_by=WINS,
)
