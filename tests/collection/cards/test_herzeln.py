"""120 Herzeln: what the tricks of seven deals count, and the rows of the eighth."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from attrs import evolve

from daumen_rules.conformance.random_play import random_play
from daumen_rules.games.cards.engines.desk import Task
from daumen_rules.games.cards.engines.tricks import Play
from daumen_rules.games.cards.herzeln import GAME, Queens, Ranks, Rules
from daumen_rules.pieces.cards import PACK, Card, Deal, Rank
from tests.collection.cards.at_table import after, cards, refused, rest, told, told_by
from tests.each import of_each

OLD = GAME.book.default
OF_24 = tuple(card for card in PACK if card.rank not in (Rank.SEVEN, Rank.EIGHT))


def dealt(deals: int, *hands: str, rules: Rules = OLD, players: int = 3, **begun: Any) -> Any:
    """The deal after so many, in which Vorhand, seat A, and those after it hold some cards."""
    start = evolve(GAME.rules.start(players, rules), deals=deals, **begun)
    held = [cards(words) for words in hands] + [()] * (players - len(hands))
    whole = OF_24 if players == 3 else PACK
    others = [card for card in rest(*held) if card in whole]
    full = [(*hand, *(others.pop() for _ in range(8 - len(hand)))) for hand in held]
    return after(GAME, start, str(Deal(tuple(hand[at] for at in range(8) for hand in full))))


def last_trick(deals: int, tricks: str, last: str, rules: Rules = OLD) -> Any:
    """The desk of three before the last card, that of A, in the deal after so many. In each trick
    the first seat named leads; clubs and spades of others fall on it where no more is named.
    """
    played = [
        tuple(Play(int(word[0]), Card.parse(word[1:])) for word in trick.split(","))
        for trick in tricks.split()
    ]
    *before, low = last.split()
    desk = GAME.rules.start(3, rules)
    trick = tuple(Play(seat, Card.parse(card)) for seat, card in zip((1, 2), before, strict=True))
    return evolve(
        desk,
        deals=deals,
        task=Task.PLAY,
        turn=0,
        hands=((Card.parse(low),), (), ()),
        aside=((), (), ()),
        trick=trick,
        tricks=tuple(played),
    )


@pytest.mark.cites("HERZELN-1", "HERZELN-15")
def test_three_get_eight_of_24_cards_and_four_of_32() -> None:
    for players, pack in ((3, OF_24), (4, PACK)):
        desk = after(GAME, GAME.rules.start(players, OLD), str(Deal(pack)))
        assert ([*map(len, desk.hands)], desk.turn) == ([8] * players, 0)
        start = GAME.rules.start(players, OLD)
        assert told_by(GAME, start, str(Deal(pack))) == ["HERZELN-15"] * players
    assert refused(GAME, GAME.rules.start(3, OLD), str(Deal(PACK))) == ["HERZELN-1"]
    assert GAME.rules.seats == range(3, 5)


@pytest.mark.cites("HERZELN-3", "HERZELN-17")
def test_suit_is_followed_and_nothing_trumps() -> None:
    desk = after(GAME, dealt(0, "C9", "CA HA", "HK"), "C9")
    assert refused(GAME, desk, "HA") == ["HERZELN-3"]
    assert refused(GAME, desk, "CA", 2) == ["HERZELN-15", "HERZELN-17"]


@pytest.mark.cites("HERZELN-16")
@pytest.mark.parametrize(
    ("lead", "other", "ranks", "takes"),
    [
        ("C10", "CK", Ranks.TEN_HIGH, 0),
        ("C10", "CK", Ranks.NATURAL, 1),
        ("C10", "CA", Ranks.TEN_HIGH, 1),
        ("CJ", "CQ", Ranks.TEN_HIGH, 1),
        ("C9", "HA", Ranks.TEN_HIGH, 0),
    ],
)
def test_the_ten_stands_below_the_ace_or_the_jack(
    lead: str, other: str, ranks: Ranks, takes: int
) -> None:
    desk = evolve(dealt(0, lead, other, rules=Rules(ranks=ranks)), out=(2,))
    hands = (cards(lead), cards(other), ())
    assert after(GAME, evolve(desk, hands=hands, deals=1), lead, other).points == (
        10 * (takes == 0),
        10 * (takes == 1),
        0,
    )


HEARTS = "1HA,2H9,0D9 1H10,2HK,0D10 0HQ,1HJ,2D9"
QUEENS = "1CQ,2SQ,0C9 2DA,0DQ,1D9"


@pytest.mark.cites("HERZELN-4", "HERZELN-5", "HERZELN-6", "HERZELN-7", "HERZELN-8")
@pytest.mark.cites("HERZELN-9", "HERZELN-10")
@of_each(
    ("deals", "tricks", "rules", "points"),
    [
        (0, HEARTS, OLD, (-3 - 2, -11 - 1 - 10 - 4, 0)),
        (1, HEARTS, OLD, (10, 20, 10)),
        (2, HEARTS, OLD, (-10, -20, -10)),
        (3, QUEENS, OLD, (0, -20, -20)),
        (3, QUEENS, Rules(queens=Queens.EACH), (0, -40, -20)),
        (4, HEARTS, OLD, (0, -40, 0)),
        (5, HEARTS, OLD, (0, 0, 40)),
        (6, HEARTS, OLD, (0, 0, -40)),
    ],
)
def test_each_deal_counts_its_own_tricks(
    deals: int, tricks: str, rules: Rules, points: tuple[int, ...]
) -> None:
    """Seat C takes the last trick with the Ace of spades; no heart and no Queen is in it."""
    desk = last_trick(deals, tricks, "S9 SA SK", rules)
    done = after(GAME, desk, "SK")
    assert (done.points, done.deals) == (points, deals + 1)


@pytest.mark.cites("HERZELN-4")
def test_hearts_below_the_jack_cost_one_each() -> None:
    desk = last_trick(0, "1H9,2H8,0H7", "S9 SA SK")
    assert after(GAME, desk, "SK").points == (0, -3, 0)


# The eighth deal

LAYING = ("CJ C10 CQ H9", "DJ CK D9 DQ", "SJ S9 HJ HQ")


@pytest.mark.cites("HERZELN-11", "HERZELN-12", "HERZELN-18")
def test_a_row_begins_with_a_jack_and_goes_up_and_down_by_rank() -> None:
    desk = dealt(7, *LAYING)
    assert (desk.task, desk.turn) == (Task.LAY, 0)
    assert refused(GAME, desk, "lay C10") == ["HERZELN-12"]
    assert refused(GAME, desk, "CJ") == ["HERZELN-17"]
    assert refused(GAME, desk, "lay DJ") == ["HERZELN-17"]
    assert refused(GAME, desk, "pass") == ["HERZELN-18"]
    laid = after(GAME, desk, "lay CJ", "lay DJ", "lay SJ")
    assert (laid.rows, laid.turn) == ((cards("CJ"), cards("DJ"), cards("SJ")), 0)
    assert refused(GAME, laid, "lay C10") == ["HERZELN-12"]
    up = after(GAME, laid, "lay CQ", "lay CK", "lay S9", "lay C10", "lay D9")
    assert up.rows == (cards("CJ CQ CK C10"), cards("D9 DJ"), cards("S9 SJ"))
    assert refused(GAME, laid, "lay DJ", 1) == ["HERZELN-15", "HERZELN-17", "HERZELN-12"]


@pytest.mark.cites("HERZELN-12")
def test_in_natural_order_the_ten_follows_below_the_jack() -> None:
    desk = after(GAME, dealt(7, *LAYING, rules=Rules(rows=Ranks.NATURAL)), "lay CJ")
    desk = after(GAME, desk, "lay DJ", "lay SJ", "lay C10")
    assert desk.rows[0] == cards("C10 CJ")
    for rows, card, fits in (("D10 DJ", "D9", True), ("D9 D10 DJ DQ DK DA", "CQ", False)):
        other = evolve(desk, rows=(cards(rows),), hands=(cards(card),) * 3)
        assert (refused(GAME, other, f"lay {card}") == []) is fits


@pytest.mark.cites("HERZELN-18")
def test_who_can_lay_has_to_and_who_cannot_passes() -> None:
    desk = dealt(7, "CA CK CQ C10 HA HK HQ H10", "CJ", "DJ HJ")
    assert refused(GAME, desk, "lay CA") == ["HERZELN-12"]
    passed = after(GAME, desk, "pass")
    assert (passed.turn, refused(GAME, passed, "pass")) == (1, ["HERZELN-18"])
    assert told(GAME, desk, "pass") == ["A passes."]


@pytest.mark.cites("HERZELN-13", "HERZELN-14", "HERZELN-2")
def test_the_first_to_lay_all_gets_most_and_the_last_nothing() -> None:
    """Among four 30, 20, 10 and 0; whoever has laid all is asked no more."""
    desk = dealt(7, players=4, points=(-30, 0, 0, 5))
    hands = (cards("CQ"), cards("D9"), cards("CK HJ"), cards("S9"))
    rows = (cards("CJ"), cards("DJ"), cards("SJ"))
    desk = after(GAME, evolve(desk, hands=hands, rows=rows), "lay CQ", "lay D9", "lay CK")
    assert (desk.points, desk.turn) == ((0, 20, 0, 5), 3)
    desk = after(GAME, desk, "lay S9")
    assert (desk.points, desk.turn) == ((0, 20, 0, 15), 2)
    assert told(GAME, desk, "lay HJ")[-1] == "B has won."
    done = after(GAME, desk, "lay HJ")
    outcome = GAME.rules.outcome(done)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0, 20, 0, 15), (1,))


@pytest.mark.numbers("herzeln")
@pytest.mark.cites("HERZELN-2", "HERZELN-5", "HERZELN-13")
@pytest.mark.parametrize("players", [3, 4])
def test_all_points_of_each_deal_and_of_a_series_are_known(players: int) -> None:
    """Hearts are worth 33, those of 24 cards 31; places 60, those of three 30; a trick with a Queen
    costs 20, and there are 1 to 4 of them.
    """
    hearts, places = {3: (-31, 30), 4: (-33, 60)}[players]
    for number in range(3):
        steps = random_play(GAME, players, OLD, Random(number), 2000).steps
        states: list[Any] = [one.state for one in steps]
        ends = {state.deals: sum(state.points) for state in reversed(states)}
        totals = [ends[deal] - ends[deal - 1] for deal in range(1, 9)]
        (late,) = (s for s in states if (s.deals, len(s.tricks), s.trick) == (3, 7, ()))
        tricks = [[play.card for play in trick] for trick in late.tricks]
        tricks.append([card for hand in late.hands for card in hand])
        queens = sum(any(card.rank is Rank.QUEEN for card in trick) for trick in tricks)
        assert 1 <= queens <= 4
        assert totals == [hearts, 80, -80, -20 * queens, -40, 40, -40, places]
        assert sum(totals) == {3: -41, 4: -13}[players] - 20 * queens
        assert sum(str(one.action).startswith("lay ") for one in steps) == 8 * players
