"""Questions Q01 to Q04: what becomes public when.

The tests are about who knows which fang; what may be done with the knowledge is no rule.
"""

from __future__ import annotations

import pytest
from attrs import evolve

from daumen_rules import ENGLISH, GERMAN, Parry, Pass, RuleSet, Show, State
from daumen_rules.games.daumen_drauf.events import Inspected, Shown
from daumen_rules.games.daumen_drauf.view import view, witness
from tests.questions.seen import sights
from tests.story import story
from tests.table import cards, finished, legal, play, playing, position

BY_ALL = evolve(GERMAN, inspection="all")
BY_TAKER = evolve(GERMAN, inspection="taker_only")
BOTH = pytest.mark.parametrize("rules", [BY_ALL, BY_TAKER], ids=["all", "taker_only"])


def trick_without_released_cards(rules: RuleSet) -> State:
    """A Y2p, B G1h; B has taken both. No card was laid open on the way."""
    table = position("Y2p Y5h", "G1h G4h", "Y1p B5h", rules=rules)
    return playing(table, "A Y2p", "B G1h", "C passes", "A passes")


# Q01


@pytest.mark.cites("Q01", "END-6")
def test_all_learn_a_completed_trick_and_what_its_twins_are() -> None:
    state = trick_without_released_cards(BY_ALL)
    for seat in ("A", "B", "C", "-"):
        assert sights(state, seat, "Y2") == ["Y2h out", "Y2p captured"]
        assert sights(state, seat, "G1") == ["G1h captured", "G1p out"]


@pytest.mark.cites("Q01", "END-4")
def test_the_taker_alone_learns_a_trick_that_nobody_else_inspects() -> None:
    state = trick_without_released_cards(BY_TAKER)
    assert sights(state, "B", "Y2") == ["Y2h out", "Y2p captured"]
    assert sights(state, "B", "G1") == ["G1h captured", "G1p out"]
    for seat in ("C", "-"):
        assert sights(state, seat, "Y2") == ["Y2 captured", "Y2 out"]
        assert sights(state, seat, "G1") == ["G1 captured", "G1 out"]


@pytest.mark.cites("Q01", "END-4")
def test_who_does_not_inspect_knows_the_own_card_and_no_other() -> None:
    state = trick_without_released_cards(BY_TAKER)
    assert sights(state, "A", "Y2") == ["Y2h out", "Y2p captured"]
    assert sights(state, "A", "G1") == ["G1 captured", "G1 out"]


@pytest.mark.cites("Q01", "END-6")
def test_released_cards_are_known_to_all_without_inspection() -> None:
    table = position("Y1p Y4h Y5h", "Y2h G4h", "B4h B5h", rules=BY_TAKER)
    # A releases Y1p and shows Y4h, which stays covered, as does Y2h of B.
    state = playing(table, "A Y1p", "B Y2h", "C passes", "A Y4h", "B passes", "C passes")
    assert sights(state, "C", "Y1") == ["Y1h out", "Y1p captured"]
    assert sights(state, "C", "Y2") == ["Y2 captured", "Y2 out"]
    assert sights(state, "C", "Y4") == ["Y4 captured", "Y4 out"]


@pytest.mark.cites("Q01", "END-6")
def test_inspection_changes_no_legal_action() -> None:
    by_all, by_taker = map(trick_without_released_cards, (BY_ALL, BY_TAKER))
    assert legal(by_all) == legal(by_taker) == {"B G4h"}


@BOTH
@pytest.mark.cites("Q01", "END-4", "END-6")
def test_the_told_inspection_holds_the_cards_for_those_who_look(rules: RuleSet) -> None:
    table = position("Y2p Y5h", "G1h G4h", "Y1p B5h", rules=rules)
    _, events = play(table, "A Y2p", "B G1h", "C passes", "A passes")
    (event,) = (event for event in events if isinstance(event, Inspected))
    for seat, looks in ((0, rules == BY_ALL), (1, True), (2, rules == BY_ALL)):
        seen = witness(event, seat)
        assert isinstance(seen, Inspected)
        assert seen.cards == (cards("Y2p G1h") if looks else ())


# Q02


@BOTH
@pytest.mark.cites("Q02", "END-4")
def test_no_action_looks_into_captured_cards(rules: RuleSet) -> None:
    table = position("Y2p Y5h", "G1h G4h", "Y1p B5h", rules=rules)
    state = playing(table, "A Y2p", "B G1h", "C passes", "A passes", "B G4h")
    # Before and after the lead there is nothing but showing, passing and parrying.
    assert legal(state) == {"C Y1p", "C B5h", "C passes"}
    kinds = {type(action) for seat in range(3) for action in view(state, seat).legal_actions}
    assert kinds <= {Show, Pass, Parry}


@pytest.mark.cites("Q02", "END-6")
def test_what_was_inspected_stays_known() -> None:
    state = trick_without_released_cards(BY_ALL)
    state = playing(state, "B G4h", "C B5h", "A passes", "B passes")
    assert sights(state, "A", "G1") == ["G1h captured", "G1p out"]


# Q03


@BOTH
@pytest.mark.cites("Q03", "THUMB-4", "MAT-3")
def test_a_shown_card_is_known_to_its_owner_and_to_the_holder_of_its_twin(rules: RuleSet) -> None:
    state = playing(position("Y3p G1h", "Y3h G2h", "B1h B2h", rules=rules), "A Y3p")
    assert sights(state, "A", "Y3") == ["Y3h out", "Y3p covered"]
    assert sights(state, "B", "Y3") == ["Y3h hand", "Y3p covered"]
    assert sights(state, "C", "Y3") == ["Y3 covered", "Y3 out"]


@BOTH
@pytest.mark.cites("Q03", "THUMB-4", "RAISE-2")
def test_a_shown_card_is_known_to_all_who_saw_its_twin_before(rules: RuleSet) -> None:
    table = position("Y1p Y4h G1h", "Y2h Y1h", "B1h B2h", rules=rules, leader="A")
    lines = ("A Y1p", "B Y2h", "C passes", "A Y4h", "B passes", "C passes")
    # Y1p was released, so Y1h is known as soon as it is shown.
    state = playing(table, *lines, "A G1h", "B Y1h")
    assert sights(state, "C", "Y1") == ["Y1h covered", "Y1p captured"]


@pytest.mark.cites("Q03", "PARRY-4")
def test_a_parry_tells_parrier_and_owner_which_is_which_and_others_only_on_inspection() -> None:
    hands = ("Y3p G1h", "Y3h G2h", "B1h B2h")
    for rules in (BY_ALL, BY_TAKER):
        state = playing(position(*hands, rules=rules), "A Y3p", "B parries Y3h")
        assert sights(state, "A", "Y3") == ["Y3h captured", "Y3p captured"]
        assert sights(state, "B", "Y3") == ["Y3h captured", "Y3p captured"]
        looks_on = ["Y3h captured", "Y3p captured"] if rules == BY_ALL else ["Y3 captured"] * 2
        assert sights(state, "C", "Y3") == looks_on


@pytest.mark.cites("Q03", "PASS-3")
def test_a_forced_pass_looks_like_a_free_one() -> None:
    for hand in ("Y1h", "Y5h"):  # on A's Y3p only Y5h is higher
        _, events = play(position("Y3p G1h", hand, "B1h B2h"), "A Y3p", "B passes")
        assert story(events) == ["LEAD-1 A shows Y3p", "PASS-1 B passes"]


@pytest.mark.cites("Q03", "HAND-2")
def test_the_number_of_cards_is_public_everywhere() -> None:
    for rules in (GERMAN, ENGLISH):
        table = position("Y2p Y5h", "G1h G4h B1p", "Y1p", pile="B4p", rules=rules)
        for seat in range(3):
            seen = view(table, seat)
            assert seen.hand_sizes == (2, 3, 1)
            assert seen.pile == 1
        after = playing(table, "A Y2p", "B G1h", "C passes", "A passes")
        assert [len(taken) for taken in view(after, 2).captured] == [0, 2, 0]


@BOTH
@pytest.mark.cites("Q03", "OVER-2")
def test_the_last_hand_is_laid_open_at_the_end(rules: RuleSet) -> None:
    state = finished(position("Y3h", "G1p G2h", rules=rules), "A Y3h", "B passes")
    assert sights(state, "A", "G1") == ["G1h out", "G1p hand"]
    assert sights(state, "A", "G2") == ["G2h hand", "G2p out"]


# Q04


@BOTH
@pytest.mark.cites("Q04", "THUMB-2", "THUMB-4")
def test_the_head_of_a_shown_card_stays_covered_for_the_others(rules: RuleSet) -> None:
    (card,) = cards("Y5p")
    _, events = play(position("Y5p G1h", "G2h", "B1h", rules=rules), "A Y5p")
    (event,) = (event for event in events if isinstance(event, Shown))
    assert witness(event, 0) == event
    for seat in (1, 2):
        seen = witness(event, seat)
        assert isinstance(seen, Shown)
        assert seen.card == card.kind
