"""Draughts: the differences between the games of the family.

The record `Draughts` has a field for each difference; its defaults are 11 Dame: how a game begins,
who wins it. `captures` and the modules after it work out the moves of stones from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from functools import cache, cached_property
from typing import Any, Final, Protocol, TypeAlias

from attrs import fields

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.boards import DARK, DIAGONAL, EIGHT, Direction, Square, number, rays

from ..two_sides import BLACK, SIDES, WHITE
from . import clauses as c
from .board import EMPTY, KINGS, MEN, Position, Stone, put, turned
from .clauses import Choice, Huffing, Landing, Missed, Stopping, Taken, Turning

FORWARD: Final[tuple[Direction, ...]] = ((-1, 1), (1, 1))
Line: TypeAlias = tuple[Direction, tuple[int, ...]]
"""A direction, and the squares that lie in it, the nearest first."""
Lines: TypeAlias = Mapping[Stone, tuple[tuple[Line, ...], ...]]
"""For each stone and square the lines that begin there."""


class Crowning(Enum):
    """What a man does when a jump brings it to the last row."""

    ENDS = "ends"
    """It becomes a king, and the turn is over."""
    GOES_ON = "goes_on"
    """It becomes a king and captures on as one, if it can."""
    AS_MAN = "as_man"
    """It captures on as a man, if it can, and becomes a king only where the capture ends."""


class Ties(Enum):
    """Which of the largest captures may be made."""

    FREE = "free"
    PRECEDENCE = "precedence"
    """Those by a king; of them those of the most kings; of them those that take one first."""


def facing(squares: Iterable[Square]) -> Position:
    """A position with White's men on `squares`, and Black's on the same squares from his side."""
    board = EMPTY
    for square in squares:
        board = put(board, number(square), MEN[WHITE])
    both = zip(board, turned(board), strict=True)
    return Position(tuple(white or black for white, black in both), WHITE)


@cites(c.SETUP)
def twelve() -> Position:
    """Twelve men a side on the dark squares of three rows; a1, at White's left, is dark."""
    return facing(square for square in DARK if square.rank < 3)


@cites(c.BARE)
def bare_loses(seat: Seat) -> Seat:
    """The winner when `seat` has no stones left: its opponent."""
    return 1 - seat


@cites(c.STUCK)
def stuck_loses(seat: Seat) -> Seat:
    """The winner when `seat` is on turn and can move no stone: its opponent."""
    return 1 - seat


@frozen(kw_only=True, slots=False)
class Draughts:
    """The rules of a game of draughts. Directions are White's; Black's are turned round."""

    book: c.VariantClauses = c.BOOK
    start: Position = twelve()
    man_steps: tuple[Direction, ...] = FORWARD
    man_jumps: tuple[Direction, ...] = FORWARD
    king_lines: tuple[Direction, ...] = DIAGONAL
    king_flies: bool = True
    """Whether a king goes any distance."""
    man_takes_king: bool = True
    through_gaps: tuple[Direction, ...] = ()
    """The directions in which a king may jump several enemies at once, one behind the other."""
    mixes: bool = True
    """Whether one capture may go along straight lines and diagonals."""
    turning: Turning = Turning.FREELY
    landing: Landing = Landing.ANY
    taken: Taken = Taken.AT_ONCE
    crowning: Crowning
    choice: Choice = Choice.ANY
    ties: Ties = Ties.FREE
    missed: Missed
    huffing: Huffing = Huffing.AND_MOVE
    stopping: Stopping = Stopping.FORBIDDEN
    bare: Callable[[Seat], Seat] = bare_loses
    """The winner when a seat has no stones left."""
    stuck: Callable[[Seat], Seat] = stuck_loses
    """The winner when a seat is on turn and can move no stone."""
    repetition: int = 3
    quiet_limit: int = 80

    @cached_property
    def steps(self) -> Lines:
        """The lines on which each stone goes."""
        return self._lines(self.man_steps)

    @cached_property
    def jumps(self) -> Lines:
        """The lines on which each stone captures."""
        return self._lines(self.man_jumps)

    @cached_property
    def flying(self) -> frozenset[Stone]:
        """The stones that go any distance."""
        return frozenset(KINGS if self.king_flies else ())

    @cached_property
    def prey(self) -> Mapping[Stone, frozenset[Stone]]:
        """For each stone the stones that it captures."""
        theirs = {s: frozenset((MEN[1 - s], KINGS[1 - s])) for s in SIDES}
        safe = frozenset(() if self.man_takes_king else KINGS)
        return {MEN[s]: theirs[s] - safe for s in SIDES} | {KINGS[s]: theirs[s] for s in SIDES}

    @cached_property
    def any_direction(self) -> Draughts:
        """A copy in which men capture in every direction, and may capture kings."""
        return evolve(self, man_jumps=EIGHT, man_takes_king=True)

    def _lines(self, man: tuple[Direction, ...]) -> Lines:
        back = tuple((-file, -rank) for file, rank in man)
        by_stone = {MEN[WHITE]: man, MEN[BLACK]: back} | dict.fromkeys(KINGS, self.king_lines)
        return {
            stone: tuple(
                tuple((d, rays(d)[at]) for d in directions if rays(d)[at])
                for at in range(len(EMPTY))
            )
            for stone, directions in by_stone.items()
        }


def by_options(rules: object, crowning: Crowning, missed: Missed) -> Draughts:
    """The rules of a game that differs from Dame only in crowning and its options. An option is a
    field of `rules` with the name of a field of `Draughts`.
    """
    named = [field.name for field in fields(Draughts) if field.name != "missed"]
    options: dict[str, Any] = {n: getattr(rules, n) for n in named if hasattr(rules, n)}
    return evolve(Draughts(crowning=crowning, missed=missed), **options)


class DraughtsRules(Protocol):
    """A rule set of a game of draughts."""

    @property
    def draughts(self) -> Draughts:
        """The record of the game's rules under this rule set."""
        ...

    def __hash__(self) -> int: ...


@cache
def draughts_of(rules: DraughtsRules) -> Draughts:
    """The record of a game's rules under a rule set; equal rule sets share one record."""
    return rules.draughts
