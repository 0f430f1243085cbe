"""THUMB: a card is shown from the hand, and its head stays covered."""

from __future__ import annotations

import pytest

from daumen_rules import SPECTATOR, Card, Refused, Show
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.events import Parried, Shown
from daumen_rules.games.daumen_drauf.rules import step
from daumen_rules.games.daumen_drauf.view import witness
from tests.table import playing, position

# The thumb


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
