"""Who can act: the seat on turn, and by one reading whoever may parry out of turn."""

from __future__ import annotations

import pytest
from attrs import evolve

from daumen_rules import GERMAN
from daumen_rules.games.daumen_drauf.game import GAME
from tests.table import finished, playing, position

ANY_TIME = evolve(GERMAN, parry_timing="any_time")
SELF_PARRY = evolve(ANY_TIME, self_parry=True)


@pytest.mark.cites("TURN-1")
def test_only_the_seat_on_turn_can_act() -> None:
    state = position("Y3p G1h B2p", "Y4h G2p B1h", "Y5p G3h B3p")
    assert GAME.rules.movers(state) == (0,)
    assert GAME.rules.movers(playing(state, "A Y3p")) == (1,)
    assert GAME.rules.movers(playing(state, "A Y3p", "B passes")) == (2,)


@pytest.mark.cites("OVER-1")
def test_nobody_can_act_after_the_end() -> None:
    assert GAME.rules.movers(finished(position("Y3p", "Y3h"), "A Y3p", "B parries Y3h")) == ()


@pytest.mark.cites("Q20", "PARRY-2")
def test_every_other_seat_with_cards_may_interrupt_as_nobody_sees_who_holds_the_twin() -> None:
    # Not A, whose card it is, and not D, who has none.
    for rules, movers in ((GERMAN, (1,)), (ANY_TIME, (1, 2))):
        table = position("Y3p G1h", "Y4h G2h", "B1h", "", rules=rules)
        assert GAME.rules.movers(playing(table, "A Y3p")) == movers


@pytest.mark.cites("Q20", "PARRY-2")
def test_nobody_interrupts_before_the_lead() -> None:
    assert GAME.rules.movers(position("Y3p G1h", "Y3h G2h", "B1h", rules=ANY_TIME)) == (0,)


@pytest.mark.cites("Q21", "PARRY-1")
def test_by_one_reading_the_owner_of_the_highest_card_interrupts_too() -> None:
    table = position("Y3p Y3h G5h", "Y4h G2h", "G3p G4p", rules=SELF_PARRY)
    assert GAME.rules.movers(playing(table, "A Y3p")) == (1, 2, 0)
