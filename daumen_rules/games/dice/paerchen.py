"""109 Pärchen: two white dice less two grey ones, in five throws."""

from daumen_rules.games.dice.engines.kit import *

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


colours = painted(GREY, 2)


@cites(DIFFERENCE, BELOW)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """White less grey."""
    return sum(faces[:2]) - sum(faces[2:])


again, wins = throws(FIVE, 5), highest(WINS)
GAME = game(Rules(), adding(worth), wins, dice=4, listed="108", shown=colours)
