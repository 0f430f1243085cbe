"""Finds the shortest game in which two readings differ, by a complete search.

The search works for any game. The caller says which openings and readings are compared, and which
facts count as the result.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

from daumen_rules.kernel.game import GameRules, legal_actions, step
from daumen_rules.kernel.step import A, E, Refused, S, Step

from .divergence import Comparison, Divergence, Found, Opening, Pairs, Progress, Watch

R = TypeVar("R")
V = TypeVar("V")


def _never_stop(_: Progress) -> bool:
    return True


def shortest_divergence(
    rules: GameRules[R, S, A, E, V],
    openings: Sequence[Opening[S, A]],
    comparison: Comparison[S, A, E],
    longest: int,
    watch: Watch = _never_stop,
    most: int | None = None,
) -> Found[S, A, E]:
    """The shortest game, of at most `longest` actions, in which two readings differ.

    Of several shortest games it is the one from the earliest opening, then the first in the order
    of deals and of legal actions. The search is complete: it tries all games of one length from
    all openings before any longer game. `most` limits the actions taken in the whole search.
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


def divergence_by_play(
    rules: GameRules[R, S, A, E, V],
    openings: Sequence[Opening[S, A]],
    comparison: Comparison[S, A, E],
    numbers: Callable[[int], int],
    longest: int,
    watch: Watch = _never_stop,
    most: int | None = None,
) -> Divergence[S, A, E] | None:
    """A game in which two readings differ, found by random play; it is hardly ever the shortest.

    Games begin from each opening in turn. `numbers` gets the count of actions taken so far and
    gives a number of any size, which picks the next action. `most` limits the actions taken in the
    whole search. None where the limit or `watch` ends the search first.
    """
    search = _Search(rules, comparison, watch, most)
    while openings:
        for opening in openings:
            if not watch(Progress(longest, opening.name, search.positions)):
                return None
            try:
                found = search.played(opening, numbers, longest)
            except _WorkDoneError:
                return None
            if found is not None:
                first, second = zip(*found, strict=True)
                return Divergence(opening, first, second)
    return None


class _WorkDoneError(Exception):
    """The search has taken as many actions as it may."""


class _Search(Generic[R, S, A, E, V]):
    """Plays games under both readings in lockstep, and compares their states."""

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
        """The keys of pairs below the present opening that were searched without a difference."""

    def from_opening(self, opening: Opening[S, A], length: int) -> Divergence[S, A, E] | None:
        """The first game of exactly this length in which the readings differ, from an opening.

        The caller has searched all shorter games before.
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
                return Divergence(opening, first, second)
        return None

    def after(self, opening: Opening[S, A], deal: A | None, length: int) -> Pairs[S, A, E] | None:
        """The steps from an opening to a difference, the deal first; None where there is none."""
        if deal is None:
            return self.below(opening.first, opening.second, ((), ()), length)
        pair = self.both(opening.first, opening.second, deal)
        found = self.below_pair(pair, length)
        return None if found is None else (pair, *found)

    def both(self, first: S, second: S, action: A) -> tuple[Step[S, A, E], Step[S, A, E]]:
        """The steps of an action under both readings. Raises ValueError where one refuses it."""
        if self.taken == self.most:
            raise _WorkDoneError
        self.taken += 1
        one, other = step(self.rules, first, action), step(self.rules, second, action)
        if isinstance(one, Refused) or isinstance(other, Refused):
            raise ValueError("the readings differ before the search looks there")
        return one, other

    def below_pair(
        self, pair: tuple[Step[S, A, E], Step[S, A, E]], left: int
    ) -> Pairs[S, A, E] | None:
        """`below`, from the states after a pair of steps."""
        one, other = pair
        return self.below(one.state, other.state, (one.events, other.events), left)

    def below(
        self, first: S, second: S, told: tuple[tuple[E, ...], tuple[E, ...]], left: int
    ) -> Pairs[S, A, E] | None:
        """The steps that lead from two equal states to two that differ; None where there are none.

        `told` holds the events that led to the two states, under each reading.
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
        """The next actions: Nature's where it is her turn, else those of the seats."""
        chance = self.rules.chance(state)
        if chance is None:
            return legal_actions(self.rules, state)
        return tuple(self.comparison.draws(chance))

    def played(
        self, opening: Opening[S, A], numbers: Callable[[int], int], longest: int
    ) -> Pairs[S, A, E] | None:
        """A random game up to the action at which the readings differ; None where it ends alike."""
        first, second = opening.first, opening.second
        pairs: list[tuple[Step[S, A, E], Step[S, A, E]]] = []
        while len(pairs) < longest:
            chance, number = self.rules.chance(first), numbers(self.taken)
            acts = () if chance else legal_actions(self.rules, first)
            if chance is None and not acts:
                return None
            action = chance.at(number % chance.total) if chance else acts[number % len(acts)]
            one, other = self.both(first, second, action)
            pairs.append((one, other))
            first, second = one.state, other.state
            if self.differ(first, second, (one.events, other.events)):
                return tuple(pairs)
        return None

    def known(self, first: S, second: S, left: int) -> bool:
        """Whether a pair of states with the same essence was searched before; notes this one."""
        essence = self.comparison.essence
        if essence is None:
            return False
        key = (left, essence(first, left), essence(second, left))
        if key in self.seen:
            return True
        self.seen.add(key)
        return False

    def differ(self, first: S, second: S, told: tuple[tuple[E, ...], tuple[E, ...]]) -> bool:
        """Whether two states have different results, tell different events, or allow different
        actions.
        """
        compared = self.comparison
        if compared.result(first) != compared.result(second):
            return True
        if compared.told is not None and compared.told(told[0]) != compared.told(told[1]):
            return True
        if compared.same_actions:
            return False
        return set(self.moves(first)) != set(self.moves(second))
