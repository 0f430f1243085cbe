"""NEXT and OVER: who leads the next trick, when the game is over, and the last hand."""

from __future__ import annotations

import pytest

from daumen_rules import Deal, deck
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import Finished, Playing
from daumen_rules.games.daumen_drauf.rules import legal_actions
from daumen_rules.games.daumen_drauf.scoring import outcome
from tests.story import story
from tests.table import (
    broken,
    captured,
    finished,
    hands,
    legal,
    pile,
    play,
    playing,
    position,
    refused,
    scores,
)

# Who leads


@pytest.mark.cites("NEXT-1")
def test_only_the_taker_leads_the_next_trick() -> None:
    state = position("Y3h G1p", "Y4p B2h", "B1h G3p")
    after, events = play(state, "A Y3h", "B Y4p", "C passes", "A passes")
    assert story(events)[-1] == "NEXT-1 B leads"
    assert legal(after) == {"B B2h"}
    assert refused(after, "A G1p") == {"NEXT-1"}
    assert refused(after, "C passes") == {"NEXT-1"}


def taken_with_the_last_card() -> Playing:
    """A takes the trick with its last card; the pile is empty."""
    state = position("B5h", "Y1h Y2p", "G4h G5p", leader="B")
    return playing(state, "B Y1h", "C passes", "A B5h", "B passes", "C passes")


@pytest.mark.cites("NEXT-2")
def test_if_the_taker_has_no_card_the_next_clockwise_with_cards_leads() -> None:
    state = position("B5h", "Y1h Y2p", "G4h G5p", leader="B")
    after, events = play(state, "B Y1h", "C passes", "A B5h", "B passes", "C passes")
    assert story(events)[-3:] == ["END-3 A takes 2", "END-6 all see Y1h B5h", "NEXT-2 B leads"]
    assert captured(after) == [{"Y1h", "B5h"}, set(), set()]
    assert legal(after) == {"B Y2p"}


@pytest.mark.cites("NEXT-2")
def test_nobody_else_leads_for_a_taker_without_cards() -> None:
    state = taken_with_the_last_card()
    assert refused(state, "C G4h") == {"NEXT-2"}
    assert refused(state, "A passes") == {"NEXT-2"}
    assert refused(state, "B passes") == {"LEAD-2"}


@pytest.mark.cites("NEXT-2")
def test_more_than_one_seat_without_cards_is_jumped() -> None:
    state = position("Y5h", "", "", "Y1p Y2p", "G1h B1p", leader="D")
    lines = ("D Y1p", "E passes", "A Y5h", "B passes", "C passes", "D passes", "E passes")
    after, events = play(state, *lines)
    assert story(events)[-1] == "NEXT-2 D leads"
    assert legal(after) == {"D Y2p"}


@pytest.mark.cites("NEXT-1", "NEXT-2")
def test_the_trick_after_a_lead_by_another_is_led_by_its_taker_again() -> None:
    state = playing(taken_with_the_last_card(), "B Y2p", "C G4h", "A passes")
    assert isinstance(state, Playing)
    # B's only card is Y2p, under its thumb. When it passes C alone has cards.
    over = finished(state, "B passes")
    assert scores(over) == [2, 0, -1]


# When the game is over


@pytest.mark.cites("OVER-1")
def test_the_game_is_over_when_one_seat_alone_has_cards() -> None:
    state = position("Y3h", "Y4p", "B1h G2p Y1h")
    after, events = play(state, "A Y3h", "B Y4p", "C passes", "A passes")
    assert isinstance(after, Finished)
    assert story(events)[4:] == [
        "END-3 B takes 2",
        "END-6 all see Y3h Y4p",
        "OVER-1 over",
        "OVER-2 C holds Y1h G2p B1h",
        "VAL-3 A scores 0 - 0 - 0",
        "VAL-3 B scores 1 - 1 - 0",
        "VAL-3 C scores 0 - 0 - 3",
    ]
    assert GAME.rules.movers(after) == ()


@pytest.mark.cites("OVER-1")
def test_the_game_is_over_when_nobody_has_cards() -> None:
    state = position("Y3h", "Y4p", "B1h")
    after, events = play(state, "A Y3h", "B Y4p", "C B1h", "A passes", "B passes")
    assert story(events)[5:] == [
        "END-3 C takes 3",
        "END-6 all see Y3h Y4p B1h",
        "OVER-1 over",
        "VAL-3 A scores 0 - 0 - 0",
        "VAL-3 B scores 0 - 0 - 0",
        "VAL-3 C scores 2 - 1 - 0",
    ]
    assert scores(after) == [0, 0, 1]


@pytest.mark.cites("OVER-1")
def test_the_game_goes_on_while_two_seats_have_cards() -> None:
    state = position("Y3h", "Y4p G1p", "B1h G2p Y1h")
    state = playing(state, "A Y3h", "B Y4p", "C passes", "A passes")
    assert legal(state) == {"B G1p"}
    assert outcome(state) is None


@pytest.mark.cites("OVER-1")
def test_the_game_does_not_end_within_a_trick() -> None:
    """A's only card is under its thumb, and yet B may show."""
    state = playing(position("G3p", "Y4h B1h Y1h"), "A G3p")
    assert hands(state) == [set(), {"Y4h", "B1h", "Y1h"}]
    assert legal(state) == {"B Y4h", "B B1h", "B Y1h", "B passes"}
    # B takes G3p and Y4h, which is 0, and pays for two cards.
    assert scores(finished(state, "B Y4h", "A passes")) == [0, -2]


def ten_cards_shown(pile_: str) -> Playing:
    """Two seats have shown all of their ten cards, and A is to pass on B's last."""
    state = position("Y1p Y3h G1h G3h B1p", "Y2h Y4p G2p G4p B2h", pile=pile_)
    return playing(
        state,
        *("A Y1p", "B Y2h", "A Y3h", "B Y4p", "A G1h", "B G2p", "A G3h", "B G4p", "A B1p", "B B2h"),
    )


@pytest.mark.cites("OVER-1", "FILL-1")
def test_empty_hands_do_not_end_the_game_while_they_can_be_refilled() -> None:
    state = playing(ten_cards_shown("Y1h Y2p Y3p Y4h G1p G2h G3p"), "A passes")
    assert hands(state) == [{"G2h", "G3p"}, {"Y1h", "Y2p", "Y3p", "Y4h", "G1p"}]
    assert pile(state) == []
    assert state.trick.turn == 1


@pytest.mark.cites("OVER-1", "OVER-2")
def test_who_draws_the_last_card_and_is_alone_with_it_pays_for_it() -> None:
    """B captures 5 harmless and 5 poisonous cards, and draws B4h."""
    assert scores(finished(ten_cards_shown("B4h"), "A passes")) == [0, -1]


@pytest.mark.cites("OVER-1")
def test_nobody_acts_after_the_end() -> None:
    over = finished(position("Y1p", "Y2p G1h G2h"), "A Y1p", "B Y2p", "A passes")
    assert legal_actions(over) == ()
    assert refused(over, "A passes") == {"OVER-1"}
    assert refused(over, "B G1h") == {"OVER-1"}
    assert refused(over, "B parries Y1h") == {"OVER-1"}


@pytest.mark.cites("OVER-1")
def test_after_the_end_other_faults_are_named_as_well() -> None:
    over = finished(position("Y1p", "Y2p G1h G2h"), "A Y1p", "B Y2p", "A passes")
    assert broken(over, Deal(deck(2))) == {"OVER-1", "START-2"}
    assert refused(over, "C passes") == {"OVER-1", "GAME-1"}


# The last hand


@pytest.mark.cites("OVER-2")
def test_every_card_of_the_last_hand_is_a_minus_point() -> None:
    """B captures Y1p and Y2p. Of its four cards three are harmless: they cost 4 all the same."""
    state = position("Y1p", "Y2p G1h G2h B1h B2p")
    over, events = play(state, "A Y1p", "B Y2p", "A passes")
    assert "OVER-2 B holds G1h G2h B1h B2p" in story(events)
    assert scores(over) == [0, -2 - 4]


@pytest.mark.cites("OVER-4", "OVER-2")
def test_a_poisonous_card_in_hand_counts_once_and_not_twice() -> None:
    """B is left with G4p and Y1h: −2, neither −3 nor 0. A captures Y3h and Y2h, +2."""
    state = position("Y3h", "Y2h G4p Y1h", leader="B")
    over = finished(state, "B Y2h", "A Y3h", "B passes")
    assert scores(over) == [2, -2]
