"""27 Kesselschlacht: draughts stones encircle single enemies or several.

The module has the game's own clauses, options and functions. The engine of stones has the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, option

from .engines.stones.game import stones_game
from .engines.stones.legality import jumps_at_all
from .engines.stones.options import (
    REPETITION,
    TAKING,
    Taking,
    Unit,
    Ways,
    limit_of_moves,
    ways_option,
)
from .engines.stones.places import TWELVE
from .engines.stones.reach import Directions, Steps, all_taken, in_ways, may_leave, shut_in
from .engines.stones.state import AnyState, Way

CLAUSES: Final = clauses("""
    KESSEL 27: Battle of encirclement | Kesselschlacht
    setup ¶1
    Each seat has twelve stones in three ranks on the dark squares, as in draughts.
    Jeder hat zwölf Steine in drei Reihen auf den dunklen Feldern, wie bei Dame.
    legality ¶1
    Nothing is captured by jumping.
    Geschlagen wird nicht durch Überspringen.
    legality ¶1
    A stone goes only one square.
    Ein Stein zieht nur ein Feld weit.
    aim ¶1
    Single enemies or several are to be enclosed so that they cannot move.
    Einzelne oder mehrere Gegner sollen so eingeschlossen werden, dass sie nicht ziehen können.
    transition ¶1
    They may be taken when no way leads to others of their own: all around are enemies, and nothing
      but the rim of the board.
    Sie dürfen genommen werden, wenn keine Verbindung zu eigenen Steinen mehr besteht: Ringsherum
      sind nur Gegner und sonst der Spielfeldrand.
    transition ¶1
    An enclosed stone that still touches one of its own is not yet done.
    Ein eingeschlossener Stein, der noch an einen eigenen grenzt, ist noch nicht erledigt.
    scoring ¶1
    Whoever has taken all stones of the opponent has won.
    Wer dem Gegner alle Steine abgenommen hat, hat gewonnen.
    legality silent
    The seats move in turn.
    Gezogen wird abwechselnd.
    transition silent
    Whether stones go forward only or back too.
    Ob Steine nur vorwärts oder auch zurück ziehen.
""")
SET_UP, NO_JUMP, STEP, AIM, ENCLOSED, TOUCHES, ALL_TAKEN, TURN, WAYS = CLAUSES


@cites(STEP, WAYS)
def ways(state: AnyState, seat: Seat) -> Directions:
    """Along diagonals."""
    return in_ways(state.rules.ways, seat)


@cites(ENCLOSED, TOUCHES)
def enclosed(state: AnyState, seat: Seat, target: int) -> Sequence[int]:
    """The stones around which are only enemies and the rim."""
    return shut_in(state, seat, state.rules.unit)


WAY: Final = Way(
    setup=TWELVE,
    reach=Steps(ways),
    won=all_taken(ALL_TAKEN),
    enclosed=enclosed,
    takes=ENCLOSED,
    leaves=may_leave,
    turn=TURN,
    step=STEP,
    rows=(jumps_at_all.under(NO_JUMP),),
)


@frozen
class Rules:
    """The rule set: a field an option."""

    unit: Unit = option(Unit.GROUP, TOUCHES, Source.DECISION)("""
        Do stones that are enclosed together save each other? | Retten Steine, die zusammen
          eingeschlossen sind, einander?
        no, several are taken at once | nein, mehrere werden zugleich genommen
        yes, only a stone that touches none of its own is taken | ja, nur ein Stein, der an keinen
          eigenen grenzt, wird genommen
    """)
    taking: Taking = TAKING
    ways: Ways = ways_option(WAYS)
    repetition: int = REPETITION
    limit: int = limit_of_moves(1000)
    way = WAY


GAME: Final = stones_game(Rules(), module=__name__, clauses=CLAUSES, set_up=(SET_UP,))
