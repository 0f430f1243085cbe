"""Questions Q25, Q27 and Q28: which card is higher, and who raises with what.

The tests are about the order of cards within a trick; none of these questions has a flag.
"""

from __future__ import annotations

import pytest

from daumen_rules import ENGLISH, GERMAN, RuleSet
from tests.story import story
from tests.table import captured, legal, play, playing, position, refused

BOTH = pytest.mark.parametrize("rules", [GERMAN, ENGLISH], ids=["german", "english"])


# Q25


@BOTH
@pytest.mark.cites("Q25", "HIGH-2")
def test_a_colour_that_is_only_shown_is_no_longer_new(rules: RuleSet) -> None:
    state = playing(position("Y3h G1h", "Y1p G2h", "B1h B2h", rules=rules), "A Y3h")
    assert refused(state, "B Y1p") == {"HIGH-1", "TURN-2"}


@BOTH
@pytest.mark.cites("Q25", "HIGH-3", "EX-1")
def test_four_cards_that_are_only_shown_fix_the_order_of_colours(rules: RuleSet) -> None:
    table = position("Y3p Y6h G5h B2h", "Y5p Y6p", "G4p G6h", "B1p B6h", rules=rules)
    state = playing(table, "A Y3p", "B Y5p", "C G4p", "D B1p")
    assert legal(state) == {"A B2h", "A passes"}


# Q27


@BOTH
@pytest.mark.cites("Q27", "HIGH-5")
def test_the_first_colour_is_dead_once_the_second_has_appeared(rules: RuleSet) -> None:
    state = playing(position("Y3p Y1p", "B1h Y2h", "Y5h G1h", rules=rules), "A Y3p", "B B1h")
    assert refused(state, "C Y5h") == {"HIGH-5", "TURN-2"}
    assert legal(state) == {"C G1h", "C passes"}


@BOTH
@pytest.mark.cites("Q27", "HIGH-3", "HIGH-5")
def test_the_second_colour_is_the_one_shown_second(rules: RuleSet) -> None:
    table = position("Y3p B5p G2h", "B1h Y2h", "Y5h G1h", rules=rules)
    state = playing(table, "A Y3p", "B B1h", "C G1h")
    # yellow < black < green: the black 5 no longer beats the green 1.
    assert refused(state, "A B5p") == {"HIGH-5", "RAISE-3"}
    assert legal(state) == {"A G2h", "A passes"}


# Q28


RAISES = ("A Y1p", "B Y2h", "C Y3h", "A Y4h", "B Y5p")
HANDS = ("Y1p Y4h Y3p B2p", "Y2h Y5p G5p", "Y3h Y4p G1h")


@BOTH
@pytest.mark.cites("Q28", "RAISE-1")
def test_every_seat_that_shows_a_card_may_raise_again_and_again(rules: RuleSet) -> None:
    state = playing(position(*HANDS, rules=rules), *RAISES)
    assert legal(state) == {"C G1h", "C passes"}  # a third seat raises
    state = playing(state, "C G1h")
    assert legal(state) == {"A B2p", "A passes"}  # A has shown Y1p and Y4h before
    state = playing(state, "A B2p", "B passes", "C passes")
    assert captured(state)[0] == {"Y1p", "Y2h", "Y3h", "Y4h", "Y5p", "G1h", "B2p"}


@BOTH
@pytest.mark.cites("Q28", "RAISE-3")
def test_a_card_to_raise_with_is_higher_than_the_highest(rules: RuleSet) -> None:
    state = playing(position(*HANDS, rules=rules), *RAISES)
    assert refused(state, "C Y4p") == {"HIGH-1", "RAISE-3"}  # above C's Y3h, below B's Y5p
    assert refused(playing(state, "C G1h"), "A Y3p") == {"HIGH-5", "RAISE-3"}


@BOTH
@pytest.mark.cites("Q28", "RAISE-2")
def test_releasing_and_showing_are_one_act(rules: RuleSet) -> None:
    state = playing(position(*HANDS, rules=rules), *RAISES)
    assert story(play(state, "C G1h")[1]) == ["RAISE-2 C releases Y3h", "RAISE-1 C shows G1h"]
    assert story(play(state, "C passes")[1]) == ["PASS-1 C passes"]
