"""34 Stumme Jule: as Jule, but whoever speaks begins anew."""

from .engines.callouts import callout_game
from .engines.kit import cites, clauses, frozen
from .engines.ladder import LADDER, Go, Unstruck, go_option, ladder, rung, unstruck_option
from .engines.sheets import Sheet, with_note
from .engines.texts import Text
from .engines.values import Heard, Word

CLAUSES = clauses("""
    STUMMEJULE 34: Silent Jule, without a word | Stumme Jule
    transition ¶1, 33 ¶1
    In turn each seat throws once, as in Jule; the numbers from 1 to 6 are written down in order.
    Reihum wirft jeder einmal wie bei Jule; der Reihe nach werden die Zahlen von 1 bis 6 notiert.
    transition 33 ¶1
    Then the numbers are struck in falling order, from the 6 to the 1.
    Dann werden die Zahlen in fallender Folge gestrichen, von der 6 bis zur 1.
    transition 33 ¶1
    Whether a throw that could be used is followed by another: the text speaks of the next one.
    Ob nach einem brauchbaren Wurf gleich noch einmal geworfen wird: Der Text nennt den nächsten.
    scoring 33 ¶1
    Whoever is first to have written and struck all of them wins.
    Wer zuerst alle geschrieben und gestrichen hat, gewinnt.
    scoring 33 ¶1
    The others give the winner a chip for each number that they have not struck.
    Die anderen geben dem Sieger für jede nicht gestrichene Zahl einen Chip.
    transition ¶1
    All keep silent during the whole game; whoever speaks, on turn or not, begins from the start.
    Während des ganzen Spiels schweigen alle; wer redet, ob am Zug oder nicht, fängt von vorn an.
""")
WRITTEN, STRUCK, NEXT, WINS, PAYS, SILENT = CLAUSES
SPOKE = "spoke"


@frozen
class Rules:
    go: Go = go_option(NEXT)
    unstruck: Unstruck = unstruck_option(PAYS)


def speakers(sheet: Sheet[Rules, int]) -> tuple[Heard, ...]:
    """The table may hear any seat at any time."""
    return tuple(Heard(seat, SPOKE) for seat in range(sheet.players))


@cites(SILENT)
def anew(sheet: Sheet[Rules, int], heard: Heard) -> Sheet[Rules, int]:
    """The seat that spoke loses all its numbers."""
    return with_note(sheet, 0, heard.seat)


count, again, over, wins = ladder(WRITTEN, STRUCK, NEXT, WINS, PAYS)
SPEAKS = Word(
    "redet", Text("{seat} speaks.", "{seat} redet."), "{seat} has spoken | {seat} hat geredet"
)
GAME = callout_game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    again=again,
    counted_throws=1,
    numbers=range(1, 7),
    hears={SPOKE: SPEAKS},
    heard=speakers,
    hear=anew,
    count=count,
    over=over,
    wins=wins,
    noted_by=rung(WRITTEN, STRUCK, SILENT),
    won_by=WINS,
    paid_by=PAYS,
    chosen_by=SILENT,
    **LADDER,
)
