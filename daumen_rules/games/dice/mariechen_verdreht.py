"""53 Mariechen verdreht: the first throw counts as a 6, the second as a 5, down to the sixth."""

from .engines.kit import cites, clauses, frozen
from .engines.sheets import AGREED, Sheet, adding, highest, throws
from .engines.tally_entry import game, rounds_option
from .engines.values import Faces

CLAUSES = clauses("""
    VERDREHT 53: Little Mary turned round | Mariechen verdreht
    transition ¶1, 52 ¶1
    Each seat has six throws in a row. | Jeder Platz hat sechs Würfe hintereinander.
    scoring ¶1
    A throw counts its pips if it runs the other way: the first a 6, down to the sixth a 1.
    Ein Wurf zählt seine Augen, wenn er gegenläufig ist: der erste eine 6, der sechste eine 1.
    scoring ¶1, 52 ¶1
    The highest sum of throws that count wins. | Die höchste Summe der gültigen Würfe gewinnt.
""")
SIX, PLACE, WINS = CLAUSES


@frozen
class Rules:
    rounds: int = rounds_option(AGREED, 1)


@cites(PLACE)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """The pips, if they equal the number of throws left with this one; else 0."""
    return sum(faces) if faces == (6 - sheet.thrown,) else 0


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
