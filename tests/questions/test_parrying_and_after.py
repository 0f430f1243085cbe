"""Question Q26: whether hands are refilled between a parry and the next lead.

The tests are about what the parrier leads from, and about the refill that comes later.
"""

from __future__ import annotations

import pytest
from attrs import evolve

from daumen_rules import GERMAN, RuleSet
from daumen_rules.games.daumen_drauf.model import Playing
from tests.questions.seen import drawn, turn
from tests.table import finished, hands, legal, pile, play, playing, position, refused
from tests.table import scores as points

NO_REFILL = evolve(GERMAN, refill_after_parry=False)
PARRY = ("A Y3p", "B parries Y3h")


def two_hands_of_five(pile: str, rules: RuleSet) -> Playing:
    """A is to lead Y3p, B to parry it with Y3h."""
    return position("Y3p Y1p G1p B1p B2p", "Y3h Y1h G1h B1h B2h", pile=pile, rules=rules)


@pytest.mark.cites("Q26", "FILL-1", "PARRY-5")
def test_after_a_parry_hands_are_refilled_and_the_parrier_leads_from_five() -> None:
    state, events = play(two_hands_of_five("Y4p G4p", GERMAN), *PARRY)
    assert drawn(events) == ["B Y4p", "A G4p"]
    assert legal(state) == {"B Y1h", "B Y4p", "B G1h", "B B1h", "B B2h"}


@pytest.mark.cites("Q26", "EX-2", "PARRY-5")
def test_by_one_reading_the_parrier_leads_from_four_before_anybody_draws() -> None:
    state, events = play(two_hands_of_five("Y4p G4p", NO_REFILL), *PARRY)
    assert drawn(events) == []
    assert legal(state) == {"B Y1h", "B G1h", "B B1h", "B B2h"}
    assert refused(state, "B Y4p") == {"THUMB-1"}
    assert pile(state) == ["Y4p", "G4p"]


@pytest.mark.cites("Q26", "FILL-1")
def test_a_refill_left_out_after_a_parry_is_made_up_for_after_the_next_trick() -> None:
    parried = playing(two_hands_of_five("Y4p G4p B4p", NO_REFILL), *PARRY)
    state, events = play(parried, "B B1h", "A passes")
    # B: five less Y3h less B1h, needs two. A: five less Y3p, needs one.
    assert drawn(events) == ["B Y4p G4p", "A B4p"]
    assert [len(hand) for hand in hands(state)] == [5, 5]


@pytest.mark.cites("Q26", "FILL-1")
def test_two_parries_in_a_row_leave_the_pile_alone() -> None:
    parried = playing(two_hands_of_five("Y4p G4p", NO_REFILL), *PARRY)
    state, events = play(parried, "B G1h", "A parries G1p")
    assert drawn(events) == []
    assert [len(hand) for hand in hands(state)] == [3, 3]
    assert turn(state) == "A"


@pytest.mark.cites("Q26", "Q40", "OVER-1")
def test_a_parry_without_refill_ends_a_game_in_which_one_seat_has_cards() -> None:
    table = position("Y3p", "Y3h Y1h", pile="Y4p G4p B4p B3p G3p", rules=NO_REFILL)
    state = finished(table, *PARRY)
    # B: Y3p −1, Y3h +1, Y1h in hand −1 = −1; five cards are never played.
    assert points(state) == [0, -1]
    assert len(pile(state)) == 5
    # With the refill B draws four and A the fifth: the game goes on.
    refilled = playing(position("Y3p", "Y3h Y1h", pile="Y4p G4p B4p B3p G3p"), *PARRY)
    assert hands(refilled) == [{"G3p"}, {"Y1h", "Y4p", "G4p", "B4p", "B3p"}]
