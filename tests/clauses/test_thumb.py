"""THUMB: a card is shown from the hand, and its head stays covered."""

from __future__ import annotations

import pytest

from daumen_rules import SPECTATOR, Card, Kind, Parry, Refused, Show, deck
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.events import Parried, Shown
from daumen_rules.games.daumen_drauf.rules import step
from daumen_rules.games.daumen_drauf.view import SeenCard, view, witness
from daumen_rules.kernel.seats import Viewer
from tests.table import broken, captured, hands, legal, pile, playing, position, refused

# Only shown, and only from the hand


@pytest.mark.cites("THUMB-1")
def test_a_card_that_is_not_in_the_hand_cannot_be_shown() -> None:
    state = position("Y3p G1h", "Y4h B2p")
    assert refused(state, "A Y3h") == {"THUMB-1"}
    assert refused(state, "A Y4h") == {"THUMB-1"}
    state = playing(state, "A Y3p")
    assert refused(state, "B B2h") == {"THUMB-1"}


@pytest.mark.cites("THUMB-1")
def test_a_card_that_is_not_in_the_hand_cannot_parry() -> None:
    state = playing(position("Y3p G1h", "Y4h B2p", "Y3h"), "A Y3p")
    assert refused(state, "B parries Y3h") == {"THUMB-1"}


@pytest.mark.cites("THUMB-1")
def test_a_card_shown_has_left_the_hand_and_nobody_has_got_it() -> None:
    state = playing(position("Y3p G1h", "Y4h B2p"), "A Y3p")
    assert hands(state) == [{"G1h"}, {"Y4h", "B2p"}]
    assert captured(state) == [set(), set()]


@pytest.mark.cites("THUMB-1")
def test_a_card_is_not_shown_a_second_time() -> None:
    state = playing(position("Y3p G1h", "Y4h B2p"), "A Y3p", "B Y4h")
    assert refused(state, "A Y3p") == {"THUMB-1", "HIGH-1", "RAISE-3"}
    assert legal(state) == {"A G1h", "A passes"}


@pytest.mark.cites("THUMB-1")
@pytest.mark.parametrize("act", [Show, Parry])
def test_only_a_card_of_the_own_hand_is_shown_wherever_else_it_may_be(
    act: type[Show] | type[Parry],
) -> None:
    """Of the 36 cards for four some lie in hands, one under a thumb, one is captured, one in the
    pile, and most are nowhere: each seat may show its own alone.
    """
    table = position("Y1p Y3p G6h", "Y4h B2p", "G1h", "", pile="B5h")
    state = playing(table, "A Y1p", "B passes", "C passes", "D passes", "A Y3p")
    assert pile(state) == []
    own = [{"G6h", "B5h"}, {"Y4h", "B2p"}, {"G1h"}, set[str]()]
    assert hands(state) == own
    for seat, hand in enumerate(own):
        free = {str(card) for card in deck(4) if "THUMB-1" not in broken(state, act(seat, card))}
        assert free == hand


@pytest.mark.cites("THUMB-1")
def test_a_card_of_the_box_is_in_nobodys_hand() -> None:
    assert refused(position("Y3p", "Y4h", "Y5h"), "A B9h") == {"THUMB-1"}


# The thumb


@pytest.mark.cites("THUMB-2", "THUMB-4")
def test_the_owner_sees_the_covered_card_whole_and_the_others_its_kind() -> None:
    state = playing(position("Y3p G1h", "Y4h B2p", "B4h"), "A Y3p")
    y3p, y3 = Card.parse("Y3p"), Kind.parse("Y3")
    assert view(state, 0).shown == (SeenCard(0, y3p, covered=True),)
    for viewer in (1, 2, SPECTATOR):
        assert view(state, viewer).shown == (SeenCard(0, y3, covered=True),)
        highest = view(state, viewer).highest
        assert highest is not None
        assert highest.card == y3


@pytest.mark.cites("THUMB-4")
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_a_poisonous_card_under_the_thumb_looks_like_a_harmless_one(viewer: Viewer) -> None:
    poisonous = playing(position("Y3p G1h", "Y4h B2p", "B4h"), "A Y3p")
    harmless = playing(position("Y3h G1h", "Y4h B2p", "B4h"), "A Y3h")
    assert view(poisonous, viewer) == view(harmless, viewer)


@pytest.mark.cites("THUMB-4", "MAT-4")
def test_who_holds_the_twin_knows_what_the_thumb_covers() -> None:
    state = playing(position("Y3p G1h", "Y3h B2p", "B4h"), "A Y3p")
    assert view(state, 1).shown == (SeenCard(0, Card.parse("Y3p"), covered=True),)
    assert view(state, 2).shown == (SeenCard(0, Kind.parse("Y3"), covered=True),)


@pytest.mark.cites("THUMB-2")
def test_only_the_latest_card_of_a_seat_is_under_its_thumb() -> None:
    state = playing(position("Y3p G1h", "Y4h B2p", "B4h"), "A Y3p", "B Y4h", "C passes", "A G1h")
    released = SeenCard(0, Card.parse("Y3p"), covered=False)
    for viewer in (2, SPECTATOR):
        assert view(state, viewer).shown == (
            released,
            SeenCard(1, Kind.parse("Y4"), covered=True),
            SeenCard(0, Kind.parse("G1"), covered=True),
        )
    assert view(state, 0).shown == (
        released,
        SeenCard(1, Kind.parse("Y4"), covered=True),
        SeenCard(0, Card.parse("G1h"), covered=True),
    )


@pytest.mark.cites("THUMB-2", "THUMB-4")
def test_the_others_are_told_of_a_shown_card_by_its_kind() -> None:
    card = Card.parse("Y3p")
    shown, parried = Shown(0, card, c.LEAD_1), Parried(0, card)
    assert witness(shown, 0) == shown
    assert witness(parried, 0) == parried
    for viewer in (1, SPECTATOR):
        assert witness(shown, viewer) == Shown(0, card.kind, c.LEAD_1)
        assert witness(parried, viewer) == Parried(0, card.kind)


@pytest.mark.cites("THUMB-4")
def test_a_refusal_speaks_of_the_others_cards_by_their_kind() -> None:
    """The reason for B's refusal is the same whatever A's thumb covers."""
    told: set[str] = set()
    for card in ("Y3p", "Y3h"):
        state = playing(position(f"{card} G1h", "Y2h B2p", "B4h"), f"A {card}")
        answer = step(state, Show(1, Card.parse("Y2h")))
        assert isinstance(answer, Refused)
        told.add(answer.say("en"))
    assert len(told) == 1
