"""The points that a game can give where not all fangs are known.

A base holds the certain points by seat. A swing is a pair of twins, one harmless and one poisonous,
of which one seat has one and another seat, or nobody, the other. Swings do not depend on each
other; fangs that do make several bases. Whether points can be reached is a flow problem: swings are
turned along a path from a seat with too many points to one that may have more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Final, TypeAlias

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat

Scores: TypeAlias = tuple[int, ...]
Range: TypeAlias = tuple[int, int]
"""The least and the most."""
Swing: TypeAlias = tuple[Seat, Seat | None]
UNBOUNDED: Final = 10**9


@frozen
class Points:
    """Bases without swings, and the swings. A harmless card counts 1, a poisonous one `loss`."""

    bases: frozenset[Scores]
    swings: tuple[Swing, ...] = ()
    loss: int = -1

    def ranges(self) -> tuple[Range, ...]:
        """The least and the most points that each seat can have."""
        return tuple(self._range(seat) for seat in range(len(next(iter(self.bases)))))

    def _range(self, seat: Seat) -> Range:
        bases = [base[seat] for base in self.bases]
        mine = sum(seat in swing for swing in self.swings)
        return min(bases) + mine * self.loss, max(bases) + mine

    def can_be(self, least: Sequence[int], most: Sequence[int]) -> bool:
        """Whether all seats can have points within these bounds at the same time."""
        return any(_Swings(self.swings, self.loss, base).reach(least, most) for base in self.bases)

    def winners(self) -> frozenset[tuple[Seat, ...]]:
        """Every group of seats that can have the best points together, alone before all others."""
        ranges = self.ranges()
        worst = max(low for low, _ in ranges)
        return frozenset(
            group
            for size in range(1, len(ranges) + 1)
            for group in combinations(range(len(ranges)), size)
            if any(
                self.can_be(
                    [best if seat in group else -UNBOUNDED for seat in range(len(ranges))],
                    [best if seat in group else best - 1 for seat in range(len(ranges))],
                )
                for best in range(worst, min(ranges[seat][1] for seat in group) + 1)
            )
        )


class _Swings:
    """The present direction of each swing, and the points that they give to each seat."""

    def __init__(self, swings: Sequence[Swing], loss: int, base: Scores) -> None:
        self.swings, self.loss, self.base = swings, loss, base
        self.heads: list[Seat | None] = [one for one, _ in swings]
        """The owner of the harmless card of each swing."""

    def score(self, seat: Seat) -> int:
        mine = [head for head, swing in zip(self.heads, self.swings, strict=True) if seat in swing]
        won = mine.count(seat)
        return self.base[seat] + won + self.loss * (len(mine) - won)

    def reach(self, least: Sequence[int], most: Sequence[int]) -> bool:
        """Turn swings until every seat is within the bounds; says whether that is possible."""
        step, seats = 1 - self.loss, range(len(self.base))
        low = [least[seat] + (self.score(seat) - least[seat]) % step for seat in seats]
        high = [most[seat] - (most[seat] - self.score(seat)) % step for seat in seats]

        def has_room(seat: Seat | None) -> bool:
            return seat is None or self.score(seat) < high[seat]

        def has_more(seat: Seat | None) -> bool:
            return seat is None or self.score(seat) > low[seat]

        if any(low[seat] > high[seat] for seat in seats):
            return False
        for seat in seats:
            while self.score(seat) > high[seat]:
                if not self.turn(seat, has_room, gives=True):
                    return False
        for seat in seats:
            while self.score(seat) < low[seat]:
                if not self.turn(seat, has_more, gives=False):
                    return False
        return True

    def turn(self, start: Seat, end: Callable[[Seat | None], bool], *, gives: bool) -> bool:
        """Turn swings in a row so that a seat gives a point to one that is an end, or gets it."""
        rows: dict[Seat | None, tuple[int, ...]] = {start: ()}
        for at in _growing(rows):
            if at != start and end(at):
                for number in rows[at]:
                    one, other = self.swings[number]
                    self.heads[number] = other if self.heads[number] == one else one
                return True
            for number, (one, other) in enumerate(self.swings):
                if at in (one, other) and (self.heads[number] == at) is gives:
                    rows.setdefault(other if at == one else one, (*rows[at], number))
        return False


def _growing(rows: dict[Seat | None, tuple[int, ...]]) -> Iterator[Seat | None]:
    """The keys in the order in which they came in, also those to come."""
    at = 0
    while at < len(rows):
        yield list(rows)[at]
        at += 1
