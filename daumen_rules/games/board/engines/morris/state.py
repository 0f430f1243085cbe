"""Morris: states and actions, and what follows from a state alone.

A state works out which stones a seat may take, where stones can go, and how the game has ended.
`legality` has the rows, `family` the effects of actions. Seat 0 has White, seat 1 Black.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Annotated, Any, Final, Generic, Protocol, TypeAlias, TypeVar

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.caching import once
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import number
from daumen_rules.pieces.choices import Leave, Pass
from daumen_rules.pieces.endings import repetition_told
from daumen_rules.pieces.event_text import seat_told, told
from daumen_rules.pieces.marks import Called, Follows, Mark, Unsorted

from ..two_sides import BLACK, SIDES, WHITE, Ending
from . import clauses as c
from .clauses import AllInMills, Taking, TwoMills
from .points import LINES_OF, NEIGHBOURS, POINTS, Point, Points, points

NINE: Final = 9
FEWEST: Final = 3
"""The number of stones that a mill needs."""
_ANYWHERE: Final = dict.fromkeys(POINTS, POINTS)


class MorrisRules(Protocol):
    """The options that every rule set of the family has as fields."""

    @property
    def all_in_mills(self) -> AllInMills: ...
    @property
    def two_mills(self) -> TwoMills: ...
    @property
    def taking(self) -> Taking: ...
    @property
    def repetition(self) -> int: ...
    @property
    def quiet_limit(self) -> int: ...


R = TypeVar("R", bound=MorrisRules)

# Actions


@frozen(repr=False)
class Place(Worded):
    """A stone comes from the hand to a point."""

    seat: Seat
    point: Point


@frozen(repr=False)
class Move(Worded):
    """A stone goes from a point to another."""

    seat: Seat
    origin: Point
    target: Point

    def __str__(self) -> str:
        return f"{self.origin}-{self.target}"


@frozen(repr=False)
class Take(Worded):
    """After a mill a stone of the opponent leaves the board."""

    seat: Seat
    point: Point


Action: TypeAlias = Place | Move | Take | Leave | Pass
_move: Final = cache(Move)
"""Makes each move once and keeps it, because the same moves are tried many times."""

# States


class Task(Enum):
    """The task of the seat on turn."""

    PLACE = "place"
    MOVE = "move"
    TAKE = "take"
    PASS = "pass"


@frozen
class Position:
    """The part of a state that counts for repetition: the seat on turn and the points of each seat.

    It is written `0 a7d7 b6`: the seat on turn, White's points, Black's points.
    """

    turn: Seat
    stones: Annotated[tuple[Unsorted[Points], Unsorted[Points]], Mark.BY_SEAT]

    def __str__(self) -> str:
        return " ".join([str(self.turn), *("".join(map(str, own)) or "-" for own in self.stones)])

    @classmethod
    def parse(cls, text: str) -> Position:
        """The position of a text such as `0 a7d7 b6`. Raises ValueError."""
        turn, *stones = text.split()
        white, black = (points(own.replace("-", "")) for own in stones)
        return cls(int(turn), (white, black))


# What follows from a position that tells a part of a state


def in_hand(told: Mapping[str, Any]) -> tuple[int, ...]:
    """The stones in hand: those that are neither on the board nor said to be lost."""
    both = zip(told["stones"], told.get("lost", (0, 0)), strict=True)
    return tuple(NINE - len(own) - lost for own, lost in both)


def gone(told: Mapping[str, Any]) -> tuple[int, ...]:
    """The stones lost: those that are neither on the board nor in hand."""
    both = zip(told["stones"], told["hands"], strict=True)
    return tuple(NINE - len(own) - held for own, held in both)


def next_task(told: Mapping[str, Any]) -> Task:
    """To take where stones are said to be due, else to place while there are stones in hand."""
    if told.get("due"):
        return Task.TAKE
    return Task.PLACE if told["hands"][told["turn"]] else Task.MOVE


def still_due(told: Mapping[str, Any]) -> int:
    return int(told["task"] is Task.TAKE)


@frozen(kw_only=True, slots=False, repr=False)
class State(Pictured, Generic[R]):
    """A game in play. The pairs are by seat.

    `hands` counts the stones not yet placed, `lost` the stones that the opponent has taken, `due`
    the stones that the seat on turn may still take for a mill. `past` has the positions since a
    stone was last placed or taken, `quiet` counts the moves since then or since the last mill.
    """

    rules: R
    stones: Annotated[
        tuple[Unsorted[Points], Unsorted[Points]], Mark.BY_SEAT, Called("stones", "Steine")
    ] = ((), ())
    hands: Annotated[
        tuple[int, int], Mark.BY_SEAT, Called("in hand", "in der Hand"), Follows(in_hand)
    ] = (NINE, NINE)
    lost: Annotated[tuple[int, int], Mark.BY_SEAT, Called("lost", "verloren"), Follows(gone)] = (
        0,
        0,
    )
    turn: Annotated[Seat, Called("turn", "am Zug")] = WHITE
    task: Annotated[Task, Called("task", "Aufgabe"), Follows(next_task)] = Task.PLACE
    due: Annotated[int, Called("to take", "zu nehmen"), Follows(still_due)] = 0
    past: Annotated[tuple[Position, ...], Called("past", "Verlauf")] = ()
    quiet: Annotated[int, Called("quiet turns", "stille Züge")] = 0
    players: int = 2

    @property
    def position(self) -> Position:
        """The position whose repetition counts."""
        return Position(self.turn, self.stones)

    def is_free(self, point: Point) -> bool:
        white, black = self.stones
        return point not in white and point not in black

    def own(self, seat: Seat) -> Points:
        """The points of a seat's stones; none for a seat that is not at the table."""
        return self.stones[seat] if seat in SIDES else ()

    def left(self, seat: Seat) -> int:
        """The number of stones of a seat on the board and in the hand."""
        return len(self.stones[seat]) + self.hands[seat]

    @cites(c.JUMP)
    def reach(self, seat: Seat) -> Mapping[Point, Points]:
        """For each point, the points to which a seat's stone may go from it if they are free."""
        return _ANYWHERE if self.left(seat) == FEWEST else NEIGHBOURS

    @once
    def targets(self) -> Mapping[Point, Sequence[Point]]:
        """For each stone of the seat on turn, by its point, the free points to which it can go."""
        return targets_of(self, self.turn)

    @once
    def moves(self) -> tuple[Move, ...]:
        """The moves of the stones of the seat on turn."""
        seat, targets = self.turn, self.targets
        return tuple([_move(seat, origin, to) for origin, all in targets.items() for to in all])

    @property
    @cites(c.FEW)
    def has_too_few(self) -> Seat | None:
        """The seat with fewer stones than a mill needs; None where both have enough."""
        if self.left(WHITE) < FEWEST:
            return WHITE
        return BLACK if self.left(BLACK) < FEWEST else None

    @property
    @cites(c.WALLED)
    def is_walled_in(self) -> bool:
        """Whether the seat on turn has to move and cannot."""
        return self.task is Task.MOVE and not self.moves

    @property
    def is_repeated(self) -> bool:
        """Whether the position has occurred as often as a draw needs; False while a take is due."""
        if self.task is Task.TAKE or len(self.past) + 1 < self.rules.repetition:
            return False
        past = [position.stones for position in self.past if position.turn == self.turn]
        return 1 + past.count(self.stones) >= self.rules.repetition

    @once
    @cites(c.DRAW)
    def ending(self) -> Ending | None:
        """How the game has ended, None if it has not."""
        few = self.has_too_few
        if few is not None:
            en = "{seat} has fewer than three stones left."
            de = "{seat} hat weniger als drei Steine übrig."
            return Ending(1 - few, seat_told(c.FEW, en, de, few))
        if self.is_walled_in:
            en = "{seat} is walled in and cannot move."
            de = "{seat} ist eingemauert und kann nicht ziehen."
            return Ending(1 - self.turn, seat_told(c.WALLED, en, de, self.turn))
        if self.is_repeated:
            return Ending(None, repetition_told(c.DRAW, self.rules.repetition))
        if self.quiet >= self.rules.quiet_limit:
            en = "A draw: {moves} moves have closed no mill."
            de = "Unentschieden: {moves} Züge haben keine Mühle geschlossen."
            return Ending(None, told(c.DRAW, en, de, moves=number(self.quiet)))
        return None


AnyState: TypeAlias = State[Any]


@cites(c.STONES, c.WHITE_BEGINS)
def start(players: int, rules: R) -> State[R]:
    """The state before any stone is placed. Seat 0 has White and is on turn."""
    return State(rules=rules)


@cites(c.MILL)
def mills(stones: Points, point: Point) -> tuple[Points, ...]:
    """The lines through a point whose three points all have one of `stones`."""
    return tuple(filter({*stones}.issuperset, LINES_OF[point]))


@cites(c.SAFE)
def takeable(state: State[R], seat: Seat) -> Points:
    """The stones that a seat may take after a mill."""
    theirs = state.stones[1 - seat]
    outside = tuple(point for point in theirs if not mills(theirs, point))
    if not outside and state.rules.all_in_mills is AllInMills.ANY:
        return theirs
    return outside


def targets_of(state: State[R], seat: Seat) -> dict[Point, list[Point]]:
    """For each stone of a seat, by its point, the free points to which it can go."""
    reach, standing = state.reach(seat), {*state.stones[WHITE], *state.stones[BLACK]}
    return {
        origin: [target for target in reach[origin] if target not in standing]
        for origin in state.stones[seat]
    }
