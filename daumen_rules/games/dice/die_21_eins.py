"""44 Die 21. Eins: whoever throws the twenty-first one wins."""

from daumen_rules.games.dice.engines.kit import *

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


over, wins = together(WINS, lambda ones: ones == 21), thrower_wins(WINS)
GAME = game(
    Rules(),
    count,
    wins,
    dice=1,
    common=0,
    words=no_term,
    shared=Counted("one", "ones", "Eins", "Einsen"),
)
