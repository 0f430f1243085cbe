"""What is said of an illegal entry whose card is half forgotten: no more than is noted of it.

What is expected here was worked out from the manuals by hand.
"""

from __future__ import annotations

import pytest

from daumen_rules.games.daumen_drauf.court.gaps.deal_knowledge import DealKnowledge, Held
from daumen_rules.games.daumen_drauf.court.gaps.findings import IllegalWithGaps
from daumen_rules.kernel.text import Language
from tests.gaps.test_by_hand import found

NAMES = ("Anna", "Ben", "Cleo")
FULL = "hand Ben: G1p G1h G2p G2h B1p"
"""A hand of which all is known, and no card is yellow."""


def ending(*lines: str) -> IllegalWithGaps:
    end = found(*lines).ending
    assert isinstance(end, IllegalWithGaps)
    return end


def breaches(*lines: str, language: Language = "en") -> list[str]:
    """What an illegal last entry breaks, each clause with its words."""
    refused = ending(*lines).refused
    return [f"{each.clause.id}: {each.sentence.say(language, NAMES)}" for each in refused.breaches]


@pytest.mark.cites("THUMB-1")
@pytest.mark.parametrize(
    ("noted", "en", "de"),
    [
        ("Y?", "a yellow card", "eine gelbe Karte"),
        ("Y>2", "a yellow card above 2", "eine gelbe Karte über 2"),
        ("Y3|Y4", "yellow 3 or yellow 4", "Gelb 3 oder Gelb 4"),
        ("?4", "a 4", "eine 4"),
        ("Y3?", "yellow 3", "Gelb 3"),
        ("Y4p", "yellow 4 poisonous", "Gelb 4 giftig"),
    ],
)
def test_a_card_that_was_not_held_is_named_as_it_is_noted(noted: str, en: str, de: str) -> None:
    """V2, G1 / B, E1: one's own cards are shown. Whether it was higher as well hangs on which it
    was: some yellow card is higher than yellow 2.
    """
    lines = (FULL, "Anna: Y2?", f"Ben: {noted}")
    assert breaches(*lines) == [f"THUMB-1: Ben does not hold {en}."]
    german = f"THUMB-1: Ben hat {de} nicht auf der Hand."
    assert breaches(*lines, language="de") == [german]


@pytest.mark.cites("THUMB-1", "HIGH-1", "TURN-2")
def test_what_holds_of_all_the_cards_that_it_can_be_is_said_too() -> None:
    """G2→1 / E2¶7b: no yellow card below 3 is higher than yellow 2 or yellow 3."""
    assert breaches(FULL, "Anna: Y3?", "Ben: Y<3") == [
        "THUMB-1: Ben does not hold a yellow card below 3.",
        "HIGH-1: a yellow card below 3 has no higher value than yellow 3.",
        "TURN-2: Ben must show a higher card or pass.",
    ]
    held = ("hand Ben: Y1? Y2? ...", "Anna: Y3?", "Ben: Y<3")
    assert breaches(*held) == [
        "HIGH-1: a yellow card below 3 has no higher value than yellow 3.",
        "TURN-2: Ben must show a higher card or pass.",
    ]
    assert {one.sentence.say("en", NAMES) for one in ending(*held).suggestions} == {
        "take it back: Ben is on turn, and all have seen a yellow card below 3",
        "count it as a pass: Ben takes the card back, and Anna takes the trick",
        "let it stand: a yellow card below 3 is to be beaten, and Anna is on turn",
    }


@pytest.mark.cites("THUMB-1", "HIGH-1", "PARRY-1")
@pytest.mark.parametrize("shown", ["Y2|Y4", "Y4|Y2"])
@pytest.mark.parametrize("did", ["Y3?", "parry Y2?", "parry Y4?"])
def test_what_hangs_on_a_forgotten_card_is_no_breach(shown: str, did: str) -> None:
    """Yellow 3 is higher than yellow 2, and each of the two that Anna may have shown has its twin:
    that Ben has no yellow card is all that is certain.
    """
    assert breaches(FULL, f"Anna: {shown}", f"Ben: {did}") == [
        f"THUMB-1: Ben does not hold yellow {did[-2]}."
    ]


@pytest.mark.cites("HIGH-1", "HIGH-5", "TURN-2")
def test_no_forgotten_card_is_named_that_it_did_not_beat() -> None:
    """Whichever yellow card Anna showed, yellow 1 is not higher; nor is yellow once green came."""
    assert breaches("Anna: Y?", "Ben: Y1?") == [
        "HIGH-1: Within one colour the higher value is the higher card.",
        "TURN-2: Ben must show a higher card or pass.",
    ]
    topped, turn = breaches("Anna: Y3?", "Ben: G?", "Anna: Y4?")
    assert topped.startswith("HIGH-5: Once a newer colour has topped an older one")
    assert turn == "RAISE-3: Anna raises only with a higher card."


@pytest.mark.cites("THUMB-1", "TURN-1")
def test_why_a_card_cannot_have_been_held_is_told_of_the_cards_in_play() -> None:
    """W1 / P: of yellow cards above 3 two players have two, and Anna got both of them."""
    lines = ("hand Anna: Y4p Y4h ? ? ?", "Anna: Y1?", "Ben: Y>3")
    assert breaches(*lines) == ["THUMB-1: Ben does not hold a yellow card above 3."]
    why = [one.say("en", NAMES) for one in ending(*lines).why]
    assert why[:2] == [
        "By the deal noted (line 4) Anna got yellow 4 poisonous.",
        "By the deal noted (line 4) Anna got yellow 4 harmless.",
    ]


@pytest.mark.cites("DECK-6", "THUMB-1")
def test_a_card_of_the_box_is_said_not_to_be_in_play() -> None:
    """W1, W4 / P: two players play with the values 1 to 4."""
    for noted, words in (("Y9?", "yellow 9"), ("?>8", "a 9"), ("Y9p", "yellow 9 poisonous")):
        lines = ("Anna: Y3?", f"Ben: {noted}")
        assert breaches(*lines)[0] == f"THUMB-1: Ben does not hold {words}."
        why = [one.say("en", NAMES) for one in ending(*lines).why]
        assert why == ["No such card is in play here (DECK-6)."]


@pytest.mark.cites("THUMB-1")
def test_of_a_card_of_which_nothing_is_noted_nothing_is_said_but_that_it_was_not_there() -> None:
    """Each has one card of four, and has shown it: yellow 2 may be beaten by none that there is."""
    end = ending("pack: duo-y2-h1", "Anna: Y1?", "Ben: Y2?", "Anna: ?")
    assert [why.say("en", NAMES) for why in end.why] == ["Anna has no card left."]
    assert [clause.id for clause in end.refused.clauses][:1] == ["THUMB-1"]
    first = end.refused.breaches[0].sentence
    assert first.say("en", NAMES) == "Anna does not hold any card."
    assert first.say("de", NAMES) == "Anna hat irgendeine Karte nicht auf der Hand."


def test_what_is_known_of_hands_is_kept_in_the_order_in_which_it_was_asked() -> None:
    one, two = (Held(0, time, frozenset({time}), some=True) for time in (1, 2))
    assert DealKnowledge(()).holding((one,)).holding((two,)).held == (one, two)
