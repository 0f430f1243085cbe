"""Draughts: states and actions.

A state also works out what follows from it alone: the possible captures and moves, and how the game
has ended. `play` works out the effects of actions.
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
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import number as count
from daumen_rules.pieces.boards import SQUARES, Square, number, rank
from daumen_rules.pieces.event_text import seat_told, told
from daumen_rules.pieces.marks import Called

from ..two_sides import SIDES, Ending
from .board import LAST_RANK, MEN, Board, Position
from .captures import Run, captures, demanded, destinations, followed
from .clauses import DRAW, Missed
from .family import Draughts, DraughtsRules, draughts_of

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
    """A stone captures: a whole turn. `path` has its square, then all squares on which it lands."""

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
    """A seat takes from the board a stone of the opponent that could have captured."""

    seat: Seat
    square: Square


@frozen(repr=False)
class Demand(Worded):
    """A seat demands that the opponent take the turn back and make the capture it missed."""

    seat: Seat


Action: TypeAlias = Move | Capture | Huff | Demand


@cache
def _move(seat: Seat, origin: int, target: int) -> Move:
    """A move between numbered squares; made once and kept, because it is tried many times."""
    return Move(seat, (SQUARES[origin], SQUARES[target]))


# States


@frozen
class Claim:
    """What the seat on turn may claim, because the last turn missed a capture.

    `before` and `past` are the position and the past before that turn. `culprits` are the squares
    after it of the stones that could have captured.
    """

    before: Annotated[Position, Called("before", "vorher")]
    past: Annotated[tuple[Position, ...], Called("past", "Verlauf")]
    culprits: Annotated[tuple[Square, ...], Called("culprits", "Schuldige")]


@frozen(kw_only=True, slots=False, repr=False)
class State(Pictured):
    """A game in play.

    `past` has the positions since the last capture, huff or advance of a man, the earliest first:
    at most as many as the quiet limit, or one more where a seat gave a claim up. `claim` is the
    claim of the seat on turn. `corrects` says that it has to make the capture that it missed.
    """

    rules: DraughtsRules
    position: Annotated[Position, Called("position", "Stellung")]
    past: Annotated[tuple[Position, ...], Called("past", "Verlauf")] = ()
    claim: Annotated[Claim | None, Called("claim", "Anspruch")] = None
    corrects: Annotated[bool, Called("corrects", "holt nach")] = False
    players: int = field(default=2, repr=False)

    @once
    def draughts(self) -> Draughts:
        """The record of the game's rules under this rule set."""
        return draughts_of(self.rules)

    @property
    def turn(self) -> Seat:
        """The seat on turn."""
        return self.position.turn

    @once
    def captures(self) -> Mapping[tuple[int, ...], Run]:
        """Every whole capture of the seat on turn, by its path."""
        return {run.path: run for run in captures(self.draughts, self.position)}

    @once
    def demanded(self) -> Mapping[tuple[int, ...], Run]:
        """The captures, by path, that satisfy the rule of choice; empty where there is none."""
        found = demanded(self.draughts, self.position, tuple(self.captures.values()))
        return {run.path: run for run in found}

    def followed(self, path: tuple[int, ...]) -> Run | None:
        """The capture along a path, whole or cut short; None where no stone can capture so."""
        whole = self.captures.get(path)
        return whole or followed(self.draughts, self.position.board, path)

    @property
    def is_strict(self) -> bool:
        """Whether no capture may be missed in this turn."""
        return self.corrects or self.draughts.missed is Missed.FORBIDDEN

    @once
    def due(self) -> Mapping[tuple[int, ...], Run]:
        """The captures of which the seat on turn has to make one; empty where it may miss them."""
        return self.demanded if self.captures and self.is_strict else {}

    def of(self, seat: Seat) -> State:
        """The state as if `seat` were on turn; for the other seat, without past and claim."""
        return self if seat == self.position.turn else self._other

    @once
    def _other(self) -> State:
        return State(rules=self.rules, position=Position(self.position.board, 1 - self.turn))

    @once
    def destinations(self) -> Mapping[int, Sequence[int]]:
        """For each stone on turn, by its square, where it can go without capturing."""
        return destinations(self.draughts, self.position)

    @once
    def moves(self) -> tuple[Move, ...]:
        """The moves without a capture that the stones on turn can make."""
        turn, destinations = self.position.turn, self.destinations
        return tuple(
            [_move(turn, at, to) for at, targets in destinations.items() for to in targets]
        )

    @property
    def whole_captures(self) -> list[Capture]:
        """The captures of the seat on turn that go on as long as they can."""
        return [Capture(self.turn, tuple(SQUARES[at] for at in path)) for path in self.captures]

    @property
    def cut_short(self) -> list[Capture]:
        """Their beginnings with at least one jump, each once."""
        paths = [whole.path for whole in self.whole_captures]
        begun = dict.fromkeys(path[:end] for path in paths for end in range(2, len(path)))
        return [Capture(self.turn, path) for path in begun]

    @property
    def is_stuck(self) -> bool:
        """Whether the seat on turn can neither move, nor capture, nor claim."""
        return not (self.claim or self.captures or self.moves)

    @property
    def times(self) -> int:
        """How often this position or the one before the last turn has occurred: the larger one."""
        before = self.past.count(self.past[-1]) if self.past else 0
        return max(before, 1 + self.past.count(self.position))

    @property
    def is_drawn(self) -> bool:
        """Whether a position has occurred too often, or too many turns were quiet.

        An open claim puts the draw off. When the seat plays on and so gives the claim up, the draw
        comes after its turn, unless that turn is a capture or an advance of a man.
        """
        past, limit = self.past, self.draughts.quiet_limit
        if self.claim is None:
            return self.times >= self.draughts.repetition or len(past) >= limit
        return bool(past) and (
            past.count(past[-1]) >= self.draughts.repetition or len(past) > limit
        )

    @once
    @cites(DRAW)
    def ending(self) -> Ending | None:
        """How the game has ended, None if it has not."""
        game = self.draughts
        for seat in SIDES:
            if not self.position.has_stones(seat):
                en, de = "{seat} has no stones left.", "{seat} hat keine Steine mehr."
                return Ending(game.bare(seat), seat_told(game.book.bare, en, de, seat))
        if self.is_stuck:
            en, de = "{seat} can move no stone.", "{seat} kann keinen Stein ziehen."
            return Ending(game.stuck(self.turn), seat_told(game.book.stuck, en, de, self.turn))
        if not self.is_drawn:
            return None
        if self.times >= game.repetition:
            en = "The position has occurred {times} times."
            de = "Die Stellung ist {times}-mal vorgekommen."
            return Ending(None, told(DRAW, en, de, times=count(self.times)))
        en = "{turns} turns without a capture or a man's advance."
        de = "{turns} Züge ohne Schlag und ohne Vorrücken eines Steins."
        return Ending(None, told(DRAW, en, de, turns=count(len(self.past))))


def measure(state: State) -> tuple[int, int, int]:
    """Three numbers, compared in order, that every turn and every claim makes smaller: so a game of
    draughts ends.

    The first weighs the stones, as they stood before a turn that the opponent may claim against,
    because a demand brings them back. The second counts the ranks that men still have to go, the
    third the turns until the quiet limit.
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
