"""110 Beelzebub: three white dice less the grey one, in five rounds."""

from daumen_rules.games.dice.engines.kit import *

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


colours = painted(GREY, 3)


@cites(DIFFERENCE)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """White less grey."""
    return sum(faces[:3]) - sum(faces[3:])


rounds, wins = lasting(FIVE, 5), highest(WINS)
GAME = game(Rules(), adding(worth), wins, dice=4, listed="109", shown=colours)
