"""The engine of tricks: duties against a second statement of them, the winner, the rows."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from copy import deepcopy
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
    Turn,
    arranged,
    of_suit,
    owed,
    own_card,
    playable,
    points,
    points_by_seat,
    winner,
    won_by,
)
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.cards import PACK, WHOLE_PACK, Card, Suit
from tests.collection.cards.at_table import FOLLOW, FOLLOW_BEAT, FOLLOW_TRUMP, FREE, STRICT, cards

JACKS: Final = cards("CJ SJ HJ DJ")
NO_TRUMPS: Final = Order(NATURAL)
HEARTS: Final = Order(TEN_HIGH, of_suit(Suit.HEARTS, TEN_HIGH))
GRAND: Final = Order(TEN_HIGH, JACKS)
SPADES_AND_JACKS: Final = Order(TEN_HIGH, (*JACKS, *cards("SA S10 SK SQ S9 S8 S7")))
ORDERS: Final = (NO_TRUMPS, HEARTS, GRAND, SPADES_AND_JACKS)


# A second statement of the duties: the cards are strings such as `S10`, the trumps a list of them,
# the highest first, and a trick is won by comparing every card with every other.


class Naive:
    """What the words of each duty allow, found by going through the whole hand."""

    def __init__(self, ranks: str, trumps: str, hand: list[str], trick: list[str]) -> None:
        self.ranks, self.trumps = ranks.split(), trumps.split()
        self.hand, self.trick = hand, trick
        self.led = self.suit(trick[0]) if trick else ""
        self.best = next((c for c in trick if all(self.over(c, d) for d in trick if d != c)), "")
        self.same = [card for card in hand if self.suit(card) == self.led]
        self.trumps_held = [card for card in hand if card in self.trumps]

    def suit(self, card: str) -> str:
        return "trumps" if card in self.trumps else card[0]

    def over(self, card: str, other: str) -> bool:
        """Whether a card would take a trick of the two, of which one has the suit led."""
        if card in self.trumps or other in self.trumps:
            places = [self.trumps.index(c) if c in self.trumps else 99 for c in (card, other)]
            return places[0] < places[1]
        if card[0] != other[0]:
            return card[0] == self.led
        return self.ranks.index(card[1:]) < self.ranks.index(other[1:])

    def higher(self, held: list[str]) -> list[str]:
        return [card for card in held if self.over(card, self.best)]

    def free(self) -> list[str]:
        return self.hand

    def follow(self) -> list[str]:
        return self.same or self.hand

    def follow_beat(self) -> list[str]:
        return self.higher(self.same) or self.same or self.hand

    def follow_trump(self) -> list[str]:
        return self.same or self.trumps_held or self.hand

    def strict(self) -> list[str]:
        if self.same:
            return self.higher(self.same) or self.same
        return self.higher(self.trumps_held) or self.trumps_held or self.hand


DUTIES: Final[dict[str, tuple[Duty, ...]]] = {
    "free": FREE,
    "follow": FOLLOW,
    "follow_beat": FOLLOW_BEAT,
    "follow_trump": FOLLOW_TRUMP,
    "strict": STRICT,
}


def situations(order: Order, number: int) -> Iterator[tuple[list[Card], list[Card], Naive]]:
    """Random hands and tricks of none to three cards, and the naive statement of each."""
    random = Random(118)
    ranks = " ".join(rank.value for rank in order.ranks)
    trumps = " ".join(map(str, order.trumps))
    for _ in range(number):
        drawn = random.sample(PACK, random.randint(1, 10) + 3)
        lying = random.randint(0, 3)
        trick, hand = drawn[:lying], drawn[3:]
        yield hand, trick, Naive(ranks, trumps, [str(c) for c in hand], [str(c) for c in trick])


@pytest.mark.parametrize("name", DUTIES)
@pytest.mark.parametrize("order", ORDERS, ids=["none", "hearts", "jacks", "spades and jacks"])
def test_what_may_be_played_is_what_the_words_of_the_duty_say(name: str, order: Order) -> None:
    narrowed = 0
    for hand, lying, naive in situations(order, 120):
        trick = tuple(Play(seat, card) for seat, card in enumerate(lying))
        found = playable(order, DUTIES[name], tuple(hand), trick)
        allowed = getattr(naive, name)() if trick else naive.hand
        assert list(map(str, found)) == [str(card) for card in hand if str(card) in allowed]
        assert found
        narrowed += len(found) < len(hand)
    assert bool(narrowed) == (name != "free")


@pytest.mark.parametrize("order", ORDERS, ids=["none", "hearts", "jacks", "spades and jacks"])
def test_the_winner_beats_each_other_card(order: Order) -> None:
    for _, lying, naive in situations(order, 120):
        if lying:
            trick = tuple(Play(seat, card) for seat, card in enumerate(lying))
            assert str(winner(order, trick).card) == naive.best


def test_a_trumped_lead_need_not_be_beaten_in_its_suit() -> None:
    trick = (Play(0, Card.parse("CK")), Play(1, Card.parse("H7")))
    hand = cards("C7 CA HA")
    assert playable(HEARTS, FOLLOW_BEAT, hand, trick) == cards("C7 CA")
    assert playable(HEARTS, STRICT, hand, trick) == cards("C7 CA")
    assert playable(HEARTS, STRICT, cards("D7 H8 HA"), trick) == cards("H8 HA")
    assert playable(HEARTS, STRICT, cards("D7 H8"), (*trick, Play(2, Card.parse("H9")))) == cards(
        "H8"
    )


def test_the_pack_has_120_points() -> None:
    assert points(PACK) == 120
    assert points(cards("SA S10 SK SQ SJ S9 S8 S7")) == 11 + 10 + 4 + 3 + 2


def test_a_card_that_is_missing_and_neglects_a_duty_breaks_both_rows() -> None:
    def turn(hand: str, seat: Seat) -> Turn | None:
        return Turn(HEARTS, cards(hand), (Play(1, Card.parse("S9")),)) if hand else None

    def held(hand: str, seat: Seat) -> Cards | None:
        return cards(hand) or None

    rows = (own_card(WHOLE_PACK, held), *(owed(WHOLE_PACK, duty, turn) for duty in STRICT))

    def broken(hand: str, card: str) -> list[bool]:
        return [row.breach(hand, Play(0, Card.parse(card))) is not None for row in rows]

    assert broken("S7 SK H7", "SK") == [False] * 5
    assert broken("S7 SK H7", "C7") == [True, True, False, False, False]
    assert broken("S7 SK H7", "S7") == [False, False, True, False, False]
    assert broken("C7 H7", "C7") == [False, False, False, True, False]
    assert broken("", "C7") == [False] * 5
    said = rows[1].breach("S7 H7", Play(0, Card.parse("H7")))
    assert said is not None
    assert (
        said.say("en")
        == "Seven of hearts is played to Nine of spades (spades); A has to follow suit."
    )
    assert said.say("de") == "Herz Sieben liegt auf Pik Neun (Pik); A muss Farbe bekennen."


def test_a_rank_that_an_order_leaves_out_is_lower_than_all_others() -> None:
    """Games with fewer cards have orders of fewer ranks; no card is an error."""
    order = Order(NATURAL[:6])
    assert order.beats(Card.parse("C9"), Card.parse("C7"))
    assert not order.beats(Card.parse("C7"), Card.parse("C9"))


def test_of_each_card_there_is_one_object_however_it_is_made() -> None:
    for card in PACK:
        assert Card(card.suit, card.rank) is card
        assert deepcopy(card) is card
        assert pickle.loads(pickle.dumps(card)) is card
    assert len({*PACK}) == 32


@pytest.mark.parametrize(
    ("order", "held"),
    [
        (NO_TRUMPS, "CA CJ C10 C9 SA HA H10 H7 DA DJ"),
        (HEARTS, "HA H10 H7 CA C10 CJ C9 SA DA DJ"),
        (GRAND, "CJ DJ CA C10 C9 SA HA H10 H7 DA"),
    ],
)
def test_a_hand_is_held_with_its_trumps_first_and_each_suit_from_its_highest_card(
    order: Order, held: str
) -> None:
    hand = cards("DJ DA H7 H10 HA SA C9 C10 CJ CA")
    assert arranged(order, hand) == cards(held)


def test_a_seat_has_the_tricks_that_its_cards_take_and_their_points() -> None:
    """Hearts are trumps: the seven of hearts takes 21 points, then the ace of spades takes 15."""
    first = (Play(0, Card.parse("CA")), Play(1, Card.parse("C10")), Play(2, Card.parse("H7")))
    second = (Play(2, Card.parse("SK")), Play(0, Card.parse("SA")), Play(1, Card.parse("S9")))
    assert points_by_seat(HEARTS, (first, second), 3) == (15, 0, 21)
    assert [won_by(seat, HEARTS, (first, second)) for seat in range(3)] == [
        (second,),
        (),
        (first,),
    ]
