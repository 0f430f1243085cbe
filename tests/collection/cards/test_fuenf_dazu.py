"""126 Fünf dazu!: points are taken off by tricks, and five are added without one."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.cards.engines.points_off import Goal
from daumen_rules.games.cards.fuenf_dazu import GAME, Rules
from daumen_rules.pieces.cards import Card, Deal
from tests.collection.cards.at_table import after, cards, refused, rest, told


def dealt(*hands: str, rules: Rules = GAME.book.default, points: tuple[int, ...] = ()) -> Any:
    """A deal in which Vorhand, seat A, and the seats after it hold these cards."""
    start = GAME.rules.start(len(hands), rules)
    held = [cards(words) for words in hands]
    pack: list[Card] = [hand[place] for place in range(5) for hand in held]
    begun = evolve(start, points=points or start.points)
    return after(GAME, begun, str(Deal((*pack, *rest(*held)))))


TWO = ("CA C10 CK S7 S8", "C7 C8 C9 H7 H8")
"""A takes all five tricks: nobody can beat its clubs, and B has no spades."""


def swept(**begun: Any) -> Any:
    desk = dealt(*TWO, **begun)
    return after(GAME, desk, "CA", "C7", "C10", "C8", "CK", "C9", "S7", "H7")


@pytest.mark.cites("FUENF-3", "FUENF-4", "FUENF-7")
def test_vorhand_leads_five_cards_and_all_begin_with_fifteen_points() -> None:
    desk = dealt(*TWO)
    assert (desk.turn, desk.points) == (0, (15, 15))
    assert [*map(len, desk.hands)] == [5, 5]
    assert len(desk.stock) == 22


@pytest.mark.cites("FUENF-2", "FUENF-8", "FUENF-9", "FUENF-15")
def test_five_tricks_take_five_off_and_none_adds_five() -> None:
    desk = after(GAME, swept(), "S8", "H8")
    assert desk.points == (10, 20)
    assert (desk.dealer, desk.deals, desk.hands) == (0, 1, ())


@pytest.mark.cites("FUENF-1", "FUENF-12")
@pytest.mark.parametrize(
    ("lead", "other", "takes"),
    [("CK", "C10", 1), ("C10", "CA", 1), ("CJ", "CQ", 1), ("C10", "CK", 0), ("C7", "SA", 0)],
)
def test_the_higher_card_of_the_suit_led_takes_the_trick_and_leads(
    lead: str, other: str, takes: int
) -> None:
    desk = dealt(f"{lead} D7 D8 D9 DJ", f"{other} H7 H8 H9 HJ")
    assert after(GAME, desk, lead, other).turn == takes


@pytest.mark.cites("FUENF-5", "FUENF-6", "FUENF-13")
def test_suit_is_followed_and_beaten_where_that_can_be() -> None:
    desk = after(GAME, dealt("CK D7 D8 D9 DJ", "C10 C9 H7 SA HJ", "SK SQ SJ S10 S9"), "CK")
    assert refused(GAME, desk, "C9") == ["FUENF-6"]
    assert refused(GAME, desk, "SA") == ["FUENF-5"]
    assert refused(GAME, desk, "C8") == ["FUENF-13", "FUENF-6"]
    assert refused(GAME, desk, "C10") == []
    void = after(GAME, desk, "C10")
    assert [refused(GAME, void, card) for card in ("SK", "S9")] == [[], []]


@pytest.mark.cites("FUENF-6")
def test_who_cannot_beat_follows_with_any_card() -> None:
    desk = after(GAME, dealt("CA D7 D8 D9 DJ", "C10 C9 H7 SA HJ"), "CA")
    assert refused(GAME, desk, "C9") == refused(GAME, desk, "C10") == []


@pytest.mark.cites("FUENF-10", "FUENF-11", "FUENF-14")
def test_whoever_has_taken_off_all_points_wins_and_all_pay_the_differences() -> None:
    """A had 3 points and takes five tricks: minus 2. B has 15 and none: 20. B pays 22."""
    ended = after(GAME, swept(points=(3, 15)), "S8", "H8")
    outcome = GAME.rules.outcome(ended)
    assert outcome is not None
    assert (outcome.winners, outcome.payments) == ((0,), (22, -22))
    assert ended.points == (-2, 20)


@pytest.mark.numbers("fuenf-dazu")
@pytest.mark.cites("FUENF-11")
def test_each_of_three_pays_each_other_the_difference() -> None:
    """Points 0, 4 and 9: A gets 4 and 9, B pays 4 and gets 5, C pays 9 and 5."""
    ended = evolve(GAME.rules.start(3, Rules()), points=(0, 4, 9))
    outcome = GAME.rules.outcome(ended)
    assert outcome is not None
    assert outcome.payments == (13, 1, -14)


@pytest.mark.cites("FUENF-14")
def test_a_deal_with_too_many_tricks_may_count_for_nothing() -> None:
    exact = Rules(goal=Goal.EXACT)
    desk = after(GAME, swept(points=(3, 15), rules=exact), "S8", "H8")
    assert desk.points == (3, 20)
    assert GAME.rules.outcome(desk) is None
    ended = after(GAME, swept(points=(5, 15), rules=exact), "S8", "H8")
    outcome = GAME.rules.outcome(ended)
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.cites("FUENF-16")
def test_a_match_that_is_too_long_has_no_winner_and_costs_nothing() -> None:
    short = Rules(max_deals=1)
    ended = after(GAME, swept(rules=short), "S8", "H8")
    outcome = GAME.rules.outcome(ended)
    assert outcome is not None
    assert (outcome.winners, outcome.payments) == ((), ())
    assert GAME.rules.movers(ended) == ()
    assert told(GAME, after(GAME, swept(rules=short), "S8"), "H8")[-1] == "Nobody has won."
