"""The shortest sequence of actions that parts two readings of a game, found by complete search.

The search is for any game of the kernel. Which readings are compared, from which openings, and what
counts as a result is told to it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Generic, TypeAlias, TypeVar

from attrs import frozen

from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.game import GameRules, legal_actions, step
from daumen_rules.kernel.ruling import A, E, Refused, S, Step

R = TypeVar("R")
V = TypeVar("V")


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
    """What is compared, and what may be merged.

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
class Parting(Generic[S, A, E]):
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
    """How far a search has come: games of so many actions, and all shorter ones."""

    length: int
    opening: str
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


Pairs: TypeAlias = tuple[tuple[Step[S, A, E], Step[S, A, E]], ...]
"""Steps under both readings, action by action."""

Watch = Callable[[Progress], bool]
"""Told now and then how far a search has come; False breaks it off."""


def _never_stop(_: Progress) -> bool:
    return True


def shortest_parting(
    rules: GameRules[R, S, A, E, V],
    openings: Sequence[Opening[S, A]],
    comparison: Comparison[S, A, E],
    longest: int,
    watch: Watch = _never_stop,
    most: int | None = None,
) -> Found[S, A, E]:
    """The game that parts two readings with the fewest actions, up to `longest` of them.

    Among those of one length it is the one from the earliest opening, then the first in the order
    of its deals and of legal actions. The search is complete: it looks through all games of a
    length from all openings before any longer one. `most` is how many actions are taken at most.
    """
    search = _Search(rules, comparison, watch, most)
    for length in range(longest + 1):
        before = search.positions
        for opening in openings:
            parting = search.from_opening(opening, length)
            if parting is not None:
                return Found(parting, length - 1, search.positions)
            if search.stopped is not None:
                return Found(None, length - 1, search.positions, search.stopped)
        if search.positions == before and all(opening.deals is None for opening in openings):
            break  # no game has so many actions
    return Found(None, longest, search.positions)


class _WorkDoneError(Exception):
    """As many actions were taken as may be."""


class _Search(Generic[R, S, A, E, V]):
    """Plays both readings in lockstep, as deep as it is told."""

    def __init__(
        self,
        rules: GameRules[R, S, A, E, V],
        comparison: Comparison[S, A, E],
        watch: Watch,
        most: int | None,
    ) -> None:
        self.rules = rules
        self.comparison = comparison
        self.watch = watch
        self.most = most
        self.taken = 0
        self.positions = 0
        self.stopped: Progress | None = None
        self.seen: set[Hashable] = set()
        """What of the opening in hand has been looked through in vain."""

    def from_opening(self, opening: Opening[S, A], length: int) -> Parting[S, A, E] | None:
        """The first game of this very length that parts the readings from an opening.

        All shorter ones have been looked through before.
        """
        self.seen.clear()
        for deal in (None,) if opening.deals is None else opening.deals(length):
            progress = Progress(length, opening.name, self.positions)
            try:
                found = self.after(opening, deal, length) if self.watch(progress) else progress
            except _WorkDoneError:
                found = progress
            if isinstance(found, Progress):
                self.stopped = found
                return None
            if found is not None:
                first, second = tuple(zip(*found, strict=True)) or ((), ())
                return Parting(opening, first, second)
        return None

    def after(self, opening: Opening[S, A], deal: A | None, length: int) -> Pairs[S, A, E] | None:
        """The pairs of steps from an opening, the deal before them if there is one."""
        if deal is None:
            return self.below(opening.first, opening.second, ((), ()), length)
        pair = self.both(opening.first, opening.second, deal)
        found = self.below_pair(pair, length)
        return None if found is None else (pair, *found)

    def both(self, first: S, second: S, action: A) -> tuple[Step[S, A, E], Step[S, A, E]]:
        """What an action leads to that both readings allow."""
        if self.taken == self.most:
            raise _WorkDoneError
        self.taken += 1
        one, other = step(self.rules, first, action), step(self.rules, second, action)
        if isinstance(one, Refused) or isinstance(other, Refused):
            raise ValueError("the readings part before the search looks there")
        return one, other

    def below_pair(
        self, pair: tuple[Step[S, A, E], Step[S, A, E]], left: int
    ) -> Pairs[S, A, E] | None:
        """The same as `below` after two steps."""
        one, other = pair
        return self.below(one.state, other.state, (one.events, other.events), left)

    def below(
        self, first: S, second: S, told: tuple[tuple[E, ...], tuple[E, ...]], left: int
    ) -> Pairs[S, A, E] | None:
        """The pairs of steps, so many, that lead from two states alike to two that are not.

        `told` is what has led to these two.
        """
        if left == 0:
            self.positions += 1
            return () if self.differ(first, second, told) else None
        if self.known(first, second, left):
            return None
        for action in self.moves(first):
            after = self.both(first, second, action)
            found = self.below_pair(after, left - 1)
            if found is not None:
                return (after, *found)
        return None

    def moves(self, state: S) -> tuple[A, ...]:
        """What can happen next: what Nature can do where it is her turn, else the seats."""
        chance = self.rules.chance(state)
        if chance is None:
            return legal_actions(self.rules, state)
        return tuple(self.comparison.draws(chance))

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

    def differ(self, first: S, second: S, told: tuple[tuple[E, ...], tuple[E, ...]]) -> bool:
        """Whether two states have come to different results, by what is told differently, or allow
        different actions.
        """
        compared = self.comparison
        if compared.result(first) != compared.result(second):
            return True
        if compared.told is not None and compared.told(told[0]) != compared.told(told[1]):
            return True
        if compared.same_actions:
            return False
        return set(self.moves(first)) != set(self.moves(second))
