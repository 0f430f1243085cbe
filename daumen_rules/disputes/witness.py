"""The shortest sequence of actions that parts two readings of a game, found by complete search.

Here lives the search alone, for any game of the kernel. Which readings are compared, in which small
worlds, and what counts as a result is told to it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Generic, TypeVar

from attrs import frozen

from daumen_rules.kernel.game import GameRules, legal_actions, step
from daumen_rules.kernel.ruling import A, E, Refused, S, Step

R = TypeVar("R")
V = TypeVar("V")


@frozen(kw_only=True)
class World(Generic[S, A]):
    """A small world in which two readings are compared: one opening state under each of them.

    `deals` lists, for games of a number of actions, the deals that are to be looked at, in a fixed
    order: all that Nature can do, or one of each class that cannot part the readings otherwise.
    """

    name: str
    first: S
    second: S
    deals: Callable[[int], Iterable[A]]


@frozen(kw_only=True)
class Comparison(Generic[S]):
    """What is compared, and what may be merged.

    `result` is what a state has led to, whatever the reading. `same_actions` says that both
    readings allow the same in states of the same result: then this is not asked. `essence` of a
    state with so many actions to come is equal only for states whose futures are alike; None where
    nothing is merged.
    """

    result: Callable[[S], Hashable]
    same_actions: bool = False
    essence: Callable[[S, int], Hashable] | None = None


@frozen
class Parting(Generic[S, A, E]):
    """A game that is the same under two readings up to its last action, and then is not."""

    world: str
    first: tuple[Step[S, A, E], ...]
    """The deal and every action after it, under the first reading."""
    second: tuple[Step[S, A, E], ...]
    """The same under the second."""

    @property
    def actions(self) -> tuple[A, ...]:
        """The deal, then the actions of seats."""
        return tuple(taken.action for taken in self.first)

    @property
    def length(self) -> int:
        """How many actions come after the deal; those of Nature count too."""
        return len(self.first) - 1


@frozen
class Progress:
    """How far a search has come: games of `length` actions in a world, and all shorter ones."""

    length: int
    world: str
    positions: int
    """How many positions have been compared so far."""


@frozen
class Found(Generic[S, A, E]):
    """What a search has found. `parting` is the shortest game, None where there is none.

    Without one the readings agree in all games of up to `covered` actions; −1 is none at all.
    """

    parting: Parting[S, A, E] | None
    covered: int
    positions: int
    at: Progress | None = None
    """Where the search was broken off, None if it was not."""


Watch = Callable[[Progress], bool]
"""Told now and then how far a search has come; False breaks it off."""


def _never_stop(_: Progress) -> bool:
    return True


def shortest_parting(
    game: GameRules[R, S, A, E, V],
    worlds: Sequence[World[S, A]],
    comparison: Comparison[S],
    longest: int,
    watch: Watch = _never_stop,
) -> Found[S, A, E]:
    """The game that parts two readings with the fewest actions, up to `longest` of them.

    Among those of one length it is the one in the earliest world, then the first in the order of
    its deals and of legal actions. The search is complete: it looks through all games of a length
    in all worlds before any longer one.
    """
    search = _Search(game, comparison, watch)
    for length in range(longest + 1):
        for world in worlds:
            parting = search.in_world(world, length)
            if parting is not None:
                return Found(parting, length - 1, search.positions)
            if search.stopped is not None:
                return Found(None, length - 1, search.positions, search.stopped)
    return Found(None, longest, search.positions)


class _Search(Generic[R, S, A, E, V]):
    """Plays both readings in lockstep, as deep as it is told."""

    def __init__(
        self, game: GameRules[R, S, A, E, V], comparison: Comparison[S], watch: Watch
    ) -> None:
        self.game = game
        self.comparison = comparison
        self.watch = watch
        self.positions = 0
        self.stopped: Progress | None = None
        self.seen: set[Hashable] = set()
        """What of the world in hand has been looked through in vain."""

    def in_world(self, world: World[S, A], length: int) -> Parting[S, A, E] | None:
        """The first game of this very length that parts the readings in a world.

        All shorter ones have been looked through before.
        """
        self.seen.clear()
        for deal in world.deals(length):
            progress = Progress(length, world.name, self.positions)
            if not self.watch(progress):
                self.stopped = progress
                return None
            pair = self.both(world.first, world.second, deal)
            found = self.below(pair, length)
            if found is not None:
                first, second = zip(pair, *found, strict=True)
                return Parting(world.name, first, second)
        return None

    def both(self, first: S, second: S, action: A) -> tuple[Step[S, A, E], Step[S, A, E]]:
        """What an action leads to that both readings allow."""
        one, other = step(self.game, first, action), step(self.game, second, action)
        if isinstance(one, Refused) or isinstance(other, Refused):
            raise ValueError("the readings part before the search looks there")
        return one, other

    def below(
        self, pair: tuple[Step[S, A, E], Step[S, A, E]], left: int
    ) -> tuple[tuple[Step[S, A, E], Step[S, A, E]], ...] | None:
        """The pairs of steps, so many, that lead from two states alike to two that are not."""
        first, second = pair[0].state, pair[1].state
        if left == 0:
            self.positions += 1
            return () if self.differ(first, second) else None
        if self.known(first, second, left):
            return None
        for action in self.moves(first):
            after = self.both(first, second, action)
            found = self.below(after, left - 1)
            if found is not None:
                return (after, *found)
        return None

    def moves(self, state: S) -> tuple[A, ...]:
        """What can happen next: all that Nature can do where it is her turn, else the seats."""
        chance = self.game.chance(state)
        return legal_actions(self.game, state) if chance is None else tuple(chance)

    def known(self, first: S, second: S, left: int) -> bool:
        """Whether a pair like this one was looked through before; now it is."""
        essence = self.comparison.essence
        if essence is None:
            return False
        key = (left, essence(first, left), essence(second, left))
        if key in self.seen:
            return True
        self.seen.add(key)
        return False

    def differ(self, first: S, second: S) -> bool:
        """Whether two states have come to different results, or allow different actions."""
        if self.comparison.result(first) != self.comparison.result(second):
            return True
        if self.comparison.same_actions:
            return False
        return set(self.moves(first)) != set(self.moves(second))
