"""37 Hin und her: a throw strikes its number, or writes it again where it is struck."""

from daumen_rules.games.dice.engines.kit import *

CLAUSES = clauses("""
    HINUNDHER 37: To and fro | Hin und her
    setup ¶1
    Each seat writes down the numbers from 1 to 6.
    Jeder Platz schreibt die Zahlen von 1 bis 6 auf.
    transition ¶1
    In turn each throws once and strikes that number.
    Reihum wirft jeder einmal und streicht diese Zahl.
    transition ¶1
    A number that is struck already has to be written again.
    Eine Zahl, die schon gestrichen ist, muss wieder hingeschrieben werden.
    scoring ¶1
    Whoever is first to have struck all numbers wins.
    Wer zuerst alle Zahlen gestrichen hat, gewinnt.
""")
WRITE, STRIKE, REWRITE, WINS = CLAUSES


@frozen
class Rules:
    """Nothing is left open."""


@cites(WRITE)
def blank(rules: Rules) -> tuple[int, ...]:
    """A note is the open numbers."""
    return tuple(range(1, 7))


@cites(STRIKE, REWRITE)
def count(sheet: Sheet[Rules, Faces], faces: Faces) -> Sheet[Rules, Faces]:
    """An open number is struck, a struck one opened."""
    return noting(sheet, tuple(sorted(set(sheet.note) ^ set(faces))))


@cites(WINS)
def wins(sheet: Sheet[Rules, Faces]) -> Outcome:
    """Scores are numbers struck."""
    return most([6 - len(note) for note in sheet.notes])


def counts(before: Sheet[Rules, Faces], after: Sheet[Rules, Faces], seat: Seat) -> Clause:
    """What is open again was written again."""
    return REWRITE if len(after.notes[seat]) > len(before.notes[seat]) else STRIKE


over = somebody(WINS, lambda note: not note)
GAME = game(Rules(), count, wins, dice=1, words=open_term)
