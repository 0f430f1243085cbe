"""29 Frösche und Kröten: three frogs and three toads change places on one file.

The module has the game's own clauses, options and functions. The engine of stones has the rest.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.row import row
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.boards import SIZE, Direction, Square, squares
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, option

from .engines.stones.game import stones_game
from .engines.stones.legality import neglects_a_duty
from .engines.stones.options import REPETITION, limit_of_moves
from .engines.stones.reach import Directions, StepsAndJumps, always, at_goal
from .engines.stones.state import AnyState, Reach, Way, Won

CLAUSES: Final = clauses("""
    FROESCHE 29: Frogs and toads | Frösche und Kröten
    material ¶1
    One seat has three white stones, the other three black ones.
    Der eine hat drei weiße Steine, der andere drei schwarze.
    setup ¶2
    The white stones stand on d8, d7 and d6, the black ones on d3, d2 and d1.
    Die weißen Steine stehen auf d8, d7 und d6, die schwarzen auf d3, d2 und d1.
    legality ¶2
    The seats move in turn, with one stone each.
    Gezogen wird abwechselnd mit je einem Stein.
    legality ¶2
    A stone goes one square.
    Ein Stein zieht ein Feld weit.
    legality silent
    Stones stay on file d; on the whole board they could always go forward.
    Die Steine bleiben auf der Linie d; auf dem ganzen Brett könnten sie immer vorwärts.
    legality ¶2
    As long as it is possible, only moves toward the opponent are allowed.
    Solange es möglich ist, darf nur auf den Gegner zu gezogen werden.
    legality ¶2
    An enemy directly before the stone may be jumped, if the square behind is free.
    Ein Gegner direkt vor dem Stein darf übersprungen werden, wenn das Feld hinter ihm frei ist.
    legality ¶2
    If no move forward is possible, one has to step or jump back.
    Ist Vorwärtsziehen nicht mehr möglich, muss man rückwärts ziehen oder springen.
    legality silent
    Whether a stone that has jumped may jump on.
    Ob ein Stein, der gesprungen ist, weiterspringen darf.
    scoring ¶2
    Whoever is the first to hold the three squares where the opponent began has won.
    Wer als Erster die drei Felder besetzt hat, auf denen der Gegner begann, hat gewonnen.
""")
THREE, SET_UP, TURN, STEP, ON_FILE, FORWARD, JUMP, BACK, SERIES, REACHED = CLAUSES
FILE: Final = squares("d1 d2 d3 d4 d5 d6 d7 d8")
BOTH_WAYS: Final[tuple[Direction, ...]] = ((0, -1), (0, 1))


class Duty(Enum):
    """Who has to go forward as long as it is possible."""

    STONE = "stone"
    PLAYER = "player"


class Series(Enum):
    """Whether a stone that has jumped may jump on."""

    NO = "no"
    YES = "yes"


@cites(STEP, ON_FILE, BACK)
def ways(state: AnyState, seat: Seat) -> Directions:
    """Up and down the file."""
    return BOTH_WAYS


@cites(SERIES)
def goes_on(state: AnyState) -> bool:
    """By option a stone that has jumped may jump on."""
    return state.rules.series is Series.YES


def is_forward(seat: Seat, origin: int, target: int) -> bool:
    """Whether a move goes toward the opponent: White comes from above."""
    return target > origin if seat else target < origin


@cites(FORWARD, BACK)
def duty(state: AnyState, seat: Seat, reach: Reach) -> Reach:
    """The moves forward, where the stone, or by option the player, has one; else those back."""
    ahead = {at: [to for to in found if is_forward(seat, at, to)] for at, found in reach.items()}
    if state.rules.duty is Duty.PLAYER:
        return ahead if any(ahead.values()) else reach
    return {at: ahead[at] or found for at, found in reach.items()}


@cites(REACHED)
def has_won(state: AnyState, seat: Seat) -> Won | None:
    """The seat holds the squares of its opponent."""
    if not at_goal(state, seat):
        return None
    return Won(REACHED, "{seat} has crossed.", "{seat} ist hinübergekommen.")


def upside_down(square: Square) -> Square:
    """A square of the file, counted from the other end."""
    return Square(square.file, SIZE - 1 - square.rank)


GOES_BACK_TOO_SOON: Final = row(
    FORWARD,
    "Forward is possible, and so nothing goes back.",
    "Vorwärts ist möglich, also geht nichts zurück.",
)(neglects_a_duty)
GOES: Final = StepsAndJumps(
    ways=ways, step=STEP, jump=JUMP, series=SERIES, jumps_own=always(False, JUMP), goes_on=goes_on
)
WAY: Final = Way(
    board=FILE,
    setup=(squares("d8 d7 d6"), squares("d3 d2 d1")),
    reach=GOES,
    duty=duty,
    moved=GOES.moved,
    won=has_won,
    crosses=True,
    turn=TURN,
    step=STEP,
    rows=(GOES_BACK_TOO_SOON,),
    turned=upside_down,
)


@frozen
class Rules:
    """The rule set: a field an option."""

    duty: Duty = option(Duty.STONE, FORWARD, Source.DECISION)("""
        Who has to go forward as long as it is possible? | Wer muss vorwärts, solange es möglich
          ist?
        the stone that moves | der Stein, der zieht
        the player, with any stone that can | der Spieler, mit irgendeinem Stein, der kann
    """)
    series: Series = option(Series.NO, SERIES, Source.DECISION)("""
        May a stone that has jumped jump on? | Darf ein Stein, der gesprungen ist, weiterspringen?
        no | nein
        yes | ja
    """)
    repetition: int = REPETITION
    limit: int = limit_of_moves(400)
    way = WAY


GAME: Final = stones_game(Rules(), module=__name__, clauses=CLAUSES, set_up=(THREE, SET_UP))
