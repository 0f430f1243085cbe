"""Matches: several games of the same players, who begins each game, and the totals.

Payments between seats stand here too. The game says how its games follow each other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat

from .options import Source, number_option

S = TypeVar("S")


class Match(Protocol[S]):
    """A match of an agreed number of games, as far as they have been played."""

    @property
    def games(self) -> int:
        """The agreed number of games."""
        ...

    @property
    def played(self) -> tuple[Any, ...]:
        """The finished games."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether all games have been played."""
        ...

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat so far."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, None before."""
        ...

    def start(self) -> S:
        """The starting state of the next game. Raises ValueError when the match is over."""
        ...

    def add(self, game: S, /) -> Match[S]:
        """The match with one more finished game. Raises ValueError for a game that is not its next
        game, or is not finished.
        """
        ...

    def joined(self, game: S, /) -> Match[S]:
        """The match with one more finished game, whoever began it; the starter of the first game
        starts the match.
        """
        ...


AnyMatch: TypeAlias = Match[Any]


def added(points: Sequence[int], more: Sequence[int]) -> tuple[int, ...]:
    """The points of each seat plus its new points."""
    return tuple(map(sum, zip(points, more, strict=True)))


def between(players: int, owes: Callable[[Seat, Seat], int]) -> tuple[int, ...]:
    """The payments when the first seat owes the second an amount. They sum to zero."""
    seats = range(players)
    return tuple(sum(owes(s, seat) - owes(seat, s) for s in seats) for seat in seats)


def paid_to(winner: Seat, dues: Sequence[int]) -> tuple[int, ...]:
    """The payments when all others pay their dues to one seat. They sum to zero."""
    return between(len(dues), lambda payer, to: dues[payer] if to == winner else 0)


def bound(clause: Clause, title: str) -> int:
    """A field of a rule set that ends a game without a natural end: a number from 1 to 1000."""
    return number_option(1000, range(1, 1001), clause, Source.DECISION)(title)
