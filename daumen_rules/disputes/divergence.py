"""Two readings of a game compared: where the comparison begins, what is compared, and the game in
which the two readings differ. `divergence_search` finds that game.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Generic, TypeAlias

from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.step import A, E, S, Step


@frozen(kw_only=True)
class Opening(Generic[S, A]):
    """Where games begin in which two readings are compared: the first state under each of them.

    `deals` lists, for games of a number of actions, the deals that are to be looked at, in a fixed
    order: all that Nature can do, or one of each class that cannot part the readings otherwise.
    None where no deal goes before the actions that are counted.
    """

    name: str
    first: S
    second: S
    deals: Callable[[int], Iterable[A]] | None = None


@frozen(kw_only=True)
class Comparison(Generic[S, A, E]):
    """The parts of two games that are compared, and the states that count as equal.

    `result` is what a state has led to, whatever the reading; `told` what an action is told to have
    led to, None where that is not compared. `same_actions` says that both readings allow the same
    in states of the same result: then this is not asked. `essence` of a state with so many actions
    to come is equal only for states whose futures are alike; None where nothing is merged. `draws`
    are the actions of Nature that are looked at.
    """

    result: Callable[[S], Hashable]
    told: Callable[[tuple[E, ...]], Hashable] | None = None
    same_actions: bool = False
    essence: Callable[[S, int], Hashable] | None = None
    draws: Callable[[Distribution[A]], Iterable[A]] = tuple


@frozen
class Divergence(Generic[S, A, E]):
    """A game that is the same under two readings up to its last action, and then is not."""

    opening: Opening[S, A]
    first: tuple[Step[S, A, E], ...]
    """The deal, if there is one before, and every action after it, under the first reading."""
    second: tuple[Step[S, A, E], ...]
    """The same under the second."""

    @property
    def actions(self) -> tuple[A, ...]:
        """The deal, then the actions of seats."""
        return tuple(taken.action for taken in self.first)

    @property
    def length(self) -> int:
        """How many actions come after the deal; those of Nature count too."""
        return len(self.first) - (self.opening.deals is not None)


@frozen
class Progress:
    """The progress of a search: all games of up to so many actions have been compared."""

    length: int
    opening: str
    positions: int
    """How many positions have been compared so far."""


@frozen
class Found(Generic[S, A, E]):
    """The result of a search. `parting` is the shortest game in which the readings differ, None
    where there is none.

    Without one the readings agree in all games of up to `covered` actions; −1 is none at all.
    """

    parting: Divergence[S, A, E] | None
    covered: int
    positions: int
    at: Progress | None = None
    """Where the search was broken off, None if it was not."""


Pairs: TypeAlias = tuple[tuple[Step[S, A, E], Step[S, A, E]], ...]
"""Steps under both readings, action by action."""

Watch = Callable[[Progress], bool]
"""Told now and then how far a search has come; False breaks it off."""
