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
    Whoever is first to have struck all six wins.
    Wer zuerst alle sechs gestrichen hat, gewinnt.
""")
WRITE, STRIKE, PASS, WINS = CLAUSES


@frozen
class Rules:
    """Nothing is left open."""


@cites(WRITE)
def blank(rules: Rules) -> tuple[int, ...]:
    """A note is the open numbers."""
    return tuple(range(1, 7))


@cites(STRIKE)
def count(sheet: Sheet[Rules, Faces], faces: Faces) -> Sheet[Rules, Faces]:
    """An open number is struck."""
    return noting(sheet, tuple(each for each in sheet.note if (each,) != faces))


@cites(WINS)
def wins(sheet: Sheet[Rules, Faces]) -> Outcome:
    """Scores are numbers struck."""
    return most([6 - len(note) for note in sheet.notes])


again, over = while_noted(PASS), somebody(WINS, lambda note: not note)
GAME = game(Rules(), count, wins, dice=1, words=open_term)
