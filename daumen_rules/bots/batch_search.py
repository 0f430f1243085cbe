"""A search of a tree of actions with simulations at its leaves, on the rows of a batch form.

Every simulation starts from one of the worlds, the rows of states that fit a view, and all share
the tree: it has actions alone, and every seat chooses by its own results (information set Monte
Carlo tree search). Chance is drawn anew wherever it acts. The module needs numba and knows no game.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from daumen_rules.contracts.batch_form import CHANCE, OVER
from daumen_rules.pieces.batch_kernels import Random, Row, below, compiled
from daumen_rules.pieces.batch_loop import FLOATS, INT, RANDOM, ROW, ROWS, VOID, loop

CURIOSITY: Final = 0.7
"""How much an action that was tried seldom is preferred, in standard deviations of the results."""
WIDTH: Final = 2
"""How many actions of a node are tried at all: this many times the root of its simulations."""
VICTORY: Final = 2.0
"""What a victory is worth, in standard deviations of the lead."""
DRAWS: Final = 3
"""In a simulation, that of this many random actions is taken that went best before."""
FAR: Final = 300
"""After how many actions a simulation is broken off; then nobody has won."""

FIRST, NEXT, ACTION, MOVER, TRIED, OFFERED = range(6)
"""The numbers of a node: its first child, its next sibling, what led to it and who did that, how
often it was tried and how often it could have been. The root is node 0, and 0 is no child.
"""
COLUMNS: Final = 6
LEAD, WON = range(2)
"""The sums of a node, of the leads and of the shares of the victory of the seat that chose it; in
the memory, of the leads after an action, and how often it was taken.
"""


class Tree:
    """The memory of a search: room for so many simulations and numbers of actions."""

    def __init__(self, width: int, actions: int, players: int, simulations: int) -> None:
        self.nodes = np.zeros((simulations + 1, COLUMNS), np.int64)
        self.sums = np.zeros((simulations + 1, 2))
        self.memory = np.zeros((actions, 2))
        self.spread = np.zeros((1, 3))
        self.row = np.zeros(width, np.int64)
        self.out = np.zeros(actions, np.int64)
        self.marks = np.zeros(actions, np.int64)
        self.path = np.zeros(simulations + 2, np.int64)
        self.done = np.zeros((FAR + 1, 2), np.int64)
        self.scores = np.zeros(players, np.int64)
        self.worth = np.zeros((players, 2))

    @property
    def parts(self) -> tuple[Any, ...]:
        """The last arguments of `simulate`."""
        known = (self.nodes, self.sums, self.memory, self.spread)
        return *known, self.row, self.out, self.marks, self.path, self.done, self.scores, self.worth

    def tried(self) -> dict[int, tuple[int, float]]:
        """By the numbers of the actions at the root: how often each was tried, and its mean result,
        a lead and a victory added up.
        """
        found: dict[int, tuple[int, float]] = {}
        node = int(self.nodes[0, FIRST])
        while node:
            times = int(self.nodes[node, TRIED])
            mean = float(self.sums[node, LEAD] + self.sums[node, WON]) / times
            found[int(self.nodes[node, ACTION])] = times, mean
            node = int(self.nodes[node, NEXT])
        return found


@compiled
def chosen(
    nodes: Any, sums: Any, memory: Any, out: Any, marks: Any, count: int, node: int, scale: float
) -> int:
    """The next action to try at a node, by its number: the best by upper confidence bounds, and now
    and then one that was not tried yet, the most promising first.
    """
    for k in range(count):
        marks[out[k]] = 1
    tried, visits, best, most, child = 0, 0, -1, -1e300, nodes[node, FIRST]
    while child:
        action = nodes[child, ACTION]
        if marks[action]:
            marks[action] = 2
            times = nodes[child, TRIED]
            nodes[child, OFFERED] += 1
            tried, visits = tried + 1, visits + times
            mean = (sums[child, LEAD] / scale + VICTORY * sums[child, WON]) / times
            bound = mean + CURIOSITY * sqrt(log(nodes[child, OFFERED] + 1.0) / times)
            if bound > most:
                best, most = action, bound
        child = nodes[child, NEXT]
    is_wide = tried > WIDTH * sqrt(visits)
    fresh, most = -1, -1e300
    for k in range(count):
        action = out[k]
        if marks[action] == 1 and not is_wide:
            known = memory[action, WON]
            hope = memory[action, LEAD] / known if known else 0.0
            if hope > most:
                fresh, most = action, hope
        marks[action] = 0
    return best if fresh < 0 else fresh


@compiled
def child_of(nodes: Any, node: int, action: int) -> int:
    """The child of a node by an action; 0 if there is none."""
    child = nodes[node, FIRST]
    while child and nodes[child, ACTION] != action:
        child = nodes[child, NEXT]
    return int(child)


@compiled
def any_good(memory: Any, out: Any, count: int, r: Random) -> int:
    """The best of a few random actions, by what is remembered of them."""
    best, most = -1, -1e300
    for _ in range(DRAWS if count > 1 else 1):
        action = out[below(r, count)]
        known = memory[action, WON]
        hope = memory[action, LEAD] / known if known else 0.0
        if hope > most:
            best, most = action, hope
    return int(best)


@compiled
def weigh(scores: Any, worth: Any, is_over: bool) -> None:
    """The lead of each seat over the mean of the others, and its share of the victory."""
    players = scores.size
    total, best, shared = 0, scores[0], 0
    for seat in range(players):
        total += scores[seat]
        best = max(best, scores[seat])
    for seat in range(players):
        shared += scores[seat] == best
    for seat in range(players):
        others = max(1, players - 1)
        worth[seat, LEAD] = (scores[seat] * others - (total - scores[seat])) / others
        worth[seat, WON] = 1.0 / shared if is_over and scores[seat] == best else 0.0


@loop(
    *(VOID, "mover", "chance", "legal", "step", "score", ROWS, ROW, RANDOM, ROW, INT, INT, INT),
    *(ROWS, FLOATS, FLOATS, FLOATS, ROW, ROW, ROW, ROW, ROWS, ROW, FLOATS),
)
def simulate(
    mover: Any,
    chance: Any,
    legal: Any,
    step: Any,
    score: Any,
    worlds: NDArray[np.int64],
    p: Row,
    r: Random,
    own: Row,
    first: int,
    end: int,
    deals_at: int,
    nodes: Any,
    sums: Any,
    memory: Any,
    spread: Any,
    s: Row,
    out: Row,
    marks: Row,
    path: Row,
    done: Any,
    scores: Row,
    worth: Any,
) -> None:
    """The simulations from number `first` up to `end`: down the tree as far as it is known, one
    action more, and on to the end of the game or, where the column `deals_at` counts deals, of the
    deal. At the root, the seat chooses among the actions `own`. All after that is the `Tree`.
    """
    for number in range(first, end):
        s[:] = worlds[number % worlds.shape[0]]
        deals = s[deals_at] if deals_at >= 0 else 0
        mean = spread[0, 0] / max(1.0, spread[0, 2])
        scale = sqrt(max(0.0, spread[0, 1] / max(1.0, spread[0, 2]) - mean * mean))
        scale = scale if scale > 0 else 1.0
        node, depth, taken, is_known, is_over = 0, 0, 0, True, False
        while taken < FAR:
            whose = mover(s, p)
            if whose == OVER or (deals_at >= 0 and s[deals_at] != deals):
                is_over = True
                break
            if whose == CHANCE:
                chance(s, p, r)
                continue
            if taken == 0:
                count = own.size
                out[:count] = own
            else:
                count = legal(s, p, out)
            if is_known:
                action = chosen(nodes, sums, memory, out, marks, count, node, scale)
                child = child_of(nodes, node, action)
                if child == 0:
                    child, is_known = number + 1, False
                    nodes[child, NEXT] = nodes[node, FIRST]
                    nodes[node, FIRST] = child
                    nodes[child, ACTION], nodes[child, MOVER] = action, whose
                    nodes[child, OFFERED] = 1
                node = child
                path[depth] = node
                depth += 1
            else:
                action = any_good(memory, out, count, r)
            done[taken, 0], done[taken, 1] = action, whose
            taken += 1
            step(s, p, action)
        score(s, p, scores)
        weigh(scores, worth, is_over)
        for k in range(depth):
            nodes[path[k], TRIED] += 1
            for part in range(2):
                sums[path[k], part] += worth[nodes[path[k], MOVER], part]
        for k in range(taken):
            memory[done[k, 0], LEAD] += worth[done[k, 1], LEAD]
            memory[done[k, 0], WON] += 1
        lead = worth[nodes[path[0], MOVER], LEAD]
        spread[0, 0] += lead
        spread[0, 1] += lead * lead
        spread[0, 2] += 1
