"""Stones: states and actions, and what a game says of its own.

A state works out where stones can go, and how the game has ended. `reach` has the ways of stones,
`play` the effects of actions. Squares are numbers, as `places` has them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Annotated, Any, Generic, Protocol, TypeAlias, TypeVar

from attrs import field

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.caching import once
from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.row import Row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import number as count
from daumen_rules.pieces.boards import DARK, SQUARES, Square, number
from daumen_rules.pieces.endings import repetition_told
from daumen_rules.pieces.event_text import seat_told, told
from daumen_rules.pieces.marks import Called, Mark, Unsorted

from ..two_sides import BLACK, SIDES, WHITE, Ending
from .actions import Move, moves_from
from .clauses import DRAW, FREE, PASSING, STUCK, WHITE_BEGINS
from .places import Squares, in_order, written

Reach: TypeAlias = Mapping[int, Sequence[int]]
"""For each stone, by its square, the squares to which it can go."""


def _both(setup: tuple[Squares, Squares]) -> tuple[Squares, Squares]:
    return in_order(setup[WHITE]), in_order(setup[BLACK])


# What a game says


@frozen
class Won:
    """Why a seat has won: the clause, and the words for it, which name the seat as `{seat}`."""

    clause: Clause
    en: str
    de: str


@frozen(kw_only=True, eq=False)
class Way:
    """What a game says of its own: where its stones stand and go, and when it is won."""

    board: Squares = DARK
    """The squares on which stones stand."""
    cornered: bool = False
    """Whether a corner of the board lies in front of each seat."""
    setup: tuple[Squares, Squares] = field(converter=_both)
    """The squares of each seat at the start."""
    reach: Callable[[AnyState, Seat], Reach]
    """Where the stones of a seat can go, whatever it has to do first."""
    duty: Callable[[AnyState, Seat, Reach], Reach] = lambda _state, _seat, reach: reach
    """What is left of that where a seat has to do something first."""
    moved: Callable[[AnyState, Move], Clause] | None = None
    """The clause by which a stone goes where it can; None where that is always `step`."""
    won: Callable[[AnyState, Seat], Won | None]
    """Why a seat has won as the stones stand; None if it has not."""
    crosses: bool = False
    """Whether stones want to get across: a seat that cannot move passes. If not, it has lost."""
    captures: bool = False
    """Whether a stone goes onto enemies, which then leave the board."""
    enclosed: Callable[[AnyState, Seat, int], Collection[int]] = lambda _state, _seat, _target: ()
    """The enemies that a seat has enclosed by going to a square."""
    takes: Clause | None = None
    """The clause by which enclosed stones leave the board; None where none do."""
    leaves: Callable[[AnyState], bool] | None = None
    """Whether a seat may leave the stones that it has enclosed; None where no rule set lets it."""
    turn: Clause
    """The clause that the seats move in turn."""
    step: Clause
    """The clause on how stones go."""
    free: Clause = FREE
    """The clause on which squares are open to them."""
    rows: tuple[Row[Any, Any], ...] = ()
    """The rows that this game alone has."""
    turned: Callable[[Square], Square] | None = Square.turned
    """Where a square lies for the other seat; None where the seats do not start alike."""

    @property
    def shrinks(self) -> bool:
        """Whether stones leave the board."""
        return self.captures or self.takes is not None


class StonesRules(Protocol):
    """The options that every rule set of the engine has as fields, and what its game says."""

    @property
    def repetition(self) -> int: ...
    @property
    def limit(self) -> int: ...
    @property
    def way(self) -> Way: ...


R = TypeVar("R", bound=StonesRules)

# States


@frozen(kw_only=True, slots=False, repr=False)
class State(Pictured, Generic[R]):
    """A game in play.

    `stones` has the squares of each seat, `due` those of enclosed stones that the seat on turn may
    take or leave. `past` has the positions since a stone last left the board, in words; `quiet`
    counts the moves since then.
    """

    rules: R
    stones: Annotated[
        tuple[Unsorted[tuple[Square, ...]], Unsorted[tuple[Square, ...]]],
        Mark.BY_SEAT,
        Called("stones", "Steine"),
    ]
    turn: Annotated[Seat, Called("turn", "am Zug")] = WHITE
    due: Annotated[Unsorted[tuple[Square, ...]], Called("enclosed", "eingeschlossen")] = ()
    past: Annotated[tuple[str, ...], Called("past", "Verlauf")] = ()
    quiet: Annotated[int, Called("quiet turns", "stille Züge")] = 0
    players: int = 2

    @once
    def numbers(self) -> tuple[list[int], list[int]]:
        """The stones of each seat by the numbers of their squares."""
        white, black = self.stones
        return [number(at) for at in white], [number(at) for at in black]

    @once
    def standing(self) -> Sequence[Seat | None]:
        """The seat of the stone on each square; None where it is free."""
        found: list[Seat | None] = [None] * len(SQUARES)
        for seat in SIDES:
            for at in self.numbers[seat]:
                found[at] = seat
        return found

    def own(self, seat: Seat) -> Sequence[int]:
        """The squares of a seat's stones; none for a seat that is not at the table."""
        return self.numbers[seat] if seat in SIDES else ()

    @once
    def position(self) -> str:
        """The seat on turn and the stones, in words: what counts for repetition."""
        return written(self.turn, self.numbers)

    def reach(self, seat: Seat) -> Reach:
        """Where the stones of a seat can go."""
        return self.targets if seat == self.turn else self.rules.way.reach(self, seat)

    @once
    def targets(self) -> Reach:
        """Where the stones of the seat on turn can go."""
        return self.rules.way.reach(self, self.turn)

    @once
    def allowed(self) -> Reach:
        """Where they may go, after what the seat has to do first."""
        return self.rules.way.duty(self, self.turn, self.targets)

    @once
    def moves(self) -> tuple[Move, ...]:
        """The moves that the seat on turn may make."""
        each = [(moves_from(self.turn, at), targets) for at, targets in self.allowed.items()]
        return tuple([moves[to] for moves, targets in each for to in targets])

    @once
    def plain(self) -> frozenset[int]:
        """The moves that are plainly allowed, by their identity, as `moves` keeps each of them;
        none where the game is over or something else is to be done first.
        """
        return frozenset(() if self.due or self.ending else map(id, self.moves))

    @property
    @cites(PASSING)
    def must_pass(self) -> bool:
        """Whether the seat on turn can do nothing but pass."""
        return not self.due and not self.moves and self.rules.way.crosses

    @once
    def win(self) -> tuple[Seat, Won] | None:
        """The seat that has won by its stones, and why; the seat that moved last goes first."""
        last = self.turn if self.due else 1 - self.turn
        for seat in (last, 1 - last):
            why = self.rules.way.won(self, seat)
            if why is not None:
                return seat, why
        return None

    @property
    @cites(STUCK)
    def is_stuck(self) -> bool:
        """Whether the seat on turn has lost because it cannot move."""
        return not self.due and not self.moves and not self.rules.way.crosses

    @property
    def is_repeated(self) -> bool:
        """Whether the position has occurred as often as a draw needs."""
        if len(self.past) + 1 < self.rules.repetition or self.due:
            return False
        return 1 + self.past.count(self.position) >= self.rules.repetition

    @once
    @cites(DRAW)
    def ending(self) -> Ending | None:
        """How the game has ended, None if it has not."""
        if self.win:
            seat, why = self.win
            return Ending(seat, seat_told(why.clause, why.en, why.de, seat))
        if self.is_stuck:
            en = "{seat} cannot move and has lost."
            de = "{seat} kann nicht ziehen und hat verloren."
            return Ending(1 - self.turn, seat_told(STUCK, en, de, self.turn))
        if self.quiet >= self.rules.limit and not self.due:
            en = "A draw: {moves} moves have taken no stone."
            de = "Unentschieden: In {moves} Zügen wurde kein Stein genommen."
            return Ending(None, told(DRAW, en, de, moves=count(self.quiet)))
        if self.is_repeated:
            return Ending(None, repetition_told(DRAW, self.rules.repetition))
        return None


AnyState: TypeAlias = State[Any]


@cites(WHITE_BEGINS)
def placed(rules: R) -> State[R]:
    """The state before the first move: the stones of each seat stand, and White is on turn."""
    return State(rules=rules, stones=rules.way.setup)
