"""39 Die böse Eins: five throws are added, but a 1 puts you out."""

from daumen_rules.games.dice.engines.kit import *

CLAUSES = clauses("""
    BOESEEINS 39: The evil one | Die böse Eins
    transition ¶1
    In turn, each seat has five throws.
    Der Reihe nach hat jeder Platz fünf Würfe.
    scoring ¶1
    The pips are added.
    Die Augen werden addiert.
    scoring ¶1
    Whoever throws a 1 is out at once and keeps what was added before it.
    Wer eine 1 wirft, ist sofort draußen und behält, was davor addiert wurde.
    scoring ¶1
    The highest sum wins.
    Die höchste Summe gewinnt.
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


def plays(sheet: Sheet[Rules, Standing]) -> bool:
    """Whoever is out throws no more."""
    return not sheet.note.is_out


def counts(_: object, after: Sheet[Rules, Standing], seat: Seat) -> Clause:
    """A 1 has a clause of its own."""
    return EVIL if after.notes[seat].is_out else ADDED


again, wins = throws(FIVE, 5), highest(WINS)
GAME = game(Rules(), count, wins, dice=1, blank=Standing(), words=standing_term)
