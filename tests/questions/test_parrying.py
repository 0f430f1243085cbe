"""Questions Q20 to Q24: who may parry, when, and with what.

The tests are about the parry itself; the refill after it stands in `test_parrying_and_after`.
"""

from __future__ import annotations

import pytest
from attrs import evolve

from daumen_rules import GERMAN, RuleSet
from daumen_rules.games.daumen_drauf.events import Parried, Released
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.model import Playing
from tests.questions.seen import drawn, sights, turn
from tests.story import story
from tests.table import captured, hands, legal, play, playing, position, refused

OWN_TURN = evolve(GERMAN, parry_timing="own_turn")
ANY_TIME = evolve(GERMAN, parry_timing="any_time")
SELF_PARRY = evolve(GERMAN, parry_timing="any_time", self_parry=True)


# Q20


def twin_two_seats_away(rules: RuleSet) -> Playing:
    """A has led Y3p; B, who wants to show Y4h, is on turn; C holds Y3h."""
    return playing(position("Y3p G1h", "Y4h G2h", "Y3h G3p", rules=rules), "A Y3p")


@pytest.mark.cites("Q20", "PARRY-2")
def test_a_twin_is_of_no_use_once_the_seat_before_has_shown_a_higher_card() -> None:
    state = twin_two_seats_away(OWN_TURN)
    assert refused(state, "C parries Y3h") == {"PARRY-2"}
    state = playing(state, "B Y4h")
    assert refused(state, "C parries Y3h") == {"PARRY-1"}
    assert legal(state) == {"C G3p", "C passes"}


@pytest.mark.cites("Q20", "PARRY-2", "PARRY-4")
def test_a_parry_at_any_time_comes_before_the_seat_on_turn_has_acted() -> None:
    state = twin_two_seats_away(ANY_TIME)
    assert legal(state) == {"B Y4h", "B G2h", "B passes", "C parries Y3h"}
    state = playing(state, "C parries Y3h")
    assert captured(state) == [set(), set(), {"Y3p", "Y3h"}]
    assert hands(state)[1] == {"Y4h", "G2h"}  # B was never asked
    assert turn(state) == "C"


@pytest.mark.cites("Q20", "PARRY-2")
def test_the_chance_to_parry_at_any_time_is_over_with_the_next_card() -> None:
    state = playing(twin_two_seats_away(ANY_TIME), "B Y4h")
    assert refused(state, "C parries Y3h") == {"PARRY-1"}


@pytest.mark.cites("Q20", "PARRY-2")
def test_the_chance_to_parry_at_any_time_is_over_with_the_trick() -> None:
    state = playing(twin_two_seats_away(ANY_TIME), "B passes")
    assert "C parries Y3h" in legal(state)
    state = playing(state, "C passes")
    assert captured(state)[0] == {"Y3p"}
    assert refused(state, "C parries Y3h") == {"PARRY-1"}


@pytest.mark.cites("Q20", "PARRY-2", "PASS-2")
def test_a_seat_that_has_passed_may_still_parry_at_any_time() -> None:
    for rules, late in ((OWN_TURN, set[str]()), (ANY_TIME, {"B parries Y3h"})):
        table = position("Y3p G1h", "Y3h G2h", "Y4h G3p", rules=rules)
        state = playing(table, "A Y3p", "B passes")
        assert legal(state) == {"C Y4h", "C G3p", "C passes"} | late


@pytest.mark.cites("Q20", "PARRY-2")
def test_every_other_seat_with_cards_may_interrupt_as_nobody_sees_who_holds_the_twin() -> None:
    # Not A, whose card it is, and not D, who has none.
    for rules, movers in ((OWN_TURN, (1,)), (ANY_TIME, (1, 2))):
        table = position("Y3p G1h", "Y4h G2h", "B1h", "", rules=rules)
        assert GAME.rules.movers(playing(table, "A Y3p")) == movers


@pytest.mark.cites("Q20", "PARRY-2")
def test_nobody_parries_before_the_lead() -> None:
    table = position("Y3p G1h", "Y3h G2h", "B1h", rules=ANY_TIME)
    assert GAME.rules.movers(table) == (0,)
    assert refused(table, "B parries Y3h") == {"PARRY-1"}


@pytest.mark.cites("Q20", "PARRY-2")
def test_with_two_players_the_timing_of_parries_makes_no_difference() -> None:
    for rules in (OWN_TURN, ANY_TIME):
        state = playing(position("Y3p G1h", "Y3h Y4h", rules=rules), "A Y3p")
        assert legal(state) == {"B Y4h", "B passes", "B parries Y3h"}


@pytest.mark.cites("Q20", "Q30", "FILL-3")
def test_who_parried_out_of_turn_draws_first() -> None:
    for first in ("winner", "last_actor"):
        rules = evolve(ANY_TIME, refill_first=first)
        table = position(
            "Y3p G1p G2p G3p G4p",
            "Y4h B1p B2p B3p B4p",
            "Y3h G1h G2h G3h G4h",
            pile="B5h Y5p",
            rules=rules,
        )
        _, events = play(table, "A Y3p", "C parries Y3h")
        assert drawn(events) == ["C B5h", "A Y5p"]


# Q21


HANDS_WITH_BOTH_TWINS = ("Y3p Y3h G5h", "Y4h G2h", "G3p G4p")


@pytest.mark.cites("Q21", "PARRY-1")
def test_by_one_reading_the_owner_of_the_highest_card_parries_himself() -> None:
    state = playing(position(*HANDS_WITH_BOTH_TWINS, rules=SELF_PARRY), "A Y3p")
    assert GAME.rules.movers(state) == (1, 2, 0)
    assert "A parries Y3h" in legal(state)
    state = playing(state, "A parries Y3h")
    assert captured(state) == [{"Y3p", "Y3h"}, set(), set()]
    assert turn(state) == "A"


@pytest.mark.cites("Q21", "PARRY-1")
def test_the_owner_of_the_highest_card_has_nothing_to_parry() -> None:
    state = playing(position(*HANDS_WITH_BOTH_TWINS, rules=ANY_TIME), "A Y3p")
    assert refused(state, "A parries Y3h") == {"PARRY-1"}


@pytest.mark.cites("Q21", "Q15", "PARRY-2", "END-2")
def test_the_owner_of_the_highest_card_is_never_on_turn() -> None:
    state = playing(position(*HANDS_WITH_BOTH_TWINS, rules=OWN_TURN), "A Y3p")
    assert {"PARRY-2"} <= refused(state, "A parries Y3h")
    state = playing(state, "B passes", "C passes")
    # The trick has ended without A being asked; Y3h is still in his hand.
    assert captured(state) == [{"Y3p"}, set(), set()]
    assert hands(state)[0] == {"Y3h", "G5h"}


# Q22


@pytest.mark.cites("Q22", "PARRY-1", "HIGH-1")
@pytest.mark.parametrize("rules", [OWN_TURN, ANY_TIME], ids=["own_turn", "any_time"])
def test_the_twin_of_a_lower_card_is_dead_until_the_trick_ends(rules: RuleSet) -> None:
    table = position("Y3p G1h", "Y5h Y1h", "Y3h G3p", rules=rules)
    state = playing(table, "A Y3p", "B Y5h")
    assert refused(state, "C parries Y3h") == {"PARRY-1"}
    assert refused(state, "C Y3h") == {"HIGH-1", "TURN-2"}
    state = playing(state, "C passes", "A passes", "B Y1h")
    assert "C Y3h" in legal(state)


@pytest.mark.cites("Q22", "PARRY-1", "HIGH-1")
def test_an_equal_card_parries_and_cannot_be_shown() -> None:
    state = playing(position("Y3p G1h", "Y3h G2h", "B1h B2h"), "A Y3p")
    assert refused(state, "B Y3h") == {"HIGH-1", "TURN-2"}
    assert refused(state, "B parries Y3h") == set()


# Q23


@pytest.mark.cites("Q23", "PARRY-1", "PASS-3")
@pytest.mark.parametrize("jumps", ["explicit", "skip_empty_hands", "skip_all"])
def test_a_seat_with_the_twin_and_nothing_higher_may_parry(jumps: str) -> None:
    rules = evolve(GERMAN, forced_pass=jumps)
    state = playing(position("B5h Y1h", "B5p", "G1h G2h", rules=rules), "A B5h")
    assert legal(state) == {"B parries B5p", "B passes"}
    assert captured(playing(state, "B parries B5p")) == [set(), {"B5h", "B5p"}, set()]


# Q24


def parry_by_a_seat_that_shows_a_card(
    *, releases: bool, inspection: str
) -> tuple[Playing, list[Released | Parried]]:
    """A Y3h, B Y4p, C passes, A parries with Y4h: the state, and what A laid open or showed."""
    rules = evolve(GERMAN, parrier_releases_old_card=releases, inspection=inspection)
    table = position("Y3h Y4h G5p", "Y4p G5h", "B1h B2h", rules=rules)
    state, events = play(playing(table, "A Y3h", "B Y4p", "C passes"), "A parries Y4h")
    assert isinstance(state, Playing)
    return state, [event for event in events if isinstance(event, Released | Parried)]


@pytest.mark.cites("Q24", "PARRY-4")
@pytest.mark.parametrize("inspection", ["all", "taker_only"])
@pytest.mark.parametrize("releases", [False, True])
def test_the_parrier_gets_the_old_card_whether_or_not_it_was_laid_open(
    releases: bool, inspection: str
) -> None:
    state, _ = parry_by_a_seat_that_shows_a_card(releases=releases, inspection=inspection)
    assert captured(state) == [{"Y3h", "Y4p", "Y4h"}, set(), set()]


@pytest.mark.cites("Q24", "RAISE-2", "PARRY-4")
def test_the_old_card_of_the_parrier_is_laid_open_before_the_twin_or_not_at_all() -> None:
    _, told = parry_by_a_seat_that_shows_a_card(releases=True, inspection="all")
    assert story(told) == ["RAISE-2 A releases Y3h", "PARRY-4 A parries Y4h"]
    _, told = parry_by_a_seat_that_shows_a_card(releases=False, inspection="all")
    assert story(told) == ["PARRY-4 A parries Y4h"]


@pytest.mark.cites("Q24", "Q01", "END-6")
@pytest.mark.parametrize("releases", [False, True])
def test_where_all_inspect_the_old_card_of_the_parrier_is_no_secret(releases: bool) -> None:
    state, _ = parry_by_a_seat_that_shows_a_card(releases=releases, inspection="all")
    for seat in ("A", "B", "C"):
        assert sights(state, seat, "Y3") == ["Y3h captured", "Y3p out"]
        assert sights(state, seat, "Y4") == ["Y4h captured", "Y4p captured"]


@pytest.mark.cites("Q24", "Q01", "END-4")
@pytest.mark.parametrize("releases", [False, True])
def test_where_the_taker_alone_inspects_only_releasing_betrays_the_old_card(releases: bool) -> None:
    state, _ = parry_by_a_seat_that_shows_a_card(releases=releases, inspection="taker_only")
    others = ["Y3h captured", "Y3p out"] if releases else ["Y3 captured", "Y3 out"]
    assert sights(state, "A", "Y3") == ["Y3h captured", "Y3p out"]
    assert sights(state, "B", "Y3") == sights(state, "C", "Y3") == others
    # B's own card was parried, so B knows the pair; C does not.
    assert sights(state, "B", "Y4") == ["Y4h captured", "Y4p captured"]
    assert sights(state, "C", "Y4") == ["Y4 captured", "Y4 captured"]


@pytest.mark.cites("Q24", "PARRY-4")
def test_a_parrier_who_shows_no_card_lays_nothing_open() -> None:
    rules = evolve(GERMAN, parrier_releases_old_card=True)
    table = position("Y3h G1h", "Y3p G2h", "B1h B2h", rules=rules)
    _, events = play(table, "A Y3h", "B parries Y3p")
    assert not any(isinstance(event, Released) for event in events)
