"""11 Dame: draughts with kings that fly, and with claims against a missed capture.

The module has the rule set alone. Dame is the base of the draughts engine, which has its clauses,
options and rules.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.frozen import frozen

from .engines.draughts import clauses as c
from .engines.draughts.clauses import CLAUSES
from .engines.draughts.family import Crowning, Draughts, by_options
from .engines.draughts.game import draughts_game


@frozen(cache_hash=True)
class Rules:
    """The rule set: a field an option."""

    missed: c.Missed = c.MISSED
    huffing: c.Huffing = c.HUFFING
    stopping: c.Stopping = c.STOPPING
    turning: c.Turning = c.TURNING
    choice: c.Choice = c.CHOICE
    taken: c.Taken = c.TAKEN
    landing: c.Landing = c.LANDING
    crowned: c.Crowned = c.CROWNED
    repetition: int = c.REPETITION
    quiet_limit: int = c.QUIET_LIMIT

    @property
    def draughts(self) -> Draughts:
        """The record of the game's rules under this rule set."""
        return by_options(self, Crowning(self.crowned.value), self.missed)


GAME: Final = draughts_game(Rules(), module=__name__, clauses=CLAUSES)
