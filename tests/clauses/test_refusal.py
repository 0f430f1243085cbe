"""A refusal names every broken clause at once, and leaves nothing behind."""

from __future__ import annotations

import pytest

from daumen_rules import Card, Refused, Show
from daumen_rules.games.daumen_drauf.rules import step
from tests.table import action, broken, legal, playing, position, refused


@pytest.mark.cites("TURN-1", "THUMB-1", "HIGH-5", "RAISE-3", "TURN-2", "GAME-1")
def test_an_action_that_breaks_four_clauses_is_refused_for_all_four() -> None:
    state = playing(position("Y3p B2p", "G1h B1p", "G2h Y1p", "G3h"), "A Y3p", "B G1h")
    # A is not on turn, does not hold Y5h, and shows a card already; yellow is topped.
    assert refused(state, "A Y5h") == {"TURN-1", "THUMB-1", "HIGH-5", "RAISE-3"}
    # D shows no card yet.
    assert refused(state, "D Y5h") == {"TURN-1", "THUMB-1", "HIGH-5", "TURN-2"}
    # There is no seat E; what it holds is no question.
    assert refused(state, "E Y5h") == {"TURN-1", "GAME-1", "HIGH-5", "TURN-2"}
    # Nor is there one before A.
    assert broken(state, Show(-1, Card.parse("Y5h"))) == {"TURN-1", "GAME-1", "HIGH-5", "TURN-2"}


@pytest.mark.cites("HIGH-1", "RAISE-3", "THUMB-1", "TURN-1")
def test_a_raise_out_of_turn_with_a_low_card_of_another_seat_breaks_four_clauses() -> None:
    state = playing(position("Y3p B2p", "Y4h B1p", "G2h Y2p", "G3h"), "A Y3p", "B Y4h")
    assert refused(state, "A Y2p") == {"HIGH-1", "RAISE-3", "THUMB-1", "TURN-1"}


@pytest.mark.cites("PARRY-1", "PARRY-2", "THUMB-1")
def test_a_parry_is_refused_for_all_its_faults_at_once() -> None:
    state = playing(position("Y3p", "G1h", "G2h"), "A Y3p")
    assert refused(state, "C parries Y5h") == {"PARRY-1", "PARRY-2", "THUMB-1"}


@pytest.mark.cites("START-1", "THUMB-1", "GAME-1")
def test_faults_at_the_first_lead_are_named_together() -> None:
    state = position("Y3p", "G1h", "G2h", tricks=0)
    assert refused(state, "B Y3p") == {"START-1", "THUMB-1"}
    assert refused(state, "D Y3p") == {"START-1", "GAME-1"}


def test_a_refusal_tells_its_clauses_in_the_order_of_the_table() -> None:
    state = playing(position("Y3p B2p", "G1h B1p", "G2h Y1p"), "A Y3p", "B G1h")
    answer = step(state, action("C Y1p"))
    assert isinstance(answer, Refused)
    assert [clause.id for clause in answer.clauses] == ["HIGH-5", "TURN-2"]
    assert [line[-8:] for line in answer.say("en").splitlines()] == ["[HIGH-5]", "[TURN-2]"]
    assert len(answer.say("de").splitlines()) == 2


def test_a_refusal_names_players_where_their_names_are_given() -> None:
    state = playing(position("Y3p B2p", "G1h B1p", "G2h Y1p"), "A Y3p", "B G1h")
    answer = step(state, action("A B2p"))
    assert isinstance(answer, Refused)
    (breach,) = answer.breaches
    assert breach.facts == {"turn": "2", "seat": "0"}
    for language in ("en", "de"):
        told = breach.say(language, ["Anna", "Ben", "Cleo"])
        assert "Anna" in told
        assert "Cleo" in told


def test_a_refusal_changes_nothing() -> None:
    state = playing(position("Y3p B2p", "G1h B1p", "G2h Y1p"), "A Y3p", "B G1h")
    same = playing(position("Y3p B2p", "G1h B1p", "G2h Y1p"), "A Y3p", "B G1h")
    for line in ("C Y1p", "A B2p", "B passes", "C parries G2h", "D passes"):
        assert isinstance(step(state, action(line)), Refused)
    assert state == same
    assert hash(state) == hash(same)
    assert legal(state) == {"C G2h", "C passes"}


def test_an_allowed_action_leaves_the_state_before_it_as_it_was() -> None:
    state = position("Y3p B2p", "G1h B1p")
    same = position("Y3p B2p", "G1h B1p")
    assert not isinstance(step(state, Show(0, state.table.hands[0][0])), Refused)
    assert state == same
