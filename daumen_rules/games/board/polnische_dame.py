"""14 Polnische Dame: men capture backward too, and as much as can be taken.

The module has the game's own clauses and the options on them. The engine of draughts has the rest.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.pieces.boards import DIAGONAL
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, option

from .engines.draughts import clauses as c
from .engines.draughts.clauses import VariantClauses
from .engines.draughts.family import Crowning, Draughts, by_options
from .engines.draughts.game import draughts_game

CLAUSES: Final = clauses("""
    POLNISCHE 14: Polish draughts | Polnische Dame
    remark ¶1
    What follows differs from Dame, which is called game 3 here; the rest is as there.
    Was folgt, weicht von Dame ab, die hier Spiel 3 heißt; das Übrige gilt wie dort.
    legality ¶1
    Men go forward only, but capture forward and backward.
    Steine ziehen nur vorwärts, schlagen aber vorwärts und rückwärts.
    legality ¶1
    Capturing is a duty.
    Schlagen ist Pflicht.
    legality ¶1
    One turn takes all stones that there are to take, in zigzag, forward and backward.
    Ein Zug nimmt alle Steine, die zu schlagen sind, im Zickzack, vorwärts und rückwärts.
    transition ¶1
    A man that comes to the last row in a capture and can go on goes on, and is not crowned there.
    Ein Stein, der in der Endreihe weiterschlagen kann, muss es und wird dort nicht Dame.
""")
AS_DAME, MEN, DUTY, ALL, PASSING = CLAUSES


class Whole(Enum):
    """Which captures satisfy the rule that one turn takes all stones that there are to take."""

    LARGEST = "largest"
    ANY = "any"


@frozen(cache_hash=True)
class Rules:
    """The rule set: a field an option."""

    choice: Whole = option(Whole.LARGEST, ALL, Source.STANDARD)("""
        What does it mean to take all there is to take? | Was heißt es, alle zu schlagenden Steine
          zu nehmen?
        a capture that takes the most stones | einen Schlag, der die meisten Steine nimmt
        any capture, to its end | einen beliebigen Schlag, bis zu seinem Ende
    """)
    missed: c.Missed = c.MISSED
    huffing: c.Huffing = c.HUFFING
    stopping: c.Stopping = c.STOPPING
    turning: c.Turning = c.TURNING
    taken: c.Taken = c.TAKEN
    repetition: int = c.REPETITION
    quiet_limit: int = c.QUIET_LIMIT

    @property
    @cites(MEN, DUTY, ALL, PASSING)
    def draughts(self) -> Draughts:
        """Men capture forward and backward, the largest capture goes first, and a man is crowned
        only where its capture ends.
        """
        return evolve(
            by_options(self, Crowning.AS_MAN, self.missed),
            book=VariantClauses(directions=MEN, jump_directions=MEN, duty=DUTY, which=ALL),
            man_jumps=DIAGONAL,
            choice=c.Choice(self.choice.value),
        )


GAME: Final = draughts_game(Rules(), module=__name__, clauses=CLAUSES)
