"""79 Sterne würfeln: three throws, in which only the ones are counted."""

from daumen_rules.games.dice.engines.kit import *

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


again, wins = throws(THREE, 3), highest(WINS)
GAME = game(Rules(), adding(worth), wins, dice=3, words=Counted("star", "stars", "Stern", "Sterne"))
