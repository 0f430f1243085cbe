"""132 Der letzte Stich gewinnt: its order, its lead, and its last trick."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from attrs import evolve

from daumen_rules.games.cards.der_letzte_stich import GAME, FirstTrick, Next, Rules
from daumen_rules.games.cards.engines.desk import Desk, Task
from daumen_rules.games.cards.engines.tricks import Play
from daumen_rules.games.catalogue import game
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.pieces.cards import Card, Deal, Suit
from tests.collection.cards.at_table import after, cards, played_out, refused, rest, told


def dealt(*hands: str, rules: Rules = GAME.book.default, players: int = 4) -> Desk[Rules]:
    """A deal in which forehand and those after him get some cards, and others fill them up."""
    held = [cards(words) for words in hands] + [()] * (players - len(hands))
    others = rest(*held)
    pack: list[Card] = []
    for hand in held:
        pack += [*hand, *(others.pop() for _ in range(32 // players - len(hand)))]
    return after(GAME, GAME.rules.start(players, rules), str(Deal(tuple(pack))))


@pytest.mark.cites("STICH-2")
def test_two_or_four_play() -> None:
    assert tuple(game("der-letzte-stich").rules.seats) == (2, 4)


@pytest.mark.numbers("der-letzte-stich")
@pytest.mark.cites("STICH-2", "STICH-5")
@pytest.mark.parametrize(("players", "tricks"), [(2, 16), (4, 8)])
def test_so_many_tricks_are_played_and_the_last_one_wins(players: int, tricks: int) -> None:
    ended = played_out(GAME, dealt(players=players), Random(132))
    outcome = GAME.rules.outcome(ended)
    assert len(ended.tricks) == tricks
    assert outcome is not None
    last = ended.tricks[-1]
    highest = {play.seat for play in last if play.card.suit is last[0].card.suit}
    assert set(outcome.winners) <= highest
    assert sum(outcome.scores) == 1


@pytest.mark.numbers("der-letzte-stich")
@pytest.mark.cites("STICH-5")
def test_in_the_last_trick_the_suit_led_wins_even_if_it_is_low() -> None:
    ranks = ["A", "10", "9", "8", "7", "K", "Q", "J"]
    state = dealt(*(" ".join(f"{suit}{rank}" for rank in ranks) for suit in "CSHD"))
    assert state.turn == state.dealer == 3
    for rank in ranks[:-1]:
        state = after(GAME, state, *(f"{suit}{rank}" for suit in "DCSH"))
    state = after(GAME, state, "DJ", "CJ", "SJ")
    assert told(GAME, state, "HJ")[-1] == "D has the last trick and wins."
    outcome = GAME.rules.outcome(after(GAME, state, "HJ"))
    assert outcome is not None
    assert outcome.winners == (3,)


@pytest.mark.cites("STICH-1", "STICH-3", "STICH-8")
@pytest.mark.parametrize(
    ("trick", "takes"),
    [("S7 SK SQ SJ", 3), ("SJ SQ SK S7", 2), ("S10 SA S9 S8", 0), ("SJ CA C10 C9", 3)],
)
def test_the_order_has_the_king_below_the_seven(trick: str, takes: int) -> None:
    """The dealer, seat D, leads; then A, B and C play."""
    lead, *others = trick.split()
    hands = tuple(cards(card) for card in (*others, lead))
    state = evolve(GAME.rules.start(4, Rules()), hands=hands, task=Task.PLAY)
    assert after(GAME, state, lead, *others).turn == takes


@pytest.mark.cites("STICH-1", "STICH-3")
def test_each_card_takes_the_next_in_the_order_whoever_of_the_two_leads() -> None:
    """The dealer, seat D, leads; A plays the other card of the suit, B and C play other suits."""
    for high, low in pairwise(["SA", "S10", "S9", "S8", "S7", "SK", "SQ", "SJ"]):
        for lead, other, takes in ((high, low, 3), (low, high, 0)):
            hands = tuple(cards(card) for card in (other, "CA", "HA", lead))
            state = evolve(GAME.rules.start(4, Rules()), hands=hands, task=Task.PLAY)
            assert after(GAME, state, lead, other, "CA", "HA").turn == takes


@pytest.mark.cites("STICH-8")
def test_by_the_other_reading_the_lead_goes_round() -> None:
    hands = ("S7 C7", "SK C8", "SQ C9", "SA C10")
    taker, around = dealt(*hands), dealt(*hands, rules=Rules(next=Next.ROUND))
    assert after(GAME, taker, "SA", "S7", "SK", "SQ").turn == 3
    assert after(GAME, around, "SA", "S7", "SK", "SQ").turn == 0


@pytest.mark.cites("STICH-3", "STICH-4", "STICH-7", "CARDS-1")
def test_what_is_refused() -> None:
    assert refused(GAME, GAME.rules.start(2, Rules()), "deal H10") == ["CARDS-1"]
    state = dealt("S7 H7", "SK H8", "SQ", "SA D7")
    assert refused(GAME, state, "S7", 0) == ["STICH-3"]
    assert refused(GAME, state, "S7") == ["STICH-7"]
    led = after(GAME, state, "SA")
    assert refused(GAME, led, "H7") == ["STICH-4"]
    assert refused(GAME, led, "H8") == ["STICH-7", "STICH-4"]
    assert refused(GAME, led, "S7") == []


@pytest.mark.cites("STICH-6", "STICH-9")
def test_the_first_trick_is_kept_low_by_a_reading_of_the_advice() -> None:
    """Lowest is a Jack, then a Queen, a King, a Seven; the dealer, D, leads."""
    low = dealt(
        "SJ SK S7",
        "SA",
        "H9 HA",
        "SQ H7 HK H8 D8 CA C10 C9",
        rules=Rules(first_trick=FirstTrick.LOW),
    )
    free = dealt("SJ SK S7", "SA", "H9 HA", "SQ H7 HK H8 D8 CA C10 C9")
    assert refused(GAME, free, "H7") == []
    assert refused(GAME, low, "H7") == ["STICH-9"]
    led = after(GAME, low, "SQ")
    assert refused(GAME, led, "SK") == refused(GAME, led, "S7") == ["STICH-9"]
    assert refused(GAME, after(GAME, free, "SQ"), "SK") == []
    beaten = after(GAME, led, "SJ")
    assert refused(GAME, beaten, "SA") == []
    second = evolve(low, tricks=((Play(3, Card.parse("SQ")),),))
    assert refused(GAME, second, "H7") == []


@pytest.mark.cites("STICH-4")
def test_who_did_not_follow_is_drawn_without_that_suit_in_later_tricks_too() -> None:
    """A holds hearts alone and puts one on the ace of spades."""
    hearts = "H7 H8 H9 H10 HJ HQ HK HA"
    state = after(GAME, dealt(hearts, "S7", "S8", "SA"), "SA", "H7", "S7", "S8")
    for viewer in (1, 3, SPECTATOR):
        view, random = GAME.rules.view(state, viewer), Random(132)
        drawn = [game("der-letzte-stich").sample(view, random.randrange) for _ in range(20)]
        assert all(card.suit is not Suit.SPADES for other in drawn for card in other.hands[0])
        assert len({other.hands[0] for other in drawn}) > 10


@pytest.mark.cites("STICH-4")
def test_whoever_cannot_follow_may_play_any_card() -> None:
    hearts = "H7 H8 H9 H10 HJ HQ HK HA"
    state = after(GAME, dealt(hearts, "", "", "SA"), "SA")
    assert all(refused(GAME, state, card) == [] for card in hearts.split())
