"""HIGH and the two examples: which card is higher."""

from __future__ import annotations

import pytest

from daumen_rules import SPECTATOR, Colour
from daumen_rules.games.daumen_drauf.card_order import is_higher, is_twin_of_highest
from daumen_rules.games.daumen_drauf.model import Trick
from daumen_rules.games.daumen_drauf.view import view
from tests.table import legal, playing, position, refused

YELLOW, GREEN, BLACK = Colour.YELLOW, Colour.GREEN, Colour.BLACK


def test_where_no_card_is_to_be_beaten_any_card_will_do() -> None:
    table = position("Y1p B9h", "G1h").table
    for card in table.hands[0]:
        assert is_higher(card, Trick(leader=0, turn=0), table.rules.colour_scope)
        assert not is_twin_of_highest(card, Trick(leader=0, turn=0))


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
