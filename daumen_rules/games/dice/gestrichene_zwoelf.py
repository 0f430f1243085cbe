"""65 Gestrichene Zwölf: strike the numbers from 2 to 12; sevens cost the others ten chips each."""

from .engines.kit import Source, StrEnum, cites, clauses, frozen, option
from .engines.note_parts import somebody
from .engines.sheets import while_noted
from .engines.striking import STRIKING, Struck, by_stroke, owed, paid_by_struck, striking
from .engines.tally_entry import game

CLAUSES = clauses("""
    GESTRICHEN 65: Struck twelve | Gestrichene Zwölf
    setup ¶1
    Each seat writes down the numbers from 2 to 12.
    Jeder Platz schreibt die Zahlen von 2 bis 12 auf.
    transition ¶1
    A seat throws two dice as long as it can strike what it throws.
    Ein Platz wirft zwei Würfel, solange er streichen kann, was er wirft.
    transition ¶1
    The 7 alone may be struck several times. | Nur die 7 darf mehrmals gestrichen werden.
    scoring ¶1
    Whoever is first to have struck all numbers ends the game.
    Wer zuerst alle Zahlen gestrichen hat, beendet das Spiel.
    scoring ¶1
    That seat pays each other a chip for every number that is still open there.
    Er zahlt jedem anderen für jede dort noch offene Zahl einen Chip.
    scoring ¶1
    Each other pays it ten chips for every stroke at the 7.
    Jeder andere zahlt ihm zehn Chips für jeden Strich an der 7.
""")
SHEET, STRIKES, SEVENS, WINS, OPEN, TEN = CLAUSES
SevensOf = StrEnum("SevensOf", "WINNER PAYER")


@frozen
class Rules:
    sevens_of: SevensOf = option(SevensOf.WINNER, TEN, Source.MANUAL)("""
        Whose strokes at the 7 are paid? | Wessen Striche an der 7 werden bezahlt?
        the winner's | die des Siegers
        those of whoever pays | die dessen, der zahlt
    """)


@cites(OPEN, TEN)
def net(rules: Rules, winner: Struck, other: Struck) -> int:
    """How many chips the winner gets from another seat."""
    sevens = winner.sevens if rules.sevens_of is SevensOf.WINNER else other.sevens
    return 10 * sevens - len(other.open)


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    again=while_noted(STRIKES),
    counted_throws=1,
    count=striking(SHEET, STRIKES, SEVENS),
    over=somebody(WINS, lambda note: not note.open),
    wins=paid_by_struck(net, WINS),
    noted_by=by_stroke(STRIKES, SEVENS),
    won_by=WINS,
    paid_by=TEN,
    tells=owed(OPEN),
    **STRIKING,
)
