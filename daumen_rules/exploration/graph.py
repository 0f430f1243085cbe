"""The graph of a game: all states that can be reached, and where each action leads.

A game is explored breadth first: the states at some depth, which is the fewest actions that lead to
them, are all found before any that lies deeper. Two states are the same if they are equal, with all
that the game keeps of what has happened.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from attrs import define, field

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import NATURE, Mover
from daumen_rules.kernel.step import Refused


@frozen
class Node:
    """What can happen in a state: who can act, and the number of the state after each action.

    Where Nature can act, `weights` has a whole number for each of her actions: its share of their
    sum is the probability. Her actions come first.
    """

    movers: tuple[Mover, ...] = ()
    after: tuple[int, ...] = ()
    weights: tuple[int, ...] = ()


@frozen
class Depth:
    """What there is at some depth.

    `states` are first reached there. `ways` are the sequences of so many actions from the start,
    and in `over` of them the last action ends the game.
    """

    states: int
    ways: int
    over: int


@define
class Graph:
    """The states of a game by number; the start is number 0."""

    game: AnyGame
    start: Any
    limit: int
    """How many states are found at most."""
    outcomes: list[Outcome | None] = field(factory=list[Outcome | None])
    """How the game has ended in each state that was found; None where it goes on."""
    nodes: list[Node] = field(factory=list[Node])
    """What can happen in the states, as far as they were looked at."""
    _new: list[int] = field(factory=list[int])
    """How many states are new at each depth, as far as all are found."""
    _numbers: dict[Any, int] = field(factory=dict[Any, int])

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.game.rules.players(self.start)

    @property
    def states(self) -> int:
        """How many states were found."""
        return len(self.outcomes)

    @property
    def is_whole(self) -> bool:
        """Whether all states were found, and looked at."""
        return len(self.nodes) == self.states

    @property
    def depth(self) -> int:
        """The depth down to which all states were found."""
        return len(self._new) - 1

    def explore(self, depth: int | None = None, running: Callable[[], bool] = lambda: True) -> bool:
        """Find the states that can be reached from the start, down to a depth if one is given.

        The result says whether all were found. It is False if there are more than `limit`, or if
        `running` has said not to go on.
        """
        layer = [self.start]
        self._number(self.start, [])
        self._new.append(1)
        while layer and self.depth != depth:
            found = list[Any]()
            for state in layer:
                node = self._node(state, found, running)
                if node is None:
                    return False
                self.nodes.append(node)
            if found:
                self._new.append(len(found))
            layer = found
        return True

    def _node(self, state: Any, found: list[Any], running: Callable[[], bool]) -> Node | None:
        """What can happen in a state; None if exploring ends before. New states go to `found`."""
        if self.outcomes[len(self.nodes)] is not None:
            return Node()
        movers, after, weights = dict[Mover, None](), list[int](), list[int]()
        for action, weight in self._actions(state):
            answer = self.game.step(state, action)
            assert not isinstance(answer, Refused), answer.say("en")
            number = self._number(answer.state, found)
            if number is None or not running():
                return None
            movers[NATURE if weight else self.game.actor(action)] = None
            after.append(number)
            if weight:
                weights.append(weight)
        return Node(tuple(movers), tuple(after), tuple(weights))

    def _actions(self, state: Any) -> Iterator[tuple[Any, int]]:
        """The actions of Nature, each with its weight, then those of others, with 0."""
        chance = self.game.chance(state)
        if chance is not None:
            yield from ((action, chance.ways(action)) for action in chance)
        yield from ((action, 0) for action in self.game.legal_actions(state))

    def _number(self, state: Any, found: list[Any]) -> int | None:
        """The number of a state, which is added to `found` if it is new; None if there is no room
        for it.
        """
        number = self._numbers.get(state)
        if number is None and self.states < self.limit:
            number = self._numbers[state] = self.states
            self.outcomes.append(self.game.outcome(state))
            found.append(state)
        return number

    def depths(self, most: int | None = None) -> Iterator[Depth]:
        """What there is at each depth from 1 on, as far as all states were found; at most to a
        depth, to which the ways go on where the graph is whole.
        """
        ways = Counter({0: 1})
        deepest = most if self.is_whole and most is not None else self.depth
        for depth in range(1, deepest + 1):
            after = Counter[int]()
            for state, times in ways.items():
                for number in self.nodes[state].after:
                    after[number] += times
            over = sum(n for state, n in after.items() if self.outcomes[state] is not None)
            new = self._new[depth] if depth <= self.depth else 0
            yield Depth(new, after.total(), over)
            ways = after
