"""79 Sterne würfeln: three throws, in which only the ones are counted."""

from .engines.kit import cites, clauses, frozen
from .engines.sheets import AGREED, Sheet, adding, highest, throws
from .engines.tally_entry import game, rounds_option
from .engines.terms import Counted
from .engines.values import Faces

CLAUSES = clauses("""
    STERNE 79: Throwing stars | Sterne würfeln
    transition ¶1
    Each seat has three throws. | Jeder Platz hat drei Würfe.
    scoring ¶1
    Only the ones, the stars, are counted. | Gezählt werden nur die Einsen, die Sterne.
    scoring silent
    The most stars win. | Die meisten Sterne gewinnen.
""")
THREE, STARS, WINS = CLAUSES


@frozen
class Rules:
    rounds: int = rounds_option(AGREED, 1)


@cites(STARS)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """How many ones there are."""
    return faces.count(1)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=3,
    again=throws(THREE, 3),
    count=adding(worth),
    wins=highest(WINS),
    noted_by=STARS,
    won_by=WINS,
    words=Counted("star", "stars", "Stern", "Sterne"),
)
