"""66 Die Spinne: strike 2 to 12 after a round of one throw each; each stroke is paid.

It is long because it begins with a round of its own, and whose strokes are paid is left open.
"""

from .engines.kit import Source, StrEnum, cites, clauses, frozen, option
from .engines.note_parts import somebody
from .engines.sheets import Sheet
from .engines.striking import STRIKING, Struck, by_stroke, owed, paid_by_struck, striking
from .engines.tally_entry import game
from .engines.values import Clause

CLAUSES = clauses("""
    SPINNE 66: The spider | Die Spinne
    setup ¶1
    Each seat draws a spider with the 7 in the middle, and 2 to 6 and 8 to 12 around it.
    Jeder Platz malt eine Spinne mit der 7 in der Mitte, darum 2 bis 6 und 8 bis 12.
    transition ¶1
    In the first round each seat throws once and strikes what it has thrown.
    In der ersten Runde wirft jeder Platz einmal und streicht, was er geworfen hat.
    transition ¶1
    From the second round on a seat throws and strikes until it meets a number that is struck.
    Ab der zweiten Runde wirft und streicht ein Platz, bis er auf eine gestrichene Zahl trifft.
    transition ¶1
    The 7 alone may be struck several times. | Nur die 7 darf mehrmals gestrichen werden.
    scoring ¶1
    The game is over when a seat has struck all numbers.
    Das Spiel ist aus, wenn ein Platz alle Zahlen gestrichen hat.
    scoring ¶1
    That seat pays each other a chip for every number that is still open there.
    Er zahlt jedem anderen für jede dort noch offene Zahl einen Chip.
    scoring ¶1
    It gets a chip from each other for every stroke.
    Er erhält von jedem anderen für jeden Strich einen Chip.
    scoring silent
    Whoever has struck all numbers has won; and whose strokes are paid.
    Wer alle Zahlen gestrichen hat, hat gewonnen; und wessen Striche bezahlt werden.
""")
SHEET, FIRST, STRIKES, SEVENS, WINS, OPEN, STROKE, WON = CLAUSES
Strokes = StrEnum("Strokes", "ALL_OF_WINNER SEVENS_OF_WINNER ALL_OF_PAYER")


@frozen
class Rules:
    strokes: Strokes = option(Strokes.ALL_OF_WINNER, WON, Source.DECISION)("""
        Which strokes are paid? | Welche Striche werden bezahlt?
        all of the winner | alle des Siegers
        those of the winner at the 7 | die des Siegers an der 7
        all of whoever pays | alle dessen, der zahlt
    """)


@cites(FIRST, STRIKES)
def again(before: Sheet[Rules, Struck], after: Sheet[Rules, Struck]) -> bool:
    """A go has one throw in the first round; later it lasts as long as each throw strikes."""
    return before.played > 0 and after.note != before.note


@cites(OPEN, STROKE, WON)
def net(rules: Rules, winner: Struck, other: Struck) -> int:
    """How many chips the winner gets from another seat."""
    strokes = {
        Strokes.ALL_OF_WINNER: winner.strokes,
        Strokes.SEVENS_OF_WINNER: winner.sevens,
        Strokes.ALL_OF_PAYER: other.strokes,
    }
    return strokes[rules.strokes] - len(other.open)


def stroke(before: Sheet[Rules, Struck]) -> Clause:
    """Which clause strikes a number: one for the first round, one for later rounds."""
    return STRIKES if before.played else FIRST


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    again=again,
    counted_throws=1,
    count=striking(SHEET, STRIKES, SEVENS),
    over=somebody(WINS, lambda note: not note.open),
    wins=paid_by_struck(net, WON),
    noted_by=by_stroke(stroke, SEVENS),
    won_by=WON,
    paid_by=STROKE,
    tells=owed(OPEN),
    **STRIKING,
)
