"""12 Acht Ritter: knights that move like the queen or the knight of chess.

The module has the game's own clauses, options and functions. The engine of stones has the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.boards import EIGHT, SQUARES, Direction, squares
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, option

from .engines.stones.actions import Move
from .engines.stones.game import stones_game
from .engines.stones.legality import is_own
from .engines.stones.options import REPETITION, limit_of_moves
from .engines.stones.reach import near, rays, slides
from .engines.stones.state import AnyState, Reach, Way, Won

CLAUSES: Final = clauses("""
    RITTER 12: Eight knights | Acht Ritter
    material ¶1
    Each seat has four stones of its colour.
    Jeder hat vier Steine seiner Farbe.
    setup ¶2, ¶3
    Black stands on b2 d2 f2 h2, White on a8 c8 e8 g8.
    Schwarz steht auf b2 d2 f2 h2, Weiß auf a8 c8 e8 g8.
    legality ¶4
    The seats move in turn, with one stone each.
    Gezogen wird abwechselnd mit je einem Stein.
    legality ¶4
    A stone moves like the queen or like the knight of chess.
    Ein Stein zieht wie die Dame oder wie der Springer im Schach.
    remark ¶4
    Each move chooses anew between the two.
    Jeder Zug wählt neu zwischen beidem.
    scoring ¶4
    Whoever corners an enemy knight so that it cannot escape, and then captures it, has won.
    Wer einen gegnerischen Ritter so in die Enge treibt, dass er nicht entkommt, und ihn dann
      schlägt, hat gewonnen.
    legality silent
    As in chess a stone lands on a free square or on an enemy, which it captures, and like the queen
      it goes over no other.
    Wie im Schach landet ein Stein auf einem freien Feld oder auf einem Gegner, den er schlägt, und
      als Dame geht er über keinen anderen hinweg.
    scoring silent
    A knight that its seat could have saved and left in danger is captured like one that was
      cornered.
    Ein Ritter, den sein Platz hätte retten können und in Gefahr ließ, wird geschlagen wie einer,
      der in die Enge getrieben war.
""")
FOUR, SET_UP, TURN, STEP, CHOICE, CAPTURE, AS_IN_CHESS, LEFT_IN_DANGER = CLAUSES
KNIGHT: Final[tuple[Direction, ...]] = (
    *((1, 2), (2, 1), (2, -1), (1, -2)),
    *((-1, -2), (-2, -1), (-2, 1), (-1, 2)),
)


class SetUp(Enum):
    """Where the stones stand: as printed, which is not alike for both, or as one might mean it."""

    PRINTED = "printed"
    WHITE_NEARER = "white_nearer"
    BLACK_FARTHER = "black_farther"


class Wins(Enum):
    """How many knights have to be captured."""

    ONE = "one"
    ALL = "all"


@frozen
class Rules:
    """The rule set: a field an option."""

    set_up: SetUp = option(SetUp.PRINTED, SET_UP, Source.MANUAL)("""
        Where do the stones stand? | Wo stehen die Steine?
        as printed | wie gedruckt
        White on a7 c7 e7 g7, so that both stand alike | Weiß auf a7 c7 e7 g7, sodass beide gleich
          stehen
        Black on b1 d1 f1 h1, so that both stand alike | Schwarz auf b1 d1 f1 h1, sodass beide
          gleich stehen
    """)
    wins: Wins = option(Wins.ONE, CAPTURE, Source.MANUAL)("""
        How many knights have to be captured? | Wie viele Ritter sind zu schlagen?
        one, which ends the game | einer, und das Spiel ist aus
        all four; until then both play on | alle vier; bis dahin wird weitergespielt
    """)
    repetition: int = REPETITION
    limit: int = limit_of_moves(200)

    @property
    def way(self) -> Way:
        """What the game says of its own."""
        return WAYS[self.set_up]


@cites(STEP, AS_IN_CHESS)
def reach(state: AnyState, seat: Seat) -> Reach:
    """The moves of queen and knight."""
    as_queen = slides(state, seat, EIGHT, captures=True)
    return {at: found + landing(state, seat, hops(at)) for at, found in as_queen.items()}


@cites(STEP)
def hops(origin: int) -> Sequence[int]:
    """The squares that a knight of chess reaches."""
    return near(KNIGHT)[origin]


@cites(AS_IN_CHESS)
def landing(state: AnyState, seat: Seat, squares: Sequence[int]) -> list[int]:
    """Of some squares those that are free or have an enemy."""
    return [to for to in squares if state.standing[to] != seat]


@row(
    AS_IN_CHESS,
    "On {middle} stands a stone, and none goes over it like the queen.",
    "Auf {middle} steht ein Stein, über den keiner als Dame hinweggeht.",
)
def goes_over_another(state: AnyState, action: Move) -> Facts | None:
    """A stone that moves like the queen stops at the first stone on its way."""
    origin, target = action.path
    way = next((ray[: ray.index(target)] for ray in rays(EIGHT)[origin] if target in ray), ())
    met = [at for at in way if state.standing[at] is not None]
    return {"middle": SQUARES[met[0]].term} if met and is_own(state, action) else None


@cites(CAPTURE, LEFT_IN_DANGER)
def has_won(state: AnyState, seat: Seat) -> Won | None:
    """The seat has captured a knight, or by option the last of four."""
    left = len(state.stones[1 - seat])
    if state.rules.wins is Wins.ALL:
        words = "{seat} has captured all knights.", "{seat} hat alle Ritter geschlagen."
        return None if left else Won(CAPTURE, *words)
    if left == len(state.rules.way.setup[1 - seat]):
        return None
    return Won(CAPTURE, "{seat} has captured a knight.", "{seat} hat einen Ritter geschlagen.")


WAY: Final = Way(
    board=SQUARES,
    setup=(squares("a8 c8 e8 g8"), squares("b2 d2 f2 h2")),
    reach=reach,
    won=has_won,
    captures=True,
    turn=TURN,
    step=STEP,
    free=AS_IN_CHESS,
    rows=(goes_over_another,),
    turned=None,
)
WAYS: Final = {
    SetUp.PRINTED: WAY,
    SetUp.WHITE_NEARER: evolve(WAY, setup=(squares("a7 c7 e7 g7"), WAY.setup[1])),
    SetUp.BLACK_FARTHER: evolve(WAY, setup=(WAY.setup[0], squares("b1 d1 f1 h1"))),
}
GAME: Final = stones_game(Rules(), module=__name__, clauses=CLAUSES, set_up=(FOUR, SET_UP))
