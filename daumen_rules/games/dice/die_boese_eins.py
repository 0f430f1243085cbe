"""39 Die böse Eins: five throws are added, but a 1 puts you out."""

from daumen_rules.games.dice.engines.kit import *

CLAUSES = clauses("""
    BOESEEINS 39: The evil one | Die böse Eins
    transition ¶1
    In turn, each seat has five throws. | Der Reihe nach hat jeder Platz fünf Würfe.
    scoring ¶1
    The pips are added. | Die Augen werden addiert.
    scoring ¶1
    Whoever throws a 1 is out at once and keeps what was added before it.
    Wer eine 1 wirft, ist sofort draußen und behält, was davor addiert wurde.
    scoring ¶1
    The highest sum wins. | Die höchste Summe gewinnt.
""")
FIVE, ADDED, EVIL, WINS = CLAUSES


@frozen
class Rules:
    rounds: int = rounds_option(AGREED, 1)


@cites(ADDED, EVIL)
def count(sheet: Sheet[Rules, Standing], faces: Faces) -> Sheet[Rules, Standing]:
    """A 1 puts the seat out and adds nothing; anything else is added."""
    points = sheet.note.points
    out = faces == (1,)
    return noting(sheet, Standing(points if out else points + sum(faces), out))


again, wins = throws(FIVE, 5), highest(WINS)
counts = by_note(lambda note: note.is_out, EVIL, ADDED)
plays = taking_part(lambda note: not note.is_out)
GAME = game(Rules(), count, wins, dice=1, blank=Standing(), words=standing_term)
