"""LEAD, TURN and TRICK: leading, the order of turns, and how long a trick may be."""

from __future__ import annotations

import pytest

from daumen_rules import RuleSet
from daumen_rules.games.daumen_drauf.game import GAME
from tests.story import story
from tests.table import captured, legal, play, playing, position, refused

THREE = ("Y3p G1h B2p", "Y4h G2p B1h", "Y5p G3h B3p")

# Leading


@pytest.mark.cites("LEAD-1")
def test_any_card_of_the_hand_can_be_led() -> None:
    assert legal(position(*THREE)) == {"A Y3p", "A G1h", "A B2p"}
    for line, event in (
        ("A Y3p", "LEAD-1 A shows Y3p"),
        ("A G1h", "LEAD-1 A shows G1h"),
        ("A B2p", "LEAD-1 A shows B2p"),
    ):
        assert story(play(position(*THREE), line)[1]) == [event]


@pytest.mark.cites("LEAD-1", "START-1")
def test_the_starter_of_the_game_leads_in_the_same_way() -> None:
    assert legal(position(*THREE, tricks=0)) == {"A Y3p", "A G1h", "A B2p"}


@pytest.mark.cites("LEAD-2")
def test_who_leads_cannot_pass() -> None:
    assert refused(position(*THREE), "A passes") == {"LEAD-2"}
    assert refused(position(*THREE, tricks=0), "A passes") == {"LEAD-2"}
    assert refused(position(*THREE, leader="C"), "C passes") == {"LEAD-2"}


@pytest.mark.cites("LEAD-2")
def test_a_last_card_has_to_be_led_as_well() -> None:
    state = position("Y3p", "Y4h", "Y5p")
    assert legal(state) == {"A Y3p"}


@pytest.mark.cites("LEAD-2")
def test_after_the_lead_nobody_has_to_show() -> None:
    state = playing(position(*THREE), "A Y3p")
    assert legal(state) == {"B Y4h", "B G2p", "B B1h", "B passes"}
    state = playing(state, "B Y4h")
    assert legal(state) == {"C Y5p", "C G3h", "C B3p", "C passes"}
    # The next lap begins with the leader, who may pass now.
    state = playing(state, "C passes")
    assert legal(state) == {"A G1h", "A B2p", "A passes"}


@pytest.mark.cites("LEAD-2", "Q14")
def test_by_one_reading_the_leader_has_to_show_in_every_lap() -> None:
    """A led Y3p, B topped it with Y4h, C passed: A holds G1h, higher than Y4h."""
    lap = RuleSet.parse("german with must_show_scope=lap")
    state = playing(position(*THREE, rules=lap), "A Y3p", "B Y4h", "C passes")
    assert refused(state, "A passes") == {"LEAD-2"}
    assert legal(state) == {"A G1h", "A B2p"}
    # Nobody has to show what it does not hold: A's Y1p is no higher than Y4h.
    state = playing(position("Y3p Y1p", "Y4h G2p", "Y5p G3h", rules=lap), "A Y3p", "B Y4h")
    assert legal(playing(state, "C passes")) == {"A passes"}


# Turns


@pytest.mark.cites("TURN-1")
def test_the_turn_goes_clockwise_and_from_the_last_seat_to_the_first() -> None:
    state = position("Y1p G1h B1p B4p", "Y2p Y6h", "Y3p G2h", "Y4p G3h", leader="C")
    turns = [state.trick.turn]
    for line in ("C Y3p", "D Y4p", "A passes", "B Y6h", "C G2h", "D passes", "A B1p"):
        state = playing(state, line)
        turns.append(state.trick.turn)
    assert turns == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.cites("TURN-1")
def test_nobody_acts_out_of_turn_within_a_trick() -> None:
    state = playing(position(*THREE), "A Y3p")
    assert refused(state, "C Y5p") == {"TURN-1"}
    assert refused(state, "C passes") == {"TURN-1"}
    # Who has just shown is not on turn either.
    assert refused(state, "A G1h") == {"TURN-1"}
    assert refused(state, "A passes") == {"TURN-1"}
    state = playing(state, "B Y4h", "C passes")
    assert refused(state, "B G2p") == {"TURN-1"}
    assert refused(state, "C G3h") == {"TURN-1"}


@pytest.mark.cites("TURN-1")
def test_only_the_seat_on_turn_can_act() -> None:
    state = position(*THREE)
    assert GAME.rules.movers(state) == (0,)
    assert GAME.rules.movers(playing(state, "A Y3p")) == (1,)
    assert GAME.rules.movers(playing(state, "A Y3p", "B passes")) == (2,)


@pytest.mark.cites("TURN-1", "PASS-3")
def test_a_seat_without_cards_keeps_its_turn() -> None:
    state = playing(position("Y3p G1h", "", "G2p B1h"), "A Y3p")
    assert state.trick.turn == 1
    assert legal(state) == {"B passes"}


@pytest.mark.cites("TURN-2")
def test_the_next_seat_shows_a_higher_card_or_passes() -> None:
    state = playing(position("Y3p G1h", "Y2h Y4p G1p", "B1h B2p"), "A Y3p")
    assert legal(state) == {"B Y4p", "B G1p", "B passes"}
    assert story(play(state, "B Y4p")[1]) == ["TURN-2 B shows Y4p"]


@pytest.mark.cites("TURN-2")
def test_a_seat_cannot_come_in_with_a_card_that_is_not_higher() -> None:
    state = playing(position("Y3p G1h", "Y2h Y4p G1p", "Y5h B2p"), "A Y3p")
    assert refused(state, "B Y2h") == {"HIGH-1", "TURN-2"}
    state = playing(state, "B G1p")
    assert refused(state, "C Y5h") == {"HIGH-5", "TURN-2"}


@pytest.mark.cites("TURN-2")
def test_a_seat_that_comes_in_late_lays_nothing_open() -> None:
    state = playing(position(*THREE), "A Y3p", "B passes", "C Y5p", "A passes")
    assert story(play(state, "B B1h")[1]) == ["TURN-2 B shows B1h"]


# The length of a trick


@pytest.mark.cites("TRICK-2")
def test_a_trick_can_consist_of_a_single_card() -> None:
    state = playing(position("G2p Y1p", "G1h B1p"), "A G2p", "B passes")
    assert captured(state) == [{"G2p"}, set()]


@pytest.mark.cites("TRICK-2")
def test_a_trick_can_take_several_laps() -> None:
    """Two seats with five cards each show all ten: five laps, then A passes in the sixth."""
    state = position("Y1p Y3h G1h G3h B1p", "Y2h Y4p G2p G4p B2h", pile="B3h B4p Y1h")
    shown = ["Y1p", "Y2h", "Y3h", "Y4p", "G1h", "G2p", "G3h", "G4p", "B1p", "B2h"]
    for number, card in enumerate(shown):
        state = playing(state, f"{'AB'[number % 2]} {card}")
    assert captured(state) == [set(), set()]
    assert [entry.lap for entry in state.trick.shown] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    _, events = play(state, "A passes")
    assert story(events)[1] == "END-3 B takes 10"
