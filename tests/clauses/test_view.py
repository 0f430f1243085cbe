"""What lies open for all, and what a view leaves out, from the deal to the end."""

from __future__ import annotations

import pytest

from daumen_rules import SPECTATOR, Card, Kind
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.events import Inspected
from daumen_rules.games.daumen_drauf.model import CardCount
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.games.daumen_drauf.view import Phase, view, witness
from tests.table import cards, finished, playing, position


@pytest.mark.cites("START-6", "HAND-2")
def test_before_the_deal_all_cards_are_in_the_pile_and_nobody_sees_a_face() -> None:
    for viewer in (0, 1, SPECTATOR):
        seen = view(start(2), viewer)
        assert (seen.phase, seen.pile, seen.hand_sizes) == (Phase.UNDEALT, 24, (0, 0))
        assert (seen.turn, seen.leader, seen.starter, seen.tricks) == (None, None, 0, 0)
        assert (seen.hand, seen.shown, seen.legal_actions) == ((), (), ())
        assert {type(card) for card in seen.out} == {Kind}
        assert len(seen.out) == 24


@pytest.mark.cites("HAND-2", "MAT-4")
def test_the_cards_out_are_those_that_the_viewer_cannot_point_at() -> None:
    """A holds both Y1 and one G1; by the G1 it knows which one is out. B shows Y2."""
    state = playing(position("Y1p Y1h G1h", "Y2p G1p", leader="B"), "B Y2p")
    out = [str(card) for card in view(state, 0).out]
    assert out == [
        *("Y2", "Y3", "Y3", "Y4", "Y4"),
        *("G1p", "G2", "G2", "G3", "G3", "G4", "G4"),
        *("B1", "B1", "B2", "B2", "B3", "B3", "B4", "B4"),
    ]
    # Of 24 cards all but the one shown are out for who holds none.
    assert len(view(state, SPECTATOR).out) == 23


@pytest.mark.cites("TURN-1", "END-3")
def test_turn_lead_hand_sizes_and_tricks_lie_open_for_all() -> None:
    state = position("Y3h G1p B2p", "Y4p B2h", "B1h", tricks=0)
    assert view(state, SPECTATOR).tricks == 0
    state = playing(state, "A Y3h", "B Y4p")
    for viewer in (0, 1, 2, SPECTATOR):
        seen = view(state, viewer)
        assert (seen.phase, seen.turn, seen.leader, seen.tricks) == (Phase.PLAYING, 2, 0, 0)
        assert (seen.hand_sizes, seen.pile, seen.starter) == ((2, 1, 1), 0, 0)
    state = playing(state, "C passes", "A passes")
    for viewer in (0, 1, 2, SPECTATOR):
        seen = view(state, viewer)
        assert (seen.turn, seen.leader, seen.tricks) == (1, 1, 1)
        assert [len(taken) for taken in seen.captured] == [0, 2, 0]


@pytest.mark.cites("END-4")
def test_where_the_taker_alone_looks_the_others_are_not_told_the_cards() -> None:
    seen = Inspected(1, cards("Y2p G1h"), by_all=False, clause=c.END_4)
    assert witness(seen, 1) == seen
    for viewer in (0, SPECTATOR):
        assert witness(seen, viewer) == Inspected(1, (), by_all=False, clause=c.END_4)


@pytest.mark.cites("END-6")
def test_where_all_may_look_all_are_told_the_cards() -> None:
    seen = Inspected(1, cards("Y2p G1h"), by_all=True, clause=c.END_6)
    for viewer in (0, 1, SPECTATOR):
        assert witness(seen, viewer) == seen


@pytest.mark.cites("VAL-5", "OVER-2")
def test_at_the_end_everybody_sees_what_counts() -> None:
    """B takes Y3h and Y4p and keeps G1h: 1 − 1 − 1."""
    over = finished(position("Y3h", "Y4p G1h"), "A Y3h", "B Y4p", "A passes")
    for viewer in (0, 1, SPECTATOR):
        seen = view(over, viewer)
        assert (seen.phase, seen.turn, seen.leader) == (Phase.FINISHED, None, None)
        assert seen.tallies == (CardCount(0, 0, 0), CardCount(1, 1, 1))
        assert seen.captured == ((), (Card.parse("Y3h"), Card.parse("Y4p")))
        assert (seen.shown, seen.colours, seen.legal_actions) == ((), (), ())
