"""Questions Q15 to Q19: passing, coming in again, the end of a trick.

The tests are about whose turn it is after passes and what a pass gives up.
"""

from __future__ import annotations

import pytest
from attrs import evolve

from daumen_rules import ENGLISH, GERMAN, RuleSet
from daumen_rules.games.daumen_drauf.events import Released, Taken
from daumen_rules.games.daumen_drauf.model import Playing
from tests.questions.seen import drawn, sights, turn
from tests.story import story
from tests.table import captured, finished, hands, legal, play, playing, position, refused
from tests.table import scores as points

EXPLICIT = evolve(GERMAN, forced_pass="explicit")
SKIP_EMPTY = evolve(GERMAN, forced_pass="skip_empty_hands")
SKIP_ALL = evolve(GERMAN, forced_pass="skip_all")


# Q15


@pytest.mark.cites("Q15", "END-1", "END-2")
def test_passes_count_full_circle_so_the_leader_is_asked_again() -> None:
    state = playing(position("Y3h G1p", "Y4p G2p", "B1p B2p"), "A Y3h", "B Y4p", "C passes")
    assert captured(state) == [set(), set(), set()]
    assert legal(state) == {"A G1p", "A passes"}
    assert captured(playing(state, "A passes")) == [set(), {"Y3h", "Y4p"}, set()]


@pytest.mark.cites("Q15", "END-2", "TRICK-2")
def test_a_trick_of_one_card_ends_with_the_last_of_the_others() -> None:
    state, events = play(position("Y3h G1p", "Y4p G2p", "B1p B2p"), "A Y3h", "B passes")
    assert not any(isinstance(event, Taken) for event in events)
    assert captured(playing(state, "C passes")) == [{"Y3h"}, set(), set()]


@pytest.mark.cites("Q15", "END-2")
def test_a_newly_shown_card_needs_all_passes_anew() -> None:
    table = position("Y1h G5p", "B1p B2p", "Y2h G4p", "Y3h G3p")
    state = playing(table, "A Y1h", "B passes", "C Y2h", "D passes", "A passes")
    # Two passes since C's Y2h; the third, B's, ends the trick, though B has passed before.
    assert turn(state) == "B"
    assert captured(playing(state, "B passes")) == [set(), set(), {"Y1h", "Y2h"}, set()]


# Q16


@pytest.mark.cites("Q16", "PASS-2")
def test_who_passed_in_two_laps_comes_in_in_the_third() -> None:
    table = position("Y1h Y3h G5p", "G1p G2p", "Y2h Y4p B5p")
    lines = ("A Y1h", "B passes", "C Y2h", "A Y3h", "B passes", "C Y4p", "A passes")
    state = playing(table, *lines)
    assert legal(state) == {"B G1p", "B G2p", "B passes"}
    taken = captured(playing(state, "B G1p", "C passes", "A passes"))
    assert taken == [set(), {"Y1h", "Y2h", "Y3h", "Y4p", "G1p"}, set()]


# Q17


def empty_second_seat(rules: RuleSet) -> Playing:
    """A has led Y3p; B has no card, C holds G2p."""
    return playing(position("Y3p G5h", "", "G2p G4h", rules=rules), "A Y3p")


@pytest.mark.cites("Q17", "PASS-3", "TURN-1")
def test_a_seat_without_cards_is_on_turn_and_passes() -> None:
    state = empty_second_seat(EXPLICIT)
    assert turn(state) == "B"
    assert legal(state) == {"B passes"}


@pytest.mark.cites("Q17", "PASS-3", "TURN-1")
@pytest.mark.parametrize("rules", [SKIP_EMPTY, SKIP_ALL], ids=["skip_empty_hands", "skip_all"])
def test_a_seat_without_cards_is_jumped_where_passing_is_no_act(rules: RuleSet) -> None:
    _, events = play(position("Y3p G5h", "", "G2p G4h", rules=rules), "A Y3p")
    assert story(events) == ["LEAD-1 A shows Y3p", "PASS-3 B without cards is jumped"]
    state = empty_second_seat(rules)
    assert turn(state) == "C"
    assert refused(state, "B passes") == {"TURN-1"}


@pytest.mark.cites("Q17", "END-2")
def test_forced_passes_end_a_trick_alike_whether_made_or_jumped() -> None:
    made = playing(empty_second_seat(EXPLICIT), "B passes", "C G2p", "A passes", "B passes")
    for rules in (SKIP_EMPTY, SKIP_ALL):
        jumped = playing(empty_second_seat(rules), "C G2p", "A passes")
        assert captured(jumped) == captured(made) == [set(), set(), {"Y3p", "G2p"}]
        assert hands(jumped) == hands(made) == [{"G5h"}, set(), {"G4h"}]


@pytest.mark.cites("Q17", "PASS-3")
@pytest.mark.parametrize(
    ("rules", "next_turn"), [(EXPLICIT, "B"), (SKIP_EMPTY, "B"), (SKIP_ALL, "C")]
)
def test_jumping_every_forced_pass_betrays_a_hand_with_nothing_higher(
    rules: RuleSet, next_turn: str
) -> None:
    # B's Y1h is below the yellow 3 and not its twin.
    state = playing(position("Y3p Y5h", "Y1h", "G2p G5h", rules=rules), "A Y3p")
    assert turn(state) == next_turn


@pytest.mark.cites("Q17", "PARRY-1")
def test_a_seat_that_can_parry_is_never_jumped() -> None:
    state = playing(position("Y3p Y5h", "Y3h", "G2p G5h", rules=SKIP_ALL), "A Y3p")
    assert legal(state) == {"B parries Y3h", "B passes"}


@pytest.mark.cites("Q17", "END-2")
def test_a_trick_that_nobody_can_top_ends_at_once_where_all_are_jumped() -> None:
    table = position("B5h Y1p", "B1h", "B2p", rules=SKIP_ALL)
    state, events = play(table, "A B5h")
    assert story(events)[:4] == [
        "LEAD-1 A shows B5h",
        "PASS-3 B with cards is jumped",
        "PASS-3 C with cards is jumped",
        "END-3 A takes 1",
    ]
    assert captured(state) == [{"B5h"}, set(), set()]
    assert turn(state) == "A"


@pytest.mark.cites("Q17", "END-2")
def test_a_jumped_leader_leaves_the_trick_to_the_highest_card() -> None:
    # A shows its last card; the turn after C's pass jumps A, and B takes the trick.
    for rules in (SKIP_EMPTY, SKIP_ALL):
        table = position("Y3p", "Y5h G1p", "G2p G5h", rules=rules)
        state = playing(table, "A Y3p", "B Y5h", "C passes")
        assert captured(state) == [set(), {"Y3p", "Y5h"}, set()]
        assert turn(state) == "B"


@pytest.mark.cites("Q17", "Q30", "FILL-3")
def test_a_jumped_seat_made_no_last_decision() -> None:
    # B's hand was emptied by parries that nobody refilled after; a pile of one is left.
    literal = evolve(ENGLISH, refill_after_parry=False)
    hands_ = ("Y3p Y5h", "", "G2p G5h")

    explicit = position(*hands_, pile="B4h", rules=literal)
    _, events = play(explicit, "A Y3p", "B passes", "C G2p", "A passes", "B passes")
    assert drawn(events) == ["B B4h"]

    jumping = evolve(literal, forced_pass="skip_empty_hands")
    _, events = play(position(*hands_, pile="B4h", rules=jumping), "A Y3p", "C G2p", "A passes")
    assert drawn(events) == ["A B4h"]


# Q18


@pytest.mark.cites("Q18", "LEAD-2", "START-1")
def test_the_starter_must_lead() -> None:
    table = position("Y1p G2p", "Y3h G3h", "B1h B2h", tricks=0)
    assert refused(table, "A passes") == {"LEAD-2"}
    assert refused(table, "B Y3h") == {"START-1"}


@pytest.mark.cites("Q18", "LEAD-2", "END-5")
def test_a_winner_with_nothing_but_poison_must_lead() -> None:
    state = playing(position("Y5h Y1p G2p", "Y3h G3h", "B1h B2h"), "A Y5h", "B passes", "C passes")
    assert legal(state) == {"A Y1p", "A G2p"}
    assert refused(state, "A passes") == {"LEAD-2"}


# Q19


@pytest.mark.cites("Q19", "END-3", "PASS-1")
def test_the_covered_card_of_a_seat_that_passes_goes_to_the_winner() -> None:
    lines = ("A Y3h", "B Y5p", "C passes", "A passes")
    state = playing(position("Y3h G1p", "Y5p G2p", "B1p B2p"), *lines)
    assert captured(state) == [set(), {"Y3h", "Y5p"}, set()]
    assert hands(state) == [{"G1p"}, {"G2p"}, {"B1p", "B2p"}]
    # B: Y3h +1, Y5p −1 = 0. C alone has a card left: −1.
    assert points(finished(position("Y3h", "Y5p", "B1p"), *lines)) == [0, 0, -1]


@pytest.mark.cites("Q19", "Q01", "RAISE-2")
def test_passing_releases_no_card() -> None:
    table = position("Y3h G1p", "Y5p G2p", "B1p B2p", rules=ENGLISH)
    state, events = play(table, "A Y3h", "B Y5p", "C passes", "A passes")
    assert not any(isinstance(event, Released) for event in events)
    assert sights(state, "C", "Y3") == ["Y3 captured", "Y3 out"]
