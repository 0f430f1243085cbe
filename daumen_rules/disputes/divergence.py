"""The values of a comparison of two readings: where games begin, what is compared, what is found.

`divergence_search` finds the game in which the readings differ.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Generic, TypeAlias

from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.step import A, E, S, Step


@frozen(kw_only=True)
class Opening(Generic[S, A]):
    """A beginning of the compared games: the first state under each of the two readings.

    `deals` gets a number of actions, and lists in a fixed order the deals to try for games of that
    length: all deals, or one of each class whose deals cannot tell the readings apart. It is None
    where no deal precedes the actions that are counted.
    """

    name: str
    first: S
    second: S
    deals: Callable[[int], Iterable[A]] | None = None


@frozen(kw_only=True)
class Comparison(Generic[S, A, E]):
    """The parts of two games that are compared, and the states that count as equal.

    `result` gives the facts of a state that both readings must share. `told` gives the facts of the
    events of an action that they must share; None leaves events out. With `same_actions` the legal
    actions are not compared, as states with the same result have the same. `essence` gets a state
    and the number of actions to come, and is equal only for states whose futures are alike; None
    merges no states. `draws` gives the actions of Nature that are tried.
    """

    result: Callable[[S], Hashable]
    told: Callable[[tuple[E, ...]], Hashable] | None = None
    same_actions: bool = False
    essence: Callable[[S, int], Hashable] | None = None
    draws: Callable[[Distribution[A]], Iterable[A]] = tuple


@frozen
class Divergence(Generic[S, A, E]):
    """A game that runs alike under two readings until its last action, where they differ."""

    opening: Opening[S, A]
    first: tuple[Step[S, A, E], ...]
    """The steps under the first reading: the deal, if there is one, then every action."""
    second: tuple[Step[S, A, E], ...]
    """The same steps under the second reading."""

    @property
    def actions(self) -> tuple[A, ...]:
        """The deal, then the actions of seats."""
        return tuple(taken.action for taken in self.first)

    @property
    def length(self) -> int:
        """The number of actions after the deal, those of Nature included."""
        return len(self.first) - (self.opening.deals is not None)


@frozen
class Progress:
    """How far a search is: the number of actions and the opening of the games it compares now."""

    length: int
    opening: str
    positions: int
    """The number of positions compared so far."""


@frozen
class Found(Generic[S, A, E]):
    """The result of a search.

    `parting` is the shortest game in which the readings differ, None where none was found. In all
    games of up to `covered` actions they agree; −1 where not even one length was searched.
    """

    parting: Divergence[S, A, E] | None
    covered: int
    positions: int
    at: Progress | None = None
    """Where the search was broken off; None where it ran to its end."""


Pairs: TypeAlias = tuple[tuple[Step[S, A, E], Step[S, A, E]], ...]
"""Steps under both readings, action by action."""

Watch = Callable[[Progress], bool]
"""A function that gets the progress of a search now and then; it gives False to break it off."""
