"""11 Dame: draughts with kings that fly, and with claims against a missed capture.

The module has the rule set alone. Dame is the base of the draughts engine, which has its clauses,
options and rules.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.frozen import frozen

from .engines.draughts.clauses import CLAUSES
from .engines.draughts.family import Crowning, Draughts, by_options
from .engines.draughts.game import draughts_game
from .engines.draughts.options import (
    CHOICE,
    CROWNED,
    HUFFING,
    LANDING,
    MISSED,
    QUIET_LIMIT,
    REPETITION,
    STOPPING,
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


@frozen(cache_hash=True)
class Rules:
    """The rule set: a field an option."""

    missed: Missed = MISSED
    huffing: Huffing = HUFFING
    stopping: Stopping = STOPPING
    turning: Turning = TURNING
    choice: Choice = CHOICE
    taken: Taken = TAKEN
    landing: Landing = LANDING
    crowned: Crowned = CROWNED
    repetition: int = REPETITION
    quiet_limit: int = QUIET_LIMIT

    @property
    def draughts(self) -> Draughts:
        """The record of the game's rules under this rule set."""
        return by_options(self, Crowning(self.crowned.value), self.missed)


GAME: Final = draughts_game(Rules(), module=__name__, clauses=CLAUSES)
