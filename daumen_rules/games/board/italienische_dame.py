"""25 Italienische Dame: men capture no kings, and the largest capture is made.

The module has the game's own clauses and the options on them. The engine of draughts has the rest.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, option

from .engines.draughts import clauses as c
from .engines.draughts.clauses import KING_STEP, VariantClauses
from .engines.draughts.family import Crowning, Draughts, Ties, by_options
from .engines.draughts.game import draughts_game

CLAUSES: Final = clauses("""
    ITALIENISCHE 25: Italian draughts | Italienische Dame
    setup ¶1
    Each has twelve men, set up as in Dame.
    Jeder hat zwölf Steine, aufgestellt wie bei Dame.
    legality ¶1
    Men go forward only, here too.
    Auch hier ziehen Steine nur vorwärts.
    legality →1
    Kings are captured by kings only, not by men.
    Damen werden nur von Damen geschlagen, nicht von Steinen.
    remark →1
    Kings capture forward and backward.
    Damen schlagen vorwärts und rückwärts.
    legality →2
    Capturing is a duty.
    Schlagen ist Pflicht.
    legality →2
    Of several captures, stone and way are chosen that take the most stones.
    Von mehreren Schlägen werden Stein und Weg gewählt, die die meisten Steine nehmen.
""")
SETUP, DIRECTIONS, KING_SAFE, BOTH_WAYS, DUTY, LARGEST = CLAUSES


class Kings(Enum):
    """How far a king goes."""

    LONG = "long"
    SHORT = "short"


@frozen(cache_hash=True)
class Rules:
    """The rule set: a field an option."""

    kings: Kings = option(Kings.LONG, KING_STEP, Source.MANUAL)("""
        How far does a king go? | Wie weit geht eine Dame?
        any distance, as in Dame | beliebig weit, wie bei Dame
        one square | ein Feld
    """)
    ties: Ties = option(Ties.FREE, LARGEST, Source.DECISION)("""
        Which of several largest captures is made? | Welcher von mehreren größten Schlägen?
        any one | ein beliebiger
        with a king, of the most kings, of a king first | mit einer Dame, der meisten Damen, einer
          Dame zuerst
    """)
    missed: c.Duty = c.DUTY_OPTION
    huffing: c.Huffing = c.HUFFING
    stopping: c.Stopping = c.STOPPING
    turning: c.Turning = c.TURNING
    taken: c.Taken = c.TAKEN
    crowned: c.Crowned = c.CROWNED
    repetition: int = c.REPETITION
    quiet_limit: int = c.QUIET_LIMIT

    @property
    @cites(SETUP, DIRECTIONS, KING_SAFE, DUTY, LARGEST)
    def draughts(self) -> Draughts:
        """Men capture no kings, and the largest capture goes first."""
        return evolve(
            by_options(self, Crowning(self.crowned.value), c.Missed(self.missed.value)),
            book=VariantClauses(
                directions=DIRECTIONS,
                king_taken=None,
                king_safe=KING_SAFE,
                duty=DUTY,
                which=LARGEST,
            ),
            man_takes_king=False,
            king_flies=self.kings is Kings.LONG,
            choice=c.Choice.LARGEST,
        )


GAME: Final = draughts_game(Rules(), module=__name__, clauses=CLAUSES)
