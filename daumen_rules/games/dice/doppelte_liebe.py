"""55 Doppelte Liebe: strike all numbers, and throw on as long as each throw strikes one."""

from daumen_rules.games.dice.engines.kit import *

CLAUSES = clauses("""
    LIEBE 55: Double love | Doppelte Liebe
    setup ¶1
    Each seat writes down the numbers from 1 to 6.
    Jeder Platz schreibt die Zahlen von 1 bis 6 auf.
    transition ¶1
    Whoever throws a number that is not struck yet strikes it, in any order, and throws again.
    Wer eine noch nicht gestrichene Zahl wirft, streicht sie, in beliebiger Folge, und wirft weiter.
    transition ¶1
    A number that is struck already hands the dice to the left.
    Bei einer schon gestrichenen Zahl gehen die Würfel nach links.
    scoring ¶1
    Whoever is first to have struck all six wins. | Wer zuerst alle sechs gestrichen hat, gewinnt.
""")
WRITE, STRIKE, PASS, WINS = CLAUSES


@frozen
class Rules:
    """Nothing is left open."""


@cites(STRIKE)
def count(sheet: Sheet[Rules, Faces], faces: Faces) -> Sheet[Rules, Faces]:
    """An open number is struck."""
    return noting(sheet, tuple(each for each in sheet.note if (each,) != faces))


again, over = while_noted(PASS), somebody(WINS, lambda note: not note)
wins, blank = highest(WINS, by=lambda note: 6 - len(note)), beginning(WRITE, (1, 2, 3, 4, 5, 6))
GAME = game(Rules(), count, wins, dice=1, words=open_term, scored="Struck | Gestrichen")
