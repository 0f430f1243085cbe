"""94 Siamesische Zwillinge: whoever brings the common sum to 88 has lost."""

from .engines.kit import clauses, frozen
from .engines.shared_sum import SUMMED, reached, running, thrower_loses
from .engines.tally_entry import game

CLAUSES = clauses("""
    ZWILLINGE 94: Siamese twins, not to 88 | Siamesische Zwillinge
    transition 93 ¶1
    In turn each throws once; the pips of all are added up as they come.
    Reihum wirft jeder einmal; die Augen aller werden laufend addiert.
    scoring ¶1
    Whoever reaches 88 or passes it has lost. | Wer 88 erreicht oder überschreitet, hat verloren.
    advice ¶1
    It is a variant of the game before for larger numbers of players.
    Es ist eine Variante des vorigen Spiels für größere Runden.
""")
ADDED, LOSES, MANY = CLAUSES


@frozen
class Rules:
    """Nothing is left open."""


GAME = game(
    Rules(),
    clauses=CLAUSES,
    module=__name__,
    dice=3,
    count=running(ADDED),
    over=reached(LOSES, 88),
    wins=thrower_loses(LOSES),
    noted_by=ADDED,
    won_by=LOSES,
    endless=False,
    **SUMMED,
)
