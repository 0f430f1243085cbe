"""RAISE: a seat that shows a card already lays it open and shows a higher one."""

from __future__ import annotations

import pytest

from daumen_rules import SPECTATOR, Card, Kind
from daumen_rules.games.daumen_drauf.view import view
from daumen_rules.kernel.seats import Viewer
from tests.story import story
from tests.table import hands, legal, play, playing, position, refused


@pytest.mark.cites("RAISE-1")
def test_every_seat_that_shows_a_card_may_raise_and_more_than_once() -> None:
    state = position("Y1p Y4h B1h B2p", "Y2h Y5p", "Y3h G1h")
    state = playing(state, "A Y1p", "B Y2h", "C Y3h", "A Y4h", "B Y5p")
    assert legal(state) == {"C G1h", "C passes"}
    state = playing(state, "C G1h")
    assert legal(state) == {"A B1h", "A B2p", "A passes"}
    assert story(play(state, "A B1h")[1]) == ["RAISE-2 A releases Y4h", "RAISE-1 A shows B1h"]


@pytest.mark.cites("RAISE-1")
def test_who_shows_no_card_in_this_trick_does_not_raise_but_comes_in() -> None:
    # C showed Y3p in the trick before; that one counts no more.
    state = position("Y5h G1h", "Y1p Y2h B1p", "Y3p B2h", leader="C")
    state = playing(state, "C Y3p", "A Y5h", "B passes", "C passes", "A G1h", "B passes")
    _, events = play(state, "C B2h")
    assert story(events) == ["TURN-2 C shows B2h"]


@pytest.mark.cites("RAISE-2")
def test_to_raise_the_old_card_is_laid_open_before_the_new_one_is_shown() -> None:
    state = playing(position("Y1p Y4h B1h", "Y2h Y5p", "G3h"), "A Y1p", "B Y2h", "C passes")
    after, events = play(state, "A Y4h")
    assert story(events) == ["RAISE-2 A releases Y1p", "RAISE-1 A shows Y4h"]
    assert hands(after) == [{"B1h"}, {"Y5p"}, {"G3h"}]


@pytest.mark.cites("RAISE-2", "THUMB-2")
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_everybody_sees_the_old_card_whole_and_of_the_new_one_the_kind(viewer: Viewer) -> None:
    state = position("Y1p Y4h B1h", "Y2h Y5p", "G3h")
    state = playing(state, "A Y1p", "B Y2h", "C passes", "A Y4h")
    shown = view(state, viewer).shown
    assert (shown[0].card, shown[0].covered) == (Card.parse("Y1p"), False)
    assert (shown[2].card, shown[2].covered) == (Kind.parse("Y4"), True)


@pytest.mark.cites("RAISE-2")
def test_nothing_is_laid_open_by_a_pass() -> None:
    state = playing(position("Y1p B1h", "Y2h Y5p", "Y3h G4p"), "A Y1p", "B Y2h", "C Y3h")
    after, events = play(state, "A passes")
    assert story(events) == ["PASS-1 A passes"]
    assert [seen.covered for seen in view(after, SPECTATOR).shown] == [True, True, True]
    assert [str(seen.card) for seen in view(after, SPECTATOR).shown] == ["Y1", "Y2", "Y3"]


@pytest.mark.cites("RAISE-3")
def test_a_raise_needs_a_card_higher_than_the_highest() -> None:
    state = position("Y1p Y2p Y3p Y5h G1p", "Y3h B5h", "B1h")
    state = playing(state, "A Y1p", "B Y3h", "C passes")
    # Higher than A's own card is not enough, and equal is not higher.
    assert refused(state, "A Y2p") == {"HIGH-1", "RAISE-3"}
    assert refused(state, "A Y3p") == {"HIGH-1", "RAISE-3"}
    assert legal(state) == {"A Y5h", "A G1p", "A passes", "A parries Y3p"}


@pytest.mark.cites("RAISE-3")
def test_a_raise_cannot_go_back_to_a_topped_colour() -> None:
    state = position("Y1p Y5h G1p", "G2h B5h", "B1h")
    state = playing(state, "A Y1p", "B G2h", "C passes")
    assert refused(state, "A Y5h") == {"HIGH-5", "RAISE-3"}
    assert refused(state, "A G1p") == {"HIGH-1", "RAISE-3"}
    assert legal(state) == {"A passes"}
