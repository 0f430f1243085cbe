"""Facts that follow from the rules, one small case each.

The cases were worked out by hand; the same facts hold for all games, which is tested as laws.
"""

from __future__ import annotations

import pytest

from tests.table import captured, finished, hands, legal, playing, position, refused
from tests.table import scores as points


@pytest.mark.cites("Q43", "OVER-1")
def test_a_game_that_ends_with_no_card_in_any_hand_charges_nobody() -> None:
    state = finished(position("Y3h", "B1h", "B1p"), "A Y3h", "B B1h", "C parries B1p")
    assert hands(state) == [set(), set(), set()]
    # C: Y3h +1, B1h +1, B1p −1 = +1.
    assert points(state) == [0, 0, 1]


@pytest.mark.cites("Q43", "OVER-1", "OVER-2")
def test_a_game_that_ends_with_three_cards_in_one_hand_charges_three() -> None:
    table = position("Y1p", "Y2h G1p G2p G3h")
    state = finished(table, "A Y1p", "B Y2h", "A passes")
    assert hands(state) == [set(), {"G1p", "G2p", "G3h"}]
    # B has won and pays all the same: Y1p −1, Y2h +1, three in hand −3.
    assert points(state) == [0, -3]


@pytest.mark.cites("Q43", "OVER-2", "OVER-4")
def test_a_last_hand_of_one_poisonous_and_one_harmless_card_counts_minus_two() -> None:
    state = finished(position("Y3h", "G4p Y1h"), "A Y3h", "B passes")
    # Not −3, with G4p counted twice, and not 0, with Y1h as a plus.
    assert points(state) == [1, -2]


@pytest.mark.cites("Q43", "OVER-1")
def test_the_player_with_the_last_hand_may_not_play_it_off_alone() -> None:
    state = playing(position("Y3h", "Y4p B1h G2p"), "A Y3h", "B Y4p")
    end = finished(state, "A passes")
    # B has won and would be next to lead.
    assert captured(end) == [set(), {"Y3h", "Y4p"}]
    assert legal(end) == set()
    assert refused(end, "B B1h") == {"OVER-1"}
    # B: Y3h +1, Y4p −1, two in hand −2.
    assert points(end) == [0, -2]
