"""FILL: after a trick the hands are brought back to five."""

from __future__ import annotations

import pytest
from attrs import evolve

from daumen_rules import ENGLISH, GERMAN, RuleSet
from daumen_rules.games.daumen_drauf.model import Playing
from daumen_rules.games.daumen_drauf.option_values import RefillShort
from daumen_rules.games.daumen_drauf.refill import portions
from tests.story import story
from tests.table import cards, hands, pile, play, playing, position

# Back to five


@pytest.mark.cites("FILL-1", "FILL-3", "FILL-4")
def test_after_a_trick_every_hand_has_five_cards_again() -> None:
    state = position("Y1p Y2h G3h G4p B1h", "Y3h Y4p G1p B2h B3p", pile="Y1h Y2p Y3p Y4h")
    after, events = play(state, "A Y1p", "B Y3h", "A passes")
    assert story(events)[2:] == [
        "PASS-1 A passes",
        "END-3 B takes 2",
        "END-6 all see Y1p Y3h",
        "FILL-3 B draws Y1h",
        "FILL-4 A draws Y2p",
        "NEXT-1 B leads",
    ]
    assert hands(after) == [
        {"Y2h", "G3h", "G4p", "B1h", "Y2p"},
        {"Y4p", "G1p", "B2h", "B3p", "Y1h"},
    ]
    assert pile(after) == ["Y3p", "Y4h"]


@pytest.mark.cites("FILL-1")
def test_who_has_five_cards_draws_none() -> None:
    """B passes throughout: second in turn, it is passed over."""
    state = position(
        "Y1p Y2h G3h G4p B1h",
        "Y3h Y4p G1p B2h B3p",
        "Y5h G5p B5h B4p B2p",
        pile="Y1h Y2p Y3p Y4h",
    )
    after, events = play(state, "A Y1p", "B passes", "C Y5h", "A passes", "B passes")
    assert story(events)[-3:] == ["FILL-3 C draws Y1h", "FILL-4 A draws Y2p", "NEXT-1 C leads"]
    assert pile(after) == ["Y3p", "Y4h"]
    assert hands(after)[1] == {"Y3h", "Y4p", "G1p", "B2h", "B3p"}


@pytest.mark.cites("FILL-1")
def test_nobody_draws_within_a_trick() -> None:
    """After a lap A and B hold four cards and two of them are covered: nobody draws."""
    state = position(
        "Y2p G1p G2h B1p B2h", "Y3h G3p G4h B3p B4h", "Y1h Y1p Y2h G1h B2p", pile="B5h"
    )
    after, events = play(state, "A Y2p", "B Y3h", "C passes", "A G1p")
    assert [len(hand) for hand in hands(after)] == [3, 4, 5]
    assert pile(after) == ["B5h"]
    assert not [line for line in story(events) if line.startswith("FILL")]


# Who draws first


def three_need_one(rules: RuleSet) -> Playing:
    """C is about to take a trick of three cards, with B as the last to pass."""
    state = position(
        "Y3h Y1p Y2p G2h B1p",
        "Y5h Y2h G3p B2h B3p",
        "G1p Y4p G5h B4h B1h",
        pile="Y1h B5p G4h",
        rules=rules,
    )
    return playing(state, "A Y3h", "B Y5h", "C G1p", "A passes")


@pytest.mark.cites("FILL-3", "FILL-6")
def test_the_taker_draws_first_by_the_german_rules() -> None:
    _, events = play(three_need_one(GERMAN), "B passes")
    assert story(events) == [
        "PASS-1 B passes",
        "END-3 C takes 3",
        "END-6 all see Y3h Y5h G1p",
        "FILL-3 C draws Y1h",
        "FILL-4 A draws B5p",
        "FILL-4 B draws G4h",
        "FILL-6 pile empty",
        "NEXT-1 C leads",
    ]


@pytest.mark.cites("FILL-3")
def test_who_decided_last_draws_first_by_the_english_rules() -> None:
    _, events = play(three_need_one(ENGLISH), "B passes")
    assert story(events) == [
        "PASS-1 B passes",
        "END-3 C takes 3",
        "END-4 C see Y3h Y5h G1p",
        "FILL-3 B draws Y1h",
        "FILL-4 C draws B5p",
        "FILL-4 A draws G4h",
        "FILL-6 pile empty",
        "NEXT-1 C leads",
    ]


# How many, and how long


def five_are_missing(pile_: str) -> Playing:
    """C is about to take Y2p Y3h G1h B2h B3h. Then C and A need two cards each, and B one."""
    state = position(
        "Y2p B2h G3p G4p Y1p",
        "Y3h Y1h Y5p G4h B4p",
        "G1h B3h G5p B4h Y5h",
        pile=pile_,
    )
    return playing(state, "A Y2p", "B Y3h", "C G1h", "A B2h", "B passes", "C B3h", "A passes")


@pytest.mark.cites("FILL-4")
def test_the_first_draws_all_it_needs_and_the_others_follow_clockwise() -> None:
    after, events = play(five_are_missing("G2h B1p Y4h Y4p B5p G5h"), "B passes")
    assert story(events)[3:] == [
        "FILL-3 C draws G2h B1p",
        "FILL-4 A draws Y4h Y4p",
        "FILL-4 B draws B5p",
        "NEXT-1 C leads",
    ]
    assert pile(after) == ["G5h"]
    assert [len(hand) for hand in hands(after)] == [5, 5, 5]


@pytest.mark.cites("FILL-2", "FILL-4", "FILL-6")
def test_a_pile_too_short_is_drawn_in_turn_until_it_is_empty() -> None:
    after, events = play(five_are_missing("G2h B1p Y4h"), "B passes")
    assert story(events)[3:] == [
        "FILL-3 C draws G2h B1p",
        "FILL-4 A draws Y4h",
        "FILL-6 pile empty",
        "NEXT-1 C leads",
    ]
    assert hands(after) == [
        {"G3p", "G4p", "Y1p", "Y4h"},
        {"Y1h", "Y5p", "G4h", "B4p"},
        {"G5p", "B4h", "Y5h", "G2h", "B1p"},
    ]


@pytest.mark.cites("FILL-2")
def test_the_last_card_of_the_pile_goes_to_the_first_in_turn() -> None:
    after, events = play(five_are_missing("G2h"), "B passes")
    assert story(events)[3:] == ["FILL-3 C draws G2h", "FILL-6 pile empty", "NEXT-1 C leads"]
    assert [len(hand) for hand in hands(after)] == [3, 4, 4]


@pytest.mark.cites("FILL-6")
def test_from_an_empty_pile_nobody_draws_and_hands_shrink() -> None:
    after, events = play(five_are_missing(""), "B passes")
    assert story(events)[1:] == [
        "END-3 C takes 5",
        "END-6 all see Y2p Y3h G1h B2h B3h",
        "NEXT-1 C leads",
    ]
    assert [len(hand) for hand in hands(after)] == [3, 4, 3]
    after, events = play(after, "C G5p", "A passes", "B passes")
    assert [len(hand) for hand in hands(after)] == [3, 4, 2]
    assert not [line for line in story(events) if line.startswith("FILL")]


def test_who_finds_too_few_cards_for_its_whole_need_leaves_all_of_them_to_the_next() -> None:
    """By one reading (Q31). The first needs four, and there are three; the second needs two."""
    found = portions(cards("G1p G2p G3p"), (4, 2, 1), RefillShort.WHOLE_NEED)
    assert found == ((), cards("G1p G2p"), cards("G3p"))


def test_who_draws_one_by_one_stops_when_it_has_what_it_needs() -> None:
    """By one reading (Q31). The first needs one, the second three, and there are three."""
    found = portions(cards("G1p G2p G3p"), (1, 3), RefillShort.ONE_BY_ONE)
    assert found == (cards("G1p"), cards("G2p G3p"))


def test_where_nobody_lacks_a_card_nothing_is_told_of_drawing() -> None:
    """By one reading (Q13) hands are refilled after a lap; here the covered cards are of them."""
    state = position(
        "Y1p Y2p G1h G2h B1p",
        "Y3h Y4p G1p B2h B3p",
        "Y5h G3h G4p G5h B4p",
        pile="Y1h Y2h",
        rules=evolve(GERMAN, refill_scope="lap"),
    )
    _, events = play(state, "A Y2p", "B Y3h", "C passes")
    assert [line.split()[0] for line in story(events)] == ["LEAD-1", "TURN-2", "PASS-1"]
