"""18 Eckdame: nine stones cross the board from corner to corner and jump enemies only.

The module has the game's own clauses, options and functions. The engine of stones has the rest.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.boards import Direction, squares
from daumen_rules.pieces.book import clauses

from .engines.stones.actions import Move
from .engines.stones.game import stones_game
from .engines.stones.legality import is_own, jumps_over_own
from .engines.stones.options import REPETITION, Goal, goal_option, limit_of_moves
from .engines.stones.reach import Directions, StepsAndJumps, ahead, always, reached
from .engines.stones.state import AnyState, Way

CLAUSES: Final = clauses("""
    ECKDAME 18: Corner draughts | Eckdame
    setup ¶1
    The board lies with a dark corner in front of each seat.
    Das Brett liegt so, dass jeder ein dunkles Eckfeld vor sich hat.
    material ¶1
    One seat has nine white stones, the other nine black ones.
    Der eine hat neun weiße Steine, der andere neun schwarze.
    setup ¶1
    They stand on dark squares as a triangle with its tip in the corner.
    Sie stehen auf dunklen Feldern als Dreieck mit der Spitze in der Ecke.
    aim ¶1
    Each wants to get its stones to the nine squares where the opponent began.
    Jeder will mit seinen Steinen auf die neun Felder, auf denen der Gegner begann.
    remark ¶1
    So the game is like Halma.
    Das Spiel ähnelt also Halma.
    legality ¶1
    The seats move in turn, with one stone each.
    Gezogen wird abwechselnd mit je einem Stein.
    legality ¶1
    A stone goes to the next dark square, forward or sideways.
    Ein Stein zieht auf das nächste dunkle Feld, vorwärts oder seitwärts.
    legality ¶1
    It never goes back.
    Rückwärts zieht er nie.
    legality ¶1
    It may jump over an enemy directly in front of it to the free square behind.
    Er darf einen Gegner, vor dem er direkt steht, auf das freie Feld dahinter überspringen.
    legality ¶1
    If it then stands before another such enemy it may jump on.
    Steht er dann wieder vor einem solchen Gegner, darf er weiterspringen.
    remark ¶1
    Nothing is captured: stones that were jumped stay.
    Geschlagen wird nicht: Übersprungene Steine bleiben stehen.
    remark ¶1
    Nobody has to jump.
    Niemand muss springen.
    legality ¶1
    Own stones are never jumped.
    Eigene Steine werden nie übersprungen.
    scoring ¶1
    Whoever is the first to hold the opponent's nine squares has won.
    Wer als Erster die neun Felder des Gegners besetzt, hat gewonnen.
""")
TURNED, STONES, SET_UP, AIM, LIKE_HALMA, TURN, STEP, NEVER_BACK, *_ = CLAUSES
JUMP, JUMP_ON, STAY, NO_DUTY, NOT_OWN, REACHED = CLAUSES[8:]
NINE: Final = squares("a1 a3 a5 b2 b4 c1 c3 d2 e1")
FORWARD: Final[tuple[Direction, ...]] = ((1, 1), (1, -1), (-1, 1))
"""The directions of White, who begins at a1: forward and to both sides."""


@cites(STEP, NEVER_BACK)
def ways(state: AnyState, seat: Seat) -> Directions:
    """Forward and to both sides."""
    return ahead(seat, FORWARD)


@row(
    NEVER_BACK,
    "From {origin} to {target} is backward.",
    "Von {origin} nach {target} geht es rückwärts.",
)
def goes_back(state: AnyState, action: Move) -> Facts | None:
    """A stone does not come nearer to its own corner."""
    here, there = (at.file + at.rank for at in (action.origin, action.target))
    on = here - there if action.seat else there - here
    if not is_own(state, action) or on >= 0:
        return None
    return {"origin": action.origin.term, "target": action.target.term}


GOES: Final = StepsAndJumps(
    ways=ways, step=STEP, jump=JUMP, series=JUMP_ON, jumps_own=always(False, NOT_OWN)
)
WAY: Final = Way(
    cornered=True,
    setup=(NINE, tuple(at.turned() for at in NINE)),
    reach=GOES,
    moved=GOES.moved,
    won=reached(REACHED),
    crosses=True,
    turn=TURN,
    step=STEP,
    rows=(goes_back, jumps_over_own.under(NOT_OWN)),
)


@frozen
class Rules:
    """The rule set: a field an option."""

    goal: Goal = goal_option(REACHED)
    repetition: int = REPETITION
    limit: int = limit_of_moves(400)
    way = WAY


GAME: Final = stones_game(
    Rules(), module=__name__, clauses=CLAUSES, set_up=(TURNED, STONES, SET_UP)
)
