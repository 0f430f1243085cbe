"""Questions Q30 to Q33: refilling hands, and who leads.

The tests are about who draws what from a short pile, and a winner without cards.
"""

from __future__ import annotations

import pytest
from attrs import evolve

from daumen_rules import ENGLISH, GERMAN, RuleSet, State
from daumen_rules.games.daumen_drauf.clauses import FILL_3, FILL_4, NEXT_1, NEXT_2
from daumen_rules.games.daumen_drauf.events import Drawn, Event, Leads
from daumen_rules.games.daumen_drauf.model import Playing
from tests.questions.seen import drawn, turn
from tests.story import story
from tests.table import captured, finished, hands, legal, pile, play, playing, position, refused
from tests.table import scores as points

WINNER = evolve(GERMAN, refill_first="winner")
LAST_ACTOR = evolve(GERMAN, refill_first="last_actor")
FIRST = pytest.mark.parametrize("rules", [WINNER, LAST_ACTOR], ids=["winner", "last_actor"])


# Q30


def trick_won_by_c(pile: str, rules: RuleSet) -> tuple[Event, ...]:
    """A Y3h, B Y5h, C G1p, A and B pass: C wins, B has passed last, each needs one."""
    table = position(
        "Y3h G2p G3p G4p B1p",
        "Y5h B2p B3p B4p G5p",
        "G1p Y1p Y2p Y4p G5h",
        pile=pile,
        rules=rules,
    )
    return play(table, "A Y3h", "B Y5h", "C G1p", "A passes", "B passes")[1]


@pytest.mark.cites("Q30", "FILL-3")
def test_the_winner_draws_first() -> None:
    assert drawn(trick_won_by_c("Y1h B5p G4h", WINNER)) == ["C Y1h", "A B5p", "B G4h"]


@pytest.mark.cites("Q30", "FILL-3")
def test_literally_the_last_to_decide_draws_first_who_is_the_last_to_pass() -> None:
    assert drawn(trick_won_by_c("Y1h B5p G4h", LAST_ACTOR)) == ["B Y1h", "C B5p", "A G4h"]
    assert drawn(trick_won_by_c("Y1h B5p G4h", ENGLISH)) == ["B Y1h", "C B5p", "A G4h"]


@pytest.mark.cites("Q30", "Q31", "FILL-3")
def test_a_pile_of_one_card_goes_to_the_winner_or_to_the_last_to_pass() -> None:
    assert drawn(trick_won_by_c("Y1h", WINNER)) == ["C Y1h"]
    assert drawn(trick_won_by_c("Y1h", LAST_ACTOR)) == ["B Y1h"]


@pytest.mark.cites("Q30", "FILL-3", "FILL-4")
def test_the_first_draw_and_the_others_go_by_their_own_clauses() -> None:
    events = trick_won_by_c("Y1h B5p G4h", WINNER)
    clauses = [event.clause for event in events if isinstance(event, Drawn)]
    assert clauses == [FILL_3, FILL_4, FILL_4]


@FIRST
@pytest.mark.cites("Q30", "FILL-3", "PARRY-4")
def test_after_a_parry_the_winner_is_the_last_to_decide(rules: RuleSet) -> None:
    table = position(
        "Y3h G2p G3p G4p B1p",
        "Y5h B2p B3p B4p G5p",
        "Y3p Y1p Y2p Y4p G5h",
        pile="Y1h B5p G4h",
        rules=rules,
    )
    state, events = play(table, "A Y3h", "B passes", "C parries Y3p")
    assert drawn(events) == ["C Y1h", "A B5p"]
    assert pile(state) == ["G4h"]


# Q31


SHORT = ("A Y2p", "B Y3h", "C G1h", "A B2h", "B passes", "C B3h", "A passes", "B passes")


def short_pile(reading: str, pile: str = "G2h B1p Y4h", first: str = "winner") -> Playing:
    """After `SHORT` C has won and needs two, A needs two, B needs one."""
    return position(
        "Y2p B2h Y5p G5p B5p",
        "Y3h Y1p G3p G4p B4p",
        "G1h B3h Y5h G5h B5h",
        pile=pile,
        rules=evolve(GERMAN, refill_short=reading, refill_first=first),
    )


@pytest.mark.cites("Q31", "FILL-2", "FILL-4")
@pytest.mark.parametrize(
    ("reading", "draws", "left"),
    [
        ("greedy", ["C G2h B1p", "A Y4h"], []),
        ("all_or_nothing", [], ["G2h", "B1p", "Y4h"]),
        ("whole_need", ["C G2h B1p", "B Y4h"], []),
        ("one_by_one", ["C G2h", "A B1p", "B Y4h"], []),
    ],
)
def test_a_pile_too_short_for_all_is_drawn_in_four_ways(
    reading: str, draws: list[str], left: list[str]
) -> None:
    state, events = play(short_pile(reading), *SHORT)
    assert captured(state)[2] == {"Y2p", "Y3h", "G1h", "B2h", "B3h"}
    assert drawn(events) == draws
    assert pile(state) == left
    assert ("FILL-6 pile empty" in story(events)) == (not left)


@pytest.mark.cites("Q31", "FILL-2")
@pytest.mark.parametrize("reading", ["greedy", "all_or_nothing", "whole_need", "one_by_one"])
def test_all_readings_agree_on_a_pile_that_is_long_enough(reading: str) -> None:
    state, _ = play(short_pile(reading, "G2h B1p Y4h Y1h B1h"), *SHORT)
    assert [len(hand) for hand in hands(state)] == [5, 5, 5]
    assert pile(state) == []


@pytest.mark.cites("Q31", "FILL-2")
def test_drawing_one_by_one_goes_round_twice() -> None:
    # C, A, B, then C again; A's second card is not there.
    _, events = play(short_pile("one_by_one", "G2h B1p Y4h Y1h"), *SHORT)
    assert drawn(events) == ["C G2h Y1h", "A B1p", "B Y4h"]
    # A pile that covers all that is needed is not short: C draws all it needs, then A, then B.
    _, events = play(short_pile("one_by_one", "G2h B1p Y4h Y1h B1h"), *SHORT)
    assert drawn(events) == ["C G2h B1p", "A Y4h Y1h", "B B1h"]


@pytest.mark.cites("Q31", "FILL-2")
def test_a_pile_too_short_for_all_stays_closed_for_ever() -> None:
    state, events = play(short_pile("all_or_nothing"), *SHORT)
    assert "FILL-2 nobody draws, 3 left" in story(events)
    state, events = play(state, "C Y5h", "A passes", "B passes")
    assert drawn(events) == []
    assert pile(state) == ["G2h", "B1p", "Y4h"]


@pytest.mark.cites("Q31", "FILL-2", "OVER-2")
def test_cards_of_a_closed_pile_count_for_nobody() -> None:
    rules = evolve(GERMAN, refill_short="all_or_nothing")
    table = position("Y1p Y2p", "G1h", pile="B4h", rules=rules)
    state = finished(table, "A Y1p", "B passes", "A Y2p", "B G1h", "A passes")
    # A: Y1p −1. B: Y2p −1, G1h +1 = 0. B4h is nobody's.
    assert points(state) == [-1, 0]
    assert pile(state) == ["B4h"]


@pytest.mark.cites("Q31", "FILL-2")
def test_a_pile_that_covers_nobodys_whole_need_serves_a_later_seat() -> None:
    table = position(
        "Y2p Y4h G1p G2p G3p",
        "G1h B1p B2p B3p B4p",
        "Y3h Y5h Y1p G4p G5p",
        pile="B5h",
        rules=evolve(GERMAN, refill_short="whole_need"),
    )
    lines = ("A Y2p", "B passes", "C Y3h", "A Y4h", "B passes", "C Y5h", "A passes", "B passes")
    state, events = play(table, *lines)
    # C and A need two each, B none: one card is too few for either.
    assert drawn(events) == []
    assert "FILL-2 nobody draws, 1 left" in story(events)
    _, events = play(state, "C Y1p", "A passes", "B G1h", "C passes", "A passes")
    assert drawn(events) == ["B B5h"]


@pytest.mark.cites("Q31", "Q30", "FILL-2")
def test_the_last_actor_is_the_first_to_draw_from_a_short_pile() -> None:
    # B passed last: B needs one, C two, A two.
    _, events = play(short_pile("greedy", first="last_actor"), *SHORT)
    assert drawn(events) == ["B G2h", "C B1p Y4h"]


# Q32


@FIRST
@pytest.mark.cites("Q32", "FILL-1", "FILL-4")
def test_a_seat_that_holds_five_draws_nothing(rules: RuleSet) -> None:
    table = position(
        "Y1h Y3h G1p G2p G3p",
        "B1p B2p B3p B4p B5p",
        "Y2h G1h G2h G3h G4h",
        pile="Y5h Y4h Y5p G5p",
        rules=rules,
    )
    within = playing(table, "A Y1h", "B passes", "C Y2h", "A Y3h", "B passes")
    assert len(pile(within)) == 4  # nobody draws within the trick
    state, events = play(within, "C passes")
    # A needs two, B none, C one; A has won, C has passed last.
    expected = ["A Y5h Y4h", "C Y5p"] if rules == WINNER else ["C Y5h", "A Y4h Y5p"]
    assert drawn(events) == expected
    assert [len(hand) for hand in hands(state)] == [5, 5, 5]


# Q33


NEXT = evolve(GERMAN, leader_without_cards="next_clockwise")
ENDS = evolve(GERMAN, leader_without_cards="game_ends")
LAST_CARD_WINS = ("B Y1h", "C passes", "A B5h", "B passes", "C passes")


def last_card_wins(rules: RuleSet) -> State:
    """A has won a trick with its last card; B holds Y2p, C holds G4h and G5p."""
    table = position("B5h", "Y1h Y2p", "G4h G5p", leader="B", rules=rules)
    return play(table, *LAST_CARD_WINS)[0]


@pytest.mark.cites("Q33", "NEXT-2")
def test_for_a_winner_without_cards_the_next_clockwise_leads() -> None:
    state = last_card_wins(NEXT)
    assert turn(state) == "B"
    assert legal(state) == {"B Y2p"}
    assert refused(state, "C G4h") == {"NEXT-2"}


@pytest.mark.cites("Q33", "NEXT-2", "OVER-2")
def test_by_one_reading_a_winner_without_cards_ends_the_game() -> None:
    # A: Y1h +1, B5h +1 = +2. B pays for one card, C for two.
    assert points(last_card_wins(ENDS)) == [2, -1, -2]


@pytest.mark.cites("Q33", "NEXT-2")
def test_more_than_one_seat_without_cards_is_jumped() -> None:
    table = position("B5h", "", "", "Y1h Y2p", "G1h G2p", leader="D")
    passes = ("B passes", "C passes", "D passes", "E passes")
    state, events = play(table, "D Y1h", "E passes", "A B5h", *passes)
    assert events[-1] == Leads(3, NEXT_2)
    assert refused(state, "E G1h") == {"NEXT-2"}


@pytest.mark.cites("Q33", "PARRY-5", "NEXT-2")
def test_a_parrier_without_cards_leaves_the_lead_to_the_next_clockwise_too() -> None:
    table = position("Y3p Y1p", "Y3h", "G1h", rules=NEXT)
    assert turn(playing(table, "A Y3p", "B parries Y3h")) == "C"
    # A −1 and C −1 for a card in hand; B: Y3p −1, Y3h +1 = 0.
    table = position("Y3p Y1p", "Y3h", "G1h", rules=ENDS)
    assert points(finished(table, "A Y3p", "B parries Y3h")) == [-1, 0, -1]


@pytest.mark.cites("Q33", "NEXT-1")
def test_a_winner_with_cards_leads_by_both_readings() -> None:
    for rules in (NEXT, ENDS):
        table = position("B5h B4h", "Y1h Y2p", "G4h G5p", leader="B", rules=rules)
        assert play(table, *LAST_CARD_WINS)[1][-1] == Leads(0, NEXT_1)


@pytest.mark.cites("Q33", "OVER-1")
def test_with_two_players_a_winner_without_cards_ends_the_game_anyway() -> None:
    for rules in (NEXT, ENDS):
        table = position("B4h", "Y1h Y2p G1p", leader="B", rules=rules)
        # A: Y1h +1, B4h +1 = +2. B alone has cards: two.
        assert points(finished(table, "B Y1h", "A B4h", "B passes")) == [2, -2]
