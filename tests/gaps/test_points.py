"""Points that can be reached together: the flow finds what trying every way finds."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from daumen_rules.games.daumen_drauf.court.gaps.points import Points, Swing
from tests.conftest import many


def _every(points: Points) -> set[tuple[int, ...]]:
    """All points, by trying every way in which the swings can lie."""
    found: set[tuple[int, ...]] = set()
    for base in points.bases:
        for turns in product((0, 1), repeat=len(points.swings)):
            scores = list(base)
            for turn, ends in zip(turns, points.swings, strict=True):
                for side, seat in enumerate(ends):
                    if seat is not None:
                        scores[seat] += 1 if side == turn else points.loss
            found.add(tuple(scores))
    return found


def _random(random: Random) -> Points:
    seats = random.randint(2, 4)
    swings: list[Swing] = []
    for _ in range(random.randrange(8)):
        one, other = random.sample(range(seats), 2)
        swings.append((one, random.choice((other, None))))
    bases = {
        tuple(random.randint(-3, 3) for _ in range(seats)) for _ in range(random.choice((1, 2)))
    }
    return Points(frozenset(bases), tuple(swings), random.choice((-1, 0)))


@pytest.mark.parametrize("first", range(0, many(default=20, thorough=2000), 20))
def test_the_flow_finds_what_trying_finds(first: int) -> None:
    for seed in range(first, first + 20):
        random = Random(seed)
        points = _random(random)
        every = _every(points)
        assert points.ranges() == tuple((min(seat), max(seat)) for seat in zip(*every, strict=True))
        assert points.winners() == {
            tuple(seat for seat, score in enumerate(scores) if score == max(scores))
            for scores in every
        }
        for _ in range(10):
            least = [random.randint(-6, 3) for _ in next(iter(every))]
            most = [low + random.choice((0, 0, 1, 2, 5)) for low in least]
            reached = any(
                all(a <= s <= b for a, s, b in zip(least, scores, most, strict=True))
                for scores in every
            )
            assert points.can_be(least, most) is reached
