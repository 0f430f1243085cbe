"""97 Zentavesta: ten pips are added to a sum up to ten, and taken off a higher one."""

from .engines.kit import cites, clauses, frozen
from .engines.note_parts import by_before
from .engines.sheets import Sheet, adding, highest, throws
from .engines.tally_entry import game, rounds_option
from .engines.values import Faces

CLAUSES = clauses("""
    ZENTAVESTA 97: The good ten | Zentavesta
    transition ¶1
    Each seat has one throw; its pips are added.
    Jeder Platz hat einen Wurf; seine Augen werden addiert.
    scoring ¶1
    A sum of ten or less gains ten. | Zu einer Summe bis zehn kommen zehn dazu.
    scoring ¶1
    From a sum above ten, ten are taken off. | Von einer Summe über zehn gehen zehn ab.
    scoring silent
    The highest result wins; of several rounds, the highest sum.
    Das höchste Ergebnis gewinnt, bei mehreren Runden die höchste Summe.
""")
ONE, BONUS, MALUS, WINS = CLAUSES


@frozen
class Rules:
    rounds: int = rounds_option(ONE, 1)


@cites(BONUS, MALUS)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """The pips plus 10 up to a sum of ten, minus 10 above it."""
    pips = sum(faces)
    return pips + 10 if pips <= 10 else pips - 10


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=3,
    again=throws(ONE, 1),
    count=adding(worth),
    wins=highest(WINS),
    noted_by=by_before(lambda sheet: sum(sheet.faces) <= 10, BONUS, MALUS),
    won_by=WINS,
)
