"""PARRY: the twin of the highest card ends the trick at once."""

from __future__ import annotations

import pytest

from daumen_rules import ENGLISH, GERMAN, RuleSet
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.view import view
from daumen_rules.kernel.step import Refused
from tests.story import story
from tests.table import action, captured, hands, legal, play, playing, position, refused

ANY_TIME = RuleSet(parry_timing="any_time")
SELF_PARRY = RuleSet(parry_timing="any_time", self_parry=True)

# With what


@pytest.mark.cites("PARRY-1")
def test_the_twin_of_the_highest_card_parries_whichever_of_the_two_it_is() -> None:
    state = playing(position("Y3p G1h", "Y3h Y4p", "B2p"), "A Y3p")
    assert legal(state) == {"B Y4p", "B passes", "B parries Y3h"}
    state = playing(position("Y3h G1h", "Y3p Y4p", "B2p"), "A Y3h")
    assert legal(state) == {"B Y4p", "B passes", "B parries Y3p"}


@pytest.mark.cites("PARRY-1")
def test_no_other_card_parries() -> None:
    state = playing(position("Y3p G1h", "G3h Y4p Y2h", "B2p"), "A Y3p")
    # The same value, a higher card of the same colour, a lower one.
    assert refused(state, "B parries G3h") == {"PARRY-1"}
    assert refused(state, "B parries Y4p") == {"PARRY-1"}
    assert refused(state, "B parries Y2h") == {"PARRY-1"}


@pytest.mark.cites("PARRY-1")
def test_before_the_lead_there_is_nothing_to_parry() -> None:
    assert refused(position("Y3p Y3h", "Y4p"), "A parries Y3p") == {"PARRY-1"}
    assert refused(position("Y3p Y3h", "Y4p", tricks=0), "A parries Y3p") == {"PARRY-1"}


@pytest.mark.cites("PARRY-1")
def test_the_twin_of_a_lower_card_is_of_no_use() -> None:
    """C's Y3h neither parries, as Y5h is the highest, nor can it be shown."""
    state = playing(position("Y3p", "Y5h B1p", "Y3h G1p"), "A Y3p", "B Y5h")
    assert refused(state, "C parries Y3h") == {"PARRY-1"}
    assert refused(state, "C Y3h") == {"HIGH-1", "TURN-2"}
    assert legal(state) == {"C G1p", "C passes"}


@pytest.mark.cites("PARRY-1")
def test_nobody_parries_a_card_of_his_own() -> None:
    state = playing(position("Y3p Y3h", "Y4h", "B1p", rules=ANY_TIME), "A Y3p")
    assert refused(state, "A parries Y3h") == {"PARRY-1"}
    state = playing(position("Y3p Y3h", "Y4h", "B1p"), "A Y3p")
    assert refused(state, "A parries Y3h") == {"PARRY-1", "PARRY-2"}
    # One reading lets him.
    state = playing(position("Y3p Y3h G1p", "Y4h", "B1p", rules=SELF_PARRY), "A Y3p")
    assert captured(playing(state, "A parries Y3h")) == [{"Y3p", "Y3h"}, set(), set()]


# When


@pytest.mark.cites("PARRY-2")
@pytest.mark.parametrize("rules", [GERMAN, ENGLISH], ids=["german", "english"])
def test_only_the_seat_on_turn_parries(rules: RuleSet) -> None:
    state = playing(position("Y3p", "Y4h B1p", "Y3h B2h", rules=rules), "A Y3p")
    assert refused(state, "C parries Y3h") == {"PARRY-2"}
    assert legal(state) == {"B Y4h", "B B1p", "B passes"}
    # Once B has shown a higher card the twin is of no use any more.
    assert refused(playing(state, "B Y4h"), "C parries Y3h") == {"PARRY-1"}
    assert legal(playing(state, "B passes")) == {"C B2h", "C passes", "C parries Y3h"}


@pytest.mark.cites("PARRY-2")
def test_a_parry_out_of_turn_is_refused() -> None:
    state = playing(position("Y3p", "Y4h B1p", "Y3h B2h"), "A Y3p")
    assert refused(state, "C parries Y3h") == {"PARRY-2"}
    assert refused(state, "C parries B2h") == {"PARRY-1", "PARRY-2"}
    assert GAME.rules.movers(state) == (1,)
    answer = GAME.step(state, action("C parries Y3h"))
    assert isinstance(answer, Refused)
    assert [breach.say("en") for breach in answer.breaches] == [
        "B is on turn; C parries only on its own turn."
    ]


@pytest.mark.cites("PARRY-2")
def test_by_one_reading_any_seat_parries_at_any_time() -> None:
    state = playing(position("Y3p Y1h", "Y4h B1p", "Y3h B2h", rules=ANY_TIME), "A Y3p")
    assert legal(state) == {"B Y4h", "B B1p", "B passes", "C parries Y3h"}
    assert GAME.rules.movers(state) == (1, 2)
    assert captured(playing(state, "C parries Y3h")) == [set(), set(), {"Y3p", "Y3h"}]
    assert refused(state, "C B2h") == {"TURN-1"}


@pytest.mark.cites("PARRY-3")
def test_who_holds_the_twin_may_as_well_pass_or_show_a_higher_card() -> None:
    state = playing(position("Y3p G2h", "Y3h Y4p B1h", "G1p"), "A Y3p")
    assert legal(state) == {"B Y4p", "B B1h", "B passes", "B parries Y3h"}
    assert captured(playing(state, "B passes")) == [set(), set(), set()]
    assert captured(playing(state, "B Y4p")) == [set(), set(), set()]


# What comes of it


@pytest.mark.cites("PARRY-4", "PARRY-5", "NEXT-1")
def test_the_parrier_takes_the_trick_at_once_and_leads_the_next() -> None:
    """C parries before A and B have had another turn. Y1p is laid open, the rest is covered."""
    state = position("Y1p G2h B4p", "Y2h B1h", "G2p Y5h B2p")
    state = playing(state, "A Y1p", "B Y2h", "C passes", "A G2h", "B passes")
    after, events = play(state, "C parries G2p")
    assert story(events) == [
        "PARRY-4 C parries G2p",
        "PARRY-4 C takes 4",
        "END-6 all see Y1p Y2h G2h G2p",
        "NEXT-1 C leads",
    ]
    assert captured(after) == [set(), set(), {"Y1p", "Y2h", "G2h", "G2p"}]
    assert hands(after) == [{"B4p"}, {"B1h"}, {"Y5h", "B2p"}]
    assert legal(after) == {"C Y5h", "C B2p"}


@pytest.mark.cites("PARRY-4")
def test_the_parrier_does_not_lay_open_the_card_it_shows_already() -> None:
    state = position("Y3h Y4h G1p", "Y4p G2h", "B1h", rules=ENGLISH)
    state = playing(state, "A Y3h", "B Y4p", "C passes")
    after, events = play(state, "A parries Y4h")
    assert story(events) == [
        "PARRY-4 A parries Y4h",
        "PARRY-4 A takes 3",
        "END-4 A see Y3h Y4p Y4h",
        "NEXT-1 A leads",
    ]
    # B knows its own card and by it the twin; of Y3 and of all three cards C learns nothing.
    assert [str(card) for card in view(after, 1).captured[0]] == ["Y3", "Y4p", "Y4h"]
    assert [str(card) for card in view(after, 2).captured[0]] == ["Y3", "Y4", "Y4"]


@pytest.mark.cites("PARRY-5", "FILL-1", "FILL-3")
def test_hands_are_refilled_before_the_parrier_leads() -> None:
    state = position("Y3p Y1h Y2p G1h G2p", "Y3h B1p B2h B3p B4h", pile="Y4p G4p G3h")
    after, events = play(state, "A Y3p", "B parries Y3h")
    assert story(events)[1:] == [
        "PARRY-4 B parries Y3h",
        "PARRY-4 B takes 2",
        "END-6 all see Y3p Y3h",
        "FILL-3 B draws Y4p",
        "FILL-4 A draws G4p",
        "NEXT-1 B leads",
    ]
    assert legal(after) == {"B B1p", "B B2h", "B B3p", "B B4h", "B Y4p"}


@pytest.mark.cites("PARRY-5", "NEXT-2")
def test_a_parrier_without_cards_leaves_the_lead_to_the_next_who_has_some() -> None:
    state = position("Y3p G1h", "Y3h", "B1p B2h")
    after, events = play(state, "A Y3p", "B parries Y3h")
    assert story(events)[-1] == "NEXT-2 C leads"
    assert legal(after) == {"C B1p", "C B2h"}
