"""Finds one deal that fits all known facts, or shows that there is none.

Once each showing has its twin, a deal is a perfect matching of cards and places, and `fill` finds
one. The search tries both twins only where the deal tells them apart and the matching leaves it
open. Where a seat must have held one of several cards, it tries each of these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import permutations
from typing import Final, TypeAlias

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat

from .deal_knowledge import DealKnowledge, Numbers, Showing, Slot

Fill: TypeAlias = Callable[
    [Sequence[Numbers], int, Callable[[int], Sequence[int]]], tuple[int, ...] | None
]
"""A function that puts every thing into a slot that takes it, as `disputes.matching.fill`."""
Running: TypeAlias = Callable[[], bool]
"""Whether there is time left."""
Roles: TypeAlias = tuple[int | None, int | None]
"""The showing in which each of the two cards of a kind was shown, None for none."""
Musts: TypeAlias = tuple[tuple[int, Seat, int], ...]
"""Cards that a seat must hold: card, seat, and number of events before."""

FOREVER: Final = 1 << 30


class OutOfTime(Exception):
    """The time was up before the search had ended."""


@frozen
class Filling:
    """The card in each slot, and the card of each showing."""

    slots: tuple[int, ...]
    shown: tuple[int, ...]


@frozen
class Filler:
    """Finds deals, as long as there is time."""

    fill: Fill
    running: Running

    def filling(self, known: DealKnowledge, like: Filling | None = None) -> Filling | None:
        """A deal that fits, near to another; None if there is none. Raises OutOfTime."""
        roles = _roles(known, like)
        return None if roles is None else _Search(self, known, like, _bans(known)).found(roles, ())


def _roles(known: DealKnowledge, like: Filling | None) -> tuple[tuple[Roles, ...], ...] | None:
    """For each kind every way in which its cards can have been shown; None where one has none.

    Where nothing tells the twins apart, one way is as good as its mirror image.
    """
    found: list[tuple[Roles, ...]] = []
    by_kind: dict[int, list[int]] = {}
    for at, showing in enumerate(known.showings):
        if not showing.cards:
            return None
        by_kind.setdefault(min(showing.cards) // 2, []).append(at)
    for kind in range(len(known.slots) // 2):
        shown = by_kind.get(kind, [])
        ways = _ways(kind, shown, known.showings)
        if not ways:
            return None
        if len(ways) > 1 and is_blind(kind, known):
            ways = [way for way in ways if like is not None and _is_like(way, kind, like)] or ways
            ways = ways[:1]
        found.append(tuple(ways))
    return tuple(found)


def _ways(kind: int, shown: list[int], showings: Sequence[Showing]) -> list[Roles]:
    twins = (2 * kind, 2 * kind + 1)
    if len(shown) > 2:
        return []
    ways: list[Roles] = []
    for cards in permutations(twins, len(shown)):
        if all(card in showings[at].cards for card, at in zip(cards, shown, strict=True)):
            by_card = dict(zip(cards, shown, strict=True))
            ways.append((by_card.get(twins[0]), by_card.get(twins[1])))
    return ways


def is_blind(kind: int, known: DealKnowledge) -> bool:
    """Whether nothing that is known tells the two cards of a kind apart."""
    twins = frozenset((2 * kind, 2 * kind + 1))
    sets = (*(slot.takes for slot in known.slots), *(s.cards for s in known.showings))
    return all(len(cards & twins) != 1 for cards in sets)


def _is_like(way: Roles, kind: int, like: Filling) -> bool:
    return all(
        at is None or at >= len(like.shown) or like.shown[at] == 2 * kind + i
        for i, at in enumerate(way)
    )


def _bans(known: DealKnowledge) -> dict[tuple[Seat, int], list[int]]:
    """The events at which a seat did not hold a card, by seat and card."""
    bans: dict[tuple[Seat, int], list[int]] = {}
    for held in known.held:
        if not held.some:
            for card in held.cards:
                bans.setdefault((held.seat, card), []).append(held.time)
    return bans


@frozen
class _Search:
    filler: Filler
    known: DealKnowledge
    like: Filling | None
    bans: dict[tuple[Seat, int], list[int]]

    def found(self, roles: tuple[tuple[Roles, ...], ...], musts: Musts) -> Filling | None:
        """A deal in which the cards of each kind were shown in one of its ways."""
        if not self.filler.running():
            raise OutOfTime
        slots = self.matched(roles, musts)
        if slots is None:
            return None
        place = {card: slot for slot, card in enumerate(slots)}
        settled: list[Roles] = []
        for kind, ways in enumerate(roles):
            way = next((way for way in ways if self.fits(kind, way, place, musts)), None)
            if way is None:
                return self.first(
                    ((*roles[:kind], (one,), *roles[kind + 1 :]), musts) for one in ways
                )
            settled.append(way)
        role = {2 * kind + i: at for kind, way in enumerate(settled) for i, at in enumerate(way)}
        for held in self.known.held:
            if held.some and not any(
                self.may_lie(card, role[card], place[card], ((card, held.seat, held.time),))
                for card in held.cards
            ):
                return self.first(
                    (roles, (*musts, (card, held.seat, held.time))) for card in sorted(held.cards)
                )
        shown = {at: card for card, at in role.items() if at is not None}
        return Filling(slots, tuple(shown[at] for at in range(len(shown))))

    def first(
        self, branches: Iterable[tuple[tuple[tuple[Roles, ...], ...], Musts]]
    ) -> Filling | None:
        """The result of the first branch that finds one."""
        for roles, musts in branches:
            filling = self.found(roles, musts)
            if filling is not None:
                return filling
        return None

    def matched(self, roles: tuple[tuple[Roles, ...], ...], musts: Musts) -> tuple[int, ...] | None:
        """A card for each slot, such that one way of each card allows its place."""
        count = len(self.known.slots)
        takes: list[set[int]] = [set() for _ in range(count)]
        for kind, ways in enumerate(roles):
            for i in (0, 1):
                card = 2 * kind + i
                for at in {way[i] for way in ways}:
                    for slot in range(count):
                        if self.may_lie(card, at, slot, musts):
                            takes[slot].add(card)
        like = self.like
        return self.filler.fill(
            tuple(map(frozenset, takes)),
            count,
            lambda slot: () if like is None else (like.slots[slot],),
        )

    def fits(self, kind: int, way: Roles, place: dict[int, int], musts: Musts) -> bool:
        """Whether the cards of a kind lie where they can have been shown in a way."""
        return all(
            self.may_lie(2 * kind + i, at, place[2 * kind + i], musts) for i, at in enumerate(way)
        )

    def may_lie(self, card: int, at: int | None, slot: int, musts: Musts) -> bool:
        """Whether a card can lie in a slot and be shown as a showing, or not at all."""
        there = self.known.slots[slot]
        return card in there.takes and self.may_have(card, at, there, musts)

    def may_have(self, card: int, at: int | None, slot: Slot, musts: Musts) -> bool:
        until = FOREVER
        if at is not None:
            showing = self.known.showings[at]
            until = showing.time
            if slot.owner != showing.seat or slot.since > until:
                return False
        for must, seat, time in musts:
            if must == card and not (slot.owner == seat and slot.since <= time and until >= time):
                return False
        if slot.owner is None:
            return True
        times = self.bans.get((slot.owner, card), ())
        return not any(slot.since <= time <= until for time in times)
