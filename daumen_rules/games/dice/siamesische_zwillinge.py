"""94 Siamesische Zwillinge: whoever brings the common sum to 88 has lost."""

from daumen_rules.games.dice.engines.kit import *

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


count, over, wins = running(ADDED), reached(LOSES, 88), thrower_loses(LOSES)
GAME = game(Rules(), count, wins, dice=3, endless=False, **SUMMED)
