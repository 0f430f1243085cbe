"""35 Kuhschwanz: a triangle of matches, of which each throw takes the row of its number."""

from .engines.kit import cites, clauses, frozen
from .engines.note_parts import beginning, somebody
from .engines.sheets import Sheet, with_note
from .engines.tally_entry import game
from .engines.terms import open_term
from .engines.values import Faces, Outcome, paid_to

CLAUSES = clauses("""
    KUHSCHWANZ 35: Cow's tail | Kuhschwanz
    setup ¶1
    Each seat lays a cow's tail: 21 matches in rows of 1 to 6.
    Jeder Platz legt einen Kuhschwanz: 21 Hölzchen in Reihen von 1 bis 6.
    transition ¶1
    In turn each throws once and takes the row of that number from its own tail.
    Reihum wirft jeder einmal und nimmt aus dem eigenen Schwanz die Reihe dieser Zahl.
    transition ¶1
    Whoever has taken that row already gets nothing.
    Wer diese Reihe schon genommen hat, erhält nichts.
    scoring ¶1
    Whoever is first to have taken the whole tail wins.
    Wer seinen Schwanz zuerst ganz genommen hat, gewinnt.
    scoring ¶1
    The winner gets all that still lies on the table.
    Der Sieger bekommt alles, was noch auf dem Tisch liegt.
""")
TAIL, TAKES, GONE, WINS, PRIZE = CLAUSES


@frozen
class Rules:
    """Nothing is left open."""


@cites(TAKES, GONE)
def count(sheet: Sheet[Rules, Faces], faces: Faces) -> Sheet[Rules, Faces]:
    """The seat takes the row with the thrown number, if its tail still has it."""
    return with_note(sheet, tuple(row for row in sheet.note if (row,) != faces))


@cites(PRIZE, WINS)
def wins(sheet: Sheet[Rules, Faces]) -> Outcome:
    """Scores are matches taken; the winner also gets the matches that the others left."""
    left = [sum(rows) for rows in sheet.notes]
    winner = left.index(0)
    paid = paid_to(winner, left)
    return Outcome(tuple(21 + each for each in paid), (winner,), paid)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    scored="Matches | Hölzchen",
    dice=1,
    blank=beginning(TAIL, (1, 2, 3, 4, 5, 6)),
    count=count,
    over=somebody(WINS, lambda rows: not rows),
    wins=wins,
    noted_by=TAKES,
    won_by=WINS,
    paid_by=PRIZE,
    words=open_term,
)
