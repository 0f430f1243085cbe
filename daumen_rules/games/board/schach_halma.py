"""20 Schach-Halma: a small Halma with eight stones each, on all squares.

The module has the game's own clauses, options and functions. The engine of stones has the rest.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.row import row
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.boards import EIGHT, SQUARES, number, squares
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, option

from .engines.stones.game import stones_game
from .engines.stones.legality import neglects_a_duty
from .engines.stones.options import REPETITION, Goal, goal_option, limit_of_moves
from .engines.stones.reach import Directions, StepsAndJumps, always, reached
from .engines.stones.state import AnyState, Reach, Way

CLAUSES: Final = clauses("""
    SCHACHHALMA 20: Chess Halma | Schach-Halma
    remark ¶1
    It is a short Halma, for when there is no time for a whole one.
    Es ist ein kurzes Halma, wenn die Zeit für ein ganzes fehlt.
    setup ¶1
    The board lies with a dark corner in front of each seat.
    Das Brett liegt so, dass jeder ein dunkles Eckfeld vor sich hat.
    material ¶1
    Each seat has eight pawns of one colour.
    Jeder hat acht Bauern einer Farbe.
    setup ¶1
    They fill a square in the corner, on dark and light squares, but for its foremost tip.
    Sie füllen in der Ecke ein Quadrat, auf dunklen und hellen Feldern, bis auf die vorderste
      Spitze.
    legality ¶1
    Moves are those of Halma: a stone goes to a free square next to it in any direction.
    Gezogen wird wie bei Halma: Ein Stein zieht auf ein angrenzendes freies Feld in beliebiger
      Richtung.
    legality ¶1
    As in Halma it may instead jump over a single stone of either colour.
    Wie bei Halma darf er stattdessen einen einzelnen Stein beliebiger Farbe überspringen.
    legality ¶1
    As in Halma it may go on jumping.
    Wie bei Halma darf er weiterspringen.
    legality ¶1
    As in Halma the seats move in turn.
    Wie bei Halma wird abwechselnd gezogen.
    legality ¶1
    Each seat has to bring its pawns out of its own corner as quickly as possible.
    Jeder muss seine Bauern möglichst rasch aus der eigenen Ecke herausbringen.
    remark ¶1
    No stone stays behind to defend the home if one can move with it.
    Kein Stein bleibt zur Verteidigung zurück, wenn man mit ihm ziehen kann.
    scoring ¶1
    As in Halma whoever is the first to hold the squares of the other corner has won.
    Wie bei Halma hat gewonnen, wer als Erster die Felder der anderen Ecke besetzt.
""")
SHORT, TURNED, PAWNS, SET_UP, STEP, JUMP, JUMP_ON, TURN, LEAVE_HOME, NOBODY_STAYS, REACHED = CLAUSES
EIGHT_PAWNS: Final = squares("a1 b1 c1 a2 b2 c2 a3 b3")
SETUP: Final = EIGHT_PAWNS, tuple(at.turned() for at in EIGHT_PAWNS)
HOMES: Final = tuple(frozenset(map(number, own)) for own in SETUP)


class Home(Enum):
    """What a seat has to do while stones stand in its own corner."""

    LEAVE = "leave"
    MOVE = "move"
    FREE = "free"


@cites(STEP)
def ways(state: AnyState, seat: Seat) -> Directions:
    """In all eight directions."""
    return EIGHT


@cites(LEAVE_HOME)
def duty(state: AnyState, seat: Seat, reach: Reach) -> Reach:
    """While a stone can get out of its home, only the moves that bring one out."""
    if state.rules.home is Home.FREE:
        return reach
    home = HOMES[seat]
    within = () if state.rules.home is Home.MOVE else home
    out = {
        at: [to for to in found if to not in within] for at, found in reach.items() if at in home
    }
    return out if any(out.values()) else reach


STAYS_AT_HOME: Final = row(
    LEAVE_HOME,
    "Stones in one's own corner have to get out first.",
    "Zuerst müssen Steine aus der eigenen Ecke heraus.",
)(neglects_a_duty)
GOES: Final = StepsAndJumps(
    ways=ways, step=STEP, jump=JUMP, series=JUMP_ON, jumps_own=always(True, JUMP)
)
WAY: Final = Way(
    cornered=True,
    board=SQUARES,
    setup=SETUP,
    reach=GOES,
    duty=duty,
    moved=GOES.moved,
    won=reached(REACHED),
    crosses=True,
    turn=TURN,
    step=STEP,
    rows=(STAYS_AT_HOME,),
)


@frozen
class Rules:
    """The rule set: a field an option."""

    home: Home = option(Home.LEAVE, LEAVE_HOME, Source.DECISION)("""
        What has to be done while stones stand in one's own corner? | Was muss man tun, solange
          Steine in der eigenen Ecke stehen?
        bring one out, if one can get out | einen herausbringen, wenn einer herauskommt
        move one of them, if one can move | einen davon ziehen, wenn einer ziehen kann
        nothing in particular | nichts Besonderes
    """)
    goal: Goal = goal_option(REACHED, Source.STANDARD)
    repetition: int = REPETITION
    limit: int = limit_of_moves(400)
    way = WAY


GAME: Final = stones_game(Rules(), module=__name__, clauses=CLAUSES, set_up=(TURNED, PAWNS, SET_UP))
