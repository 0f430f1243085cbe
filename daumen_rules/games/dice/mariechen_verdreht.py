"""53 Mariechen verdreht: the first throw counts as a 6, the second as a 5, down to the sixth."""

from daumen_rules.games.dice.engines.kit import *

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
    """A throw that shows what is left to throw counts."""
    return sum(faces) if faces == (6 - sheet.thrown,) else 0


again, wins = throws(SIX, 6), highest(WINS)
GAME = game(Rules(), adding(worth), wins, dice=1)
