"""The five duties of tricks beside naive filters: over random hands and tricks both allow the same.

The filters go through the whole hand by the words of each duty. They know ranks and trumps as plain
lists and share nothing with the engine of tricks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import pytest

from daumen_rules.games.cards.engines.tricks import (
    NATURAL,
    TEN_HIGH,
    Cards,
    Duty,
    Order,
    Play,
    playable,
)
from daumen_rules.pieces.cards import PACK, Card, Rank, Suit
from tests.collection.cards.at_table import FOLLOW, FOLLOW_BEAT, FOLLOW_TRUMP, FREE, STRICT

TRUMP: Final = "trump"
HANDS: Final = 20_000


class Naive:
    """What a hand may play to some cards, the lead first; `trumps` are the highest first."""

    def __init__(self, ranks: Sequence[Rank], trumps: Sequence[Card]) -> None:
        self.ranks, self.trumps = list(ranks), list(trumps)

    def suit(self, card: Card) -> str:
        """The suit of a card; all trumps are one suit."""
        return TRUMP if card in self.trumps else card.suit.name

    def height(self, card: Card) -> int:
        """How high a card is in its suit; less is higher."""
        return self.trumps.index(card) if card in self.trumps else self.ranks.index(card.rank)

    def winning(self, trick: Sequence[Card]) -> Card:
        """The highest trump, else the highest card of the suit led."""
        wanted = TRUMP if any(self.suit(card) == TRUMP for card in trick) else self.suit(trick[0])
        rivals = [card for card in trick if self.suit(card) == wanted]
        return min(rivals, key=self.height)

    def of(self, hand: Sequence[Card], suit: str) -> list[Card]:
        """The cards of a suit."""
        return [card for card in hand if self.suit(card) == suit]

    def above(self, cards: Sequence[Card], best: Card) -> list[Card]:
        """The cards that are of the suit of the winning card, and higher."""
        return [
            card
            for card in cards
            if self.suit(card) == self.suit(best) and self.height(card) < self.height(best)
        ]

    def free(self, hand: Sequence[Card], trick: Sequence[Card]) -> list[Card]:
        """Any card."""
        return list(hand)

    def follow(self, hand: Sequence[Card], trick: Sequence[Card]) -> list[Card]:
        """The suit if possible, else any card."""
        return self.of(hand, self.suit(trick[0])) or list(hand)

    def follow_beat(self, hand: Sequence[Card], trick: Sequence[Card]) -> list[Card]:
        """As before, and of the suit a higher card than the winning one if possible."""
        suited = self.of(hand, self.suit(trick[0]))
        return self.above(suited, self.winning(trick)) or suited or list(hand)

    def follow_trump(self, hand: Sequence[Card], trick: Sequence[Card]) -> list[Card]:
        """The suit if possible, else a trump if possible, else any card."""
        return self.of(hand, self.suit(trick[0])) or self.of(hand, TRUMP) or list(hand)

    def strict(self, hand: Sequence[Card], trick: Sequence[Card]) -> list[Card]:
        """The suit, and higher if possible; else a trump, and higher if possible; else any card."""
        if self.of(hand, self.suit(trick[0])):
            return self.follow_beat(hand, trick)
        trumps = self.of(hand, TRUMP)
        return self.above(trumps, self.winning(trick)) or trumps or list(hand)


DUTIES: Final[dict[str, tuple[tuple[Duty, ...], Callable[..., list[Card]]]]] = {
    "free": (FREE, Naive.free),
    "follow": (FOLLOW, Naive.follow),
    "follow_beat": (FOLLOW_BEAT, Naive.follow_beat),
    "follow_trump": (FOLLOW_TRUMP, Naive.follow_trump),
    "strict": (STRICT, Naive.strict),
}


def trumps_by(random: Random, ranks: Sequence[Rank]) -> Cards:
    """No trumps, a suit, a suit with Jack and Seven on top, or a suit below four Jacks."""
    suit = random.choice(list(Suit))
    of_suit = [Card(suit, rank) for rank in ranks]
    top = [Card(suit, Rank.JACK), Card(suit, Rank.SEVEN)]
    jacks = [
        Card(each, Rank.JACK) for each in (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)
    ]
    kinds: tuple[list[Card], ...] = (
        [],
        of_suit,
        [*top, *(card for card in of_suit if card not in top)],
        [*jacks, *(card for card in of_suit if card not in jacks)],
    )
    return tuple(random.choice(kinds))


def differences(duty: str, seed: int, hands: int) -> list[str]:
    """The hands of a number of random ones for which engine and filter differ."""
    random, found = Random(seed), list[str]()
    duties, naive = DUTIES[duty]
    for _ in range(hands):
        ranks = random.choice((NATURAL, TEN_HIGH))
        trumps = trumps_by(random, ranks)
        drawn = random.sample(PACK, random.randint(2, 13))
        size = random.randint(1, min(3, len(drawn) - 1))
        trick, hand = drawn[:size], tuple(drawn[size:])
        plays = tuple(Play(seat, card) for seat, card in enumerate(trick))
        ours = playable(Order(ranks, trumps), duties, hand, plays)
        if {*ours} != {*naive(Naive(ranks, trumps), hand, trick)}:
            found.append(f"{hand} to {trick} with {trumps}")
    return found


@pytest.mark.parametrize("duty", DUTIES)
def test_some_hands_may_play_what_a_naive_filter_allows(duty: str) -> None:
    assert differences(duty, 1, 200) == []


@pytest.mark.long
@pytest.mark.parametrize("duty", DUTIES)
def test_twenty_thousand_hands_may_play_what_a_naive_filter_allows(duty: str) -> None:
    assert differences(duty, 2, HANDS) == []


@pytest.mark.parametrize("duty", DUTIES)
def test_whoever_leads_may_play_any_card(duty: str) -> None:
    hand = PACK[:8]
    assert playable(Order(NATURAL), DUTIES[duty][0], hand, ()) == hand
