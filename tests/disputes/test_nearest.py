"""How near the two completions are that show that an answer depends on the gaps.

Here all completions of random situations in small packs are compared with each other.
"""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from daumen_rules import GERMAN
from daumen_rules.disputes.findings import Depends
from daumen_rules.games.daumen_drauf.court.hearing import Hearing
from daumen_rules.games.daumen_drauf.court.situation.worlds import InPosition, World, distance
from tests.conftest import many
from tests.disputes.blanked import situation
from tests.disputes.brute import worlds
from tests.disputes.test_exact import TABLES

MOST = 200
"""Situations with more completions are left out."""

Places = tuple[object, ...]


def places(world: World) -> Places:
    """Where each card lies; then the passes and who leads."""
    there: dict[object, object] = dict.fromkeys(world.pile, "pile")
    for name, heaps in (("hand", world.hands), ("captured", world.captured)):
        there |= {card: (name, seat) for seat, heap in enumerate(heaps) for card in heap}
    there |= {card: ("trick", place) for place, card in enumerate(world.trick)}
    return (*(there[card] for card in world.pack.cards), world.passes, world.shape.leader)


def least(answers: dict[str, set[Places]]) -> int:
    """In how many places two completions with different answers differ at least."""
    pairs = (
        (one, other)
        for code, mine in answers.items()
        for second, yours in answers.items()
        if code < second
        for one in mine
        for other in yours
    )
    return min(sum(a != b for a, b in zip(one, other, strict=True)) for one, other in pairs)


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(many(default=1, thorough=40)))
def test_no_two_completions_that_part_are_nearer_by_more_than_one_place(chunk: int) -> None:
    """The pair shown is the nearest or differs in one place more: see `situations.md`."""
    compared = 0
    for seed in range(30 * chunk, 30 * (chunk + 1)):
        random = Random(seed)
        small, players = random.choice(TABLES)
        asked = situation(random, GERMAN, small, players, random.choice((0.2, 0.5)))
        found = Hearing(asked, pack=small).finding(GERMAN)
        every = list(islice(worlds(asked, GERMAN, small), MOST + 1))
        if not isinstance(found, Depends) or len(every) > MOST:
            continue
        answers: dict[str, set[Places]] = {}
        for world, at in every:
            answers.setdefault(InPosition(asked, at, told=False).verdict().answer.code, set()).add(
                places(world)
            )
        first, second = (case.world for case in found.cases)
        assert first is not None
        assert second is not None
        assert distance(first, second) <= least(answers) + 1
        compared += 1
    assert compared
