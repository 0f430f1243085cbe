"""Random sampling: shuffling, and sharing things out among places that cannot hold all of them.

The caller brings the random numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")
Below: TypeAlias = Callable[[int], int]
"""A source of random numbers: `below(n)` is a whole number from 0 to n−1, such as
`Random(7).randrange`.
"""
MayLie: TypeAlias = Callable[[int, Any], bool]
"""Whether a thing may lie in the place with a number."""


def steady() -> Below:
    """Random numbers that are the same each time."""
    number = 1

    def below(limit: int) -> int:
        nonlocal number
        number = (number * 6364136223846793005 + 1442695040888963407) % 2**64
        return (number >> 33) % limit

    return below


def fixed_numbers() -> Below:
    """A generator of pseudo-random numbers that gives the same ones on every machine."""
    last = 1

    def below(count: int) -> int:
        nonlocal last
        last = last * 48271 % 2147483647
        return last % count

    return below


def shuffled(things: Iterable[T], below: Below) -> list[T]:
    """The things in a random order; all orders are equally likely."""
    order = list(things)
    for place in range(len(order) - 1, 0, -1):
        other = below(place + 1)
        order[place], order[other] = order[other], order[place]
    return order


def shared_out(
    things: Sequence[T], sizes: Sequence[int], below: Below, may_lie: MayLie | None = None
) -> tuple[tuple[T, ...], ...]:
    """The things in places of given sizes, which together hold all of them.

    Without `may_lie` all ways are equally likely. Raises ValueError if there is no way.
    """
    if sum(sizes) != len(things):
        raise ValueError(f"{len(things)} things for {sum(sizes)} places")
    if min(sizes, default=0) < 0:
        raise ValueError(f"a place for {min(sizes)} things")
    order = shuffled(things, below)
    if may_lie is None:
        rest = iter(order)
        return tuple(tuple(next(rest) for _ in range(size)) for size in sizes)
    places = {thing: [p for p in range(len(sizes)) if may_lie(p, thing)] for thing in order}
    packs: list[list[T]] = [[] for _ in sizes]
    for thing in sorted(order, key=lambda thing: len(places[thing])):
        rooms = [place for place in places[thing] for _ in range(sizes[place] - len(packs[place]))]
        if rooms:
            packs[rooms[below(len(rooms))]].append(thing)
        else:
            _make_room(thing, packs, sizes, places)
    return tuple(map(tuple, packs))


def _make_room(
    thing: T, packs: list[list[T]], sizes: Sequence[int], places: dict[T, list[int]]
) -> None:
    """Places a thing although all its places are full: others move, along the shortest path."""
    came: dict[int, tuple[int | None, T]] = dict.fromkeys(places[thing], (None, thing))
    waiting = list(came)
    for place in waiting:
        if len(packs[place]) < sizes[place]:
            at: int | None = place
            while at is not None:
                before, moved = came[at]
                packs[at].append(moved)
                if before is not None:
                    packs[before].remove(moved)
                at = before
            return
        for other in packs[place]:
            for to in places[other]:
                if to not in came:
                    came[to] = (place, other)
                    waiting.append(to)
    raise ValueError(f"{thing} can lie nowhere")
