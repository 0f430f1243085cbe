"""Facts that follow from the rules, one small case each.

Here live cases worked out by hand; the same facts hold for all games, which is tested as laws.
"""

from __future__ import annotations

import pytest

from tests.table import captured, finished, hands, legal, playing, position, refused
from tests.table import scores as points


@pytest.mark.cites("Q43", "OVER-1")
def test_a_game_that_ends_with_no_card_in_any_hand_charges_nobody() -> None:
    table = position("Y3h", "Y4p", "B1h")
    state = finished(table, "A Y3h", "B Y4p", "C B1h", "A passes", "B passes")
    assert hands(state) == [set(), set(), set()]
    # C: Y3h +1, Y4p −1, B1h +1 = +1.
    assert points(state) == [0, 0, 1]


@pytest.mark.cites("Q43", "OVER-1", "OVER-2")
def test_a_game_that_ends_with_three_cards_in_one_hand_charges_three() -> None:
    table = position("Y3h", "Y4p", "B1h G2p Y1h")
    state = finished(table, "A Y3h", "B Y4p", "C passes", "A passes")
    assert hands(state) == [set(), set(), {"B1h", "G2p", "Y1h"}]
    assert points(state) == [0, 0, -3]


@pytest.mark.cites("Q43", "OVER-2", "OVER-4")
def test_a_last_hand_of_one_poisonous_and_one_harmless_card_counts_minus_two() -> None:
    state = finished(position("Y3h", "G4p Y1h"), "A Y3h", "B passes")
    # Not −3, with G4p counted twice, and not 0, with Y1h as a plus.
    assert points(state) == [1, -2]


@pytest.mark.cites("Q43", "OVER-1")
def test_the_player_with_the_last_hand_may_not_play_it_off_alone() -> None:
    state = playing(position("Y3h", "Y4p B1h G2p"), "A Y3h", "B Y4p")
    state_ = finished(state, "A passes")
    # B has won and would be next to lead.
    assert captured(state_) == [set(), {"Y3h", "Y4p"}]
    assert legal(state_) == set()
    assert refused(state_, "B B1h") == {"OVER-1"}
    # B: Y3h +1, Y4p −1, two in hand −2.
    assert points(state_) == [0, -2]
