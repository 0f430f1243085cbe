"""17 Schlagdame: Dame with the opposite goal, a seat wins by losing all its stones.

The module has the game's own clauses and the options on them. The engine of draughts has the rest.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, option

from .engines.draughts import clauses as c
from .engines.draughts.clauses import VariantClauses
from .engines.draughts.family import Crowning, Draughts, by_options, stuck_loses
from .engines.draughts.game import draughts_game

CLAUSES: Final = clauses("""
    SCHLAGDAME 17: Losing draughts | Schlagdame
    scoring ¶1
    Who is the first to have lost all his stones has won.
    Wer zuerst alle Steine verloren hat, hat gewonnen.
    legality ¶1
    Capturing is a duty here too.
    Auch hier ist Schlagen Pflicht.
    remark ¶1
    The rest is as in Dame.
    Das Übrige gilt wie bei Dame.
    scoring silent
    Who has won when a player can move no stone.
    Wer gewonnen hat, wenn ein Spieler keinen Stein ziehen kann.
""")
GOAL, DUTY, AS_DAME, STUCK = CLAUSES


class Stuck(Enum):
    """Whether a player who can move no stone wins or loses."""

    WINS = "wins"
    LOSES = "loses"


@cites(GOAL)
def bare_wins(seat: Seat) -> Seat:
    """The winner when `seat` has no stones left: that seat itself."""
    return seat


@cites(STUCK)
def stuck_wins(seat: Seat) -> Seat:
    """The winner when `seat` is on turn and can move no stone: that seat itself."""
    return seat


@frozen(cache_hash=True)
class Rules:
    """The rule set: a field an option."""

    stuck: Stuck = option(Stuck.WINS, STUCK, Source.STANDARD)("""
        What of a player who can move no stone? | Was gilt für den, der keinen Stein ziehen kann?
        he has won | er hat gewonnen
        he has lost | er hat verloren
    """)
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
    @cites(DUTY)
    def draughts(self) -> Draughts:
        """The goal is the opposite of Dame's, and capturing is a duty."""
        return evolve(
            by_options(self, Crowning(self.crowned.value), self.missed),
            book=VariantClauses(aim=GOAL, duty=DUTY, bare=GOAL, stuck=STUCK),
            bare=bare_wins,
            stuck=stuck_wins if self.stuck is Stuck.WINS else stuck_loses,
        )


GAME: Final = draughts_game(Rules(), module=__name__, clauses=CLAUSES)
