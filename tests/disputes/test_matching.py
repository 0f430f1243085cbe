"""Things in slots: fillings exist exactly where they can, other weights are found if there are any.

Here the matchings are compared with all permutations of few things.
"""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from daumen_rules.disputes.matching import fill, other_weight


def fillings(slots: list[frozenset[int]]) -> list[tuple[int, ...]]:
    orders = permutations(range(len(slots)))
    return [o for o in orders if all(t in s for t, s in zip(o, slots, strict=True))]


@pytest.mark.parametrize(
    "seeds", [range(first, first + 50) for first in range(0, 300, 50)], ids=str
)
def test_fillings_and_weights_are_those_of_all_permutations(seeds: range) -> None:
    for seed in seeds:
        _are_those_of_all_permutations(seed)


def _are_those_of_all_permutations(seed: int) -> None:
    random = Random(seed)
    size = random.randrange(1, 7)
    slots = [
        frozenset(t for t in range(size) if random.random() < random.choice((0.4, 0.7, 1)))
        for _ in range(size)
    ]
    every = fillings(slots)
    found = fill(slots, size, lambda _: ())
    assert (found is not None) == bool(every)
    if found is None:
        return
    assert found in every
    table = [[random.choice((0, 0, 1, -1)) for _ in range(size)] for _ in range(size)]

    def total(filled: tuple[int, ...]) -> int:
        return sum(table[slot][thing] for slot, thing in enumerate(filled))

    other = other_weight(slots, found, lambda slot, thing: table[slot][thing])
    assert (other is not None) == (len({total(filled) for filled in every}) > 1)
    if other is not None:
        assert other in every
        assert total(other) != total(found)


def test_a_wish_is_granted_where_it_can_be() -> None:
    slots = [frozenset({0, 1, 2})] * 3
    assert fill(slots, 3, lambda slot: (2 - slot,)) == (2, 1, 0)


def test_there_is_no_filling_with_too_few_slots() -> None:
    assert fill([frozenset({0})], 2, lambda _: ()) is None
