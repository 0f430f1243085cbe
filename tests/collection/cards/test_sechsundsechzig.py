"""133 Sechsundsechzig, and 134 for three: the stock, marriages, closing, and what a deal counts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.games.cards.engines.desk import Meld, Task
from daumen_rules.games.cards.engines.sixty_six import CARDS, Marriage
from daumen_rules.games.cards.engines.tricks import Play
from daumen_rules.games.cards.sechsundsechzig.game import GAME
from daumen_rules.games.cards.sechsundsechzig.rules import (
    Announced,
    Closing,
    First,
    Last,
    Nobody,
    NotBehind,
    Rules,
)
from daumen_rules.games.cards.sechsundsechzig_zu_dritt import GAME as THREE
from daumen_rules.games.cards.sechsundsechzig_zu_dritt import ByWhom, Owed
from daumen_rules.games.cards.sechsundsechzig_zu_dritt import Rules as ThreeRules
from daumen_rules.kernel.game import legal_actions
from daumen_rules.pieces.cards import PACK, Card, Deal, Suit
from tests.collection.cards.at_table import after, cards, refused, told


def others(*places: Sequence[Card]) -> list[Card]:
    gone = {card for place in places for card in place}
    return [card for card in CARDS if card not in gone]


def dealt(one: str, two: str, up: str = "H9", rules: Rules = GAME.book.default) -> Any:
    """Vorhand, seat A, holds `one`, B `two`; trumps by the card turned up."""
    held = [cards(one), cards(two)]
    pack = [hand[place] for place in range(6) for hand in held]
    top = cards(up)
    start = GAME.rules.start(2, rules)
    return after(GAME, start, str(Deal((*pack, *top, *others(*held, top)))))


def in_play(one: str, two: str, taken: str = "", **more: Any) -> Any:
    """A desk on which nobody draws, seat A leads and hearts are trumps: two hands, and tricks, each
    with its taker, such as `0:CA,C10`.
    """
    game = more.pop("game", GAME)
    desk = game.rules.start(2 if game is GAME else 3, more.pop("rules", game.book.default))
    tricks = [
        tuple(
            Play((int(seat) + place) % desk.players, card)
            for place, card in enumerate(cards(words.replace(",", " ")))
        )
        for seat, words in (each.split(":") for each in taken.split())
    ]
    hands = [cards(one), cards(two)] + [()] * (desk.players - 2)
    return evolve(
        desk,
        **{
            "task": Task.PLAY,
            "hands": tuple(hands),
            "aside": ((),) * desk.players,
            "trump": Suit.HEARTS,
            "tricks": tuple(tricks),
            **more,
        },
    )


@pytest.mark.cites("SECHS-1", "SECHS-3", "SECHS-4", "SECHS-5")
def test_six_cards_of_24_each_and_the_thirteenth_is_turned_up() -> None:
    desk = after(GAME, GAME.rules.start(2, Rules()), str(Deal(CARDS)))
    assert ([*map(len, desk.hands)], len(desk.stock), desk.turn) == ([6, 6], 11, 0)
    assert (desk.turned_up, desk.trump) == ((CARDS[12],), CARDS[12].suit)
    assert refused(GAME, GAME.rules.start(2, Rules()), str(Deal(PACK))) == ["SECHS-1"]


@pytest.mark.cites("SECHS-6")
@pytest.mark.parametrize(
    ("lead", "other", "takes"),
    [("CK", "C10", 1), ("CA", "C10", 0), ("CA", "HJ", 1), ("C9", "SA", 0)],
)
def test_trumps_take_and_the_ten_beats_the_king(lead: str, other: str, takes: int) -> None:
    desk = dealt(f"{lead} D9 DJ DQ S9 SJ", f"{other} D10 DK DA SQ SK")
    assert after(GAME, desk, lead, other).turn == takes


@pytest.mark.cites("SECHS-7", "SECHS-24")
def test_any_card_may_be_played_while_seats_draw_unless_one_has_to_take() -> None:
    hands = ("CK D9 DJ DQ S9 SJ", "C10 C9 HJ SA SQ SK")
    desk = after(GAME, dealt(*hands), "CK")
    assert [refused(GAME, desk, card) for card in ("C10", "C9", "HJ", "SA")] == [[]] * 4
    assert refused(GAME, desk, "CA") == ["SECHS-24"]
    taking = after(GAME, dealt(*hands, rules=Rules(first=First.TAKE)), "CK")
    assert refused(GAME, taking, "C10") == refused(GAME, taking, "HJ") == []
    assert refused(GAME, taking, "C9") == refused(GAME, taking, "SA") == ["SECHS-7"]


@pytest.mark.cites("SECHS-9")
def test_the_taker_draws_first_and_the_card_turned_up_is_drawn_last() -> None:
    desk = dealt("CK D9 DJ DQ S9 SJ", "C10 C9 HJ SA SQ SK")
    first, second = desk.stock[:2]
    drawn = after(GAME, desk, "CK", "C10")
    assert (first in drawn.hands[1], second in drawn.hands[0], drawn.turn) == (True, True, 1)
    random, free = Random(133), Rules(announced=Announced.BY_WORD, marriage=Marriage.NO)
    late = evolve(drawn, rules=free)
    while late.turned_up:
        late = after(
            GAME,
            late,
            str(random.choice([a for a in legal_actions(GAME.rules, late) if isinstance(a, Play)])),
        )
    assert (len(late.tricks), late.stock) == (6, ())
    assert Card.parse("H9") in late.hands[1 - late.turn]


@pytest.mark.cites("SECHS-23")
def test_once_nobody_draws_suit_is_followed_and_beaten_else_trumped() -> None:
    desk = after(GAME, in_play("CK D9", "C10 C9 HJ SA"), "CK")
    assert refused(GAME, desk, "C10") == []
    assert refused(GAME, desk, "C9") == ["SECHS-23"]
    assert set(refused(GAME, desk, "SA")) == {"SECHS-23"}
    void = after(GAME, in_play("CK D9", "HJ SA"), "CK")
    assert (refused(GAME, void, "SA"), refused(GAME, void, "HJ")) == (["SECHS-23"], [])
    follow = after(GAME, in_play("CK D9", "C10 C9 HJ SA", rules=Rules(last=Last.FOLLOW)), "CK")
    assert (refused(GAME, follow, "C9"), refused(GAME, follow, "SA")) == ([], ["SECHS-23"])


@pytest.mark.cites("SECHS-15", "SECHS-16", "SECHS-17", "SECHS-18", "SECHS-19")
def test_a_marriage_is_declared_at_the_lead_after_a_trick_and_one_of_it_is_led() -> None:
    desk = in_play("CK CQ HK HQ D9", "C9 S9 SJ D10 DJ", "0:SA,SQ")
    assert refused(GAME, in_play("CK CQ", "C9 S9"), "meld C") == ["SECHS-17"]
    assert refused(GAME, desk, "meld D") == ["SECHS-15"]
    melded = after(GAME, desk, "meld C")
    assert (melded.melds, melded.bound) == ((Meld(0, Suit.CLUBS),), Suit.CLUBS)
    assert "20" in told(GAME, desk, "meld C")[0]
    assert "40" in told(GAME, desk, "meld H")[0]
    assert refused(GAME, melded, "D9") == ["SECHS-18"]
    assert refused(GAME, melded, "meld H") == ["SECHS-15"]
    led = after(GAME, melded, "CQ", "C9")
    assert led.bound is None
    assert refused(GAME, led, "meld C") == ["SECHS-15"]
    assert refused(GAME, evolve(desk, rules=Rules(marriage=Marriage.NO)), "meld C") == ["SECHS-15"]
    assert refused(GAME, after(GAME, desk, "D9"), "meld H") == ["SECHS-15", "SECHS-17"]


@pytest.mark.cites("SECHS-2", "SECHS-10", "SECHS-16")
def test_66_points_end_a_deal_at_once_by_a_trick_or_by_a_marriage() -> None:
    """The tricks of A have 11 + 10 + 11 + 10 = 42, then 25 or 20."""
    tricks = "0:SA,S10 0:DA,D10 1:DK,D9"
    ended = after(GAME, in_play("CA HJ", "C10 HQ", f"{tricks} 0:SK,SQ"), "CA", "C10")
    assert (ended.deals, ended.points) == (1, (2, 0))
    wedded = after(GAME, in_play("CK CQ", "C9 HJ", f"{tricks} 0:SK,SQ"), "meld C")
    assert (wedded.deals, wedded.points) == (1, (2, 0))


@pytest.mark.cites("SECHS-9", "SECHS-10")
def test_after_the_trick_that_decides_a_deal_nobody_draws() -> None:
    """A has 49 and takes 21 while seats still draw; whoever has to say so has drawn before."""
    hands = "CA D9 DJ DQ S9 SJ", "C10 C9 HJ DK SQ SK"
    tricks = in_play("", "", "0:SA,S10 0:HA,H10 0:HK,HQ").tricks
    desk = dealt(*hands)
    gone = {play.card for trick in tricks for play in trick}
    stock = tuple(card for card in desk.stock if card not in gone)
    desk = evolve(desk, tricks=tricks, stock=stock)
    lead = after(GAME, desk, "CA")
    assert not any("draws" in event for event in told(GAME, lead, "C10"))
    ended = after(GAME, lead, "C10")
    assert (ended.deals, ended.task, ended.points) == (1, Task.DEAL, (3, 0))
    said = evolve(lead, rules=Rules(announced=Announced.BY_WORD))
    assert sum("draws" in event for event in told(GAME, said, "C10")) == 2
    assert after(GAME, said, "C10", "enough").points == (3, 0)


@pytest.mark.cites("SECHS-10", "SECHS-16", "SECHS-18")
def test_after_a_marriage_it_can_be_said_that_it_is_enough_before_a_card_of_it_is_led() -> None:
    """A has 42 and 20 and 7."""
    rules = Rules(announced=Announced.BY_WORD)
    tricks = "0:SA,S10 0:DA,D10 0:SK,SQ"
    desk = in_play("CK CQ H9", "C9 HJ S9", tricks, rules=rules)
    assert refused(GAME, desk, "enough") == ["SECHS-10"]
    melded = after(GAME, desk, "meld C")
    assert (melded.bound, melded.deals) == (Suit.CLUBS, 0)
    assert after(GAME, melded, "enough").points == (3, 0)


@pytest.mark.cites("SECHS-10")
def test_it_may_have_to_be_said_that_it_is_enough() -> None:
    by_word = Rules(announced=Announced.BY_WORD)
    tricks = "0:SA,S10 0:DA,D10 0:HA,H10 0:SK,SQ"
    desk = in_play("CA HJ", "C10 HQ", tricks, rules=by_word)
    assert refused(GAME, evolve(desk, rules=Rules()), "enough") == ["SECHS-10"]
    assert after(GAME, desk, "enough").points == (3, 0)
    short = in_play("CA HJ", "C10 HQ", "0:SA,S10 0:DA,D10", rules=by_word)
    assert refused(GAME, short, "enough") == ["SECHS-10"]
    assert after(GAME, desk, "CA", "C10", "HJ", "HQ").points[0] > 0


@pytest.mark.cites("SECHS-11", "SECHS-12", "SECHS-13")
@pytest.mark.parametrize(
    ("taken", "points"),
    [("1:DK,DJ 1:CK,CQ 1:HA,HK 1:SK,DQ", 1), ("1:DK,DJ 1:CK,CQ", 2), ("", 3)],
)
def test_the_winner_gets_one_two_or_three(taken: str, points: int) -> None:
    """A has 42 and takes 21 and 10; B has 33 and more, fewer, or no trick."""
    desk = in_play("CA HJ", "C10 S9", f"0:SA,S10 0:DA,D10 {taken} 0:SQ,SJ")
    assert after(GAME, desk, "CA", "C10").points == (points, 0)


@pytest.mark.cites("SECHS-20", "SECHS-21")
def test_the_stock_is_closed_at_the_lead_and_nobody_draws_then() -> None:
    desk = dealt("CK D9 DJ DQ S9 SJ", "C10 C9 HJ SA SQ SK")
    closed = after(GAME, desk, "close")
    assert (closed.closed, closed.turn) == (0, 0)
    assert refused(GAME, closed, "close") == ["SECHS-20"]
    trick = after(GAME, closed, "CK", "C10")
    assert ([*map(len, trick.hands)], len(trick.stock)) == ([5, 5], 11)
    assert refused(GAME, after(GAME, closed, "CK"), "C9") == ["SECHS-23"]
    assert refused(GAME, after(GAME, desk, "CK"), "close") == ["SECHS-20"]
    assert refused(GAME, evolve(desk, rules=Rules(closing=Closing.NO)), "close") == ["SECHS-20"]
    assert refused(GAME, evolve(desk, stock=(), turned_up=()), "close") == ["SECHS-20"]


@pytest.mark.cites("SECHS-22", "SECHS-26")
@pytest.mark.parametrize(
    ("taken", "rules", "points"),
    [
        ("0:SA,SJ 1:DA,D10", Rules(), (0, 3)),
        ("0:SA,S10 1:DA,D9", Rules(), (0, 0)),
        ("0:SA,S10 1:DA,D9", Rules(not_behind=NotBehind.THREE), (0, 3)),
        ("1:SA,S10 1:DA,D10 1:CA,CK", Rules(), (0, 6)),
    ],
)
def test_who_has_closed_and_is_behind_gives_three_more(
    taken: str, rules: Rules, points: tuple[int, int]
) -> None:
    """The last trick brings A 2 points, or B 11."""
    low, high = ("H9", "HA") if "CA" in taken else ("HJ", "H9")
    desk = in_play(low, high, taken, rules=rules, closed=0, turned_up=cards("DQ"))
    desk = after(GAME, desk, low, high)
    assert desk.points == points


@pytest.mark.cites("SECHS-25")
def test_where_nobody_has_66_the_last_trick_counts_ten_more_or_nobody_wins() -> None:
    """A has 42 and 17 and takes the last trick with 2: 61, and 71 with ten more."""
    tricks = "0:SA,S10 0:DA,D10 0:CA,CK 1:HA,H10 1:C10,SK 1:DK,DQ 0:CQ,D9"
    desk = in_play("HJ", "H9", tricks.replace("0:CQ,D9", "1:CQ,D9"))
    assert after(GAME, desk, "HJ", "H9").points == (1, 0)
    none = evolve(desk, rules=Rules(nobody=Nobody.NONE))
    assert after(GAME, none, "HJ", "H9").points == (0, 0)


@pytest.mark.cites("SECHS-14", "SECHS-27")
def test_seven_points_win_the_match_and_too_many_deals_end_it() -> None:
    tricks = "0:SA,S10 0:DA,D10 0:HA,H10"
    won = after(GAME, in_play("CA HJ", "C10 HQ", tricks, points=(4, 6)), "CA", "C10")
    outcome = GAME.rules.outcome(won)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (7, 6))
    short = in_play("CA HJ", "C10 HQ", tricks, rules=Rules(max_deals=1))
    ended = GAME.rules.outcome(after(GAME, short, "CA", "C10"))
    assert ended is not None
    assert ended.winners == ()


# 134


@pytest.mark.cites("DRITT-1", "DRITT-2", "DRITT-7")
def test_three_cards_then_trumps_then_five_more() -> None:
    desk = after(THREE, THREE.rules.start(3, ThreeRules()), str(Deal(CARDS)))
    assert ([*map(len, desk.hands)], desk.turn) == ([3] * 3, 0)
    assert desk.hands[0] == CARDS[:3]
    named = after(THREE, desk, "name S")
    assert ([*map(len, named.hands)], named.stock, named.trump) == ([8] * 3, (), Suit.SPADES)


def three(one: str, two: str, last: str, taken: str = "", **more: Any) -> Any:
    desk = in_play(one, two, taken, game=THREE, **more)
    return evolve(desk, hands=(*desk.hands[:2], cards(last)))


@pytest.mark.cites("DRITT-3", "DRITT-6")
def test_suit_is_followed_and_beaten_else_trumped_and_higher() -> None:
    desk = after(THREE, three("CK S9", "HJ SA", "HQ H9 D9"), "CK")
    assert refused(THREE, desk, "SA") == ["DRITT-6"]
    over = after(THREE, desk, "HJ")
    assert (refused(THREE, over, "H9"), refused(THREE, over, "HQ")) == (["DRITT-6"], [])
    follow = ThreeRules(owed=Owed.FOLLOW)
    assert refused(THREE, evolve(over, rules=follow), "H9") == []
    led = after(THREE, three("CK S9", "C10 C9", "HQ H9", rules=follow), "CK")
    assert refused(THREE, led, "C9") == []
    assert refused(THREE, after(THREE, three("CK S9", "C9 SA", "HQ H9")), "CK") == []
    assert refused(THREE, after(THREE, three("CK S9", "C9 SA", "HQ H9"), "CK"), "SA") == ["DRITT-3"]


@pytest.mark.cites("DRITT-4", "DRITT-8", "DRITT-9")
@pytest.mark.parametrize(
    ("taken", "by", "points"),
    [
        ("0:SA,S10,SK 1:DA,D10,DK", ByWhom.BETTER, (2, 0, 0)),
        ("0:SA,S10,SK 1:DA,D10,DK", ByWhom.SUM, (5, 0, 0)),
        ("0:SA,S10,SK 1:DA,D10,DK 1:SQ,SJ,D9 2:C9,CQ,CK", ByWhom.SUM, (4, 0, 0)),
        ("1:SA,S10,SK 2:DA,D10,DK 0:HQ,HJ,DJ 0:SQ,CQ,CK", ByWhom.BETTER, (0, 0, 0)),
    ],
)
def test_most_points_win_by_the_better_of_the_others_or_by_each(
    taken: str, by: ByWhom, points: tuple[int, ...]
) -> None:
    """The last trick brings A 21 points, or nothing."""
    few = "HJ" in taken
    desk = three("H9" if few else "CA", "C9" if few else "C10", "SJ" if few else "D9", taken)
    if few:
        desk = evolve(desk, hands=(cards("H9"), cards("S9"), cards("D9")))
    desk = evolve(desk, rules=ThreeRules(by_whom=by))
    assert after(THREE, desk, *(str(hand[0]) for hand in desk.hands)).points == points


@pytest.mark.cites("SECHS-15", "SECHS-27")
def test_marriages_and_the_bound_of_a_match_are_options_for_three_too() -> None:
    desk = three("CK CQ", "S9 DJ", "SJ DQ", "0:SA,SQ,DK")
    assert refused(THREE, desk, "meld C") == []
    agreed = evolve(desk, rules=ThreeRules(marriage=Marriage.NO, max_deals=1))
    assert refused(THREE, agreed, "meld C") == ["SECHS-15"]
    outcome = THREE.rules.outcome(after(THREE, agreed, "CK", "S9", "SJ", "CQ", "DJ", "DQ"))
    assert outcome is not None
    assert outcome.winners == ()
