"""100 Gerade und aufwärts: first twos count, then fours, then sixes."""

from daumen_rules.games.dice.engines.kit import *

CLAUSES = clauses("""
    AUFWAERTS 100: Even and upwards | Gerade und aufwärts
    transition ¶1
    Each seat has three throws. | Jeder Platz hat drei Würfe.
    scoring ¶1
    Of the first throw the 2s count, of the second the 4s, of the third the 6s.
    Vom ersten Wurf zählen die Zweien, vom zweiten die Vieren, vom dritten die Sechsen.
    scoring ¶1
    The highest sum of pips wins. | Die höchste Summe der Augen gewinnt.
""")
THREE, EVEN, WINS = CLAUSES


@frozen
class Rules:
    rounds: int = rounds_option(AGREED, 1)


@cites(EVEN)
def worth(sheet: Sheet[Rules, int], faces: Faces) -> int:
    """The pips of the dice that show the one face that counts."""
    face = (2, 4, 6)[sheet.thrown]
    return face * faces.count(face)


again, wins = throws(THREE, 3), highest(WINS)
GAME = game(Rules(), adding(worth), wins, dice=3)
