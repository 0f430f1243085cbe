"""Whole turns of 30 Mühle and 31 Ceylonesisches Mühlespiel, worked out a second time.

The small program was written from the manual with the defaults of the catalogue. It knows nothing
of the library: a point is a square (0 is the outer one) and a place on it (0 to 7 clockwise, even
ones are corners), and a turn is done when stones have been taken for its mill.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

Spot: TypeAlias = tuple[int, int]
SPOTS = [(square, place) for square in range(3) for place in range(8)]
AROUND = [(-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0)]


class Table(NamedTuple):
    """What lies on the plan and in the hands, and who is on turn."""

    stones: tuple[frozenset[Spot], frozenset[Spot]]
    hands: tuple[int, int]
    turn: int


def spot(word: str) -> Spot:
    """A point such as a7: how far from the middle, d4, and in which direction."""
    across, up = ord(word[0]) - ord("d"), int(word[1]) - 4
    far = max(abs(across), abs(up))
    return 3 - far, AROUND.index((across // far, up // far))


def next_to(one: Spot) -> set[Spot]:
    square, place = one
    found = {(square, (place + 1) % 8), (square, (place - 1) % 8)}
    if place % 2:
        found |= {(other, place) for other in (square - 1, square + 1) if 0 <= other <= 2}
    return found


def mills(stones: frozenset[Spot], one: Spot) -> int:
    """How many mills of these stones go through one of them."""
    square, place = one
    if place % 2:
        sides = [{(square, place - 1), one, (square, (place + 1) % 8)}]
        sides += [{(other, place) for other in range(3)}]
    else:
        sides = [{(square, (place + step) % 8) for step in range(3)}]
        sides += [{(square, (place - step) % 8) for step in range(3)}]
    return sum(side <= stones for side in sides)


def acts(table: Table, *, ceylon: bool) -> Iterator[tuple[frozenset[Spot], int, Spot | None]]:
    """What the seat on turn can make of its stones, its hand then, and which stone has come."""
    own, theirs = table.stones[table.turn], table.stones[1 - table.turn]
    hand = table.hands[table.turn]
    free = [one for one in SPOTS if one not in own | theirs]
    if hand:
        yield from ((own | {one}, hand - 1, one) for one in free)
    elif ceylon and any(table.hands):
        yield own, hand, None
    else:
        for origin in own:
            for one in free:
                if len(own) == 3 or one in next_to(origin):
                    yield own - {origin} | {one}, hand, one


def turns(table: Table, *, ceylon: bool) -> set[Table]:
    """Where whole turns lead to, without looking whether the game is over."""
    found = set[Table]()
    seat, theirs = table.turn, table.stones[1 - table.turn]
    for own, hand, one in acts(table, ceylon=ceylon):
        closed = one is not None and mills(own, one) > 0
        hands = (hand, table.hands[1]) if seat == 0 else (table.hands[0], hand)
        lost: list[Spot | None] = [None]
        if closed and not (ceylon and any(table.hands)):
            lost = [other for other in theirs if not mills(theirs, other)] or [None]
        for other in lost:
            rest = theirs - {other}
            stones = (own, rest) if seat == 0 else (rest, own)
            again = Table(stones, hands, seat)
            stays = ceylon and closed and any(come for _, _, come in acts(again, ceylon=True))
            found.add(again if stays else Table(stones, hands, 1 - seat))
    return found
