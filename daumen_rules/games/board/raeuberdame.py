"""26 Räuberdame: robbers cross the board, or shut their opponent in.

The module has the game's own clauses, options and functions. The engine of stones has the rest.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, option

from .engines.stones.game import stones_game
from .engines.stones.options import REPETITION, Ways, limit_of_moves, ways_option
from .engines.stones.places import TWELVE
from .engines.stones.reach import Directions, StepsAndJumps, always, at_goal, in_ways
from .engines.stones.state import AnyState, Way, Won

CLAUSES: Final = clauses("""
    RAEUBER 26: Robbers | Räuberdame
    setup ¶1
    Each seat has twelve stones, on the dark squares of its first three ranks.
    Jeder hat zwölf Steine, auf den dunklen Feldern seiner ersten drei Reihen.
    legality ¶1
    The seats move in turn.
    Gezogen wird abwechselnd.
    legality ¶1
    A stone goes one square diagonally.
    Ein Stein zieht ein Feld in schräger Richtung.
    transition silent
    Whether stones go forward only or back too.
    Ob Steine nur vorwärts oder auch zurück ziehen.
    legality ¶1
    An enemy in its way is overcome by a jump, if the square behind is free.
    Ein Gegner im Weg wird durch Überspringen bezwungen, wenn das Feld hinter ihm frei ist.
    legality ¶1
    Several may be jumped in zigzag, if there is always a free square between.
    Mehrere dürfen im Zickzack übersprungen werden, wenn immer ein Feld dazwischen frei ist.
    remark ¶1
    Stones that were jumped stay on the board.
    Übersprungene Steine bleiben auf dem Brett.
    scoring ¶1
    One's own stones are to get to the squares where the opponent began.
    Die eigenen Steine sollen auf die Ausgangsfelder des Gegners.
    scoring ¶1
    The opponent is to be shut in so that he cannot move.
    Der Gegner soll so eingekreist werden, dass er sich nicht mehr bewegen kann.
    scoring ¶1
    Either wins, though the words join them by *and*: stones that all stand on the squares of the
      other set-up have shut nobody in.
    Jedes von beiden gewinnt, obwohl der Text sie mit „und“ verbindet: Steine, die alle auf den
      Feldern der anderen Aufstellung stehen, schließen niemanden ein.
""")
SET_UP, TURN, STEP, WAYS, JUMP, ZIGZAG, STAY, ACROSS, SHUT_IN, EITHER = CLAUSES


class Wins(Enum):
    """What wins the game."""

    EITHER = "either"
    BOTH = "both"
    SHUT_IN = "shut_in"


@cites(STEP, WAYS)
def ways(state: AnyState, seat: Seat) -> Directions:
    """Along diagonals."""
    return in_ways(state.rules.ways, seat)


@cites(ACROSS, SHUT_IN, EITHER)
def has_won(state: AnyState, seat: Seat) -> Won | None:
    """The seat is across, or its opponent is on turn and cannot move; by option both, or only the
    second.
    """
    across = at_goal(state, seat)
    shut = state.turn != seat and not state.moves
    if state.rules.wins is Wins.EITHER and across:
        return Won(ACROSS, "{seat} is across.", "{seat} ist drüben.")
    if shut and (across or state.rules.wins is not Wins.BOTH):
        return Won(SHUT_IN, "{seat} has shut the other in.", "{seat} hat den anderen eingekreist.")
    return None


GOES: Final = StepsAndJumps(
    ways=ways, step=STEP, jump=JUMP, series=ZIGZAG, jumps_own=always(False, JUMP)
)
WAY: Final = Way(
    setup=TWELVE,
    reach=GOES,
    moved=GOES.moved,
    won=has_won,
    crosses=True,
    turn=TURN,
    step=STEP,
)


@frozen
class Rules:
    """The rule set: a field an option."""

    wins: Wins = option(Wins.EITHER, EITHER, Source.AGAINST)("""
        What wins? | Womit gewinnt man?
        to be across, or to shut the opponent in | hinüberzukommen oder den Gegner einzukreisen
        only both at once | nur mit beidem zugleich
        only to shut the opponent in | nur damit, den Gegner einzukreisen
    """)
    ways: Ways = ways_option(WAYS)
    repetition: int = REPETITION
    limit: int = limit_of_moves(400)
    way = WAY


GAME: Final = stones_game(Rules(), module=__name__, clauses=CLAUSES, set_up=(SET_UP,))
