"""93 Doppeltes Lottchen: whoever brings the common sum to 66 has lost."""

from daumen_rules.games.dice.engines.kit import *

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


count, over, wins = running(ADDED), reached(LOSES, 66), thrower_loses(LOSES)
GAME = game(Rules(), count, wins, dice=3, endless=False, **SUMMED)
