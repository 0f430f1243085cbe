"""86 Gleichpasch: three throws with three dice; pairs and triples count their pips."""

from .engines.combined import Combine, combine_option, combining
from .engines.kit import cites, clauses, frozen
from .engines.sheets import AGREED, Best, highest, throws
from .engines.tally_entry import game, rounds_option
from .engines.terms import best_term
from .engines.values import Faces

CLAUSES = clauses("""
    GLEICHPASCH 86: Pairs alike | Gleichpasch
    transition ¶1
    Each seat has three throws. | Jeder Platz hat drei Würfe.
    scoring ¶1
    A pair and a triple count the pips of their dice, anything else nothing.
    Zweier- und Dreierpasche zählen die Augen ihrer Würfel, alles andere nichts.
    scoring silent
    Whether the throws are added or the best of them counts.
    Ob die Würfe addiert werden oder der beste zählt.
    scoring silent
    The most points win. | Die meisten Punkte gewinnen.
    example ¶1
    4-3-4 counts 8, 3-3-3 counts 9, and 4-3-2 nothing.
    4-3-4 zählt 8, 3-3-3 zählt 9, und 4-3-2 nichts.
""")
THREE, PAIRS, TOGETHER, WINS, EXAMPLE = CLAUSES


@frozen
class Rules:
    rounds: int = rounds_option(AGREED, 1)
    combine: Combine = combine_option(TOGETHER)


@cites(PAIRS)
def worth(faces: Faces) -> int:
    """The pips of a pair or triple, else 0. The middle die always belongs to the pair."""
    face = sorted(faces)[1]
    return {1: 0, 2: 2 * face, 3: 3 * face}[faces.count(face)]


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=3,
    blank=Best(),
    again=throws(THREE, 3),
    count=combining(worth, PAIRS, TOGETHER),
    wins=highest(WINS),
    noted_by=PAIRS,
    won_by=WINS,
    words=best_term,
)
