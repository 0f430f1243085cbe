"""15 Englische Dame: Dame with kings that also go straight.

The module has the game's own clauses and the options on them. The engine of draughts has the rest.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.pieces.boards import DIAGONAL, Direction
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, elsewhere, option

from .engines.draughts import clauses as c
from .engines.draughts.clauses import VariantClauses
from .engines.draughts.family import Crowning, Draughts, by_options
from .engines.draughts.game import draughts_game

STRAIGHT: Final[tuple[Direction, ...]] = ((0, 2), (2, 0), (0, -2), (-2, 0))
"""Along files and ranks, from one dark square to the next."""
CLAUSES: Final = clauses("""
    ENGLISCHE 15: Draughts with kings that go straight | Englische Dame
    remark ¶1
    What follows differs from Dame, which is called game 3 here; the rest is as there.
    Was folgt, weicht von Dame ab, die hier Spiel 3 heißt; das Übrige gilt wie dort.
    legality ¶1, 11 ¶1
    A king goes any distance over free squares, not only diagonally but also straight on, back and
      sideways, and ends on a dark square.
    Eine Dame zieht beliebig weit über freie Felder, nicht nur schräg, sondern auch gerade vor,
      zurück und zur Seite, und endet auf einem dunklen Feld.
    legality ¶1, 11 ¶1
    It captures lone enemies that it jumps over on these lines, lands on any free dark square
      behind, and captures on.
    Sie schlägt einzeln stehende Gegner, die sie auf diesen Linien überspringt, landet dahinter auf
      einem beliebigen freien dunklen Feld und schlägt weiter.
""")
AS_DAME, KING_STEP, KING_JUMP = CLAUSES


class Behind(Enum):
    """Which square behind an enemy has to be free on a file or rank."""

    DARK = "dark"
    ANY = "any"


class Mixed(Enum):
    """Whether one capture may mix straight lines and diagonals."""

    YES = "yes"
    NO = "no"


@frozen(cache_hash=True)
class Rules:
    """The rule set: a field an option."""

    behind: Behind = option(Behind.DARK, KING_JUMP, Source.DECISION)("""
        What has to be free behind an enemy on a file or rank? | Was muss hinter einem Gegner in
          gerader Linie frei sein?
        the next dark square | das nächste dunkle Feld
        the light square: the king jumps several in a row | das helle Feld: Die Dame überspringt
          mehrere nacheinander
    """)
    mixed: Mixed = option(Mixed.YES, KING_JUMP, Source.DECISION)("""
        May one capture mix straight lines and diagonals? | Darf ein Schlag gerade und schräge
          Linien mischen?
        yes | ja
        no | nein
    """)
    missed: c.Missed = c.MISSED
    huffing: c.Huffing = c.HUFFING
    stopping: c.Stopping = c.STOPPING
    turning: c.Turning = elsewhere(c.TURNING, KING_JUMP, Source.DECISION)
    choice: c.Choice = c.CHOICE
    taken: c.Taken = c.TAKEN
    landing: c.Landing = elsewhere(c.LANDING, KING_JUMP)
    crowned: c.Crowned = c.CROWNED
    repetition: int = c.REPETITION
    quiet_limit: int = c.QUIET_LIMIT

    @property
    @cites(KING_STEP, KING_JUMP)
    def draughts(self) -> Draughts:
        """Kings that go and capture along diagonals, files and ranks, from dark to dark."""
        return evolve(
            by_options(self, Crowning(self.crowned.value), self.missed),
            book=VariantClauses(king_step=KING_STEP, king_jump=KING_JUMP),
            king_lines=DIAGONAL + STRAIGHT,
            through_gaps=STRAIGHT if self.behind is Behind.ANY else (),
            mixes=self.mixed is Mixed.YES,
        )


GAME: Final = draughts_game(Rules(), module=__name__, clauses=CLAUSES)
