"""23 Mauern: draughts stones wall in single enemies.

The module has the game's own clauses, options and functions. The engine of stones has the rest;
what the text says of Go-Dame alone and is silent on here names that place.
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
    Single,
    Taking,
    Ways,
    limit_of_moves,
    ways_option,
)
from .engines.stones.places import TWELVE
from .engines.stones.reach import Directions, Steps, all_taken, in_ways, may_leave, shut_in
from .engines.stones.state import AnyState, Way

CLAUSES: Final = clauses("""
    MAUERN 23: Walling in | Mauern
    material ¶1
    Each seat has twelve stones, the one black ones, the other white ones.
    Jeder hat zwölf Steine, der eine schwarze, der andere weiße.
    setup ¶1
    They are set up as usual in draughts.
    Sie werden wie bei Dame üblich aufgestellt.
    legality ¶1
    Stones only move: nothing is jumped or captured.
    Es wird nur gezogen: Nichts wird übersprungen oder geschlagen.
    aim ¶1
    Enemy stones are to be walled in.
    Gegnerische Steine sollen eingemauert werden.
    transition ¶1
    A stone that is cut off from the others and cannot move may be taken from the board.
    Ein Stein, der von den übrigen getrennt ist und sich nicht bewegen kann, darf vom Brett
      genommen werden.
    legality silent
    The seats move in turn.
    Gezogen wird abwechselnd.
    legality silent
    A stone goes one square diagonally, as in Go-Dame.
    Ein Stein zieht ein Feld schräg, wie bei Go-Dame.
    transition silent
    Whether stones go forward only or back too.
    Ob Steine nur vorwärts oder auch zurück ziehen.
    scoring silent
    Whoever has taken all stones of the opponent has won, as in Go-Dame.
    Wer dem Gegner alle Steine genommen hat, hat gewonnen, wie bei Go-Dame.
""")
STONES, SET_UP, NO_JUMP, AIM, WALLED, TURN, STEP, WAYS, ALL_TAKEN = CLAUSES


@cites(STEP, WAYS)
def ways(state: AnyState, seat: Seat) -> Directions:
    """Along diagonals."""
    return in_ways(state.rules.ways, seat)


@cites(WALLED)
def enclosed(state: AnyState, seat: Seat, target: int) -> Sequence[int]:
    """The stones that are walled in."""
    return shut_in(state, seat, state.rules.unit)


WAY: Final = Way(
    setup=TWELVE,
    reach=Steps(ways),
    won=all_taken(ALL_TAKEN),
    enclosed=enclosed,
    takes=WALLED,
    leaves=may_leave,
    turn=TURN,
    step=STEP,
    rows=(jumps_at_all.under(NO_JUMP),),
)


@frozen
class Rules:
    """The rule set: a field an option."""

    unit: Single = option(Single.SINGLE, WALLED, Source.MANUAL)("""
        What can be walled in? | Was kann eingemauert werden?
        a stone with enemies on all squares next to it | ein Stein, neben dem auf allen Feldern
          Gegner stehen
        a whole group that has no free square next to it | eine ganze Gruppe, die kein freies Feld
          neben sich hat
    """)
    taking: Taking = TAKING
    ways: Ways = ways_option(WAYS)
    repetition: int = REPETITION
    limit: int = limit_of_moves(1000)
    way = WAY


GAME: Final = stones_game(Rules(), module=__name__, clauses=CLAUSES, set_up=(STONES, SET_UP))
