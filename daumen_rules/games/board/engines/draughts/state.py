"""Draughts: states and actions.

A state is what a game in play is, with what follows from it by itself: captures, and how it ends.
What an action does stands in `play`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, TypeAlias

from attrs import field

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.caching import once
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.boards import SQUARES, Square
from daumen_rules.pieces.marks import Called

from .board import BLACK, LAST_RANK, MEN, WHITE, Board, Position, number, rank
from .captures import Run, captures, demanded, destinations, followed
from .clauses import DRAW
from .family import Draughts, DraughtsRules, draughts_of
from .options import Missed

# Actions


@frozen(slots=False, repr=False)
class Move(Worded):
    """A stone goes from a square to another without capturing: a whole turn."""

    seat: Seat
    path: tuple[Square, Square]

    @once
    def numbers(self) -> tuple[int, ...]:
        """The squares by their numbers."""
        return tuple(map(number, self.path))

    def __str__(self) -> str:
        return "-".join(map(str, self.path))


@frozen(slots=False, repr=False)
class Capture(Worded):
    """A stone captures: a whole turn, from its square along all squares on which it lands."""

    seat: Seat
    path: tuple[Square, ...]

    @once
    def numbers(self) -> tuple[int, ...]:
        """The squares by their numbers."""
        return tuple(map(number, self.path))

    def __str__(self) -> str:
        return "x".join(map(str, self.path))


@frozen(repr=False)
class Huff(Worded):
    """A stone that could have captured is taken from the board."""

    seat: Seat
    square: Square


@frozen(repr=False)
class Demand(Worded):
    """A capture that was missed has to be made."""

    seat: Seat


Action: TypeAlias = Move | Capture | Huff | Demand


@cache
def _move(seat: Seat, origin: int, target: int) -> Move:
    """A move between numbered squares, made once: the same are tried over and over."""
    return Move(seat, (SQUARES[origin], SQUARES[target]))


# States


@frozen
class Claim:
    """A capture was missed by the last turn: how it stood before, and who could have captured.

    `past` is as in a state. `culprits` are squares where stones stand now.
    """

    before: Annotated[Position, Called("before", "vorher")]
    past: Annotated[tuple[Position, ...], Called("past", "Verlauf")]
    culprits: Annotated[tuple[Square, ...], Called("culprits", "Schuldige")]


@frozen(kw_only=True, slots=False, repr=False)
class State(Pictured):
    """A game in play.

    `past` are the positions since the last turn that cannot be undone, the earliest first: no more
    than the quiet limit, and one more where a claim was given up. `claim` is what the seat on turn
    may claim. `corrects` says that it has to make the capture it had missed.
    """

    rules: DraughtsRules
    position: Annotated[Position, Called("position", "Stellung")]
    past: Annotated[tuple[Position, ...], Called("past", "Verlauf")] = ()
    claim: Annotated[Claim | None, Called("claim", "Anspruch")] = None
    corrects: Annotated[bool, Called("corrects", "holt nach")] = False
    players: int = field(default=2, repr=False)

    @once
    def draughts(self) -> Draughts:
        """How the game goes."""
        return draughts_of(self.rules)

    @property
    def turn(self) -> Seat:
        """The seat on turn."""
        return self.position.turn

    @once
    def captures(self) -> Mapping[tuple[int, ...], Run]:
        """Every whole capture of the seat on turn, by the squares of its stone."""
        return {run.path: run for run in captures(self.draughts, self.position)}

    @once
    def demanded(self) -> Mapping[tuple[int, ...], Run]:
        """Those of them of which one is to be made; empty where there is none."""
        found = demanded(self.draughts, self.position, tuple(self.captures.values()))
        return {run.path: run for run in found}

    def followed(self, path: tuple[int, ...]) -> Run | None:
        """The capture of the seat on turn along some squares, whole or not; None for none."""
        whole = self.captures.get(path)
        return whole or followed(self.draughts, self.position.board, path)

    @property
    def is_strict(self) -> bool:
        """Whether no capture may be missed in this turn."""
        return self.corrects or self.draughts.missed is Missed.FORBIDDEN

    @once
    def due(self) -> Mapping[tuple[int, ...], Run]:
        """Those demanded of which none may be missed; empty where they may be."""
        return self.demanded if self.captures and self.is_strict else {}

    def of(self, seat: Seat) -> State:
        """The state as it were if a seat was on turn."""
        return self if seat == self.position.turn else self._other

    @once
    def _other(self) -> State:
        return State(rules=self.rules, position=Position(self.position.board, 1 - self.turn))

    @once
    def destinations(self) -> Mapping[int, Sequence[int]]:
        """Where the stones on turn can go without capturing, by their squares."""
        return destinations(self.draughts, self.position)

    @once
    def moves(self) -> tuple[Move, ...]:
        """The moves without a capture that the stones on turn can make."""
        turn, destinations = self.position.turn, self.destinations
        return tuple(
            [_move(turn, at, to) for at, targets in destinations.items() for to in targets]
        )

    @property
    def is_stuck(self) -> bool:
        """Whether the seat on turn can neither move, nor capture, nor claim."""
        if self.claim or self.captures:
            return False
        return not self.moves

    @property
    def times(self) -> int:
        """How often this position has occurred, or the one before this turn, if that is more."""
        before = self.past.count(self.past[-1]) if self.past else 0
        return max(before, 1 + self.past.count(self.position))

    @property
    def is_drawn(self) -> bool:
        """Whether a position has occurred too often, or too many turns were quiet.

        A claim is settled first. Whoever plays on instead gives it up: then the draw that was due
        comes after his turn, if that turn can be undone.
        """
        past, limit = self.past, self.draughts.quiet_limit
        if self.claim is None:
            return self.times >= self.draughts.repetition or len(past) >= limit
        return bool(past) and (
            past.count(past[-1]) >= self.draughts.repetition or len(past) > limit
        )

    @once
    @cites(DRAW)
    def outcome(self) -> Outcome | None:
        """How the game has ended, None if it has not."""
        for seat in (WHITE, BLACK):
            if not self.position.has_stones(seat):
                return _won(self.draughts.goal.bare(seat))
        if self.is_stuck:
            return _won(self.draughts.goal.stuck(self.turn))
        return Outcome((0, 0), winners=()) if self.is_drawn else None


def _won(seat: Seat) -> Outcome:
    return Outcome((int(seat == WHITE), int(seat == BLACK)))


def measure(state: State) -> tuple[int, int, int]:
    """What every turn and every claim makes smaller: so a game of draughts ends.

    First the stones, counted as before a turn that can be claimed against, because a demand brings
    them back; then the ranks that men have before them; then the turns until the quiet limit.
    """
    board = state.position.board
    stones = _stones(board)
    weight = 4 * stones - 2 * state.corrects
    if state.claim and _stones(state.claim.before.board) > stones:
        weight = 4 * _stones(state.claim.before.board) - 1
    before_men = sum(
        abs(LAST_RANK[MEN.index(stone)] - rank(at))
        for at, stone in enumerate(board)
        if stone in MEN
    )
    return weight, before_men, state.draughts.quiet_limit + 1 - len(state.past)


def _stones(board: Board) -> int:
    return len(board) - board.count(None)
