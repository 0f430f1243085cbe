"""109 Pärchen: two white dice less two grey ones, in five throws."""

from .engines.kit import cites, clauses, frozen
from .engines.sheets import AGREED, Sheet, adding, highest, throws
from .engines.tally_entry import game, rounds_option
from .engines.terms import painted
from .engines.values import Faces

CLAUSES = clauses("""
    PAERCHEN 109: White and grey couples | Pärchen
    material ¶1
    Two dice are white, two painted grey; of a throw, the grey faces come last.
    Zwei Würfel sind weiß, zwei grau gefärbt; in einem Wurf stehen die grauen zuletzt.
    scoring ¶1
    The white pips are added, and the grey ones are subtracted.
    Die weißen Augen werden addiert, die grauen abgezogen.
    transition ¶1
    Each seat has five throws. | Jeder Platz hat fünf Würfe.
    scoring ¶1
    Sums below zero are written down too. | Auch Summen unter null werden notiert.
    scoring ¶1
    The highest sum in the end wins. | Die höchste Endsumme gewinnt.
""")
GREY, DIFFERENCE, FIVE, BELOW, WINS = CLAUSES


@frozen
class Rules:
    rounds: int = rounds_option(AGREED, 1)


@cites(DIFFERENCE, BELOW)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """The sum of the white dice less the sum of the grey dice."""
    return sum(faces[:2]) - sum(faces[2:])


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    listed="108",
    dice=4,
    again=throws(FIVE, 5),
    count=adding(worth),
    wins=highest(WINS),
    noted_by=DIFFERENCE,
    won_by=WINS,
    shown=painted(GREY, 2),
)
