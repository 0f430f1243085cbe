"""11 Dame: draughts with kings that fly, and with claims against a missed capture.

Here lives what is left open in it; its clauses and all the rest stand in the engine, of which it is
the base.
"""

from __future__ import annotations

from typing import Final

from attrs import frozen

from daumen_rules.games.board.engines.draughts.clauses import CLAUSES
from daumen_rules.games.board.engines.draughts.family import Crowning, Draughts
from daumen_rules.games.board.engines.draughts.game import draughts_entry
from daumen_rules.games.board.engines.draughts.options import (
    CHOICE,
    CLAIMING,
    CROWNED,
    DRAWING,
    LANDING,
    TAKEN,
    TURNING,
    Choice,
    Crowned,
    Huffing,
    Landing,
    Missed,
    Stopping,
    Taken,
    Turning,
)
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.entry import with_examples
from daumen_rules.pieces.options import Option


@frozen(cache_hash=True)
class Rules:
    """The rule set: a field an option."""

    missed: Missed = Missed.CLAIM
    huffing: Huffing = Huffing.AND_MOVE
    stopping: Stopping = Stopping.FORBIDDEN
    turning: Turning = Turning.FREELY
    choice: Choice = Choice.ANY
    taken: Taken = Taken.AT_ONCE
    landing: Landing = Landing.ANY
    crowned: Crowned = Crowned.ENDS
    repetition: int = 3
    quiet_limit: int = 80

    @property
    def draughts(self) -> Draughts:
        """How the game goes by this rule set."""
        return Draughts(
            missed=self.missed,
            huffing=self.huffing,
            stopping=self.stopping,
            turning=self.turning,
            choice=self.choice,
            taken=self.taken,
            landing=self.landing,
            crowning=Crowning(self.crowned.value),
            repetition=self.repetition,
            quiet_limit=self.quiet_limit,
        )


OPTIONS: Final[tuple[Option, ...]] = (
    *CLAIMING,
    TURNING,
    CHOICE,
    TAKEN,
    LANDING,
    CROWNED,
    *DRAWING,
)
ENTRY: Final = with_examples(
    draughts_entry(
        module=__name__,
        slug="dame",
        title=Text("Draughts", "Dame"),
        number="11",
        clauses=CLAUSES,
        rules=Rules(),
        options=OPTIONS,
    ),
    (0, "c3xe5xg7"),
)
GAME: Final = ENTRY.game
