"""73 Einfacher Pasch: only doubles count."""

from .engines.kit import Source, StrEnum, cites, clauses, frozen, option
from .engines.sheets import Sheet, adding, highest
from .engines.tally_entry import game, rounds_option
from .engines.values import Faces

CLAUSES = clauses("""
    EINPASCH 73: Plain doubles | Einfacher Pasch
    procedure ¶1
    The number of rounds is agreed before; then they throw in turn.
    Die Zahl der Runden wird vorher vereinbart; dann wird der Reihe nach geworfen.
    scoring ¶1
    Only doubles count. | Nur Pasche zählen.
    scoring ¶1
    The highest sum of doubles wins. | Die höchste Summe aus Paschen gewinnt.
""")
ROUNDS, DOUBLES, WINS = CLAUSES

Double = StrEnum("Double", "SUM FACE")


@frozen
class Rules:
    rounds: int = rounds_option(ROUNDS, 5)
    double_value: Double = option(Double.SUM, DOUBLES, Source.DECISION)("""
        What is a double worth? | Was ist ein Pasch wert?
        the pips of both dice | die Augen beider Würfel
        the pips of one die | die Augen eines Würfels
    """)


@cites(DOUBLES)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """The pips of both dice of a double, by an option of one die; 0 without a double."""
    one, other = faces
    if one != other:
        return 0
    return one + other if sheet.rules.double_value is Double.SUM else one


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=2,
    count=adding(worth),
    wins=highest(WINS),
    noted_by=DOUBLES,
    won_by=WINS,
)
