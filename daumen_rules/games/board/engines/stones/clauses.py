"""The clauses that all games of the engine share, of what the manual says once or not at all.

The module puts them into our words. The games have their own statements.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.pieces.book import clauses

CLAUSES: Final = clauses("""
    STONES
    procedure 11 ¶1
    It is drawn who has White.
    Es wird ausgelost, wer Weiß hat.
    setup 12 ¶4, 21 ¶1, 29 ¶2
    White begins, as always.
    Weiß beginnt, wie immer.
    legality silent
    A stone goes only to a free square.
    Ein Stein zieht nur auf ein freies Feld.
    legality silent
    A series of jumps does not end where it began, because that would be a way to pass.
    Eine Folge von Sprüngen endet nicht, wo sie begann, denn das hieße auszusetzen.
    legality silent
    Whoever can move has to move; whoever cannot move passes.
    Wer ziehen kann, muss ziehen; wer nicht ziehen kann, setzt aus.
    scoring silent
    Whoever cannot move on his turn has lost.
    Wer an der Reihe ist und nicht ziehen kann, hat verloren.
    scoring silent
    When a game that nobody wins is drawn.
    Wann ein Spiel, das niemand gewinnt, unentschieden ist.
    transition 23 ¶1, 27 ¶1, 28 ¶1
    Enclosed stones have to be taken, as is usual, though the words only allow it.
    Eingeschlossene Steine müssen, wie üblich, genommen werden, auch wenn der Text es nur erlaubt.
""")
LOT, WHITE_BEGINS, FREE, NO_RETURN, PASSING, STUCK, DRAW, DUTY = CLAUSES
