"""130 Ecarté: changing cards, stakes, following suit, and what the tricks bring."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.conformance.random_play import random_play
from daumen_rules.games.cards.ecarte import GAME, Ranks, Rules, Stakes
from daumen_rules.games.cards.engines.desk import Money, Task
from daumen_rules.pieces.cards import PACK, Deal, Suit
from tests.collection.cards.at_table import after, cards, refused, rest, told
from tests.each import of_each

LEFT, RIGHT = "C7 C8 C9 D7 D8", "CA CK CQ H7 S7"


def dealt(vorhand: str, dealer: str, up: str = "H8", rules: Rules = GAME.book.default) -> Any:
    """A deal in which Vorhand, seat A, and the dealer hold these cards."""
    held = [cards(vorhand), cards(dealer)]
    pack = [hand[place] for place in range(5) for hand in held]
    top = cards(up)
    start = GAME.rules.start(2, rules)
    return after(GAME, start, str(Deal((*pack, *top, *rest(*held, top)))))


def playing(vorhand: str, dealer: str, stakes: str = "0 0", **more: Any) -> Any:
    """Vorhand is to lead; nobody has changed a card."""
    bets = [f"bet {chips}" for chips in stakes.split()]
    return after(GAME, dealt(vorhand, dealer, **more), "swap", "swap", *bets)


@pytest.mark.cites("ECARTE-1", "ECARTE-2", "ECARTE-16")
def test_five_cards_each_and_the_card_turned_up_is_trumps() -> None:
    desk = dealt(LEFT, RIGHT)
    assert [{*hand} for hand in desk.hands] == [{*cards(LEFT)}, {*cards(RIGHT)}]
    assert (desk.trump, desk.turned_up, len(desk.stock)) == (Suit.HEARTS, cards("H8"), 21)
    assert (desk.dealer, desk.turn) == (1, 0)
    done = after(GAME, playing(LEFT, RIGHT), "C7", "CA", "CK", "C8", "CQ", "C9", "H7", "D7", "S7")
    assert after(GAME, done, "D8").dealer == 0


@pytest.mark.cites("ECARTE-3", "ECARTE-13")
def test_each_seat_changes_once_and_vorhand_first() -> None:
    desk = dealt(LEFT, RIGHT)
    assert refused(GAME, desk, "swap CA") == ["ECARTE-3"]
    assert refused(GAME, desk, "swap C7 C7") == ["ECARTE-3"]
    assert refused(GAME, desk, "swap", 1) == ["ECARTE-5"]
    assert refused(GAME, desk, "bet 1") == ["ECARTE-4"]
    assert refused(GAME, desk, "C7") == ["ECARTE-12"]
    changed = after(GAME, desk, "swap C7 C8 C9 D7 D8", "swap H7")
    assert {*changed.hands[0]} == {*desk.stock[:5]}
    assert {*changed.hands[1]} == {*cards("CA CK CQ S7"), desk.stock[5]}
    assert changed.task is Task.STAKE
    assert refused(GAME, changed, "swap") == ["ECARTE-3"]


@pytest.mark.cites("ECARTE-4")
def test_after_that_each_may_stake_what_is_agreed() -> None:
    desk = after(GAME, dealt(LEFT, RIGHT), "swap", "swap")
    assert (refused(GAME, desk, "bet 4"), refused(GAME, desk, "bet 3")) == (["ECARTE-4"], [])
    assert refused(GAME, desk, "bet 1", 1) == ["ECARTE-5"]
    second = after(GAME, desk, "bet 2")
    assert refused(GAME, second, "bet 3") == refused(GAME, second, "bet 0") == []
    assert after(GAME, second, "bet 1").money.stakes == (2, 1)
    none = after(GAME, dealt(LEFT, RIGHT, rules=Rules(max_stake=0)), "swap", "swap")
    assert none.task is Task.PLAY


@pytest.mark.cites("ECARTE-4", "ECARTE-14")
def test_a_stake_may_have_to_be_matched_or_declined() -> None:
    rules = Rules(stakes=Stakes.MATCHED)
    desk = after(GAME, dealt(LEFT, RIGHT, rules=rules), "swap", "swap", "bet 2")
    assert refused(GAME, desk, "bet 1") == refused(GAME, desk, "bet 3") == ["ECARTE-4"]
    assert refused(GAME, desk, "bet 0") == refused(GAME, desk, "bet 2") == []
    for stakes, chips in (("2 2", (-2, 2)), ("2 0", (0, 0))):
        lost = playing("D7 D8 D9 D10 S8", "DA DK DQ DJ S7", stakes, rules=rules)
        acts = ["D7", "DJ", "DQ", "D8", "DK", "D9", "DA", "D10", "S7", "S8"]
        assert after(GAME, lost, *acts).money.chips == chips


@pytest.mark.cites("ECARTE-5", "ECARTE-6", "ECARTE-7", "ECARTE-12")
def test_suit_is_followed_and_a_void_may_trump_or_not() -> None:
    desk = after(GAME, playing(LEFT, RIGHT), "C8")
    assert refused(GAME, desk, "H7") == refused(GAME, desk, "S7") == ["ECARTE-6"]
    assert refused(GAME, desk, "SA") == ["ECARTE-12", "ECARTE-6"]
    void = after(GAME, playing(LEFT, RIGHT), "D7")
    assert refused(GAME, void, "H7") == refused(GAME, void, "S7") == []
    assert after(GAME, void, "H7").turn == 1
    assert after(GAME, void, "S7").turn == 0


@pytest.mark.cites("ECARTE-11")
@of_each(
    ("lead", "other", "ranks", "takes"),
    [
        ("CA", "CJ", Ranks.KING_HIGH, 1),
        ("CA", "CJ", Ranks.NATURAL, 0),
        ("CA", "C10", Ranks.KING_HIGH, 0),
        ("CA", "CK", Ranks.KING_HIGH, 1),
        ("CK", "H7", Ranks.KING_HIGH, 1),
        ("HA", "HQ", Ranks.KING_HIGH, 1),
        ("HA", "HQ", Ranks.NATURAL, 0),
        ("CQ", "DK", Ranks.KING_HIGH, 0),
    ],
)
def test_the_ace_stands_below_the_jack_or_is_highest(
    lead: str, other: str, ranks: Ranks, takes: int
) -> None:
    desk = playing(f"{lead} D7 D8 D9 D10", f"{other} S7 S8 S9 S10", rules=Rules(ranks=ranks))
    assert after(GAME, desk, lead, other).turn == takes


@pytest.mark.cites("ECARTE-8", "ECARTE-9", "ECARTE-14", "ECARTE-15")
@pytest.mark.parametrize(
    ("vorhand", "dealer", "acts", "points", "chips"),
    [
        (
            "DA DK DQ S7 S8",
            "D7 D8 D9 SK SQ",
            "DA D7 DK D8 DQ D9 S7 SK SQ S8",
            (1, 0),
            (1, -1),
        ),
        (
            "DA DK DQ DJ S8",
            "D7 D8 D9 D10 SQ",
            "DA D7 DK D8 DQ D9 DJ D10 S8 SQ",
            (1, 0),
            (1, -1),
        ),
        (
            "DA DK DQ DJ SK",
            "D7 D8 D9 D10 SQ",
            "DA D7 DK D8 DQ D9 DJ D10 SK SQ",
            (2, 0),
            (1, -1),
        ),
        (
            "D7 D8 D9 S7 S8",
            "DA DK DQ SK SQ",
            "D7 DA DK D8 DQ D9 SK S7 SQ S8",
            (0, 2),
            (-3, 3),
        ),
    ],
)
def test_three_tricks_bring_a_point_all_five_two_and_the_stake_of_the_other(
    vorhand: str, dealer: str, acts: str, points: tuple[int, ...], chips: tuple[int, ...]
) -> None:
    done = after(GAME, playing(vorhand, dealer, "3 1"), *acts.split())
    assert (done.points, done.money) == (points, Money(chips, (0, 0)))


@pytest.mark.cites("ECARTE-10")
def test_whoever_has_the_agreed_points_has_won_and_what_was_won_is_paid() -> None:
    desk = evolve(playing(RIGHT, LEFT, "0 2"), points=(4, 4), money=Money((-1, 1), (0, 2)))
    for card in ["CA", "C7", "CK", "C8", "CQ", "C9", "H7", "D7", "S7"]:
        desk = after(GAME, desk, card)
    assert told(GAME, desk, "D8")[-1] == "A has won."
    outcome = GAME.rules.outcome(after(GAME, desk, "D8"))
    assert outcome is not None
    assert (outcome.scores, outcome.payments, outcome.winners) == ((6, 4), (1, -1), (0,))
    assert GAME.rules.outcome(evolve(GAME.rules.start(2, Rules(target=7)), points=(6, 4))) is None


def test_a_deal_has_the_whole_pack() -> None:
    assert refused(GAME, GAME.rules.start(2, Rules()), str(Deal(PACK[1:]))) == ["CARDS-1"]


@pytest.mark.numbers("ecarte")
@pytest.mark.cites("ECARTE-8", "ECARTE-10", "ECARTE-14")
@pytest.mark.parametrize("target", [1, 3, 5])
def test_a_match_has_at_most_one_deal_less_than_twice_the_target(target: int) -> None:
    """Each deal brings one seat a point or two, so half the target in deals is the fewest."""
    for number in range(8):
        steps = random_play(GAME, 2, Rules(target=target), Random(number), 2000).steps
        last: Any = steps[-1].state
        assert (target + 1) // 2 <= last.deals <= 2 * target - 1
        assert all(sum(one.state.money.chips) == 0 for one in steps)
        assert sum(last.points) >= last.deals
