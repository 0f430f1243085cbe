"""The places of cards, the cards that each can take, and the world that a filling makes.

The `Tools` of `completions` fill them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TypeAlias

from daumen_rules.games.daumen_drauf.cards import Card, Pack, in_order
from daumen_rules.games.daumen_drauf.remembered_cards import Noted, can_be

from .facts import PILE, Fact, Facts
from .lineups import Lineup
from .model import Entry, Situation
from .shapes import Shape
from .worlds import Place, World

Places: TypeAlias = tuple[Place, ...]
Takes: TypeAlias = tuple[frozenset[int], ...]
"""The cards that each place can take, by their numbers in the pack."""


def slots(
    situation: Situation, pack: Pack, lineup: Lineup, shape: Shape, facts: Facts
) -> Iterator[tuple[Places, Takes]]:
    """The places of all cards and the cards that each can take, for each way to meet the facts."""
    seen: list[tuple[Place, Noted]] = [
        (("trick", n), sight) for n, sight in enumerate(lineup.sights)
    ]
    for name, heaps, counts in (
        ("hand", situation.hands, shape.hands),
        ("captured", situation.captured, shape.captured),
    ):
        for seat, (heap, count) in enumerate(zip(heaps, counts, strict=True)):
            gaps = (None,) * (count - len(heap.seen))
            seen += [((name, seat), card) for card in (*heap.seen, *gaps)]
    pile = situation.pile.seen
    for n in range(shape.pile):
        seen.append((("pile", n), pile[n] if n < len(pile) else None))
    places = tuple(place for place, _ in seen)
    takes = [_taken(sight, pack) for _, sight in seen]
    for fact in facts:
        if not fact.some:
            cards = _numbers(fact.cards, pack)
            for n, place in enumerate(places):
                if place == fact.place or (fact.place == PILE and place[0] == "pile"):
                    takes[n] -= cards
    needs = [fact for fact in facts if fact.some]
    yield from ((places, tuple(met)) for met in _met(pack, places, takes, needs))


def _met(
    pack: Pack, places: Places, takes: list[frozenset[int]], needs: Sequence[Fact]
) -> Iterator[list[frozenset[int]]]:
    """Every way to meet a fact at one of its places; of places that take the same only one."""
    if not needs:
        yield takes
        return
    need, cards, tried = needs[0], _numbers(needs[0].cards, pack), set[frozenset[int]]()
    for n, place in enumerate(places):
        if place == need.place and takes[n] & cards and takes[n] not in tried:
            tried.add(takes[n])
            narrowed = [*takes[:n], takes[n] & cards, *takes[n + 1 :]]
            yield from _met(pack, places, narrowed, needs[1:])


def _numbers(cards: frozenset[Card], pack: Pack) -> frozenset[int]:
    return frozenset(n for n, card in enumerate(pack.cards) if card in cards)


@cache  # asked again by every reading
def _taken(seen: Noted, pack: Pack) -> frozenset[int]:
    return frozenset(n for n, card in enumerate(pack.cards) if can_be(seen, card))


def wish(places: Places, like: World) -> Callable[[int], Sequence[int]]:
    """For each slot the cards that lie there in another world."""
    lying: dict[Place, list[int]] = {}
    for thing, place in zip(like.filled, like.places, strict=True):
        lying.setdefault(place, []).append(thing)
        if place[0] == "pile":
            lying.setdefault(PILE, []).append(thing)

    def wished(slot: int) -> Sequence[int]:
        place = places[slot]
        same = lying.get(place, [])
        return (*same, *lying.get(PILE, [])) if place[0] == "pile" else same

    return wished


def made(
    pack: Pack,
    shape: Shape,
    passes: int,
    places: Places,
    takes: Takes,
    filled: tuple[int, ...],
    entries: tuple[Entry, ...],
) -> World:
    """The world of a filling."""

    def at(name: str, index: int | None = None) -> tuple[Card, ...]:
        return tuple(
            pack.cards[thing]
            for thing, place in zip(filled, places, strict=True)
            if place[0] == name and index in (None, place[1])
        )

    seats = range(len(shape.hands))
    return World(
        pack=pack,
        shape=shape,
        passes=passes,
        trick=at("trick"),
        hands=tuple(in_order(at("hand", seat)) for seat in seats),
        captured=tuple(in_order(at("captured", seat)) for seat in seats),
        pile=at("pile"),
        slots=takes,
        places=places,
        filled=filled,
        entries=entries,
    )
