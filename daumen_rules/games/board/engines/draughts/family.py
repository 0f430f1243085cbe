"""Draughts: what the games of the family differ in.

The record `Draughts` has a field for each difference, and its defaults are 11 Dame. What a stone
does by it stands in `captures` and the modules after it.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cache, cached_property
from itertools import chain
from typing import Any, Final, Protocol, TypeAlias

from attrs import fields

from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.pieces.boards import DIAGONAL, ORTHOGONAL, Direction

from .board import BLACK, EMPTY, KINGS, MEN, WHITE, Position, Stone, rays
from .clauses import BOOK, VariantClauses
from .goal import TAKING, Goal
from .options import Choice, Huffing, Landing, Missed, Stopping, Taken, Turning
from .setup import twelve

TWELVE: Final = twelve()
FORWARD: Final[tuple[Direction, ...]] = ((-1, 1), (1, 1))
Line: TypeAlias = tuple[Direction, tuple[int, ...]]
"""A direction, and the squares that lie in it, the nearest first."""
Lines: TypeAlias = Mapping[Stone, tuple[tuple[Line, ...], ...]]
"""For each stone and square the lines that begin there."""


class Crowning(Enum):
    """What a man does that comes to the last row inside a capture."""

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
    """With a king; then of the most kings; then of a king as early as can be."""


@frozen(kw_only=True, slots=False)
class Draughts:
    """How a game of draughts goes. Directions are White's; Black's are the same from his side."""

    book: VariantClauses = BOOK
    start: Position = TWELVE
    man_steps: tuple[Direction, ...] = FORWARD
    man_jumps: tuple[Direction, ...] = FORWARD
    king_lines: tuple[Direction, ...] = DIAGONAL
    king_flies: bool = True
    """Whether a king goes any distance."""
    man_takes_king: bool = True
    through_gaps: tuple[Direction, ...] = ()
    """Lines on which a king jumps several enemies at once, as light squares lie between them."""
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
    goal: Goal = TAKING
    repetition: int = 3
    quiet_limit: int = 80

    @cached_property
    def steps(self) -> Lines:
        """The lines on which each stone goes."""
        return self._lines(self.man_steps)

    @cached_property
    def near(self) -> Mapping[Stone, tuple[tuple[int, ...], ...]]:
        """For each stone and square the next squares on its lines."""
        return {
            stone: tuple(tuple(ray[0] for _, ray in lines) for lines in squares)
            for stone, squares in self.steps.items()
        }

    @cached_property
    def reach(self) -> Mapping[Stone, tuple[frozenset[int], ...]]:
        """For each stone and square all squares that lie on its lines."""
        return {
            stone: tuple(frozenset(chain(*(ray for _, ray in lines))) for lines in squares)
            for stone, squares in self.steps.items()
        }

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
        """What each stone captures."""
        theirs = {s: frozenset((MEN[1 - s], KINGS[1 - s])) for s in (WHITE, BLACK)}
        safe = frozenset(() if self.man_takes_king else KINGS)
        men = {MEN[s]: theirs[s] - safe for s in (WHITE, BLACK)}
        return men | {KINGS[s]: theirs[s] for s in (WHITE, BLACK)}

    @cached_property
    def any_direction(self) -> Draughts:
        """The same, but that men capture in every direction, and kings too."""
        return evolve(self, man_jumps=DIAGONAL + ORTHOGONAL, man_takes_king=True)

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
    """How a game goes that is as Dame but for the options of a rule set: those of its fields that
    are named as here.
    """
    named = [field.name for field in fields(Draughts) if field.name != "missed"]
    options: dict[str, Any] = {n: getattr(rules, n) for n in named if hasattr(rules, n)}
    return evolve(Draughts(crowning=crowning, missed=missed), **options)


class DraughtsRules(Protocol):
    """A rule set of a game of draughts."""

    @property
    def draughts(self) -> Draughts:
        """How the game goes by this rule set."""
        ...

    def __hash__(self) -> int: ...


@cache
def draughts_of(rules: DraughtsRules) -> Draughts:
    """How a game goes by a rule set, the same record for equal rule sets."""
    return rules.draughts
