"""24 Pyramiden-Dame: two pyramids of ten stones change places.

The module has the game's own clauses, options and functions. The engine of stones has the rest.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.boards import squares
from daumen_rules.pieces.book import clauses

from .engines.stones.game import stones_game
from .engines.stones.options import REPETITION, Goal, Ways, goal_option, limit_of_moves, ways_option
from .engines.stones.reach import Directions, StepsAndJumps, always, in_ways, reached
from .engines.stones.state import AnyState, Way

CLAUSES: Final = clauses("""
    PYRAMIDEN 24: Pyramids | Pyramiden-Dame
    material ¶1
    Each seat has ten stones of one colour.
    Jeder hat zehn Steine einer Farbe.
    setup ¶2
    Black stands on d4, c3 e3, b2 d2 f2 and a1 c1 e1 g1.
    Schwarz steht auf d4, c3 e3, b2 d2 f2 und a1 c1 e1 g1.
    setup ¶3
    White stands on e5, d6 f6, c7 e7 g7 and b8 d8 f8 h8.
    Weiß steht auf e5, d6 f6, c7 e7 g7 und b8 d8 f8 h8.
    legality ¶4
    Only the dark squares are used.
    Gespielt wird nur auf den dunklen Feldern.
    aim ¶4
    Each takes its pyramid down and builds it up again on the other side.
    Jeder baut seine Pyramide ab und auf der anderen Seite wieder auf.
    legality ¶4
    Move by move a stone goes to the next square.
    Zug um Zug rückt ein Stein auf das nächste Feld.
    legality silent
    The seats move in turn.
    Gezogen wird abwechselnd.
    transition silent
    Whether stones advance only or go back too.
    Ob Steine nur vorrücken oder auch zurückgehen.
    legality ¶4
    It may instead jump over an own or an enemy stone.
    Er darf stattdessen einen eigenen oder gegnerischen Stein überspringen.
    legality ¶4
    It may do so in a series of jumps.
    Er darf das auch in einer Serie von Sprüngen.
    remark ¶4
    Stones that were jumped stay on the board.
    Übersprungene Steine bleiben auf dem Brett.
    scoring ¶4
    Whoever is the first to have built up his pyramid again has won.
    Wer seine Pyramide als Erster wieder aufgebaut hat, hat gewonnen.
""")
TEN, BLACK, WHITE, DARK_ONLY, AIM, STEP, TURN, WAYS, JUMP, JUMP_ON, STAY, BUILT = CLAUSES
SETUP: Final = (
    squares("b8 d8 f8 h8 c7 e7 g7 d6 f6 e5"),
    squares("a1 c1 e1 g1 b2 d2 f2 c3 e3 d4"),
)


@cites(DARK_ONLY, STEP, WAYS)
def ways(state: AnyState, seat: Seat) -> Directions:
    """Along diagonals."""
    return in_ways(state.rules.ways, 1 - seat)


GOES: Final = StepsAndJumps(
    ways=ways, step=STEP, jump=JUMP, series=JUMP_ON, jumps_own=always(True, JUMP)
)
WAY: Final = Way(
    setup=SETUP,
    reach=GOES,
    moved=GOES.moved,
    won=reached(BUILT),
    crosses=True,
    turn=TURN,
    step=STEP,
)


@frozen
class Rules:
    """The rule set: a field an option."""

    ways: Ways = ways_option(WAYS)
    goal: Goal = goal_option(BUILT)
    repetition: int = REPETITION
    limit: int = limit_of_moves(400)
    way = WAY


GAME: Final = stones_game(Rules(), module=__name__, clauses=CLAUSES, set_up=(TEN, BLACK, WHITE))
