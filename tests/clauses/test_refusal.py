"""A refusal names every broken clause at once, and leaves nothing behind."""

from __future__ import annotations

from daumen_rules import Refused, Show
from daumen_rules.games.daumen_drauf.rules import step
from tests.table import action, legal, playing, position


def test_a_refusal_tells_its_clauses_in_the_order_of_the_table() -> None:
    state = playing(position("Y3p B2p", "G1h B1p", "G2h Y1p"), "A Y3p", "B G1h")
    answer = step(state, action("C Y1p"))
    assert isinstance(answer, Refused)
    assert [clause.id for clause in answer.clauses] == ["HIGH-5", "TURN-2"]
    assert [line[-8:] for line in answer.say("en").splitlines()] == ["[HIGH-5]", "[TURN-2]"]
    assert len(answer.say("de").splitlines()) == 2


def test_a_refusal_says_whose_turn_it_is_and_who_parries() -> None:
    answer = step(playing(position("Y3p", "Y4h B1p", "Y3h B2h"), "A Y3p"), action("C parries Y3h"))
    assert isinstance(answer, Refused)
    assert [breach.say("en") for breach in answer.breaches] == [
        "B is on turn; C parries only on its own turn."
    ]


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
