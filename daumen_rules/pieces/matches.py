"""What a match is: several games of the same players, who begins each, and what is added up.

How a game joins its games stands with that game.
"""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias, TypeVar

from daumen_rules.kernel.game import Outcome

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


AnyMatch: TypeAlias = Match[Any]
