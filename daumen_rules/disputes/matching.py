"""Perfect matchings between slots and things, near to a wish or of another total weight.

Nothing here knows a game. Things are numbers from 0; a slot is the set of things that it takes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

Slots: TypeAlias = Sequence[frozenset[int]]
Filled: TypeAlias = tuple[int, ...]
"""The thing in each slot."""


def fill(slots: Slots, things: int, wish: Callable[[int], Sequence[int]]) -> Filled | None:
    """Puts every thing into a slot that takes it, one into each; None where that is impossible.

    `wish` gives the things that a slot prefers, the dearest first; they are tried first. Slots that
    take everything are filled last, as any things that are left fit them.
    """
    if len(slots) != things:
        return None
    owner: dict[int, int] = {}
    choosy = sorted(
        (s for s in range(len(slots)) if len(slots[s]) < things), key=lambda s: (len(slots[s]), s)
    )
    liked = {s: [t for t in wish(s) if t in slots[s]] for s in choosy}
    order = {s: [*liked[s], *sorted(slots[s].difference(liked[s]))] for s in choosy}
    for slot in choosy:
        if not _augment(slot, order, owner, set()):
            return None
    found = {slot: thing for thing, slot in owner.items()}
    left = dict.fromkeys(t for t in range(things) if t not in owner)
    free = [s for s in range(len(slots)) if s not in found]
    for slot in free:
        thing = next((t for t in wish(slot) if t in left), None)
        if thing is not None:
            found[slot] = thing
            del left[thing]
    for slot, thing in zip((s for s in free if s not in found), list(left), strict=True):
        found[slot] = thing
    return tuple(found[slot] for slot in range(len(slots)))


def _augment(slot: int, order: dict[int, list[int]], owner: dict[int, int], seen: set[int]) -> bool:
    for thing in order[slot]:
        if thing not in owner:
            owner[thing] = slot
            return True
    for thing in order[slot]:
        if thing not in seen:
            seen.add(thing)
            if _augment(owner[thing], order, owner, seen):
                owner[thing] = slot
                return True
    return False


def other_weight(slots: Slots, filled: Filled, weight: Callable[[int, int], int]) -> Filled | None:
    """A filling with another total weight that moves few things; None where all weigh the same.

    Two fillings differ by cycles, in which each slot takes the thing of the next slot. All fillings
    weigh the same exactly if every cycle has weight 0; and every cycle has weight 0 exactly if, in
    each strongly connected part of the slots, the weights are differences of potentials. The
    function tries cycles of two slots first, then the potentials.
    """
    count = len(slots)
    next_of = [[s for s in range(count) if s != i and filled[s] in slots[i]] for i in range(count)]

    def cost(i: int, s: int) -> int:
        return weight(i, filled[s]) - weight(i, filled[i])

    heavy = [i for i in range(count) if any(cost(i, s) for s in next_of[i])]
    for i in heavy:
        for s in next_of[i]:
            if cost(i, s) and i in next_of[s] and cost(i, s) + cost(s, i):
                return _turned(filled, [i, s])
    for i in heavy:
        found = _unbalanced(i, next_of, cost)
        if found is not None:
            return _turned(filled, found)
    return None


def weights(slots: Slots, filled: Filled, weight: Callable[[int, int], int]) -> Iterator[Filled]:
    """Fillings with other total weights: step by step the heaviest, then the lightest.

    Gives none where all fillings weigh the same.
    """
    if other_weight(slots, filled, weight) is None:
        return
    for sign in (1, -1):

        def signed(slot: int, thing: int, sign: int = sign) -> int:
            return sign * weight(slot, thing)

        at = heavier(slots, filled, signed)
        while at is not None:
            yield at
            at = heavier(slots, at, signed)


def heavier(slots: Slots, filled: Filled, weight: Callable[[int, int], int]) -> Filled | None:
    """A filling that weighs a little more and moves few things; None for a heaviest filling.

    A filling is a heaviest one exactly if no cycle, in which each slot takes the thing of the next,
    has a positive weight.
    """
    count = len(slots)
    edges = [
        (i, s, weight(i, filled[s]) - weight(i, filled[i]))
        for i in range(count)
        for s in range(count)
        if s != i and filled[s] in slots[i]
    ]
    cost = {(i, s): gain for i, s, gain in edges}
    swaps = [(gain + cost[s, i], i, s) for i, s, gain in edges if i < s and (s, i) in cost]
    best = min((swap for swap in swaps if swap[0] > 0), default=None)
    if best is not None:
        return _turned(filled, best[1:])
    reached, via, last = [0] * count, [-1] * count, -1
    for _ in range(count):
        last = -1
        for i, s, gain in edges:
            if reached[i] + gain > reached[s]:
                reached[s], via[s], last = reached[i] + gain, i, s
        if last < 0:
            return None
    for _ in range(count):
        last = via[last]
    cycle = [last]
    while via[cycle[0]] != last:
        cycle.insert(0, via[cycle[0]])
    return _turned(filled, cycle)


def _turned(filled: Filled, cycle: Sequence[int]) -> Filled:
    changed = list(filled)
    for at, slot in enumerate(cycle):
        changed[slot] = filled[cycle[(at + 1) % len(cycle)]]
    return tuple(changed)


def _paths(root: int, next_of: Sequence[Sequence[int]]) -> dict[int, list[int]]:
    """A shortest path from the slot `root` to every slot that can be reached from it."""
    paths = {root: [root]}
    queue = deque([root])
    while queue:
        at = queue.popleft()
        for to in next_of[at]:
            if to not in paths:
                paths[to] = [*paths[at], to]
                queue.append(to)
    return paths


def _unbalanced(
    root: int, next_of: Sequence[Sequence[int]], cost: Callable[[int, int], int]
) -> list[int] | None:
    """A cycle whose weight is not 0, among the slots on cycles through `root`; None without one."""
    before: list[list[int]] = [[] for _ in next_of]
    for i, following in enumerate(next_of):
        for s in following:
            before[s].append(i)
    out, back = _paths(root, next_of), _paths(root, before)
    part = out.keys() & back.keys()

    def total(walk: Sequence[int]) -> int:
        return sum(cost(a, b) for a, b in pairwise(walk))

    potential = {i: total(out[i]) for i in part}
    for i in part:
        for s in next_of[i]:
            if s in part and potential[i] + cost(i, s) != potential[s]:
                home = [*reversed(back[s])]
                for walk in ([*out[i], *home], [*out[s], *home[1:]]):
                    cycle = _simple(walk, total)
                    if cycle is not None:
                        return cycle
    return None


def _simple(walk: list[int], total: Callable[[Sequence[int]], int]) -> list[int] | None:
    """A cycle within a closed walk that visits no slot twice and whose weight is not 0."""
    trail: list[int] = []
    for slot in walk:
        if slot in trail:
            at = trail.index(slot)
            cycle = trail[at:]
            if total([*cycle, slot]):
                return cycle
            trail = trail[:at]
        trail.append(slot)
    return None
