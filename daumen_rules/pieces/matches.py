"""What a match is: several games of the same players, who begins each, and what is added up.

Ledgers stand here too: points noted, and what seats pay each other. How a game joins its games
stands with that game.
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
    """A number of games agreed beforehand, as far as they have been played."""

    @property
    def games(self) -> int:
        """How many games were agreed."""
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
        """What each seat has so far, by seat."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, None before."""
        ...

    def start(self) -> S:
        """The next game before anything has happened. Raises ValueError when the match is over."""
        ...

    def add(self, game: S, /) -> Match[S]:
        """The match with one more finished game. Raises ValueError for a game that is not its next
        one, or not finished.
        """
        ...

    def joined(self, game: S, /) -> Match[S]:
        """The match with one more finished game, whoever began it; the first of all says who begins
        the match.
        """
        ...


AnyMatch: TypeAlias = Match[Any]


def added(points: Sequence[int], more: Sequence[int]) -> tuple[int, ...]:
    """The points of each seat with what it has got besides."""
    return tuple(map(sum, zip(points, more, strict=True)))


def between(players: int, owes: Callable[[Seat, Seat], int]) -> tuple[int, ...]:
    """What each seat gets, below 0 what it pays, where the first of two owes so much to the other.

    It sums to zero.
    """
    seats = range(players)
    return tuple(sum(owes(s, seat) - owes(seat, s) for s in seats) for seat in seats)


def paid_to(winner: Seat, dues: Sequence[int]) -> tuple[int, ...]:
    """What each seat gets where all others pay what is due to one; its own due is nothing."""
    return between(len(dues), lambda payer, to: dues[payer] if to == winner else 0)


def bound(clause: Clause, title: str) -> int:
    """A field of a rule set that ends a game for which nothing proves an end: 1 to 1000."""
    return number_option(1000, range(1, 1001), clause, Source.DECISION)(title)
