"""Questions Q11 to Q14: where "round" might mean the trick or the lap.

The tests are about what a new lap changes by each reading.
"""

from __future__ import annotations

import pytest
from attrs import evolve

from daumen_rules import GERMAN, RuleSet
from daumen_rules.games.daumen_drauf.model import Playing
from tests.questions.seen import drawn, turn
from tests.table import captured, finished, hands, legal, pile, play, playing, position, refused
from tests.table import scores as points

COLOURS_PER_LAP = evolve(GERMAN, colour_scope="lap")
REFILL_PER_LAP = evolve(GERMAN, refill_scope="lap")
REFILL_COVERED_TOO = evolve(GERMAN, refill_scope="lap", covered_card_is_hand_card=False)
SHOW_PER_LAP = evolve(GERMAN, must_show_scope="lap")


# Q11


@pytest.mark.cites("Q11", "END-3", "TRICK-2")
def test_the_whole_trick_is_taken_not_only_the_last_lap() -> None:
    lines = ("A Y1p", "B Y2h", "C passes", "A Y4h", "B passes", "C passes")
    state = finished(position("Y1p Y4h", "Y2h", "B5h"), *lines)
    assert captured(state) == [{"Y1p", "Y2h", "Y4h"}, set(), set()]
    # A: Y1p −1, Y2h +1, Y4h +1 = +1. C alone has a card left: −1.
    assert points(state) == [1, 0, -1]


@pytest.mark.cites("Q11", "END-1")
def test_in_the_second_lap_every_seat_chooses_anew() -> None:
    table = position("Y1p Y4h G5p", "Y2h G4p", "B4h B5h")
    state = playing(table, "A Y1p", "B Y2h", "C passes", "A Y4h")
    assert legal(state) == {"B G4p", "B passes"}
    assert legal(playing(state, "B passes")) == {"C B4h", "C B5h", "C passes"}


@pytest.mark.cites("Q11", "LEAD-2")
def test_after_a_completed_trick_the_leader_may_not_pass() -> None:
    state = playing(position("Y1p G5p", "Y2h G4p"), "A Y1p", "B passes")
    assert refused(state, "A passes") == {"LEAD-2"}


# Q12


def third_colour_in_the_second_lap(rules: RuleSet) -> Playing:
    """A Y3h, B G2p, C passes; in the second lap A raises with B1p."""
    table = position("Y3h B1p B5p", "G2p G3h Y1h", "B3h B4h", rules=rules)
    return playing(table, "A Y3h", "B G2p", "C passes", "A B1p")


@pytest.mark.cites("Q12", "HIGH-4", "HIGH-5")
def test_colours_ordered_per_trick_keep_the_first_colour_lowest() -> None:
    state = third_colour_in_the_second_lap(GERMAN)
    # yellow < green < black
    assert refused(state, "B Y1h") == {"HIGH-5", "RAISE-3"}
    assert legal(state) == {"B passes"}


@pytest.mark.cites("Q12", "HIGH-2", "HIGH-3")
def test_colours_ordered_per_lap_let_the_first_colour_come_again() -> None:
    state = third_colour_in_the_second_lap(COLOURS_PER_LAP)
    # The lap knows green, which was to be beaten, and black: yellow is new again, green topped.
    assert legal(state) == {"B Y1h", "B passes"}
    assert refused(state, "B G3h") == {"HIGH-5", "RAISE-3"}


@pytest.mark.cites("Q12", "HIGH-2", "HIGH-3")
@pytest.mark.parametrize(("rules", "yellow"), [(GERMAN, set[str]()), (COLOURS_PER_LAP, {"A Y1p"})])
def test_the_colour_to_be_beaten_is_the_first_of_a_new_lap(
    rules: RuleSet, yellow: set[str]
) -> None:
    table = position("Y3h Y1p G1h G4h B1p", "G2p B2h", "B3h B4h", rules=rules)
    state = playing(table, "A Y3h", "B G2p", "C passes")
    # G1h is below the green 2 in both readings; G4h is above it, B1p is a new colour.
    assert legal(state) == {"A G4h", "A B1p", "A passes"} | yellow


@pytest.mark.cites("Q12", "HIGH-3")
def test_within_the_first_lap_both_scopes_of_colours_agree() -> None:
    for rules in (GERMAN, COLOURS_PER_LAP):
        table = position("Y3h Y4h", "G2p G3p", "Y5h B1p", rules=rules)
        state = playing(table, "A Y3h", "B G2p")
        assert refused(state, "C Y5h") == {"HIGH-5", "TURN-2"}


# Q13


def first_lap(rules: RuleSet) -> Playing:
    """Five cards each; A is to lead Y2p, B to show Y3h, C to pass."""
    return position(
        "Y2p G1p G2p G3p G4p",
        "Y3h B1p B2p B3p B4p",
        "G1h G2h G3h G4h G5h",
        pile="B5h Y5p Y4p",
        rules=rules,
    )


LAP = ("A Y2p", "B Y3h", "C passes")


@pytest.mark.cites("Q13", "FILL-1")
def test_refilling_after_the_trick_gives_nobody_a_card_within_it() -> None:
    state, events = play(first_lap(GERMAN), *LAP)
    assert drawn(events) == []
    assert refused(state, "A Y5p") == {"THUMB-1"}
    state, events = play(state, "A passes")
    assert drawn(events) == ["B B5h", "A Y5p"]
    assert pile(state) == ["Y4p"]


@pytest.mark.cites("Q13", "Q41", "FILL-1")
def test_refilling_after_the_lap_lets_a_seat_raise_with_what_it_drew() -> None:
    state, events = play(first_lap(REFILL_COVERED_TOO), *LAP)
    assert drawn(events) == ["B B5h", "A Y5p"]
    state, events = play(state, "A Y5p", "B passes", "C passes")
    assert captured(state) == [{"Y2p", "Y3h", "Y5p"}, set(), set()]
    # At the end of the trick A has G1p to G4p and needs one; B and C hold five.
    assert drawn(events) == ["A Y4p"]


@pytest.mark.cites("Q13", "Q41", "FILL-1")
def test_refilling_after_the_lap_gives_nobody_a_card_while_the_covered_one_counts() -> None:
    state, events = play(first_lap(REFILL_PER_LAP), *LAP)
    assert drawn(events) == []
    assert refused(state, "A Y5p") == {"THUMB-1"}


@pytest.mark.cites("Q13", "Q41", "FILL-1")
def test_a_released_card_is_made_up_for_at_the_next_lap() -> None:
    lap_over = playing(first_lap(REFILL_PER_LAP), *LAP)
    state, events = play(lap_over, "A G1p", "B passes", "C G2h")
    # A: three in hand and one covered. B and C: four in hand and one covered.
    assert drawn(events) == ["A B5h"]
    assert turn(state) == "A"


@pytest.mark.cites("Q13", "Q30", "FILL-3")
def test_a_refill_within_a_trick_begins_with_the_owner_of_the_highest_card_or_who_acted_last() -> (
    None
):
    winner = evolve(REFILL_COVERED_TOO, refill_first="winner")
    last_actor = evolve(REFILL_COVERED_TOO, refill_first="last_actor")
    # B has the highest card; C, who passed, acted last and needs none, then A, then B.
    assert drawn(play(first_lap(winner), *LAP)[1]) == ["B B5h", "A Y5p"]
    assert drawn(play(first_lap(last_actor), *LAP)[1]) == ["A B5h", "B Y5p"]


@pytest.mark.cites("Q13", "Q17", "FILL-1")
def test_a_leader_without_cards_draws_at_the_head_of_a_lap_and_is_asked() -> None:
    rules = evolve(REFILL_COVERED_TOO, forced_pass="skip_empty_hands")
    table = position(
        "Y2p", "Y3h B1p B2p B3p B4p", "G1h G2h G3h G4h G5h", pile="B5h Y5p", rules=rules
    )
    state, events = play(table, *LAP)
    # B needs one; A, whose only card is shown, needs five and gets one.
    assert drawn(events) == ["B B5h", "A Y5p"]
    assert legal(state) == {"A Y5p", "A passes"}


# Q14


def head_of_the_second_lap(rules: RuleSet, hand: str) -> Playing:
    """A Y3h, B Y4h, C passes; A is on turn again with `hand`."""
    table = position(f"Y3h {hand}", "Y4h G1p", "B1h B3h", rules=rules)
    return playing(table, "A Y3h", "B Y4h", "C passes")


@pytest.mark.cites("Q14", "LEAD-2", "PASS-1")
def test_who_began_the_trick_may_pass_in_a_later_lap() -> None:
    state = head_of_the_second_lap(GERMAN, "Y5p B2p")
    assert legal(state) == {"A Y5p", "A B2p", "A passes"}
    assert captured(playing(state, "A passes")) == [set(), {"Y3h", "Y4h"}, set()]


@pytest.mark.cites("Q14", "LEAD-2")
def test_who_must_show_in_every_lap_raises_at_its_head() -> None:
    state = head_of_the_second_lap(SHOW_PER_LAP, "Y5p B2p")
    assert legal(state) == {"A Y5p", "A B2p"}
    assert refused(state, "A passes") == {"LEAD-2"}


@pytest.mark.cites("Q14", "LEAD-2", "PARRY-1")
def test_who_must_show_in_every_lap_may_parry_instead() -> None:
    assert legal(head_of_the_second_lap(SHOW_PER_LAP, "Y4p B2p")) == {"A parries Y4p", "A B2p"}
    assert legal(head_of_the_second_lap(SHOW_PER_LAP, "Y4p Y1h")) == {"A parries Y4p"}


@pytest.mark.cites("Q14", "LEAD-2", "PASS-3")
def test_who_must_show_in_every_lap_passes_where_nothing_else_is_left() -> None:
    assert legal(head_of_the_second_lap(SHOW_PER_LAP, "Y1p Y2p")) == {"A passes"}
    state = playing(head_of_the_second_lap(SHOW_PER_LAP, "Y1p Y2p"), "A passes")
    assert hands(state)[0] == {"Y1p", "Y2p"}


@pytest.mark.cites("Q14", "LEAD-2", "PASS-1")
def test_the_duty_of_every_lap_binds_its_head_and_nobody_else() -> None:
    state = playing(head_of_the_second_lap(SHOW_PER_LAP, "Y5p B2p"), "A Y5p")
    assert legal(state) == {"B G1p", "B passes"}
    assert legal(playing(state, "B passes")) == {"C B1h", "C B3h", "C passes"}
