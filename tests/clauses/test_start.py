"""START and HAND: who starts and who deals, the deal, and who sees a hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from daumen_rules import GERMAN, SPECTATOR, Deal, Match, Parry, Pass, Show, Step, deals, deck
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf import rules as room
from daumen_rules.games.daumen_drauf.events import Drawn
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.games.daumen_drauf.view import view, witness
from daumen_rules.kernel.seats import NATURE
from tests.story import story
from tests.table import broken, cards, dealt, finished, playing, position

# The deck for three in card order. Dealt singly to the seats X, Y, Z it makes
#   X: 1st, 4th, 7th, 10th, 13th card; Y: 2nd, 5th, 8th, 11th, 14th; Z: 3rd, 6th, 9th, 12th, 15th.
IN_ORDER = "Y1p Y1h Y2p Y2h Y3p Y3h Y4p Y4h Y5p Y5h G1p G1h G2p G2h G3p"
X, Y, Z = "Y1p Y2h Y4p Y5h G2p", "Y1h Y3p Y4h G1p G2h", "Y2p Y3h Y5p G1h G3p"
REST = "G3h G4p G4h G5p G5h B1p B1h B2p B2h B3p B3h B4p B4h B5p B5h"

# Who starts


def test_tools_that_know_no_game_start_and_deal_this_one_as_well() -> None:
    state = GAME.rules.start(3, GERMAN)
    assert state == start(3, GERMAN)
    chance = GAME.rules.chance(state)
    assert chance is not None
    assert chance.total == deals(start(3)).total
    assert GAME.rules.chance(dealt(IN_ORDER, 3)) is None


@pytest.mark.cites("START-1")
@pytest.mark.parametrize("starter", [-1, 3, 1.0, "0", True])
def test_the_starter_sits_at_the_table(starter: Any) -> None:
    with pytest.raises(ValueError, match="0 to 2"):
        start(3, GERMAN, starter)
    with pytest.raises(ValueError, match="0 to 2"):
        Match(3, first_starter=starter)


# Who deals, and when


@pytest.mark.cites("START-2")
def test_nobody_acts_before_the_deal() -> None:
    undealt = start(3)
    (card,) = cards("Y1p")
    assert broken(undealt, Show(0, card)) == {"START-2"}
    assert broken(undealt, Pass(1)) == {"START-2"}
    assert broken(undealt, Parry(2, card)) == {"START-2"}
    assert broken(undealt, Show(5, card)) == {"START-2", "GAME-1"}
    assert legal_actions(undealt) == ()
    assert GAME.rules.movers(undealt) == (NATURE,)


@pytest.mark.cites("START-2")
def test_the_cards_are_dealt_once() -> None:
    assert room.RULES.legality.allows(start(3), Deal(deck(3)))
    assert not room.RULES.legality.allows(dealt(IN_ORDER, 3), Deal(deck(3)))
    assert broken(dealt(IN_ORDER, 3), Deal(deck(3))) == {"START-2"}
    assert broken(playing(dealt(IN_ORDER, 3), "A Y1p"), Deal(deck(3))) == {"START-2"}
    over = finished(position("Y1p", "Y2p"), "A Y1p", "B Y2p", "A passes")
    assert broken(over, Deal(deck(2))) == {"START-2", "OVER-1"}


@pytest.mark.cites("START-2")
def test_every_order_of_the_deck_is_equally_likely() -> None:
    chance = deals(start(2))
    # 24! orders.
    assert chance.total == 620_448_401_733_239_439_360_000
    assert chance.weight(Deal(deck(2))) == Fraction(1, chance.total)
    assert chance.weight(Deal(deck(2)[1:])) == 0
    assert chance.weight(Deal((*deck(2), deck(2)[0]))) == 0
    assert chance.weight(Deal((*deck(2)[1:], deck(2)[1]))) == 0
    assert GAME.rules.chance(dealt(IN_ORDER, 3)) is None


# The deal


@pytest.mark.cites("START-1", "START-2", "START-3")
def test_the_deal_goes_clockwise_from_the_starter_who_then_leads() -> None:
    answer = step(start(3, GERMAN, 1), Deal(cards(f"{IN_ORDER} {REST}")))
    assert isinstance(answer, Step)
    assert story(answer.events) == [
        "START-2 A deals, 15 left",
        f"START-3 B draws {X}",
        f"START-3 C draws {Y}",
        f"START-3 A draws {Z}",
        "START-1 B leads",
    ]


# Hands


@pytest.mark.cites("HAND-2")
def test_a_hand_is_seen_by_its_seat_alone() -> None:
    # B's hand and the draw pile change places of G1h and G1p, and of B2p and B3p.
    one = position("Y3p Y4h", "G1h B2p", "Y5h", pile="G1p B3p")
    other = position("Y3p Y4h", "G1p B3p", "Y5h", pile="G1h B2p")
    assert view(one, 1) != view(other, 1)
    for viewer in (0, 2, SPECTATOR):
        assert view(one, viewer) == view(other, viewer)
        assert view(one, viewer).hand_sizes == (2, 2, 1)
    assert view(one, SPECTATOR).hand == ()


@pytest.mark.cites("HAND-2")
def test_of_drawn_cards_the_others_see_only_how_many() -> None:
    event = Drawn(1, 2, cards("Y3p G1h"), c.FILL_4)
    assert witness(event, 1) == event
    for viewer in (0, 2, SPECTATOR):
        assert witness(event, viewer) == Drawn(1, 2, (), c.FILL_4)


@pytest.mark.cites("HAND-2")
def test_what_a_seat_may_do_is_shown_to_that_seat_alone() -> None:
    state = playing(position("Y3p", "Y4h Y3h", "Y5h"), "A Y3p")
    assert [str(card) for card in view(state, 1).hand] == ["Y3h", "Y4h"]
    assert view(state, 1).legal_actions == (
        Show(1, cards("Y4h")[0]),
        Pass(1),
        Parry(1, cards("Y3h")[0]),
    )
    for viewer in (0, 2, SPECTATOR):
        assert view(state, viewer).legal_actions == ()
