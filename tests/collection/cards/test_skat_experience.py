"""What players of Skat with some experience bid: with values of the manual, worked out by hand."""

from __future__ import annotations

from random import Random

import pytest

from daumen_rules.conformance.random_play import random_play
from daumen_rules.games.cards.skat.experience import holds
from daumen_rules.games.cards.skat.rules import Rules
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.game import legal_actions
from daumen_rules.pieces.cards import PACK, Card, Rank, Suit, sorted_hand

SUITS = {"D": Suit.DIAMONDS, "H": Suit.HEARTS, "S": Suit.SPADES, "C": Suit.CLUBS}


def hand(text: str) -> tuple[Card, ...]:
    return sorted_hand([Card(SUITS[word[0]], Rank(word[1:])) for word in text.split()])


@pytest.mark.parametrize(
    ("cards", "bid"),
    [
        ("CJ SJ HJ DJ CA SA HA DA C10 S10", 120),  # Grand with four, game five: 5 × 24
        ("CJ DJ DA D10 DK D9 D7 HA S8 C7", 18),  # diamonds with one, game two: 2 × 9
        ("HJ DJ HA HK HQ H9 H8 SA S7 C8", 30),  # hearts without two, game three: 3 × 10
        ("CJ SJ CA C10 CK C9 DA D9 H8 S7", 36),  # clubs with two, game three: 3 × 12
        ("D7 D8 D9 H7 H8 S7 S9 C7 C8 CJ", 23),  # a Null whatever is led
        ("D7 D9 DQ H8 HK S9 SQ C8 CQ CK", 0),
        ("DJ D8 D9 H7 HQ HK S8 SQ C9 CK", 0),
    ],
)
def test_a_hand_is_bid_up_to_the_value_of_its_game(cards: str, bid: int) -> None:
    assert holds(Rules(), hand(cards)) == bid


def test_few_deals_are_passed_and_no_bid_is_beyond_the_best_grand() -> None:
    passed, random = 0, Random(1)
    for _ in range(60):
        cards = random.sample(PACK, len(PACK))
        limits = [holds(Rules(), sorted_hand(cards[at : at + 10])) for at in (0, 10, 20)]
        passed += not any(limits)
        assert max(limits) <= 120
    assert passed < 15


def test_it_considers_the_same_whatever_it_cannot_see() -> None:
    skat = game("skat")
    considered, alike = skat.checks.considered, skat.checks.alike
    assert considered is not None
    assert alike is not None
    tried = 0
    for seed in range(8):
        states = random_play(skat, 3, skat.book.default, Random(seed), 12).states
        for state in states:
            mover = skat.rules.movers(state)[0]
            if not isinstance(mover, int) or skat.rules.outcome(state) is not None:
                continue
            actions = legal_actions(skat.rules, state)
            for other in [*alike(state, mover)][:2]:
                assert [*considered(other, actions)] == [*considered(state, actions)]
                tried += 1
    assert tried > 20
