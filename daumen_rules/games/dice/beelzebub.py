"""110 Beelzebub: three white dice less the grey one, in five rounds."""

from .engines.kit import cites, clauses, frozen
from .engines.sheets import Sheet, adding, highest, lasting
from .engines.tally_entry import game
from .engines.terms import painted
from .engines.values import Faces

CLAUSES = clauses("""
    BEELZEBUB 110: Beelzebub, three against one | Beelzebub
    material ¶1
    Three dice are white, one is grey, the Beelzebub; of a throw, the grey face comes last.
    Drei Würfel sind weiß, einer ist grau, der Beelzebub; in einem Wurf steht der graue zuletzt.
    scoring ¶1
    The white pips are added, and the grey ones are subtracted.
    Die weißen Augen werden addiert, die grauen abgezogen.
    setup ¶1
    Five rounds are played. | Es werden fünf Runden gespielt.
    scoring silent
    The highest sum wins, as in the game before. | Die höchste Summe gewinnt, wie im Spiel davor.
""")
GREY, DIFFERENCE, FIVE, WINS = CLAUSES


@frozen
class Rules:
    """Nothing is left open."""


@cites(DIFFERENCE)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """The sum of the white dice less the grey die."""
    return sum(faces[:3]) - sum(faces[3:])


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    listed="109",
    dice=4,
    rounds=lasting(FIVE, 5),
    count=adding(worth),
    wins=highest(WINS),
    noted_by=DIFFERENCE,
    won_by=WINS,
    shown=painted(GREY, 3),
)
