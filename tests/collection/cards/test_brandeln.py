"""121 Brandeln: the auction, trumps with an order of their own, and what the tricks are worth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.cards.brandeln.clauses import AfterHold, Jumps, NoTrick, Opening, Rules
from daumen_rules.games.cards.brandeln.game import CARDS, GAME
from daumen_rules.games.cards.engines.auction import Auction
from daumen_rules.games.cards.engines.desk import Task
from daumen_rules.games.cards.engines.tricks import Play
from daumen_rules.kernel.game import legal_actions
from daumen_rules.pieces.cards import PACK, Card, Deal, Suit
from tests.collection.cards.at_table import after, cards, refused, told
from tests.each import of_each


def dealt(*hands: str, rules: Rules = GAME.book.default) -> Any:
    """A deal in which Vorhand, seat A, and those after it hold some cards, and others besides."""
    held = [cards(words) for words in hands] + [()] * (4 - len(hands))
    others = [card for card in CARDS if not any(card in hand for hand in held)]
    whole: list[tuple[Card, ...]] = []
    for hand in held:
        whole.append((*hand, *(others.pop() for _ in range(7 - len(hand)))))
    packets = ((0, 2), (2, 5), (5, 7))
    pack = [card for one, other in packets for hand in whole for card in hand[one:other]]
    return after(GAME, GAME.rules.start(4, rules), str(Deal(tuple(pack))))


def won_by(seats: Iterable[int], bid: int, rules: Rules = GAME.book.default) -> Any:
    """The desk before the last card, which seat A plays: these seats take the tricks, that last one
    too. Seat B plays alone for so many tricks; clubs are trumps.
    """
    *before, last = seats
    clubs = [
        Play(seat, card) for seat, card in zip(before, cards("C7 CA CK CQ C10 C9"), strict=True)
    ]
    desk = GAME.rules.start(4, rules)
    others = [Play(seat, card) for seat, card in zip((1, 2, 3), cards("D9 DJ DQ"), strict=True)]
    lead = [evolve(play, card=Card.parse("DA")) if play.seat == last else play for play in others]
    return evolve(
        desk,
        task=Task.PLAY,
        turn=0,
        hands=(cards("DK" if last else "CJ"), (), (), ()),
        aside=((),) * 4,
        trump=Suit.CLUBS,
        soloist=1,
        auction=Auction(listener=1, bid=bid),
        trick=tuple(lead),
        tricks=tuple((play,) for play in clubs),
    )


@pytest.mark.cites("BRANDELN-1", "BRANDELN-4")
def test_each_of_four_gets_two_three_and_two_of_28_cards() -> None:
    desk = after(GAME, GAME.rules.start(4, Rules()), str(Deal(CARDS)))
    assert [*map(len, desk.hands)] == [7] * 4
    assert {*desk.hands[0]} == {*CARDS[:2], *CARDS[8:11], *CARDS[20:22]}
    assert refused(GAME, GAME.rules.start(4, Rules()), str(Deal(PACK))) == ["BRANDELN-1"]


@pytest.mark.cites("BRANDELN-5", "BRANDELN-6", "BRANDELN-18")
def test_the_first_bid_is_three_and_those_after_bid_more() -> None:
    desk = dealt()
    assert refused(GAME, desk, "bid 4") == ["BRANDELN-6"]
    assert refused(GAME, desk, "hold") == ["BRANDELN-7"]
    assert refused(GAME, desk, "name hearts") == ["BRANDELN-8"]
    passed = after(GAME, desk, "pass")
    assert passed.turn == 1
    bid = after(GAME, passed, "bid 3")
    assert (bid.turn, refused(GAME, bid, "bid 3"), refused(GAME, bid, "bid 7")) == (
        2,
        ["BRANDELN-6"],
        ["BRANDELN-6"],
    )
    assert after(GAME, desk, "pass", "pass", "pass", "pass").deals == 1
    assert told(GAME, after(GAME, desk, "pass", "pass", "pass"), "pass")[1] == "All have passed."


@pytest.mark.cites("BRANDELN-7", "BRANDELN-8", "BRANDELN-9")
def test_whoever_has_bid_before_holds_or_gives_way_and_the_last_plays_alone() -> None:
    desk = after(GAME, dealt(), "bid 3", "bid 4")
    assert desk.turn == 0
    assert refused(GAME, desk, "bid 5") == ["BRANDELN-7"]
    held = after(GAME, desk, "hold")
    assert held.turn == 1
    given = after(GAME, held, "bid 5", "pass", "pass", "pass")
    assert (given.task, given.turn, given.soloist) == (Task.TRUMP, 1, 1)
    named = after(GAME, given, "name spades")
    assert (named.task, named.turn, named.trump) == (Task.PLAY, 1, Suit.SPADES)
    assert refused(GAME, named, "bid 6") == ["BRANDELN-5"]


@pytest.mark.cites("BRANDELN-18")
def test_after_six_the_others_are_asked_and_can_only_pass() -> None:
    six = after(GAME, dealt(), "bid 3", "bid 6")
    held = after(GAME, six, "hold")
    gone = after(GAME, six, "pass")
    for desk, turn in ((held, 1), (gone, 2)):
        assert (desk.turn, [*map(str, legal_actions(GAME.rules, desk))]) == (turn, ["pass"])
    assert after(GAME, held, "pass", "pass", "pass").soloist == 0
    assert after(GAME, gone, "pass", "pass").soloist == 1


@pytest.mark.cites("BRANDELN-5", "BRANDELN-20", "BRANDELN-21")
def test_the_first_bid_jumps_and_who_bids_on_are_options() -> None:
    open_ = dealt(rules=Rules(opening=Opening.ANY))
    assert refused(GAME, open_, "bid 6") == []
    steps = after(GAME, dealt(rules=Rules(jumps=Jumps.NO)), "bid 3")
    assert (refused(GAME, steps, "bid 5"), refused(GAME, steps, "bid 4")) == (["BRANDELN-6"], [])
    assert refused(GAME, after(GAME, dealt(), "bid 3"), "bid 5") == []
    following = after(GAME, dealt(rules=Rules(after_hold=AfterHold.NEXT)), "bid 3", "bid 4", "hold")
    assert following.turn == 2
    assert after(GAME, following, "bid 5", "hold", "pass").turn == 1


@pytest.mark.numbers("brandeln")
@pytest.mark.cites("BRANDELN-2", "BRANDELN-3", "BRANDELN-10")
@of_each(
    ("lead", "other", "takes"),
    [
        ("SA", "S7", 1),
        ("S7", "SJ", 1),
        ("SK", "SA", 1),
        ("SA", "SJ", 1),
        ("C10", "CJ", 1),
        ("CJ", "C7", 0),
        ("CA", "S9", 1),
        ("D9", "HA", 0),
    ],
)
def test_jack_and_seven_are_the_highest_trumps(lead: str, other: str, takes: int) -> None:
    desk = after(GAME, dealt(lead, other), "bid 3", "pass", "pass", "pass", "name spades")
    trick = after(GAME, evolve(desk, out=(2, 3)), lead)
    hands = (trick.hands[0], cards(other), *trick.hands[2:])
    assert after(GAME, evolve(trick, hands=hands), other).turn == takes


@pytest.mark.cites("BRANDELN-11", "BRANDELN-12", "BRANDELN-19")
def test_suit_is_followed_and_beaten_and_nobody_has_to_trump() -> None:
    desk = after(GAME, dealt("CK", "CA C9 HJ"), "bid 3", "pass", "pass", "pass", "name spades")
    desk = after(
        GAME, evolve(desk, hands=(desk.hands[0], cards("CA C9 HJ"), *desk.hands[2:])), "CK"
    )
    assert refused(GAME, desk, "C9") == ["BRANDELN-12"]
    assert refused(GAME, desk, "HJ") == ["BRANDELN-11"]
    assert refused(GAME, desk, "DQ") == ["BRANDELN-19", "BRANDELN-11"]
    void = evolve(desk, hands=(desk.hands[0], cards("SJ HJ"), *desk.hands[2:]))
    assert refused(GAME, void, "SJ") == refused(GAME, void, "HJ") == []


@pytest.mark.numbers("brandeln")
@pytest.mark.cites("BRANDELN-13", "BRANDELN-14", "BRANDELN-15", "BRANDELN-16", "BRANDELN-17")
@of_each(
    ("takers", "bid", "no_trick", "each"),
    [
        ((1, 1, 1, 0, 0, 0, 2), 3, NoTrick.WINS, 1),
        ((1, 1, 1, 1, 0, 0, 2), 4, NoTrick.WINS, 2),
        ((1, 1, 1, 1, 0, 0, 1), 5, NoTrick.WINS, 3),
        ((1, 1, 1, 1, 1, 1, 2), 6, NoTrick.WINS, 4),
        ((1, 1, 1, 1, 0, 0, 1), 3, NoTrick.WINS, 1),
        ((1, 1, 0, 0, 0, 0, 2), 3, NoTrick.WINS, -1),
        ((1, 1, 1, 1, 1, 0, 2), 6, NoTrick.WINS, -4),
        ((0, 0, 0, 0, 0, 0, 2), 3, NoTrick.WINS, 5),
        ((0, 0, 0, 0, 0, 0, 2), 4, NoTrick.LOSES, -5),
        ((0, 0, 0, 0, 0, 0, 2), 4, NoTrick.LOSES_BID, -2),
        ((1, 1, 1, 1, 1, 1, 1), 3, NoTrick.WINS, 6),
    ],
)
def test_the_soloist_gets_or_pays_each_what_his_tricks_are_worth(
    takers: tuple[int, ...], bid: int, no_trick: NoTrick, each: int
) -> None:
    desk = won_by(takers, bid, Rules(no_trick=no_trick))
    assert after(GAME, desk, str(desk.hands[0][0])).points == (-each, 3 * each, -each, -each)


@pytest.mark.cites("BRANDELN-22")
def test_a_match_has_the_agreed_number_of_deals() -> None:
    desk = won_by((1, 1, 1, 0, 0, 0, 2), 3, Rules(deals=1))
    outcome = GAME.rules.outcome(after(GAME, desk, "DK"))
    assert outcome is not None
    assert (outcome.winners, outcome.payments) == ((1,), (-1, 3, -1, -1))
    assert GAME.rules.outcome(after(GAME, won_by((1, 1, 1, 0, 0, 0, 2), 3), "DK")) is None


def all_seven() -> list[str]:
    """The clauses of a deal in which the soloist takes all tricks."""
    desk = won_by((1, 1, 1, 1, 1, 1, 1), 3)
    action = GAME.notation.read(0, "DK")
    return [event.clause.id for event in GAME.rules.effect(desk, action).events]
