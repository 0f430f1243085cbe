"""Who wins a game that was explored as a whole, if all play as well as can be.

What counts is the victory alone. Whoever wins by himself has all of it, and winners share it. Where
nobody wins, and where play goes on for ever, all share it alike.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from enum import Enum
from fractions import Fraction
from typing import TypeAlias

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import NATURE, Seat

from .graph import Graph, Node

Shares: TypeAlias = tuple[Fraction, ...]
"""The share of the victory by seat, as expected where chance acts; they sum to 1."""


class Unsolved(Enum):
    """Why no value is known."""

    HIDDEN = "hidden"
    """Seats do not see everything: what is best depends on what they guess."""
    INCOMPLETE = "incomplete"
    """Not all states were found."""
    TOGETHER = "together"
    """Several may act at the same time, or the referee decides."""
    SEATS = "seats"
    """More or fewer than two have choices."""
    REPEATED = "repeated"
    """A state can come again, and chance acts."""


@frozen
class Value:
    """The value of a game from its start on.

    Without chance the value `is_forced`. Then `winner` is the seat that can force the victory, if
    there is one, and `actions` says after how many actions of all seats at the latest: it hastens,
    and the other delays.
    """

    shares: Shares
    winner: Seat | None = None
    actions: int | None = None
    is_forced: bool = False


def value(graph: Graph) -> Value | Unsolved:
    """The value of a game. It is known where two seats play, or where nobody has a choice."""
    if graph.game.checks.alike is not None:
        return Unsolved.HIDDEN
    if not graph.is_whole:
        return Unsolved.INCOMPLETE
    if any(len(node.movers) > 1 or _is_decided_outside(node) for node in graph.nodes):
        return Unsolved.TOGETHER
    if graph.players != 2 and any(len(n.after) > 1 and not n.weights for n in graph.nodes):
        return Unsolved.SEATS
    if graph.players == 2 and not any(node.weights for node in graph.nodes):
        return _without_chance(graph)
    order = _order(graph.nodes)
    return Unsolved.REPEATED if order is None else Value(_expected(graph, order))


def _is_decided_outside(node: Node) -> bool:
    return any(mover is not NATURE and not isinstance(mover, int) for mover in node.movers)


def _shares(outcome: Outcome, players: int) -> Shares:
    winners = outcome.winners or range(players)
    return tuple(Fraction(int(seat in winners), len(winners)) for seat in range(players))


# Without chance: back from the ends


def _without_chance(graph: Graph) -> Value:
    """The value of the start, from which a seat can force the victory or nobody can."""
    wins = list[tuple[Seat, int] | None]([None] * graph.states)
    before = [list[int]() for _ in wins]
    escapes = [len(node.after) for node in graph.nodes]
    for number, node in enumerate(graph.nodes):
        for after in node.after:
            before[after].append(number)
    won = deque[int]()
    for number, outcome in enumerate(graph.outcomes):
        if outcome is not None and len(outcome.winners) == 1:
            wins[number] = outcome.winners[0], 0
            won.append(number)
    while won:
        number = won.popleft()
        found = wins[number]
        assert found is not None
        winner, actions = found
        for earlier in before[number]:
            escapes[earlier] -= 1
            is_forced = winner in graph.nodes[earlier].movers or not escapes[earlier]
            if wins[earlier] is None and is_forced:
                wins[earlier] = winner, actions + 1
                won.append(earlier)
    start = wins[0]
    if start is None:
        return Value((Fraction(1, 2), Fraction(1, 2)), is_forced=True)
    shares = tuple(Fraction(int(seat == start[0])) for seat in range(graph.players))
    return Value(shares, *start, is_forced=True)


# With chance: each state after those that follow it


def _order(nodes: Sequence[Node]) -> list[int] | None:
    """The numbers of all states, each after those that follow it; None if one can come again."""
    order, begun, path = list[int](), {0}, [(0, iter(nodes[0].after))]
    on_path = {0}
    while path:
        number, left = path[-1]
        after = next(left, None)
        if after is None:
            path.pop()
            on_path.remove(number)
            order.append(number)
        elif after in on_path:
            return None
        elif after not in begun:
            begun.add(after)
            on_path.add(after)
            path.append((after, iter(nodes[after].after)))
    return order


def _expected(graph: Graph, order: Sequence[int]) -> Shares:
    """The shares that are expected at the start, if each seat acts as is best for it."""
    known = dict[int, Shares]()
    for number in order:
        outcome, node = graph.outcomes[number], graph.nodes[number]
        if outcome is not None:
            known[number] = _shares(outcome, graph.players)
        elif node.weights:
            known[number] = _mean([known[after] for after in node.after], node.weights)
        else:
            (seat,) = node.movers
            assert isinstance(seat, int)
            known[number] = _best((known[after] for after in node.after), seat)
    return known[0]


def _best(shares: Iterable[Shares], seat: Seat) -> Shares:
    return max(shares, key=lambda each: each[seat])


def _mean(shares: Sequence[Shares], weights: Sequence[int]) -> Shares:
    whole, seats = sum(weights), range(len(shares[0]))
    weighted = list(zip(shares, weights, strict=True))
    return tuple(sum((each[s] * n for each, n in weighted), Fraction()) / whole for s in seats)
