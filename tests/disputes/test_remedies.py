"""Remedies that help, and rulings that hear how far the trick and the game have come.

What is expected here was worked out from the manuals by hand.
"""

from __future__ import annotations

import pytest

from tests.disputes.test_telling import told

# Remedies that help


@pytest.mark.cites("THUMB-1", "DECK-6")
def test_a_card_that_lies_elsewhere_or_is_not_in_play_is_not_wished_into_a_hand() -> None:
    """With three players there is no 9; of a card that Cleo holds there is no other."""
    trick = "hand Ben: Y1p Y2p G1p G2p B1p\ntrick\nAnna: Y3?\n"
    assert "-> legal if Ben held it" in told(trick + "ask: may Ben show Y4h\n")
    assert "->" not in told(trick + "ask: may Ben show Y9h\n")
    for line in ("hand Cleo: Y4h ...", "captured Cleo: Y4h ...", "hand Cleo: Y4? Y4? ..."):
        assert "held it" not in told(f"{line}\n{trick}ask: may Ben show Y4h\n")
    for line in ("hand Cleo: Y4h Y4p ...", "hand Cleo: Y4? Y4? ..."):
        assert "held it" not in told(f"{line}\n{trick}ask: may Ben show Y4?\n")
    for asked in ("Y4h", "Y4?"):
        assert "held it" in told(f"hand Cleo: Y4p ...\n{trick}ask: may Ben show {asked}\n")


@pytest.mark.cites("PARRY-1", "HIGH-1", "TURN-1")
def test_whoever_holds_the_twin_is_told_that_it_parries() -> None:
    """G4: the twin parries, when it is one's turn; only a higher card can be shown."""
    held = "hand Ben: Y3h Y4h ...\ntrick\nAnna: Y3p\n"
    said = told(held + "ask: may Ben parry with Y4h\n")
    assert "-> legal is to parry with yellow 3 harmless" in said
    assert "it takes the twin" not in said
    shown = told(held + "ask: may Ben show Y3h\n")
    assert "HIGH-1" in shown
    assert "-> legal as a parry: yellow 3 is the twin of the highest card" in shown
    assert "legal with" not in shown
    german = told(held + "ask: may Ben show Y3h\n", language="de")
    assert "-> erlaubt als Parieren: Gelb 3 ist die Zwillingskarte der höchsten Karte" in german
    unheld = told("hand Ben: Y4h Y5h Y2p Y1p G1p\ntrick\nAnna: Y3p\nask: may Ben show Y3h\n")
    assert "-> legal with yellow above 3, or any card of green, black" in unheld
    late = told("hand Cleo: Y3h ...\ntrick\nAnna: Y3p\nask: may Cleo show Y3h\n")
    assert "-> legal if it were the turn of Cleo (it is the turn of Ben)" in late
    assert "-> and legal as a parry" in late


@pytest.mark.cites("TURN-1", "PARRY-1", "PARRY-2")
def test_no_remedy_is_told_to_whoever_has_shown_the_highest_card() -> None:
    """The turn comes to him only once his card is beaten."""
    held = "hand Anna: Y3h G1h ...\ntrick\nAnna: Y3p\n"
    for ask in ("may Anna parry with Y3h", "may Anna show Y2p", "may Anna parry with G1h"):
        assert "->" not in told(f"{held}ask: {ask}\n"), ask
    any_time = "english with parry_timing=any_time"
    assert "->" not in told(f"{held}ask: may Anna parry with Y3h\n", any_time)


@pytest.mark.cites("RAISE-2", "END-3", "PARRY-4")
def test_a_card_goes_by_raising_only_where_it_can() -> None:
    raising = "-> only by raising"
    ask = "ask: may Anna take the card back\n"
    assert raising in told("trick\nAnna: Y3p\nBen: Y4h\n" + ask)
    assert raising not in told("trick\nAnna: Y3p\nBen: pass\n" + ask)  # hers is the highest
    assert raising not in told("trick\nBen: Y3p\n" + ask)  # she has shown nothing
    assert "Anna shows no card that could be taken back" in told("trick\nBen: Y3p\n" + ask)
    over = told("trick\nAnna: Y3p\nBen: Y4h\nCleo: pass\nAnna: pass\n" + ask)
    assert raising not in over
    assert "END-3: The trick is over: Ben has it." in over
    parried = told("trick\nAnna: Y3p\nBen: parry Y3h\n" + ask)
    assert raising not in parried
    assert "PARRY-4: The trick is over: Ben has it." in parried


# The trick, the turn, the end


@pytest.mark.cites("END-6", "END-4", "Q01")
@pytest.mark.long
def test_who_may_see_a_card_of_a_finished_trick_is_told() -> None:
    """H: all, always. In English the taker lays the cards face down (E2¶3)."""
    body = "trick\nAnna: Y3p\nBen: Y4h\nCleo: pass\nAnna: pass\nask: may {} uncover the card\n"
    assert "German manual: allowed" in told(body.format("Anna"), "both")
    english = told(body.format("Anna"), "english")
    assert "English manual: refused" in english
    assert "-> only who took the trick may look: Ben" in english
    assert "->" not in told(body.format("Ben"), "english")
    going = "trick\nAnna: Y3p\nBen: Y4h\nask: may Anna uncover the card\n"
    assert "THUMB-2" in told(going)
    assert "THUMB-2" in told("ask: may Anna uncover the card\n")


@pytest.mark.cites("Q05", "TURN-2", "END-3")
def test_a_word_can_be_thought_better_of_until_the_next_has_acted() -> None:
    ask = "ask: may Ben think better of it\n"
    trick = "trick\nAnna: Y3p\nBen: Y4h\n"
    assert "silent" in told(trick + ask)
    assert "silent" in told(ask)
    assert "silent" in told("trick\nAnna: Y3p\n" + ask)  # said, and not yet done
    later = told(trick + "Cleo: pass\n" + ask)
    assert "TURN-2: Cleo has acted since." in later
    assert "silent" not in later
    turn = told("trick\nAnna: Y3p\nBen: Y4h\nturn: Anna\n" + ask)
    assert "TURN-2: Cleo has acted since." in turn
    over = told(trick + "Cleo: pass\nAnna: pass\n" + ask)
    assert "END-3: The trick is over: Ben has it." in over
    assert "silent" not in over


@pytest.mark.cites("VAL-3", "OVER-3", "Q02")
def test_captured_cards_are_looked_at_once_the_game_is_over() -> None:
    end = "hand Anna: none\nhand Ben: none\npile: 0\n"
    for ask in ("look at own captured cards", "look at a captured trick again"):
        said = told(f"{end}ask: may Ben {ask}\n", "both")
        assert "both manuals: allowed" in said
        assert "VAL-3: The game is over, and all captured cards are counted." in said
        assert "allowed" not in told(f"pile: 3\nask: may Ben {ask}\n").split("Q02")[0]


@pytest.mark.cites("VAL-3", "OVER-1", "OVER-2", "FILL-1")
def test_who_erred_is_told_of_no_seat_whose_points_can_be() -> None:
    """With two players 0 and 1 can each be reached, and -2 with a card in hand."""
    said = told("final: 1 0 0\nask: can these points be\n")
    assert "OVER-2" in said
    assert "must have erred" not in said
    two = "hand Anna: 1 card\nhand Ben: 1 card\nfinal: -1 -1 0\nask: can these points be\n"
    assert "OVER-1: Anna, Ben have cards left: the game is not over (lines 4 and 5)." in told(two)
    assert "must have erred" not in told(two)
    pile = told("pile: 3\nfinal: 1 0 0\nask: can these points be\n")
    assert "FILL-1: With 3 cards in the pile all hands are filled" in pile
    some = told(
        "pile: 5\nfinal: 1 0 0\nask: can these points be\n", "german with refill_short=whole_need"
    )
    assert "FILL-1: At the end of a game the pile has 4 cards at most, not 5 (line 4)." in some
