"""Draws the fangs of cards that a view does not show, so that they fit the view.

After the end of a game the points tell how many poisonous cards each seat has taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from daumen_rules.pieces.sampling import Below, shuffled

from .cards import Card, Fang, Kind, the_card
from .model import CardCount, Sight


def kind_of(sight: Sight) -> Kind:
    """What everybody sees of a card."""
    return sight.kind if isinstance(sight, Card) else sight


class Faces:
    """The fangs of all cards: those that a viewer knows, and others drawn where he does not."""

    def __init__(self, sights: Iterable[Sight], below: Below) -> None:
        sights = tuple(sights)
        self.known = tuple(dict.fromkeys(s for s in sights if isinstance(s, Card)))
        self._rest: dict[Kind, list[Card]] = {}
        for kind in dict.fromkeys(map(kind_of, sights)):
            both = shuffled((the_card(kind.colour, kind.value, fang) for fang in Fang), below)
            self._rest[kind] = [card for card in both if card not in self.known]

    def whole(self, sight: Sight) -> Card:
        """The card that a sight is of. Raises ValueError where both of its kind lie elsewhere."""
        if isinstance(sight, Card):
            return sight
        if not self._rest[sight]:
            raise ValueError(f"{sight} lies in more than two places")
        return self._rest[sight].pop()

    def all_of(self, sights: Iterable[Sight]) -> tuple[Card, ...]:
        """The cards that some sights are of."""
        return tuple(map(self.whole, sights))


def counted(
    captured: Sequence[Sequence[Card]],
    others: Sequence[Card],
    known: Iterable[Card],
    counts: Sequence[CardCount],
) -> tuple[tuple[Card, ...], ...]:
    """The captured cards by seat, and the other cards, with twins exchanged to fit the points.

    Then every seat has as many poisonous cards as were counted. Known cards stay in place.

    Raises ValueError where that cannot be done.
    """
    lying, fixed = [list(heap) for heap in (*captured, others)], {*known}
    surplus = [
        sum(card.fang is Fang.POISONOUS for card in cards) - count.minus
        for cards, count in zip(captured, counts, strict=True)
    ]
    surplus.append(-sum(surplus))
    while any(surplus):
        first = next(at for at, more in enumerate(surplus) if more > 0)
        path = _path(lying, fixed, surplus, first)
        for card, giver, taker in path:
            at, to = lying[giver].index(card), lying[taker].index(card.twin)
            lying[giver][at], lying[taker][to] = card.twin, card
        surplus[first] -= 1
        surplus[path[-1][2]] += 1
    return tuple(map(tuple, lying))


def _path(
    lying: list[list[Card]], fixed: set[Card], surplus: list[int], first: int
) -> list[tuple[Card, int, int]]:
    """Exchanges that move a poisonous card from a heap with too many to one with too few."""
    came: dict[int, list[tuple[Card, int, int]]] = {first: []}
    for heap in iter(waiting := [first]):
        if surplus[heap] < 0:
            return came[heap]
        for card, other in _exchanges(lying, fixed, heap):
            if other not in came:
                came[other] = [*came[heap], (card, heap, other)]
                waiting.append(other)
    raise ValueError("no fangs make the points that were counted")


def _exchanges(lying: list[list[Card]], fixed: set[Card], heap: int) -> Iterator[tuple[Card, int]]:
    """The poisonous cards of a heap that may be their twins, each with the heap of its twin."""
    for card in lying[heap]:
        if card.fang is Fang.POISONOUS and card not in fixed:
            yield from ((card, at) for at, each in enumerate(lying) if card.twin in each)
