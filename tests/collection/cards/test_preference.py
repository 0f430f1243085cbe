"""116 Préférence: bidding, games from the hand, going along, and what is paid."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.conformance.random_play import random_play
from daumen_rules.games.cards.engines.auction import Auction
from daumen_rules.games.cards.engines.balances import EndPot
from daumen_rules.games.cards.engines.desk import Away, Task
from daumen_rules.games.cards.engines.tricks import Play
from daumen_rules.games.cards.preference.clauses import (
    Fallen,
    Lost,
    Numbers,
    PerTrick,
    Premium,
    Rounds,
    Rules,
)
from daumen_rules.games.cards.preference.game import GAME
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.seats import SPECTATOR
from daumen_rules.kernel.step import Refused
from daumen_rules.pieces.cards import PACK, Card, Deal, Suit
from tests.collection.cards.at_table import after, cards, refused, rest, told
from tests.each import of_each

OLD = GAME.book.default


def dealt(*hands: str, talon: str = "", rules: Rules = OLD, **begun: Any) -> Any:
    """A deal in which Vorhand, seat A, and those after it hold some cards, and others besides."""
    held = [*map(cards, hands), *[()] * (3 - len(hands))]
    two = cards(talon)
    others = rest(*held, two)
    a, b, d = ((*hand, *(others.pop() for _ in range(10 - len(hand)))) for hand in held)
    two = (*two, *others)
    order = [*a[:3], *b[:3], *d[:3], *two, *a[3:7], *b[3:7], *d[3:7], *a[7:], *b[7:], *d[7:]]
    start = evolve(GAME.rules.start(3, rules), **begun)
    return after(GAME, start, str(Deal(tuple(order))))


def played_out(
    takers: str,
    rules: Rules = OLD,
    trump: Suit = Suit.CLUBS,
    out: tuple[int, ...] = (),
    **more: Any,
) -> Any:
    """The desk before the last card, after which these seats have taken the ten tricks. Seat A is
    the soloist; the pot has 10 unless more is said.
    """
    seats = [int(taker) for taker in takers]
    low = [card for card in rest() if card.suit is not trump][:9]
    done = tuple((Play(seat, card),) for seat, card in zip(seats[:9], low, strict=True))
    playing = [seat for seat in range(3) if seat not in out]
    last = [Play(seat, Card.parse("SA" if seat == seats[9] else "S7")) for seat in playing]
    hands = tuple((last[-1].card,) if seat == playing[-1] else () for seat in range(3))
    desk = evolve(GAME.rules.start(3, rules), pot=10, points=(0, 0, -10))
    return evolve(
        desk,
        task=Task.PLAY,
        turn=playing[-1],
        hands=hands,
        aside=((),) * 3,
        auction=Auction(bid=1, listener=0, once=True),
        soloist=0,
        trump=trump,
        out=out,
        trick=tuple(last[:-1]),
        tricks=done,
        **more,
    )


def paid(desk: Any) -> tuple[tuple[int, ...], int]:
    """What the last card brings each seat, and the pot after it."""
    (last,) = (hand for hand in desk.hands if hand)
    done = after(GAME, desk, str(last[0]))
    return tuple(now - old for now, old in zip(done.points, desk.points, strict=True)), done.pot


@pytest.mark.cites("PREFERENCE-3", "PREFERENCE-4")
def test_three_two_four_three_and_the_dealer_stakes_ten() -> None:
    desk = after(GAME, GAME.rules.start(3, OLD), str(Deal(PACK)))
    assert {*desk.hands[0]} == {*PACK[:3], *PACK[11:15], *PACK[23:26]}
    assert {*desk.stock} == {*PACK[9:11]}
    assert (desk.pot, desk.points, desk.turn, desk.task) == (10, (0, 0, -10), 0, Task.BID)


@pytest.mark.cites("PREFERENCE-5", "PREFERENCE-24", "PREFERENCE-26")
def test_each_bids_the_next_number_until_two_have_passed() -> None:
    desk = dealt()
    assert refused(GAME, desk, "bid 2") == ["PREFERENCE-5"]
    assert refused(GAME, desk, "bid 1", 1) == ["PREFERENCE-5"]
    bid = after(GAME, desk, "bid 1", "bid 2", "pass")
    assert (bid.turn, refused(GAME, bid, "bid 2"), refused(GAME, bid, "bid 3")) == (
        0,
        ["PREFERENCE-5"],
        [],
    )
    four = after(GAME, bid, "bid 3", "bid 4")
    assert refused(GAME, four, "bid 5") == ["PREFERENCE-5"]
    over = after(GAME, four, "pass")
    assert (over.task, over.turn, over.soloist) == (Task.AWAY, 1, 1)
    assert after(GAME, desk, "pass", "pass", "bid 1").soloist == 2
    none = after(GAME, desk, "pass", "pass", "pass")
    assert (none.pot, none.deals, none.dealer, none.points) == (10, 1, 0, (0, 0, -10))


@pytest.mark.cites("PREFERENCE-5", "PREFERENCE-24")
def test_each_may_speak_once_and_each_seat_may_have_a_number() -> None:
    once = after(GAME, dealt(rules=Rules(rounds=Rounds.ONCE)), "bid 1", "bid 2", "pass")
    assert (once.task, once.soloist) == (Task.AWAY, 1)
    own = dealt(rules=Rules(numbers=Numbers.SEAT))
    second = after(GAME, own, "pass")
    assert (refused(GAME, second, "bid 1"), refused(GAME, second, "bid 2")) == (
        ["PREFERENCE-5"],
        [],
    )
    assert refused(GAME, after(GAME, second, "pass"), "bid 3") == []


@pytest.mark.cites("PREFERENCE-6", "PREFERENCE-23")
def test_the_highest_bidder_takes_the_talon_and_lays_two_others_away() -> None:
    desk = after(GAME, dealt("C7 C8", talon="HA HK"), "bid 1", "pass", "pass")
    assert {*desk.hands[0]} >= {*cards("C7 C8 HA HK")}
    assert (len(desk.hands[0]), desk.stock) == (12, ())
    assert refused(GAME, desk, "lay away C7") == ["PREFERENCE-6"]
    assert refused(GAME, desk, "lay away C7 C7") == ["PREFERENCE-6"]
    other = desk.hands[1][0]
    assert refused(GAME, desk, f"lay away C7 {other}") == ["PREFERENCE-23"]
    assert refused(GAME, desk, "name hearts") == ["PREFERENCE-7"]
    laid = after(GAME, desk, "lay away C7 HA")
    assert (len(laid.hands[0]), laid.aside[0]) == (10, cards("HA C7"))
    hidden = GAME.view(laid, 1)
    assert (hidden.away, hidden.laid_away) == ((), (2, 0, 0))


@pytest.mark.numbers("preference")
@pytest.mark.cites("PREFERENCE-1", "PREFERENCE-7")
@pytest.mark.parametrize(
    ("bids", "least"), [(1, "clubs"), (2, "spades"), (3, "diamonds"), (4, "hearts")]
)
def test_the_suit_named_is_the_one_bid_or_a_higher_one(bids: int, least: str) -> None:
    suits = ["clubs", "spades", "diamonds", "hearts"]
    calls = {1: "pass pass", 2: "bid2 pass pass", 3: "bid2 pass bid3 pass"}
    calls[4] = "bid2 bid3 bid4 pass pass"
    said = [word.replace("bid", "bid ") for word in calls[bids].split()]
    desk = after(GAME, dealt(), "bid 1", *said)
    own = desk.hands[desk.turn][:2]
    desk = after(GAME, desk, f"lay away {own[0]} {own[1]}")
    assert [suit for suit in suits if not refused(GAME, desk, f"name {suit}")] == suits[
        suits.index(least) :
    ]
    for suit in suits[: suits.index(least)]:
        assert refused(GAME, desk, f"name {suit}") == ["PREFERENCE-7"]


@pytest.mark.cites("PREFERENCE-18", "PREFERENCE-19", "PREFERENCE-21", "PREFERENCE-24")
def test_a_game_from_the_hand_outbids_numbers_and_hearts_are_called_by_name() -> None:
    desk = after(GAME, dealt(), "bid 1")
    assert refused(GAME, desk, "hand hearts") == ["PREFERENCE-19"]
    hand = after(GAME, desk, "hand clubs")
    assert refused(GAME, hand, "bid 2") == ["PREFERENCE-24"]
    back = after(GAME, hand, "pass")
    assert refused(GAME, back, "bid 2") == ["PREFERENCE-24"]
    assert refused(GAME, back, "hand diamonds") == refused(GAME, back, "premium")
    assert refused(GAME, back, "premium") == ["PREFERENCE-21"]
    plays = after(GAME, back, "pass")
    assert (plays.soloist, plays.trump, plays.task) == (1, Suit.CLUBS, Task.JOIN)
    assert (len(plays.stock), len(plays.hands[1])) == (2, 10)
    prize = after(GAME, dealt(), "premium")
    for words in ("hand clubs", "premium"):
        assert refused(GAME, prize, words) == ["PREFERENCE-18"]
    assert refused(GAME, prize, "bid 1") == ["PREFERENCE-24"]
    over = after(GAME, prize, "pass", "pass")
    assert (over.soloist, over.trump) == (0, Suit.HEARTS)


@pytest.mark.cites("PREFERENCE-18", "PREFERENCE-25")
@pytest.mark.parametrize(
    ("called", "plays", "trump"),
    [
        ("clubs spades diamonds", 2, Suit.DIAMONDS),
        ("spades clubs spades", 0, Suit.SPADES),
        ("clubs diamonds spades", 1, Suit.DIAMONDS),
    ],
)
def test_the_highest_suit_is_played_and_of_equal_ones_that_of_the_earlier_seat(
    called: str, plays: int, trump: Suit
) -> None:
    one, two, three = called.split()
    before = after(GAME, dealt(), f"hand {one}", f"hand {two}")
    desk = after(GAME, before, f"hand {three}")
    assert (desk.soloist, desk.trump) == (plays, trump)
    suits = [each.suit for each in GAME.view(desk, SPECTATOR).games]
    assert suits == [Suit[suit.upper()] for suit in called.split()]
    shown = told(GAME, before, f"hand {three}")
    assert shown[1] == f"A has called {one}."
    assert len(shown) == 4


@pytest.mark.cites("PREFERENCE-25")
def test_nobody_else_knows_the_suit_of_a_game_from_the_hand_while_it_is_bid() -> None:
    """Written by hand: the desks differ in the suit alone, and so do the views of its caller."""
    desk = dealt()
    one, other = (after(GAME, desk, f"hand {suit}") for suit in ("clubs", "diamonds"))
    assert one != other
    for viewer in (1, 2, SPECTATOR):
        assert GAME.view(one, viewer) == GAME.view(other, viewer)
    assert GAME.view(one, 0) != GAME.view(other, 0)
    assert legal_actions(GAME.rules, one) == legal_actions(GAME.rules, other)
    view = GAME.view(one, 1)
    drawn: set[Any] = set()
    for number in range(40):
        state = GAME.sample(view, Random(number).randrange)
        assert GAME.view(state, 1) == view
        drawn.add(state.games[0].suit)
    assert drawn == {Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS}
    lines = [GAME.write_position(each, ("A", "B", "C"), "en", 1) for each in (one, other)]
    assert lines[0] == lines[1]
    assert "clubs" not in lines[0]


@pytest.mark.cites("PREFERENCE-8", "PREFERENCE-9", "PREFERENCE-10")
def test_the_others_go_along_or_stay_home_the_left_neighbour_first() -> None:
    desk = after(GAME, dealt(pot=20), "hand clubs", "pass", "pass")
    assert refused(GAME, desk, "go along", 2) == ["PREFERENCE-5"]
    assert refused(GAME, desk, str(desk.hands[1][0])) == ["PREFERENCE-23"]
    both = after(GAME, desk, "stay home", "stay home")
    assert (both.points, both.pot, both.hands, both.dealer) == ((30, 0, -10), 0, (), 0)
    one = after(GAME, desk, "stay home", "go along")
    assert (one.task, one.turn, one.playing) == (Task.PLAY, 0, (0, 2))
    second = after(GAME, one, str(one.hands[0][0]))
    assert second.turn == 2
    capped = after(GAME, dealt(pot=20, rules=Rules(cap=20)), "hand clubs", "pass", "pass")
    home = after(GAME, capped, "stay home", "stay home")
    assert (home.points, home.pot) == ((20, 0, -10), 10)


@pytest.mark.cites("PREFERENCE-2", "PREFERENCE-11", "PREFERENCE-12", "PREFERENCE-13")
@pytest.mark.cites("PREFERENCE-22", "PREFERENCE-23")
@of_each(
    ("lead", "second", "hand", "allowed"),
    [
        ("S10", "S7", "S8 SJ H7 DA", "SJ"),
        ("S10", "S7", "S8 S9 H7 DA", "S8 S9"),
        ("S10", "H9", "S8 SJ H10", "S8 SJ"),
        ("S10", "S7", "H7 HK DA", "H7 HK"),
        ("S10", "H9", "H7 HK DA", "HK"),
        ("S10", "HA", "H7 HK DA", "H7 HK"),
        ("S10", "S7", "D7 DA CA", "D7 DA CA"),
        ("HJ", "H8", "H7 HQ CA", "HQ"),
    ],
)
def test_who_follows_beats_and_who_cannot_follow_trumps(
    lead: str, second: str, hand: str, allowed: str
) -> None:
    """Hearts are trumps."""
    desk = after(GAME, dealt(), "premium", "pass", "pass", "go along", "go along")
    desk = evolve(desk, hands=(cards(lead), cards(second), cards(hand)))
    third = after(GAME, desk, lead, second)
    may = [word for word in hand.split() if not refused(GAME, third, word)]
    assert may == allowed.split()
    assert refused(GAME, third, "CK") != []


@pytest.mark.cites("PREFERENCE-22")
@pytest.mark.parametrize(
    ("lead", "second", "takes"),
    [("SK", "SA", 1), ("S10", "SJ", 1), ("SA", "H7", 1), ("SK", "S10", 0)],
)
def test_ace_is_highest_and_trumps_beat_all(lead: str, second: str, takes: int) -> None:
    desk = after(GAME, dealt(), "premium", "pass", "pass", "go along", "stay home")
    desk = evolve(desk, hands=(cards(f"{lead} D7"), cards(f"{second} D8"), ()))
    assert after(GAME, desk, lead, second).turn == takes


@pytest.mark.cites("PREFERENCE-14", "PREFERENCE-15", "PREFERENCE-16", "PREFERENCE-27")
@of_each(
    ("takers", "out", "pot", "rules", "gains", "left"),
    [
        ("0000001122", (), 10, OLD, (6, 2, 2), 0),
        ("0000000112", (), 10, OLD, (7, 2, 1 - 10), 10),
        ("0000000111", (2,), 10, OLD, (7, 3, 0), 0),
        ("0000000000", (), 10, OLD, (10, -10, -10), 20),
        ("0000011122", (), 10, OLD, (5 - 20, 3, 2), 20),
        ("0000011122", (), 30, OLD, (15 - 60, 9, 6), 60),
        ("0000000112", (), 30, OLD, (21, 6, 3 - 30), 30),
        ("0000011122", (), 30, Rules(fallen=Fallen.TWENTY), (15 - 20, 9, 6), 20),
        ("0000000112", (), 30, Rules(per_trick=PerTrick.ONE), (7, 2, 1 - 10), 30),
        ("0000011122", (), 30, Rules(per_trick=PerTrick.ONE), (5 - 20, 3, 2), 40),
    ],
)
def test_tricks_are_paid_and_too_few_cost_as_much_as_was_played_for(
    takers: str,
    out: tuple[int, ...],
    pot: int,
    rules: Rules,
    gains: tuple[int, ...],
    left: int,
) -> None:
    assert paid(evolve(played_out(takers, rules, out=out), pot=pot)) == (gains, left)


@pytest.mark.cites("PREFERENCE-17")
def test_above_the_highest_stake_the_rest_is_played_for_later() -> None:
    desk = played_out("0000001122", Rules(cap=100))
    assert paid(evolve(desk, pot=130)) == ((60, 20, 20), 30)
    assert paid(evolve(desk, pot=90)) == ((54, 18, 18), 0)
    fell = played_out("0000011122", Rules(cap=100))
    assert paid(evolve(fell, pot=130)) == ((50 - 200, 30, 20), 230)


@pytest.mark.cites("PREFERENCE-19", "PREFERENCE-20")
@pytest.mark.parametrize(
    ("takers", "out", "rules", "stock", "gains"),
    [
        ("0000001122", (), OLD, "C7 C8", (6 + 10, 2 - 5, 2 - 5)),
        ("0000001111", (2,), OLD, "C7 C8", (6 + 5, 4 - 5, 0)),
        ("0000001122", (), OLD, "", (6, 2, 2)),
        ("0000001122", (), Rules(premium=Premium.ANY), "", (6 + 10, 2 - 5, 2 - 5)),
        ("0000011111", (2,), OLD, "C7 C8", (5 - 20 - 10, 5 + 5, 5)),
        ("0000011111", (2,), Rules(lost=Lost.WENT), "C7 C8", (5 - 20 - 5, 5 + 5, 0)),
    ],
)
def test_a_praemie_brings_or_costs_five_more(
    takers: str, out: tuple[int, ...], rules: Rules, stock: str, gains: tuple[int, ...]
) -> None:
    desk = played_out(takers, rules, Suit.HEARTS, out, stock=cards(stock))
    assert paid(desk)[0] == gains


@pytest.mark.cites("PREFERENCE-28", "PREFERENCE-29")
@pytest.mark.parametrize(
    ("end", "scores", "left"),
    [(EndPot.SHARED, (7 + 3, 2 + 4, -19 + 3), 0), (EndPot.STAYS, (7, 2, -19), 10)],
)
def test_the_pot_left_at_the_end_is_shared_or_a_party_of_its_own(
    end: EndPot, scores: tuple[int, ...], left: int
) -> None:
    """C has dealt, and pays 10 for a single trick; A would deal next, and so B is Vorhand."""
    desk = played_out("0000000112", Rules(deals=1, end_pot=end))
    done = after(GAME, desk, str(desk.hands[2][0]))
    outcome = GAME.rules.outcome(done)
    assert outcome is not None
    assert (outcome.payments, outcome.left) == (outcome.scores, left)
    assert sum(outcome.payments) + left == 0
    assert outcome.scores == scores
    assert outcome.winners == (0,)


@pytest.mark.numbers("preference")
@pytest.mark.cites("PREFERENCE-14", "PREFERENCE-27")
def test_chips_and_pot_sum_to_zero_and_the_pot_is_divisible_by_ten() -> None:
    for number in range(6):
        for one in random_play(GAME, 3, OLD, Random(number), 400).steps:
            state: Any = one.state
            assert sum(state.points) + state.pot == 0
            assert state.pot % 10 == 0


def test_a_seat_that_is_not_at_the_table_lays_nothing_away() -> None:
    desk = after(GAME, dealt(), "bid 1", "pass", "pass")
    for seat in (3, -1):
        answer = step(GAME.rules, desk, Away(seat, desk.hands[0][:2]))
        assert isinstance(answer, Refused)
