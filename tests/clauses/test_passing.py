"""PASS and END: passing, coming in again, and how a trick ends."""

from __future__ import annotations

import pytest

from daumen_rules import SPECTATOR, Card, Kind
from daumen_rules.games.daumen_drauf.rule_set import ENGLISH
from daumen_rules.games.daumen_drauf.view import view
from tests.story import story
from tests.table import captured, hands, legal, play, playing, position, refused

# Passing


@pytest.mark.cites("PASS-1")
def test_the_seat_on_turn_may_pass_though_it_could_show() -> None:
    state = playing(position("Y3p G1h", "Y4h B2p", "Y5p"), "A Y3p")
    assert legal(state) == {"B Y4h", "B B2p", "B passes"}
    after, events = play(state, "B passes")
    assert story(events) == ["PASS-1 B passes"]
    assert hands(after) == [{"G1h"}, {"Y4h", "B2p"}, {"Y5p"}]


@pytest.mark.cites("PASS-2")
def test_who_passed_may_come_in_as_often_as_the_turn_comes() -> None:
    """B passes in two laps and shows in the third."""
    state = position("Y1h Y3h", "G1p B5h", "Y2h Y4p")
    state = playing(state, "A Y1h", "B passes", "C Y2h", "A Y3h", "B passes", "C Y4p", "A passes")
    assert legal(state) == {"B G1p", "B B5h", "B passes"}


@pytest.mark.cites("PASS-2", "RAISE-1")
def test_who_has_shown_and_passed_may_raise_later() -> None:
    state = position("Y1h B2p", "Y2h G1p B1p", "Y3h")
    state = playing(state, "A Y1h", "B Y2h", "C Y3h", "A passes")
    assert legal(state) == {"B G1p", "B B1p", "B passes"}
    state = playing(state, "B G1p", "C passes")
    assert legal(state) == {"A B2p", "A passes"}


@pytest.mark.cites("PASS-3")
def test_who_has_neither_a_higher_card_nor_the_twin_can_only_pass() -> None:
    state = playing(position("Y3p G1h", "Y1h Y2p", "B2p"), "A Y3p")
    assert legal(state) == {"B passes"}
    assert story(play(state, "B passes")[1]) == ["PASS-1 B passes"]


@pytest.mark.cites("PASS-3", "PARRY-1")
def test_who_has_no_higher_card_but_the_twin_need_not_pass() -> None:
    state = playing(position("B5h Y1p", "B5p", "G1p"), "A B5h")
    assert legal(state) == {"B passes", "B parries B5p"}


# How long a trick goes on


@pytest.mark.cites("END-1")
def test_a_trick_goes_on_when_everybody_has_had_a_turn() -> None:
    state = playing(position("Y3h G1p", "Y4p B2h", "B1h"), "A Y3h", "B Y4p", "C passes")
    assert captured(state) == [set(), set(), set()]
    assert legal(state) == {"A G1p", "A passes"}


@pytest.mark.cites("END-2")
def test_a_trick_ends_when_all_others_pass_one_after_another() -> None:
    state = playing(position("Y3h G1p", "Y4p B2h", "B1h"), "A Y3h", "B Y4p", "C passes")
    after, events = play(state, "A passes")
    assert story(events) == [
        "PASS-1 A passes",
        "END-3 B takes 2",
        "END-6 all see Y3h Y4p",
        "NEXT-1 B leads",
    ]
    assert captured(after) == [set(), {"Y3h", "Y4p"}, set()]


@pytest.mark.cites("END-2")
def test_passes_before_the_highest_card_do_not_count() -> None:
    # B passes on A's card, A on C's: two passes of three seats, but not on the same card.
    state = position("Y1h G1p", "B2h B3p", "Y2p B1h")
    state = playing(state, "A Y1h", "B passes", "C Y2p", "A passes")
    assert legal(state) == {"B B2h", "B B3p", "B passes"}
    assert captured(playing(state, "B passes")) == [set(), set(), {"Y1h", "Y2p"}]


@pytest.mark.cites("END-2")
def test_who_showed_the_highest_card_is_not_asked_again() -> None:
    state = position("Y1h G1p", "B2h B3p", "Y2p B1h", "G4h")
    after, events = play(state, "A Y1h", "B passes", "C passes", "D passes")
    assert story(events)[-3:] == ["END-3 A takes 1", "END-6 all see Y1h", "NEXT-1 A leads"]
    assert legal(after) == {"A G1p"}


@pytest.mark.cites("END-2")
def test_with_two_seats_one_pass_ends_the_trick() -> None:
    state = playing(position("Y3h G1p", "Y4p B2h"), "A Y3h", "B Y4p", "A passes")
    assert captured(state) == [set(), {"Y3h", "Y4p"}]


# What becomes of the cards


@pytest.mark.cites("END-3")
def test_the_taker_gets_released_and_covered_cards_of_all_laps() -> None:
    # Y1p is laid open, Y2h and Y4h are covered.
    state = position("Y1p Y4h G1h", "Y2h B2p", "G2p")
    state = playing(state, "A Y1p", "B Y2h", "C passes", "A Y4h", "B passes", "C passes")
    assert captured(state) == [{"Y1p", "Y2h", "Y4h"}, set(), set()]


@pytest.mark.cites("END-3")
def test_who_shows_a_card_and_passes_loses_it_to_the_taker() -> None:
    state = position("Y3h G1h", "Y5p B2p", "G2p")
    state = playing(state, "A Y3h", "B Y5p", "C passes", "A passes")
    assert captured(state) == [set(), {"Y3h", "Y5p"}, set()]
    assert hands(state) == [{"G1h"}, {"B2p"}, {"G2p"}]


@pytest.mark.cites("END-4")
def test_captured_cards_lie_face_down() -> None:
    """By the English rules the taker alone sees faces; the others see kinds and their own card."""
    state = position("Y2p B1h", "G1h B2p", "Y1p B5h", rules=ENGLISH)
    state = playing(state, "A Y2p", "B G1h", "C passes", "A passes")
    y2p, g1h, y2, g1 = Card.parse("Y2p"), Card.parse("G1h"), Kind.parse("Y2"), Kind.parse("G1")
    assert view(state, 1).captured == ((), (y2p, g1h), ())
    assert view(state, 0).captured == ((), (y2p, g1), ())
    for viewer in (2, SPECTATOR):
        assert view(state, viewer).captured == ((), (y2, g1), ())


@pytest.mark.cites("END-4")
def test_by_the_english_rules_the_taker_alone_looks_at_the_trick() -> None:
    state = position("Y2p B1h", "G1h B2p", "Y1p B5h", rules=ENGLISH)
    _, events = play(state, "A Y2p", "B G1h", "C passes", "A passes")
    assert story(events)[-2] == "END-4 B see Y2p G1h"


@pytest.mark.cites("END-5", "NEXT-1")
def test_the_taker_leads_the_next_trick() -> None:
    state = position("Y3h G1p", "Y4p B2h Y1h", "B1h")
    state = playing(state, "A Y3h", "B Y4p", "C passes", "A passes")
    assert legal(state) == {"B B2h", "B Y1h"}
    assert refused(state, "B passes") == {"LEAD-2"}
    assert refused(state, "C B1h") == {"NEXT-1"}


@pytest.mark.cites("END-6")
def test_everybody_sees_all_cards_of_a_completed_trick() -> None:
    """Nothing was laid open; by the German rules C still learns Y2p and G1h."""
    state = position("Y2p B1h", "G1h B2p", "Y1p B5h")
    after, events = play(state, "A Y2p", "B G1h", "C passes", "A passes")
    assert story(events)[-2] == "END-6 all see Y2p G1h"
    seen = (Card.parse("Y2p"), Card.parse("G1h"))
    for viewer in (0, 1, 2, SPECTATOR):
        assert view(after, viewer).captured == ((), seen, ())
