"""Questions Q40 to Q44: when the game is over, and what the last hand counts.

The tests play the end by each reading and count its points.
"""

from __future__ import annotations

import pytest
from attrs import evolve

from daumen_rules import GERMAN, RuleSet, State
from daumen_rules.games.daumen_drauf.model import Playing
from tests.questions.seen import drawn, turn
from tests.story import story
from tests.table import captured, finished, hands, legal, pile, play, playing, position, refused
from tests.table import scores as points

AFTER = evolve(GERMAN, end_test="after_refill")
BEFORE = evolve(GERMAN, end_test="before_refill")
ANY = evolve(GERMAN, end_test="any_moment", covered_card_is_hand_card=False)
ANY_COVERED = evolve(GERMAN, end_test="any_moment")
ANY_EMPTY = evolve(GERMAN, end_test="any_moment_pile_empty", covered_card_is_hand_card=False)
ANY_EMPTY_COVERED = evolve(GERMAN, end_test="any_moment_pile_empty")
NOBODY = evolve(ANY, unfinished_trick="nobody")


# Q40 and Q41: within a trick


def last_card_leads(rules: RuleSet, pile: str = "") -> Playing:
    """A is to lead G3p, its only card; B holds three harmless ones."""
    return position("G3p", "Y4h B1h Y1h", pile=pile, rules=rules)


def beaten_by_y4h(rules: RuleSet) -> list[int]:
    """The points if B shows Y4h, after which A can only pass."""
    state = playing(last_card_leads(rules), "A G3p", "B Y4h")
    assert legal(state) == {"A passes"}
    return list(points(finished(state, "A passes")))


@pytest.mark.cites("Q40", "OVER-1")
@pytest.mark.parametrize("rules", [ANY, ANY_EMPTY], ids=["any_moment", "any_moment_pile_empty"])
def test_a_test_at_any_moment_ends_the_game_with_the_lead_of_a_last_card(rules: RuleSet) -> None:
    state = finished(last_card_leads(rules), "A G3p")
    # A takes G3p: −1. B pays for three: −3.
    assert captured(state) == [{"G3p"}, set()]
    assert points(state) == [-1, -3]


@pytest.mark.cites("Q40", "OVER-1", "OVER-2")
@pytest.mark.parametrize("rules", [AFTER, BEFORE], ids=["after_refill", "before_refill"])
def test_a_test_between_tricks_lets_the_trick_be_played_out(rules: RuleSet) -> None:
    # B: G3p −1, Y4h +1, two in hand −2.
    assert beaten_by_y4h(rules) == [0, -2]


@pytest.mark.cites("Q41", "Q40", "OVER-1")
@pytest.mark.parametrize(
    "rules", [ANY_COVERED, ANY_EMPTY_COVERED], ids=["any_moment", "any_moment_pile_empty"]
)
def test_while_the_covered_card_counts_nobody_runs_dry_within_a_trick(rules: RuleSet) -> None:
    assert beaten_by_y4h(rules) == [0, -2]


@pytest.mark.cites("Q40", "OVER-1")
def test_a_test_for_an_empty_pile_ends_no_trick_while_there_are_cards_to_draw() -> None:
    state = playing(last_card_leads(ANY_EMPTY, pile="B2h"), "A G3p", "B Y4h")
    # B takes G3p −1 and Y4h +1, draws B2h, and is alone with B1h, Y1h, B2h: −3.
    assert points(finished(state, "A passes")) == [0, -3]
    # Without that condition the game is over at the lead, B2h undrawn.
    at_once = finished(last_card_leads(ANY, pile="B2h"), "A G3p")
    assert points(at_once) == [-1, -3]
    assert pile(at_once) == ["B2h"]


def test_a_test_between_tricks_is_none_within_a_trick_though_no_covered_card_counts() -> None:
    rules = evolve(AFTER, refill_scope="lap", covered_card_is_hand_card=False)
    assert beaten_by_y4h(rules) == [0, -2]


def test_a_refill_of_the_lap_that_empties_the_pile_ends_the_trick_where_that_is_tested() -> None:
    rules = evolve(ANY_EMPTY, refill_scope="lap")
    # A's hand is empty. B draws B2h as the second lap begins: no card is left to draw.
    state = finished(last_card_leads(rules, pile="B2h"), "A G3p", "B Y4h")
    assert captured(state) == [set(), {"G3p", "Y4h"}]
    assert hands(state) == [set(), {"B1h", "B2h", "Y1h"}]
    # B: G3p −1, Y4h +1, three in hand −3.
    assert points(state) == [0, -3]


@pytest.mark.cites("Q40", "OVER-1")
def test_a_trick_goes_on_while_two_seats_have_cards_in_hand() -> None:
    state = playing(position("G3p", "Y4h B1h", "Y1h", rules=ANY), "A G3p")
    assert turn(state) == "B"


# Q40: before the refill


SHOWN_BY_A = ("Y1p", "Y3h", "G1h", "G3h", "B1p")
SHOWN_BY_B = ("Y2h", "Y4p", "G2p", "G4p", "B2h")
TEN = tuple(
    line for a, b in zip(SHOWN_BY_A, SHOWN_BY_B, strict=True) for line in (f"A {a}", f"B {b}")
)
SEVEN = "B3p B3h B4p B4h Y1h Y2p Y3p"


def ten_cards(rules: RuleSet, pile: str) -> Playing:
    """Two hands of five that are shown whole in one trick, which B takes."""
    return position(" ".join(SHOWN_BY_A), " ".join(SHOWN_BY_B), pile=pile, rules=rules)


@pytest.mark.cites("Q40", "OVER-1")
@pytest.mark.parametrize("rest", [SEVEN, "B4h"], ids=["pile of seven", "pile of one"])
def test_a_test_before_the_refill_finds_both_hands_empty(rest: str) -> None:
    state = finished(ten_cards(BEFORE, rest), *TEN, "A passes")
    assert len(captured(state)[1]) == 10
    # B: five harmless less five poisonous. The pile is never played, nobody pays.
    assert points(state) == [0, 0]
    assert pile(state) == rest.split()


@pytest.mark.cites("Q40", "OVER-1", "FILL-1")
def test_a_test_after_the_refill_lets_the_game_go_on() -> None:
    state, events = play(ten_cards(AFTER, SEVEN), *TEN, "A passes")
    assert drawn(events) == ["B B3p B3h B4p B4h Y1h", "A Y2p Y3p"]
    assert turn(state) == "B"


@pytest.mark.cites("Q40", "Q43", "OVER-2")
def test_who_alone_has_cards_after_the_refill_pays_for_what_he_drew() -> None:
    state, events = play(ten_cards(AFTER, "B4h"), *TEN, "A passes")
    assert drawn(events) == ["B B4h"]
    assert points(state) == [0, -1]


@pytest.mark.cites("Q40", "OVER-1")
def test_a_test_at_any_moment_comes_before_the_refill_too() -> None:
    state = finished(ten_cards(ANY_COVERED, SEVEN), *TEN, "A passes")
    assert points(state) == [0, 0]
    assert pile(state) == SEVEN.split()


@pytest.mark.cites("Q40", "Q41", "OVER-1")
def test_a_test_at_any_moment_does_not_wait_for_the_pile() -> None:
    # With B1p A has shown its last card, and B alone has one in hand: B2h.
    state = finished(ten_cards(ANY, SEVEN), *TEN[:-1])
    # A takes Y2h Y3h G1h G3h: +4, and Y1p Y4p G2p G4p B1p: −5. B pays for B2h.
    assert points(state) == [-1, -1]
    assert pile(state) == SEVEN.split()


@pytest.mark.cites("Q40", "OVER-1", "FILL-1")
@pytest.mark.parametrize("rules", [ANY_EMPTY, ANY_EMPTY_COVERED], ids=["hand", "hand and thumb"])
def test_a_test_for_an_empty_pile_waits_for_the_refill(rules: RuleSet) -> None:
    _, events = play(ten_cards(rules, SEVEN), *TEN, "A passes")
    assert drawn(events) == ["B B3p B3h B4p B4h Y1h", "A Y2p Y3p"]
    assert points(finished(ten_cards(rules, "B4h"), *TEN, "A passes")) == [0, -1]


# Q42


@pytest.mark.cites("Q42", "OVER-1", "END-3")
def test_an_unfinished_trick_goes_to_the_highest_card_or_to_nobody() -> None:
    state, events = play(last_card_leads(ANY), "A G3p")
    assert story(events)[1:4] == ["OVER-1 A takes 1", "END-6 all see G3p", "OVER-1 over"]
    assert points(state) == [-1, -3]

    state = finished(last_card_leads(NOBODY), "A G3p")
    _, events = play(last_card_leads(NOBODY), "A G3p")
    assert story(events)[1:3] == ["OVER-1 nobody takes 1", "OVER-1 over"]
    assert captured(state) == [set(), set()]
    assert [str(shown.card) for shown in state.left] == ["G3p"]
    assert points(state) == [0, -3]


@pytest.mark.cites("Q42", "OVER-1", "END-3")
def test_an_unfinished_trick_of_two_cards_goes_to_the_last_one_or_to_nobody() -> None:
    lines = ("A Y1h", "B Y2h")
    hands_ = ("Y1h", "Y2h", "G1p G2p")
    # With Y2h only C has cards. B: Y1h +1, Y2h +1. C pays for two.
    assert points(finished(position(*hands_, rules=ANY), *lines)) == [0, 2, -2]
    state = finished(position(*hands_, rules=NOBODY), *lines)
    assert points(state) == [0, 0, -2]
    assert [str(shown.card) for shown in state.left] == ["Y1h", "Y2h"]


# Q43


@pytest.mark.cites("Q43", "OVER-2", "OVER-4")
def test_every_card_of_the_last_hand_is_one_minus_point() -> None:
    table = position("Y3h", "Y4p", "B1h G2p Y1h")
    state = finished(table, "A Y3h", "B Y4p", "C passes", "A passes")
    # B: Y3h +1, Y4p −1 = 0. C: two harmless and a poisonous one, −3.
    assert points(state) == [0, 0, -3]


@pytest.mark.cites("Q43", "OVER-1", "VAL-3")
def test_where_nobody_has_cards_nobody_pays() -> None:
    table = position("Y3h", "Y4p", "B1h")
    state = finished(table, "A Y3h", "B Y4p", "C B1h", "A passes", "B passes")
    # C: Y3h +1, Y4p −1, B1h +1 = +1.
    assert points(state) == [0, 0, 1]


@pytest.mark.cites("Q43", "OVER-2")
def test_the_sum_of_scores_is_minus_twice_the_harmless_cards_of_the_last_hand() -> None:
    # Three pairs of twins are in play: the last hand holds B1h, G2p and Y1h.
    table = position("Y1p G2h", "B1p", "B1h G2p Y1h")
    state = finished(table, "A Y1p", "B B1p", "C passes", "A G2h", "B passes", "C passes")
    # A: Y1p −1, B1p −1, G2h +1 = −1. C: −3. In all −4 = −2 × 2.
    assert points(state) == [-1, 0, -3]
    assert sum(points(state)) == -4


# Q44


@pytest.mark.cites("Q44", "TURN-1")
def test_a_seat_without_cards_stays_in_the_round_of_turns() -> None:
    state = playing(position("Y3h", "Y1h G1p", "G2h B1p"), "A Y3h", "B passes", "C G2h")
    assert legal(state) == {"A passes"}
    state = playing(state, "A passes", "B passes", "C B1p")
    assert legal(state) == {"A passes"}
    assert refused(state, "B passes") == {"TURN-1"}


@pytest.mark.cites("Q44", "END-2", "VAL-3")
def test_a_seat_without_cards_wins_by_the_card_it_shows_and_keeps_its_cards() -> None:
    table = position("B5h", "Y1h Y2p", "G4h G5p", leader="B")
    state = playing(table, "B Y1h", "C passes", "A B5h", "B passes", "C passes")
    assert captured(state)[0] == {"Y1h", "B5h"}
    assert hands(state)[0] == set()
    end = finished(state, "B Y2p", "C G4h", "A passes", "B passes")
    # A: Y1h +1, B5h +1. C: Y2p −1, G4h +1, G5p in hand −1.
    assert points(end) == [2, 0, -1]


# Q40 with Q13: after the refill of a lap

LAP_EMPTY = evolve(ANY_EMPTY, refill_scope="lap")


def last_card_is_drawn(rules: RuleSet) -> State:
    """A shows its only card and B a higher one, its only card too; the lap is over. Where hands are
    refilled then, B draws first, and that is the last card of the pile.
    """
    before = position("G3h", "G4h", pile="B5h", rules=rules)
    return play(before, "A G3h", "B G4h")[0]


@pytest.mark.cites("Q40", "Q13", "OVER-1")
@pytest.mark.parametrize(
    ("trick", "scores"),
    # B: the trick +2, one in hand −1. Where nobody gets the trick: −1.
    [("highest_takes", [0, 1]), ("nobody", [0, -1])],
)
def test_the_end_is_tested_after_the_refill_of_a_lap(trick: str, scores: list[int]) -> None:
    rules = evolve(LAP_EMPTY, unfinished_trick=trick)
    assert points(finished(last_card_is_drawn(rules))) == scores


@pytest.mark.cites("Q40", "Q13", "Q41")
@pytest.mark.parametrize(
    "rules",
    [
        evolve(LAP_EMPTY, covered_card_is_hand_card=True),  # both still hold what they show
        evolve(LAP_EMPTY, end_test="after_refill"),  # tested after a trick alone
        evolve(ANY_EMPTY, refill_scope="trick"),  # the pile has a card still
    ],
)
def test_after_a_lap_the_game_goes_on_by_other_readings(rules: RuleSet) -> None:
    state = playing(last_card_is_drawn(rules))
    assert turn(state) == "A"
    assert legal(state) == {"A passes"}
