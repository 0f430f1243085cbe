"""93 Doppeltes Lottchen: whoever brings the common sum to 66 has lost."""

from .engines.kit import clauses, frozen
from .engines.shared_sum import SUMMED, reached, running, thrower_loses
from .engines.tally_entry import game

CLAUSES = clauses("""
    LOTTCHEN 93: Lottie twice, not to 66 | Doppeltes Lottchen
    transition ¶1
    In turn each throws once; the pips of all are added up as they come.
    Reihum wirft jeder einmal; die Augen aller werden laufend addiert.
    scoring ¶1
    Whoever reaches 66 or passes it has lost. | Wer 66 erreicht oder überschreitet, hat verloren.
""")
ADDED, LOSES = CLAUSES


@frozen
class Rules:
    """Nothing is left open."""


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=3,
    count=running(ADDED),
    over=reached(LOSES, 66),
    wins=thrower_loses(LOSES),
    noted_by=ADDED,
    won_by=LOSES,
    endless=False,
    **SUMMED,
)
