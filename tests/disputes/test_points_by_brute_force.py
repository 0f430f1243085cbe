"""Whether points can be, in a pack of six cards: every way to lay them is tried.

Several hands may be left, a pile, and a trick that nobody got, as other readings leave them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random

import pytest
from attrs import frozen

from daumen_rules import GERMAN
from daumen_rules.games.daumen_drauf.cards import Card, Fang, Pack
from daumen_rules.games.daumen_drauf.court.asks.of_games import CAN_BE
from daumen_rules.games.daumen_drauf.court.situation.faults import of_the_cards
from daumen_rules.games.daumen_drauf.court.situation.final_points import Points
from daumen_rules.games.daumen_drauf.court.situation.model import Ask, Heap, Situation, Stack
from daumen_rules.games.daumen_drauf.remembered_cards import Noted, all_cards, one_of
from tests.conftest import many
from tests.each import of_each
from tests.table import cards

PACK = Pack(cards("Y1p Y1h Y2p Y2h G1p G1h"), 2)
HANDS, CAPTURED, PILE, NOBODY = (0, 1), (2, 3), 4, 5
OF_A_FANG = {fang: one_of(card for card in all_cards() if card.fang is fang) for fang in Fang}


@frozen
class Lying:
    """Where the six cards lie: a place for each of them."""

    places: tuple[int, ...]

    def at(self, place: int) -> tuple[Card, ...]:
        return tuple(c for c, at in zip(PACK.cards, self.places, strict=True) if at == place)

    @property
    def final(self) -> tuple[int, ...]:
        """Z2, Z3, G7→1: +1 and -1 for captured cards, -1 for each that is left."""
        return tuple(
            sum(1 if card.fang is Fang.HARMLESS else -1 for card in self.at(captured))
            - len(self.at(hand))
            for hand, captured in zip(HANDS, CAPTURED, strict=True)
        )

    @property
    def holders(self) -> int:
        """How many seats have cards left, more than all where a hand is too large."""
        sizes = [len(self.at(hand)) for hand in HANDS]
        return 9 if max(sizes) > PACK.hand_size else sum(map(bool, sizes))


@cache
def every() -> dict[tuple[int, ...], list[Lying]]:
    """Every way to lay the cards, by the points that it gives."""
    found: dict[tuple[int, ...], list[Lying]] = {}
    for places in product(range(6), repeat=len(PACK.cards)):
        lying = Lying(places)
        if lying.holders <= len(HANDS):
            found.setdefault(lying.final, []).append(lying)
    return found


def told(random: Random, lying: tuple[Card, ...], *, whole: bool) -> tuple[tuple[Noted, ...], bool]:
    """What is remembered of some cards, and whether there may be more."""
    more = not whole and random.random() < 0.4
    kept = [card for card in lying if not more or random.random() < 0.6]
    seen = [random.choice((None, OF_A_FANG[card.fang], card)) for card in kept]
    return tuple(seen), more


def fits(lying: tuple[Card, ...], seen: tuple[Noted, ...], more: bool) -> bool:
    """Whether cards can be those that are remembered."""
    if len(lying) < len(seen) or (len(lying) > len(seen) and not more):
        return False
    whole = [one for one in seen if isinstance(one, Card)]
    left = [card.fang for card in lying if card not in whole]
    return {*whole} <= {*lying} and all(
        left.count(fang) >= seen.count(half) for fang, half in OF_A_FANG.items()
    )


@of_each("seed", range(many(500, 5_000)))
@pytest.mark.cites("VAL-3", "OVER-2", "Q31", "Q33", "Q42")
@pytest.mark.long
def test_points_can_be_as_every_way_to_lay_the_cards_says(seed: int) -> None:
    random = Random(seed)
    most_holders, most_in_pile = random.choice((1, 1, 2)), random.choice((0, 0, 1, 2))
    final = random.choice(sorted(every()))
    lying = random.choice(every()[final])
    nobodys = lying.at(NOBODY)
    heaps = [told(random, lying.at(place), whole=False) for place in (*HANDS, *CAPTURED, PILE)]
    if random.random() < 0.5:  # then it may be wrong, by one card or by a point or two
        at = random.randrange(len(heaps))
        seen, more = heaps[at]
        heaps[at] = (*seen, random.choice((None, *OF_A_FANG.values()))), more
    elif random.random() < 0.5:
        final = tuple(points + random.choice((-2, -1, 0, 0, 1, 2)) for points in final)
    left, _ = told(random, nobodys, whole=True)

    def ways() -> Iterator[Lying]:
        for one in every().get(final, ()):
            if one.holders <= most_holders and len(one.at(PILE)) <= most_in_pile:
                lies = [one.at(place) for place in (*HANDS, *CAPTURED, PILE)]
                if fits(one.at(NOBODY), left, False) and all(
                    fits(cards, *heap) for cards, heap in zip(lies, heaps, strict=True)
                ):
                    yield one

    situation = Situation(
        names=("Anna", "Ben"),
        rules=GERMAN,
        hands=tuple(Heap(*heap) for heap in heaps[:2]),
        captured=tuple(Heap(*heap) for heap in heaps[2:4]),
        pile=Stack(*heaps[4]),
        final=final,
        ask=Ask(CAN_BE),
    )
    possible = any(True for _ in ways())
    if any(True for _ in of_the_cards(situation, PACK)):
        assert not possible  # then the court does not ask whether the points can be
    else:
        points = Points(situation, PACK, most_holders, most_in_pile, Heap(left))
        assert points.add_up() == possible
