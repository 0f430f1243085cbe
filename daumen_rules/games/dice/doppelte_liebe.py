"""55 Doppelte Liebe: strike all numbers, and throw on as long as each throw strikes one."""

from .engines.kit import cites, clauses, frozen
from .engines.note_parts import beginning, somebody
from .engines.sheets import Sheet, highest, while_noted, with_note
from .engines.tally_entry import game
from .engines.terms import open_term
from .engines.values import Faces

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
    return with_note(sheet, tuple(each for each in sheet.note if (each,) != faces))


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Struck | Gestrichen",
    dice=1,
    blank=beginning(WRITE, (1, 2, 3, 4, 5, 6)),
    again=while_noted(PASS),
    counted_throws=1,
    count=count,
    over=somebody(WINS, lambda note: not note),
    wins=highest(WINS, by=lambda note: 6 - len(note)),
    noted_by=STRIKE,
    won_by=WINS,
    words=open_term,
)
