"""37 Hin und her: a throw strikes its number, or writes it again where it is struck."""

from .engines.kit import cites, clauses, frozen
from .engines.note_parts import beginning, somebody
from .engines.sheets import Sheet, highest, with_note
from .engines.tally_entry import game
from .engines.terms import open_term
from .engines.values import Clause, Faces, Seat

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


@cites(STRIKE, REWRITE)
def count(sheet: Sheet[Rules, Faces], faces: Faces) -> Sheet[Rules, Faces]:
    """An open number is struck, a struck one opened."""
    return with_note(sheet, tuple(sorted(set(sheet.note) ^ set(faces))))


def counts(before: Sheet[Rules, Faces], after: Sheet[Rules, Faces], seat: Seat) -> Clause:
    """Which clause changed a note: one for a number written again, one for a stroke."""
    return REWRITE if len(after.notes[seat]) > len(before.notes[seat]) else STRIKE


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Struck | Gestrichen",
    dice=1,
    blank=beginning(WRITE, (1, 2, 3, 4, 5, 6)),
    count=count,
    over=somebody(WINS, lambda note: not note),
    wins=highest(WINS, by=lambda note: 6 - len(note)),
    noted_by=counts,
    won_by=WINS,
    words=open_term,
)
