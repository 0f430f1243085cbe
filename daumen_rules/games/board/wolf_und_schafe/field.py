"""The field of 22 Wolf und Schafe: where the pieces stand and can go, and who has won.

The module has the states and actions, and what follows from a state alone. `game` has the rows and
the effects of actions. Seat 0 has the sheep, seat 1 is the wolf.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.caching import once
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.boards import DARK, DIAGONAL, SIZE, Direction, Square
from daumen_rules.pieces.event_text import told
from daumen_rules.pieces.impossible import Impossible, between, expected
from daumen_rules.pieces.marks import Called, Unsorted

from ..engines.two_sides import Ending
from . import clauses as c
from .clauses import Behind, Rules

SHEEP: Final[Seat] = 0
WOLF: Final[Seat] = 1
FORWARD: Final[tuple[Direction, ...]] = ((-1, 1), (1, 1))
DIRECTIONS: Final = (FORWARD, DIAGONAL)
"""The directions in which pieces go, by seat."""

# States and actions


@frozen(repr=False)
class Place(Worded):
    """The wolf is placed on a square."""

    square: Square
    seat: Seat = WOLF


@frozen(repr=False)
class Move(Worded):
    """A piece goes from a square to another."""

    seat: Seat
    origin: Square
    target: Square

    def __str__(self) -> str:
        return f"{self.origin}-{self.target}"


@cites(c.DIRECTIONS)
def next_squares(seat: Seat, origin: Square) -> tuple[Square, ...]:
    """The squares next to another one in the directions in which a seat moves."""
    steps = map(origin.step, DIRECTIONS[seat])
    return tuple(target for target in steps if target is not None)


@cites(c.SET_UP)
def home() -> tuple[Square, ...]:
    """Where the sheep stand: on the dark squares of their own first rank."""
    return tuple(square for square in DARK if square.rank == 0)


HOME: Final = home()


@frozen(kw_only=True, slots=False, repr=False)
class Field(Pictured):
    """A game in play: the squares of the sheep in order, the square of the wolf (None before he is
    placed), and the seat on turn.
    """

    rules: Rules
    sheep: Annotated[Unsorted[tuple[Square, ...]], Called("sheep", "Schafe")] = HOME
    wolf: Annotated[Square | None, Called("wolf", "Wolf")] = None
    turn: Annotated[Seat, Called("turn", "am Zug")] = WOLF
    players: int = 2

    def own(self, seat: Seat) -> tuple[Square, ...]:
        """The squares of the pieces of a seat."""
        if seat == SHEEP:
            return self.sheep
        return (self.wolf,) if self.wolf else ()

    @cites(c.FREE)
    def is_free(self, square: Square) -> bool:
        return square not in self.sheep and square != self.wolf

    @cites(c.PLACE)
    def dens(self) -> tuple[Square, ...]:
        """The squares on which the wolf may begin: any other dark ones."""
        return tuple(square for square in DARK if square not in self.sheep)

    @once
    def moves(self) -> tuple[Move, ...]:
        """The moves that the seat on turn can make."""
        return tuple(
            Move(self.turn, origin, target)
            for origin in self.own(self.turn)
            for target in next_squares(self.turn, origin)
            if self.is_free(target)
        )

    @property
    @cites(c.THROUGH)
    def is_through(self) -> bool:
        """Whether the wolf has got behind the sheep."""
        if self.wolf is None:
            return False
        last = min(sheep.rank for sheep in self.sheep)
        match self.rules.behind:
            case Behind.FIRST_RANK:
                return self.wolf.rank == 0
            case Behind.BELOW_ALL:
                return self.wolf.rank == 0 or self.wolf.rank < last
            case Behind.LEVEL_WITH_LAST:
                return self.wolf.rank == 0 or self.wolf.rank <= last

    @once
    def ending(self) -> Ending | None:
        """How the game has ended, None if it has not."""
        if self.is_through:
            return through()
        if self.wolf is None or self.moves:
            return None
        return hemmed_in() if self.turn == WOLF else stuck()


@cites(c.THROUGH)
def through() -> Ending:
    """The wolf wins behind the sheep."""
    en, de = "The wolf is behind the sheep.", "Der Wolf ist hinter den Schafen."
    return Ending(WOLF, told(c.THROUGH, en, de))


@cites(c.HEMMED)
def hemmed_in() -> Ending:
    """The sheep win when the wolf cannot move."""
    en, de = "The wolf is hemmed in.", "Der Wolf ist eingekreist."
    return Ending(SHEEP, told(c.HEMMED, en, de))


@cites(c.STUCK)
def stuck() -> Ending:
    """The wolf wins when no sheep can move."""
    return Ending(WOLF, told(c.STUCK, "No sheep can move.", "Kein Schaf kann ziehen."))


@cites(c.PIECES)
def start(players: int, rules: Rules) -> Field:
    return Field(rules=rules, sheep=home())


# Conservation, measure and faults


def pieces(state: Field) -> Iterator[str]:
    """The wolf, in the hand or on the board, and the sheep that stand on squares of their own."""
    yield "wolf"
    yield from (f"sheep {n}" for n, _ in enumerate({*state.sheep} - {state.wolf}, start=1))


def measure(state: Field) -> tuple[bool, int, bool]:
    """Three values, compared in order, that every step makes smaller: whether the wolf is still to
    be placed, the ranks that the sheep still have to go, whether the wolf is on turn.
    """
    left = sum(SIZE - 1 - sheep.rank for sheep in state.sheep)
    return state.wolf is None, left, state.turn == WOLF


LONGEST: Final = 1 + 28 + 29
"""The placing, seven steps of each sheep, and a move of the wolf before and after each."""


def faults(state: Field) -> Iterator[Impossible]:
    """The faults of a state: not four sheep, a piece on a light square, a wolf on a sheep."""
    yield from between("sheep", len({*state.sheep}), len(HOME), len(HOME))
    for place, held in (("sheep", state.sheep), ("wolf", state.own(WOLF))):
        for square in held:
            yield from expected(square.is_dark, place, square, "a dark square", "ein dunkles Feld")
    en, de = "a square without a sheep", "ein Feld ohne Schaf"
    yield from expected(state.wolf not in state.sheep, "wolf", state.wolf, en, de)
