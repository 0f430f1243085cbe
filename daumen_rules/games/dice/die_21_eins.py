"""44 Die 21. Eins: whoever throws the twenty-first one wins."""

from .engines.kit import cites, clauses, evolve, frozen
from .engines.note_parts import together
from .engines.shared_sum import no_term, thrower_wins
from .engines.sheets import Table
from .engines.tally_entry import game
from .engines.terms import Counted
from .engines.values import Faces

CLAUSES = clauses("""
    EINUNDZWANZIGSTE 44: The twenty-first one | Die 21. Eins
    transition ¶1
    In turn each throws once, and the ones of all are counted together.
    Reihum wirft jeder einmal, und die Einsen aller werden zusammen gezählt.
    scoring ¶1
    Whoever throws the twenty-first one wins. | Wer die einundzwanzigste Eins wirft, gewinnt.
""")
ONES, WINS = CLAUSES


@frozen
class Rules:
    """Nothing is left open."""


@cites(ONES)
def count(table: Table[Rules, int, int], faces: Faces) -> Table[Rules, int, int]:
    """A one more, or none."""
    return evolve(table, common=table.common + faces.count(1))


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=1,
    common=0,
    count=count,
    over=together(WINS, lambda ones: ones == 21),
    wins=thrower_wins(WINS),
    noted_by=ONES,
    won_by=WINS,
    words=no_term,
    shared=Counted("one", "ones", "Eins", "Einsen"),
)
