"""97 Zentavesta: ten pips are added to a sum up to ten, and taken off a higher one."""

from daumen_rules.games.dice.engines.kit import *

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
    """Ten more, or ten less."""
    pips = sum(faces)
    return pips + 10 if pips <= 10 else pips - 10


again, wins = throws(ONE, 1), highest(WINS)
counts = by_before(lambda sheet: sum(sheet.faces) <= 10, BONUS, MALUS)
GAME = game(Rules(), adding(worth), wins, dice=3)
