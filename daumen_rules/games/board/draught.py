"""13 Draught (Checkers): Dame with kings that go one square.

The module has the game's own clauses and the options on them. The engine of draughts has the rest.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.pieces.book import clauses

from .engines.draughts import clauses as c
from .engines.draughts.clauses import VariantClauses
from .engines.draughts.family import Crowning, Draughts, by_options
from .engines.draughts.game import draughts_game

CLAUSES: Final = clauses("""
    DRAUGHT 13: English draughts, checkers | Draught
    remark ¶1
    What follows differs from Dame; the rest is as there.
    Was folgt, weicht von Dame ab; das Übrige gilt wie dort.
    legality ¶1
    A king goes and captures like a man, by one square, but forward and backward.
    Eine Dame zieht und schlägt wie ein Stein um ein Feld, aber vorwärts und rückwärts.
    legality ¶1
    Capturing is a duty.
    Schlagen ist Pflicht.
    legality ¶1
    Any capture may be chosen; it need not take the most stones.
    Jeder Schlag darf gewählt werden; er muss nicht die meisten Steine nehmen.
""")
AS_DAME, KING, DUTY, ANY = CLAUSES


@frozen(cache_hash=True)
class Rules:
    """The rule set: a field an option."""

    missed: c.Duty = c.DUTY_OPTION
    huffing: c.Huffing = c.HUFFING
    stopping: c.Stopping = c.STOPPING
    crowned: c.Crowned = c.CROWNED
    repetition: int = c.REPETITION
    quiet_limit: int = c.QUIET_LIMIT

    @property
    @cites(KING, DUTY, ANY)
    def draughts(self) -> Draughts:
        """Kings go one square, and capturing is a duty."""
        return evolve(
            by_options(self, Crowning(self.crowned.value), c.Missed(self.missed.value)),
            book=VariantClauses(king_step=KING, king_jump=KING, duty=DUTY, which=None),
            king_flies=False,
        )


GAME: Final = draughts_game(Rules(), module=__name__, clauses=CLAUSES)
