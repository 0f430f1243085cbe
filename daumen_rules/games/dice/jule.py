"""33 Jule: write the numbers from 1 to 6 in order, then strike them from 6 to 1."""

from .engines.kit import clauses, frozen
from .engines.ladder import LADDER, Go, Unstruck, go_option, ladder, rung, unstruck_option
from .engines.tally_entry import game

CLAUSES = clauses("""
    JULE 33: Jule, six up and six down | Jule
    transition ¶1
    In turn each seat throws once; a 1 is written down, then a 2 below it, in order up to the 6.
    Reihum wirft jeder einmal; eine 1 wird notiert, darunter eine 2, der Reihe nach bis zur 6.
    transition ¶1
    Then the numbers are struck in falling order, from the 6 to the 1.
    Dann werden die Zahlen in fallender Folge gestrichen, von der 6 bis zur 1.
    transition ¶1
    Whether a throw that could be used is followed by another: the text speaks of the next one.
    Ob nach einem brauchbaren Wurf gleich noch einmal geworfen wird: Der Text nennt den nächsten.
    scoring ¶1
    Whoever is first to have written and struck all of them wins.
    Wer zuerst alle geschrieben und gestrichen hat, gewinnt.
    scoring ¶1
    The others give the winner a chip for each number that they have not struck.
    Die anderen geben dem Sieger für jede nicht gestrichene Zahl einen Chip.
""")
WRITTEN, STRUCK, NEXT, WINS, PAYS = CLAUSES


@frozen
class Rules:
    go: Go = go_option(NEXT)
    unstruck: Unstruck = unstruck_option(PAYS)


count, again, over, wins = ladder(*CLAUSES)
GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    again=again,
    counted_throws=1,
    count=count,
    over=over,
    wins=wins,
    noted_by=rung(WRITTEN, STRUCK),
    won_by=WINS,
    paid_by=PAYS,
    **LADDER,
)
