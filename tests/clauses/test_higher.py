"""HIGH and the two examples: which card is higher."""

from __future__ import annotations

import pytest

from daumen_rules import SPECTATOR, Colour
from daumen_rules.games.daumen_drauf.height import is_higher, is_twin_of_highest
from daumen_rules.games.daumen_drauf.model import Trick
from daumen_rules.games.daumen_drauf.view import view
from tests.table import legal, playing, position, refused

YELLOW, GREEN, BLACK = Colour.YELLOW, Colour.GREEN, Colour.BLACK

# One colour


@pytest.mark.cites("HIGH-1")
def test_in_one_colour_the_higher_value_is_higher() -> None:
    state = playing(position("Y3p G1h", "Y2h Y4p Y5h", "B2p"), "A Y3p")
    assert legal(state) == {"B Y4p", "B Y5h", "B passes"}
    assert refused(state, "B Y2h") == {"HIGH-1", "TURN-2"}


@pytest.mark.cites("HIGH-1")
def test_an_equal_card_is_not_higher_it_can_only_parry() -> None:
    state = playing(position("Y3p G1h", "Y3h G2p", "B2p"), "A Y3p")
    assert refused(state, "B Y3h") == {"HIGH-1", "TURN-2"}
    assert legal(state) == {"B G2p", "B passes", "B parries Y3h"}


@pytest.mark.cites("HIGH-1")
def test_what_counts_is_the_highest_card_and_not_ones_own() -> None:
    # A raises over B's 4, not over its own 2.
    state = playing(position("Y2p Y3p Y5h G1h", "Y4h G2p", "B2p"), "A Y2p", "B Y4h", "C passes")
    assert legal(state) == {"A Y5h", "A G1h", "A passes"}
    assert refused(state, "A Y3p") == {"HIGH-1", "RAISE-3"}


def test_where_no_card_is_to_be_beaten_any_card_will_do() -> None:
    table = position("Y1p B9h", "G1h").table
    for card in table.hands[0]:
        assert is_higher(card, Trick(leader=0, turn=0), table.rules.colour_scope)
        assert not is_twin_of_highest(card, Trick(leader=0, turn=0))


# New colours


@pytest.mark.cites("HIGH-2")
def test_a_new_colour_is_higher_however_small_its_value() -> None:
    state = playing(position("Y5p Y1h", "G1h B1p Y4h", "B2p"), "A Y5p")
    assert legal(state) == {"B G1h", "B B1p", "B passes"}


@pytest.mark.cites("HIGH-2")
def test_a_colour_that_was_only_shown_is_not_new() -> None:
    # Nothing has been laid open yet, and still yellow is no new colour.
    state = playing(position("Y3h G1h", "Y1p Y4p", "B2p"), "A Y3h")
    assert refused(state, "B Y1p") == {"HIGH-1", "TURN-2"}


@pytest.mark.cites("HIGH-2", "HIGH-3")
def test_the_third_colour_is_new_as_long_as_nobody_has_shown_it() -> None:
    state = position("Y5p B1p", "G5h B1h", "G4p B2p Y4h", "G3h")
    state = playing(state, "A Y5p", "B G5h")
    assert legal(state) == {"C B2p", "C passes"}
    state = playing(state, "C passes", "D passes")
    assert legal(state) == {"A B1p", "A passes"}


# The order of colours


@pytest.mark.cites("HIGH-3")
def test_colours_rank_in_the_order_in_which_they_were_shown() -> None:
    state = playing(position("G2h Y5h G5p B2p", "Y1p B3h", "B1h"), "A G2h")
    assert view(state, SPECTATOR).colours == (GREEN,)
    state = playing(state, "B Y1p")
    assert view(state, SPECTATOR).colours == (GREEN, YELLOW)
    state = playing(state, "C B1h")
    assert view(state, SPECTATOR).colours == (GREEN, YELLOW, BLACK)
    assert legal(state) == {"A B2p", "A passes"}


@pytest.mark.cites("HIGH-4")
def test_every_trick_makes_its_own_order_of_colours() -> None:
    """Green, yellow, black in one trick; black, green, yellow in the next."""
    state = position("G3h B1p B4p Y2p G4h", "Y1h G1h G2p B3h")
    state = playing(state, "A G3h", "B Y1h", "A B1p")
    assert view(state, 0).colours == (GREEN, YELLOW, BLACK)
    assert legal(state) == {"B B3h", "B passes"}
    state = playing(state, "B passes")
    assert view(state, 0).colours == ()
    assert legal(state) == {"A B4p", "A Y2p", "A G4h"}
    state = playing(state, "A B4p")
    # Green tops black now; in the trick before black topped green.
    assert legal(state) == {"B G1h", "B G2p", "B passes"}
    state = playing(state, "B G1h", "A Y2p")
    assert view(state, 0).colours == (BLACK, GREEN, YELLOW)
    assert legal(state) == {"B passes"}


@pytest.mark.cites("HIGH-5")
def test_a_topped_colour_cannot_be_shown_any_more() -> None:
    state = playing(position("Y3p", "B1h", "Y5h Y1h G1h"), "A Y3p", "B B1h")
    assert refused(state, "C Y5h") == {"HIGH-5", "TURN-2"}
    assert refused(state, "C Y1h") == {"HIGH-5", "TURN-2"}
    assert legal(state) == {"C G1h", "C passes"}


@pytest.mark.cites("HIGH-5")
def test_two_topped_colours_are_both_closed_to_a_raise() -> None:
    state = playing(position("Y1p Y5p G5h B5h", "G1h", "B2p"), "A Y1p", "B G1h", "C B2p")
    assert refused(state, "A Y5p") == {"HIGH-5", "RAISE-3"}
    assert refused(state, "A G5h") == {"HIGH-5", "RAISE-3"}
    assert legal(state) == {"A B5h", "A passes"}


# The examples


@pytest.mark.cites("EX-1", "HIGH-3", "HIGH-5")
def test_after_yellow_3_yellow_5_green_4_and_black_1_only_black_is_left() -> None:
    state = position("Y3p Y6h G6h B1h B2p", "Y5h Y6p G5p B3h", "G4p G6p B4p", "B1p B6h", leader="A")
    state = playing(state, "A Y3p", "B Y5h", "C G4p", "D B1p")
    assert view(state, SPECTATOR).colours == (YELLOW, GREEN, BLACK)
    assert legal(state) == {"A B2p", "A passes", "A parries B1h"}
    assert refused(state, "A Y6h") == {"HIGH-5", "RAISE-3"}
    assert refused(state, "A G6h") == {"HIGH-5", "RAISE-3"}
    state = playing(state, "A passes")
    assert legal(state) == {"B B3h", "B passes"}
    state = playing(state, "B passes")
    assert legal(state) == {"C B4p", "C passes"}


@pytest.mark.cites("EX-2", "HIGH-1", "HIGH-2", "PARRY-1")
def test_a_yellow_3_is_beaten_by_its_twin_by_yellow_from_4_and_by_any_green_or_black() -> None:
    state = position("Y3p", "Y1h Y2p Y3h Y4p Y5h G1p G2h G5p B1h B3p B5h", "B2p")
    state = playing(state, "A Y3p")
    twin = {"B parries Y3h"}
    higher = {"B Y4p", "B Y5h", "B G1p", "B G2h", "B G5p", "B B1h", "B B3p", "B B5h"}
    assert legal(state) == twin | higher | {"B passes"}
    assert refused(state, "B Y1h") == {"HIGH-1", "TURN-2"}
    assert refused(state, "B Y2p") == {"HIGH-1", "TURN-2"}
