"""Why a trick cannot have gone as it is told: the clauses, the place, and no card that is not told.

What is expected here was worked out from the manuals by hand.
"""

from __future__ import annotations

import re

import pytest

from daumen_rules.disputes.findings import Impossible
from daumen_rules.games.daumen_drauf.court.hearing import Hearing
from daumen_rules.games.daumen_drauf.court.situation.json_form import write_json
from daumen_rules.games.daumen_drauf.court.situation.reading import read
from daumen_rules.games.daumen_drauf.rule_set import GERMAN
from daumen_rules.games.daumen_drauf.setup import pack_for
from tests.disputes.test_telling import told
from tests.each import of_each


@pytest.mark.cites("LEAD-1", "TURN-1")
def test_who_cannot_begin_is_the_first_of_the_trick() -> None:
    trick = "leader: Cleo\ntrick\nBen: Y3?\nAnna: Y4?\nask: who takes the trick\n"
    assert "LEAD-1: Ben cannot begin where Cleo is to lead (lines 4 and 6)." in told(trick)
    turn = "leader: Cleo\nturn: Ben\nask: whose turn is it\n"
    assert "TURN-1: Ben cannot begin where Cleo is to lead (lines 4 and 5)." in told(turn)


@pytest.mark.cites("HIGH-1", "TURN-2", "RAISE-3")
def test_a_trick_is_refused_where_it_goes_wrong_and_not_before() -> None:
    """Whatever Anna led, yellow 3 may have been higher, and yellow 2 is lower than yellow 3."""
    said = told("trick\nAnna: ?\nBen: Y3?\nCleo: Y2?\nask: who takes the trick\n")
    assert "HIGH-1: yellow 2 has no higher value than yellow 3 (lines 6 and 7)." in said
    assert "TURN-2: Cleo must show a higher card or pass (lines 6 and 7)." in said
    passed = told("trick\nAnna: Y4?\nBen: Y5?\nCleo: pass\nAnna: Y3?\nask: who leads\n")
    assert "HIGH-1: yellow 3 has no higher value than yellow 5 (lines 6 and 8)." in passed
    assert "RAISE-3" in passed


@pytest.mark.cites("HIGH-1", "HIGH-5")
@pytest.mark.parametrize(
    ("trick", "clause"),
    [
        ("Anna: Y?\nBen: Y1?", "HIGH-1"),
        ("Anna: Y>2\nBen: Y<3", "HIGH-1"),
        ("Anna: Y?\nBen: G?\nCleo: Y5?", "HIGH-5"),
    ],
)
def test_no_reason_names_a_card_that_nobody_remembers(trick: str, clause: str) -> None:
    """Each is lower whichever the forgotten cards were (G2→1, G2→2 / E2¶6, E2¶7)."""
    data = told(f"trick\n{trick}\nask: who takes the trick\n")
    assert f"{clause}: " in data
    assert "higher value than" not in data
    assert "the highest card is" not in data
    assert "(lines " in data


@pytest.mark.cites("PARRY-1")
@of_each(
    ("trick", "who"),
    [
        ("Anna: Y3?\nBen: Y3?\nCleo: Y4?", "Ben"),
        ("Anna: Y3p\nBen: pass\nCleo: Y3h", "Cleo"),
        ("Anna: Y3p\nBen: Y3?", "Ben"),
        ("Anna: Y?\nBen: Y1?", "Ben"),
        ("Anna: Y>2\nBen: Y<4", "Ben"),
        ("Anna: Y>2\nBen: Y<3", None),
        ("Anna: Y4?\nBen: Y3?", None),
        ("Anna: Y4?\nBen: parry Y3?", None),
        ("Anna: Y3?\nBen: Y4?\nCleo: Y3?", None),
        ("Anna: pass", None),
    ],
)
def test_a_card_that_can_be_the_twin_may_have_been_a_parry(trick: str, who: str | None) -> None:
    """G4 / E3: it is the twin of the highest card, the last one shown."""
    said = told(f"trick\n{trick}\nask: who leads\n")
    assert "impossible: this cannot arise" in said
    hints = [f"If {who} parried with its twin, write `parry` before the card."] if who else []
    assert re.findall(r"(?<=PARRY-1: )If .*? before the card\.", said) == hints


@pytest.mark.cites("END-2")
def test_who_acts_after_the_end_of_a_trick_is_named_with_the_line() -> None:
    """With three players two passes on Anna's card end the trick (G3→2 / E2¶3)."""
    acts = "trick\nAnna: Y3?\nBen: pass\nCleo: pass\nBen: pass\nAnna: Y4?\nask: who leads\n"
    assert "END-2: The trick is over before Ben acts again (line 8)." in told(acts)
    turn = "trick\nAnna: Y3?\nBen: Y4?\nturn: Ben\nask: who takes the trick\n"
    said = told(turn)
    assert "END-2: Ben is not on turn in this trick again" in said
    assert "(lines 6 and 7)" in said


@pytest.mark.cites("TURN-1", "END-2")
def test_in_json_no_line_is_named_but_where_a_card_stands() -> None:
    """What is told once, such as whose turn it is, has no line there."""
    head = "daumen_drauf situation 1\nrules: german\nnames: Anna, Ben, Cleo\n"

    def reasons(body: str) -> list[str]:
        asked = read(write_json(read(head + body)))
        finding = Hearing(asked).finding(GERMAN)
        assert isinstance(finding, Impossible)
        return [reason.sentence.say("en", asked.names) for reason in finding.reasons]

    turn = "leader: Cleo\nturn: Ben\nask: whose turn is it\n"
    assert reasons(turn) == ["Ben cannot begin where Cleo is to lead."]
    again = "trick\nAnna: Y3?\nBen: Y4?\nturn: Ben\nask: who takes the trick\n"
    assert reasons(again) == [
        "Ben is not on turn in this trick again: with the passes up to there it is over (line 1)."
    ]


@pytest.mark.cites("MAT-3")
def test_where_all_cards_lie_elsewhere_none_was_shown() -> None:
    """S2 / P: two of each colour and value, and no more."""
    cards = " ".join(map(str, pack_for(3).cards))
    for trick, line in (("Anna: ?\nBen: pass", 6), ("Anna: B5?\nBen: ?", 7)):
        left = cards.removesuffix(" B5h") if "B5" in trick else cards
        said = told(f"captured Anna: {left}\ntrick\n{trick}\nask: who leads\n")
        assert "MAT-3: Where a card is forgotten none is left" in said
        assert f"(line {line})" in said


@pytest.mark.cites("PARRY-4", "END-2")
@pytest.mark.parametrize(
    ("trick", "reason"),
    [
        (
            "Anna: Y3p\nBen: parry Y3h",
            "PARRY-4: The trick is over: Ben has parried, and Cleo is not on turn (lines 4 and 7).",
        ),
        (
            "Ben: Y3?\nCleo: pass\nAnna: pass",
            "END-2: The trick is over: counting the passes left out, all have passed on the last "
            "card of Ben; so Cleo is not on turn (lines 4 and 8).",
        ),
    ],
)
def test_who_is_not_on_turn_after_a_trick_is_told_why_it_is_over(trick: str, reason: str) -> None:
    """G3→2, G4, G6→1 / E2¶3, E2¶4: whoever has taken the trick leads, and Ben has cards."""
    pile = f"turn: Cleo\ntrick\n{trick}\npile: 9\nask: whose turn is it\n"
    assert reason in told(pile)


@pytest.mark.cites("MAT-4")
@pytest.mark.parametrize("more", ["", "turn: Anna\n", "trick\nAnna: G1?\n"])
def test_where_single_cards_can_be_and_all_together_cannot_the_lines_are_named(more: str) -> None:
    """S3 / P: with three players five yellow cards are poisonous, and six are said to lie there."""
    six = "hand Anna: Y?p Y?p Y?p ...\nhand Ben: Y?p Y?p Y?p ...\n"
    said = told(f"{six}{more}ask: whose turn is it\n")
    assert "MAT-4: There are not enough cards for all that is said to lie" in said
    assert "(lines 4 and 5)" in said
