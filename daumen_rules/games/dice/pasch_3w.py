"""85 Pasch: three throws with three dice; a pair counts its face, a triple four times as much."""

from .engines.combined import Combine, combine_option, combining
from .engines.kit import cites, clauses, frozen
from .engines.note_parts import by_before
from .engines.sheets import AGREED, Best, highest, throws
from .engines.tally_entry import game, rounds_option
from .engines.terms import best_term
from .engines.values import Faces

CLAUSES = clauses("""
    PASCH3W 85: Doubles with three dice | Pasch mit drei Würfeln
    transition ¶1
    Each seat has three throws. | Jeder Platz hat drei Würfe.
    scoring ¶1
    Only pairs count, and what their face is. | Gewertet werden nur Pasche, mit ihrer Zahl.
    scoring ¶1
    A triple counts four times its face. | Ein Dreierpasch zählt viermal seine Zahl.
    scoring silent
    Whether the throws are added or the best of them counts.
    Ob die Würfe addiert werden oder der beste zählt.
    scoring silent
    The most points win. | Die meisten Punkte gewinnen.
    example ¶1
    5-5 counts 5, 3-3 counts 3, and 6-6-6 counts 24. | 5-5 zählt 5, 3-3 zählt 3, und 6-6-6 zählt 24.
""")
THREE, PAIRS, TRIPLE, TOGETHER, WINS, EXAMPLE = CLAUSES


@frozen
class Rules:
    rounds: int = rounds_option(AGREED, 1)
    combine: Combine = combine_option(TOGETHER)


@cites(PAIRS, TRIPLE)
def worth(faces: Faces) -> int:
    """The face in the middle is that of a pair or triple, if there is one."""
    face = sorted(faces)[1]
    return {1: 0, 2: face, 3: 4 * face}[faces.count(face)]


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=3,
    blank=Best(),
    again=throws(THREE, 3),
    count=combining(worth, PAIRS, TRIPLE, TOGETHER),
    wins=highest(WINS),
    noted_by=by_before(lambda sheet: len({*sheet.faces}) == 1, TRIPLE, PAIRS),
    won_by=WINS,
    words=best_term,
)
