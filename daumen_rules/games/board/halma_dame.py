"""19 Halma-Dame: twelve stones in the set-up of draughts cross the board.

The module has the game's own clauses, options and functions. The engine of stones has the rest;
what the text takes over from 18 Eckdame names that place.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.boards import DIAGONAL
from daumen_rules.pieces.book import clauses

from .engines.stones.game import stones_game
from .engines.stones.legality import jumps_over_own
from .engines.stones.options import REPETITION, Goal, goal_option, limit_of_moves
from .engines.stones.places import TWELVE
from .engines.stones.reach import Directions, StepsAndJumps, always, reached
from .engines.stones.state import AnyState, Way

CLAUSES: Final = clauses("""
    HALMADAME 19: Halma draughts | Halma-Dame
    remark ¶1
    It is Eckdame, set up as draughts.
    Es ist Eckdame in der Aufstellung von Dame.
    setup ¶1
    Each seat has twelve stones, on the dark squares of its first three ranks.
    Jeder hat zwölf Steine, auf den dunklen Feldern seiner ersten drei Reihen.
    legality ¶1
    The seats move in turn, with one stone each.
    Gezogen wird abwechselnd mit je einem Stein.
    legality ¶1
    A stone goes one square, forward or back, but only diagonally on the dark squares.
    Ein Stein zieht ein Feld, vor oder zurück, aber nur schräg auf den dunklen Feldern.
    legality ¶1
    A lone enemy directly before it may be jumped.
    Ein freistehender Gegner, vor dem er unmittelbar steht, darf übersprungen werden.
    legality ¶1
    If it lands before another lone enemy it may jump on, in zigzag too.
    Landet er wieder vor einem freistehenden Gegner, darf er weiterspringen, auch im Zickzack.
    remark ¶1
    Stones that were jumped stay.
    Übersprungene Steine bleiben stehen.
    legality 18 ¶1
    Own stones are never jumped.
    Eigene Steine werden nie übersprungen.
    scoring ¶1
    Whoever is the first to have his twelve stones where the opponent began has won.
    Wer seine zwölf Steine als Erster dort stehen hat, wo der Gegner begann, hat gewonnen.
""")
AS_ECKDAME, SET_UP, TURN, STEP, JUMP, JUMP_ON, STAY, NOT_OWN, REACHED = CLAUSES


@cites(STEP)
def ways(state: AnyState, seat: Seat) -> Directions:
    """Along all diagonals."""
    return DIAGONAL


GOES: Final = StepsAndJumps(
    ways=ways, step=STEP, jump=JUMP, series=JUMP_ON, jumps_own=always(False, NOT_OWN)
)
WAY: Final = Way(
    setup=TWELVE,
    reach=GOES,
    moved=GOES.moved,
    won=reached(REACHED),
    crosses=True,
    turn=TURN,
    step=STEP,
    rows=(jumps_over_own.under(NOT_OWN),),
)


@frozen
class Rules:
    """The rule set: a field an option."""

    goal: Goal = goal_option(REACHED)
    repetition: int = REPETITION
    limit: int = limit_of_moves(400)
    way = WAY


GAME: Final = stones_game(Rules(), module=__name__, clauses=CLAUSES, set_up=(SET_UP,))
