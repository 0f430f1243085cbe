"""What each seat can know of a fang, by which means, and since which event.

All is worked out by hand on one game for two. The events up to the second lead:

    1 B deals      2 A draws      3 B draws      4 A leads
    5 A shows Y1   6 B shows Y2   7 A releases Y1p   8 A shows Y4
    9 B passes     10 A takes     11 all see Y1p Y2p Y4h
    12 A draws Y2h B3h            13 B draws G1p     14 A leads
"""

from __future__ import annotations

import pytest
from attrs import evolve

from daumen_rules import ENGLISH, GERMAN, SPECTATOR, Kind, State, knowledge
from daumen_rules.games.daumen_drauf.model import Playing
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.games.daumen_drauf.view import view
from daumen_rules.kernel.seats import Viewer
from tests.table import LETTERS, dealt, finished, playing, position

A_HAND, B_HAND = "Y1p G2h B3p Y4h G4p", "Y1h G2p Y2p B1h Y3h"
# Dealt singly, A first.
DECK = "Y1p Y1h G2h G2p B3p Y2p Y4h B1h G4p Y3h Y2h B3h G1p"


def known(state: State, viewer: Viewer, kind: str) -> list[str]:
    """What a viewer knows of the two cards of a kind, such as `Y1p captured A inspected 11`.

    A card whose fang is unknown is written as its kind, `Y1 covered A`; sorted by these words.
    """
    told: list[str] = []
    for entry in knowledge(state, viewer):
        if entry.kind == Kind.parse(kind):
            words = [str(entry.sight), entry.zone.value]
            words += [] if entry.seat is None else [LETTERS[entry.seat]]
            words += [] if entry.how is None else [entry.how.value]
            words += [] if entry.event is None else [str(entry.event)]
            told.append(" ".join(words))
    return sorted(told)


def after(*lines: str) -> Playing:
    """The game of this page after some actions."""
    return playing(dealt(DECK, 2), *lines)


FIRST_TRICK = ("A Y1p", "B Y2p", "A Y4h", "B passes")


def test_before_the_deal_nobody_knows_anything() -> None:
    for viewer in (0, 1, SPECTATOR):
        assert known(start(2), viewer, "Y1") == ["Y1 out", "Y1 out"]
        assert len(knowledge(start(2), viewer)) == 24


@pytest.mark.cites("HAND-1", "MAT-4")
def test_a_seat_knows_its_own_cards_and_their_twins_since_the_deal() -> None:
    state = after()
    assert known(state, 0, "Y1") == ["Y1h out twin 2", "Y1p hand A own 2"]
    assert known(state, 1, "Y1") == ["Y1h hand B own 3", "Y1p out twin 3"]
    assert known(state, 1, "Y3") == ["Y3h hand B own 3", "Y3p out twin 3"]


@pytest.mark.cites("HAND-2")
def test_of_cards_it_does_not_hold_a_seat_knows_nothing() -> None:
    state = after()
    assert known(state, 0, "B2") == ["B2 out", "B2 out"]
    assert known(state, 0, "Y3") == ["Y3 out", "Y3 out"]
    assert known(state, SPECTATOR, "Y1") == ["Y1 out", "Y1 out"]


@pytest.mark.cites("THUMB-4")
def test_a_covered_card_is_known_to_its_owner_and_to_the_holder_of_the_twin() -> None:
    state = after("A Y1p")
    assert known(state, 0, "Y1") == ["Y1h out twin 2", "Y1p covered A own 2"]
    assert known(state, 1, "Y1") == ["Y1h hand B own 3", "Y1p covered A twin 5"]
    assert known(state, SPECTATOR, "Y1") == ["Y1 covered A", "Y1 out"]
    state = after("A Y1p", "B Y2p")
    assert known(state, 0, "Y2") == ["Y2 covered B", "Y2 out"]
    assert known(state, 1, "Y2") == ["Y2h out twin 3", "Y2p covered B own 3"]


@pytest.mark.cites("RAISE-2")
def test_a_released_card_and_its_twin_are_known_to_all_since_the_release() -> None:
    state = after("A Y1p", "B Y2p", "A Y4h")
    assert known(state, SPECTATOR, "Y1") == ["Y1h out twin 7", "Y1p released A released 7"]
    assert known(state, 0, "Y1") == ["Y1h out twin 2", "Y1p released A own 2"]
    assert known(state, 1, "Y4") == ["Y4 covered A", "Y4 out"]


@pytest.mark.cites("RAISE-2", "THUMB-4")
def test_what_the_twin_has_told_before_the_release_is_known_since_then() -> None:
    """B holds Y1h and knows A's card at event 5; the release at event 7 tells it nothing."""
    state = after("A Y1p", "B Y2p", "A Y4h")
    assert known(state, 1, "Y1") == ["Y1h hand B own 3", "Y1p released A twin 5"]


@pytest.mark.cites("END-6", "FILL-4")
def test_the_cards_of_a_completed_trick_are_known_to_all_since_the_inspection() -> None:
    state = after(*FIRST_TRICK)
    assert known(state, SPECTATOR, "Y2") == ["Y2h out twin 11", "Y2p captured A inspected 11"]
    assert known(state, 1, "Y4") == ["Y4h captured A inspected 11", "Y4p out twin 11"]
    assert known(state, 1, "Y2") == ["Y2h out twin 3", "Y2p captured A own 3"]
    # A has drawn Y2h in the meantime.
    assert known(state, 0, "Y2") == ["Y2h hand A own 12", "Y2p captured A inspected 11"]
    assert known(state, 0, "B3") == ["B3h hand A own 12", "B3p hand A own 2"]
    assert known(state, 1, "B3") == ["B3 out", "B3 out"]


@pytest.mark.cites("THUMB-4", "END-6")
def test_a_thumb_covers_nothing_where_the_twin_has_been_seen() -> None:
    """Y2p was inspected: when A shows Y2 at event 15 all know that it is harmless."""
    state = after(*FIRST_TRICK, "A Y2h")
    assert known(state, SPECTATOR, "Y2") == ["Y2h covered A twin 15", "Y2p captured A inspected 11"]
    assert known(state, 1, "Y2") == ["Y2h covered A twin 15", "Y2p captured A own 3"]
    # 16 B passes, 17 A takes, 18 all see Y2h, which tells nobody anything.
    state = after(*FIRST_TRICK, "A Y2h", "B passes")
    told = ["Y2h captured A twin 15", "Y2p captured A inspected 11"]
    assert known(state, SPECTATOR, "Y2") == told


@pytest.mark.cites("END-6")
def test_by_the_german_rules_a_seat_learns_the_cards_out_from_a_trick_of_the_others() -> None:
    """Events of this position: 1 before it, 2 A shows, 3 B shows, 4 and 5 passes, 6 B takes."""
    state = position("Y2p B1h", "G1h B2p", "Y1p B5h")
    state = playing(state, "A Y2p", "B G1h", "C passes", "A passes")
    assert known(state, 2, "Y2") == ["Y2h out twin 7", "Y2p captured B inspected 7"]
    assert known(state, 2, "G1") == ["G1h captured B inspected 7", "G1p out twin 7"]


@pytest.mark.cites("END-4")
def test_by_the_english_rules_it_learns_nothing() -> None:
    state = position("Y2p B1h", "G1h B2p", "Y1p B5h", rules=ENGLISH)
    state = playing(state, "A Y2p", "B G1h", "C passes", "A passes")
    assert known(state, 2, "Y2") == ["Y2 captured B", "Y2 out"]
    assert known(state, 0, "G1") == ["G1 captured B", "G1 out"]
    assert known(state, 1, "Y2") == ["Y2h out twin 7", "Y2p captured B inspected 7"]


@pytest.mark.cites("PARRY-4", "MAT-4")
def test_a_parry_tells_both_owners_which_card_is_which() -> None:
    """A shows Y3p at event 2, B parries at event 3. Nobody but the taker inspects, at event 5."""
    state = position("Y3p B1h", "Y3h B2p", "Y1p B5h", rules=ENGLISH)
    state = playing(state, "A Y3p", "B parries Y3h")
    assert known(state, 0, "Y3") == ["Y3h captured B twin 3", "Y3p captured B own 1"]
    assert known(state, 2, "Y3") == ["Y3 captured B", "Y3 captured B"]


@pytest.mark.cites("OVER-2")
def test_the_last_hand_is_laid_open_at_the_end() -> None:
    """Events: 2 A shows, 3 B shows, 4 A passes, 5 B takes, 6 all see, 7 over, 8 the last hand."""
    over = finished(position("Y3h", "Y4p G1h"), "A Y3h", "B Y4p", "A passes")
    for viewer in (0, SPECTATOR):
        assert known(over, viewer, "G1") == ["G1h hand B released 8", "G1p out twin 8"]
    assert known(over, 1, "G1") == ["G1h hand B own 1", "G1p out twin 1"]


def test_there_are_two_entries_for_every_kind_in_card_order() -> None:
    state = after(*FIRST_TRICK)
    for viewer in (0, 1, SPECTATOR):
        kinds = [str(entry.kind) for entry in knowledge(state, viewer)]
        assert kinds == [
            *("Y1", "Y1", "Y2", "Y2", "Y3", "Y3", "Y4", "Y4"),
            *("G1", "G1", "G2", "G2", "G3", "G3", "G4", "G4"),
            *("B1", "B1", "B2", "B2", "B3", "B3", "B4", "B4"),
        ]


def test_a_card_in_a_trick_that_nobody_got_is_known_to_its_owner_alone() -> None:
    """The game ends as A leads its last card. The trick is not completed: nobody looks at it."""
    rules = evolve(
        GERMAN,
        end_test="any_moment",
        covered_card_is_hand_card=False,
        unfinished_trick="nobody",
    )
    state = finished(position("G3p", "Y4h B1h Y1h", rules=rules), "A G3p")
    assert known(state, 0, "G3") == ["G3h out twin 1", "G3p left own 1"]
    for viewer in (1, SPECTATOR):
        assert known(state, viewer, "G3") == ["G3 left", "G3 out"]
        assert [str(card) for card in view(state, viewer).left] == ["G3"]
    assert [str(card) for card in view(state, 0).left] == ["G3p"]
