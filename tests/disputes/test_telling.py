"""How a ruling is told: with the values compared, the smallest change, the game to look at.

What is expected here was worked out from the manuals by hand.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from attrs import evolve

from daumen_rules.cli.judge.data import ruling_data
from daumen_rules.cli.judge.lines import MOST_LINES
from daumen_rules.games.daumen_drauf.court.court import COURT
from daumen_rules.games.daumen_drauf.court.hearing import Hearing
from daumen_rules.games.daumen_drauf.court.situation.reading import read
from daumen_rules.kernel.text import Language
from tests.conftest import many
from tests.disputes.said import lines_of

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "spec" / "daumen_drauf" / "disputes").glob("*.sit"))
HEAD = "daumen_drauf situation 1\nrules: {rules}\nnames: Anna, Ben, Cleo\n"
ENDED = "hand Anna: 3 cards\nhand Ben: 4 cards\nhand Cleo: 4 cards\npile: 9\ntrick\n"


def told(body: str, rules: str = "german", language: Language = "en", *, long: bool = False) -> str:
    """The ruling without its first line, in one row."""
    situation = read(HEAD.format(rules=rules) + body)
    lines = lines_of(situation, Hearing(situation).ruling(), language, long=long)
    return " ".join(" ".join(lines[1:]).split())


# Reasons


@pytest.mark.cites("HIGH-5", "TURN-2")
def test_a_refusal_compares_the_values_and_says_what_would_be_legal() -> None:
    """G2→3 and G2→1: yellow has been topped, so green above 1 or any black card is higher."""
    body = "trick\nAnna: Y3?\nBen: G1?\nask: may Cleo show Y5?\n"
    said = told(body)
    assert "HIGH-5: yellow 5: its colour is topped already; the highest card is green 1." in said
    assert "(German G2→2, G2→3; English –)" in said
    assert "-> legal with green above 1, or any card of black" in said
    german = told(body, language="de")
    assert "die höchste Karte ist Grün 1. (deutsch G2→2, G2→3; englisch –)" in german
    assert "-> erlaubt mit Grün über 1, oder jeder Karte von Schwarz" in german


@pytest.mark.cites("TURN-1", "PARRY-1", "PARRY-2")
def test_each_fault_is_told_with_its_remedy() -> None:
    """Ben is on turn, and the twin of Y3 is the other Y3."""
    said = told("hand Cleo: Y4h ? ? ? ?\ntrick\nAnna: Y3?\nask: may Cleo parry with Y4h\n")
    assert "PARRY-1: yellow 4 is not the twin of the highest card, yellow 3." in said
    assert "-> legal if it were the turn of Cleo (it is the turn of Ben)" in said
    assert "-> and to parry it takes the twin of yellow 3" in said


@pytest.mark.cites("THUMB-1", "TURN-1")
def test_no_reason_speaks_of_a_card_that_nobody_remembers() -> None:
    """Whatever Anna led: Ben does not hold Y3h, and Anna is not on turn."""
    hand = "hand Ben: Y1p Y2p G1p G2p B1p\ntrick\nAnna: ?\n"
    said = told(hand + "ask: may Ben parry with Y3h\n")
    assert "THUMB-1: Ben does not hold yellow 3 harmless." in said
    assert set(re.findall(r"(?:yellow|green|black) \d", said)) == {"yellow 3"}
    assert "->" not in said
    turn = told(hand + "ask: may Anna show G4h\n")
    assert "TURN-1: Ben is on turn, not Anna." in turn
    assert set(re.findall(r"(?:yellow|green|black) \d", turn)) <= {"green 4"}


@pytest.mark.cites("THUMB-1")
def test_a_card_of_unknown_fang_is_named_as_it_was_asked() -> None:
    said = told("hand Ben: Y1p Y2p G1p G2p B1p\ntrick\nAnna: Y3?\nask: may Ben show Y4?\n")
    assert "THUMB-1: Ben does not hold yellow 4." in said
    assert "-> legal if Ben held it" in said


@pytest.mark.cites("PASS-3")
def test_that_a_pass_is_forced_is_told_only_of_a_hand_that_is_known() -> None:
    """Above B5 there is nothing, and its twin alone could parry."""
    trick = "trick\nAnna: Y3?\nBen: G1?\nCleo: B5h\nask: may Anna pass\n"
    assert "PASS-3: Anna has no card" in told("hand Anna: Y1? Y2? G2? G3?\n" + trick)
    assert "PASS-3" not in told("hand Anna: Y1? Y2? G2? ?\n" + trick)
    assert "PASS-3" not in told("hand Anna: 4 cards\n" + trick)


@pytest.mark.cites("END-2", "HIGH-2", "PARRY-4", "PARRY-1")
def test_who_takes_the_trick_is_told_with_the_card_that_does() -> None:
    shown = "trick\nAnna: Y5?\nBen: B1?\n"
    higher = "HIGH-2: black 1 is of a colour new to the trick, so higher than yellow 5."
    over = told(shown + "Cleo: pass\nAnna: pass\nask: who takes the trick\n")
    assert "END-2: All 2 others have passed since the last card of Ben." in over
    assert higher in over
    going = told(shown + "ask: who takes the trick\n")
    assert "END-2: If nobody shows or parries any more, everybody else passes on" in going
    assert higher in going
    parried = told("trick\nAnna: Y5?\nBen: parry Y5?\nask: who takes the trick\n")
    assert "PARRY-4: Who parries gets the trick at once." in parried
    assert "PARRY-1: yellow 5 is the twin of the highest card." in parried


@pytest.mark.cites("VAL-1", "VAL-2", "VAL-3", "OVER-2")
def test_what_is_counted_is_told_apart() -> None:
    trick = "trick\nAnna: Y3h\nBen: Y4p\nCleo: Y5h\n"
    said = told(trick + "ask: what does the trick count\n")
    assert "VAL-1: Harmless cards: 2." in said
    assert "VAL-2: Poisonous cards: 1." in said
    end = (
        "hand Anna: none\nhand Ben: none\nhand Cleo: G2? G3?\npile: 0\ncaptured Cleo: none\n"
        "trick\nAnna: Y3h\nBen: Y4p\nCleo: pass\nAnna: pass\n"
    )
    points = told(end + "ask: how many points has Cleo\n")
    assert "OVER-1: Only Cleo has cards." in points
    assert "VAL-3: 0 − 0 − 2 = -2." in points
    assert "OVER-2: Each of the 2 cards left to Cleo is a minus point" in points


@pytest.mark.cites("FILL-1", "FILL-2", "FILL-3", "FILL-4")
def test_who_draws_is_told_with_what_hands_and_pile_have() -> None:
    """Five less the cards shown are left in each hand while there is a pile."""
    trick = ENDED + "Anna: Y3?\nBen: Y4?\nCleo: Y5?\nAnna: G1?\nBen: pass\nCleo: pass\n"
    assert "FILL-3: Anna held 3, the draw pile had 9." in told(trick + "ask: who draws first\n")
    assert "FILL-4: Ben held 4, the draw pile had 7." in told(trick + "ask: what does Ben draw\n")
    short = trick.replace("pile: 9", "pile: 2")
    used = "FILL-2: The draw pile is used up before it is the turn of Ben."
    assert used in told(short + "ask: what does Ben draw\n")
    empty = trick.replace("pile: 9", "pile: 0")
    assert "FILL-2: The draw pile is empty." in told(empty + "ask: who draws first\n")


@pytest.mark.cites("NEXT-1", "NEXT-2")
def test_who_leads_is_told_with_who_has_cards() -> None:
    body = "pile: 0\ntrick\nAnna: Y3?\nBen: Y4?\nCleo: pass\nAnna: pass\nask: who leads\n"
    hands = "hand Anna: G2?\nhand Ben: {}\nhand Cleo: G3?\n"
    assert "NEXT-1: Ben took the trick and has cards." in told(hands.format("G1?") + body)
    said = told(hands.format("none") + body)
    assert "NEXT-2: Ben took the trick and has no card; Cleo is the next clockwise" in said


def test_data_have_the_same_reasons_with_their_values() -> None:
    situation = read(
        HEAD.format(rules="german") + "trick\nAnna: Y3?\nBen: G1?\nask: may Cleo show Y5?\n"
    )
    report = COURT.report(situation, Hearing(situation).ruling())
    data = ruling_data("-", {}, report, "en")
    (judged,) = data["judged"]
    assert [reason["clause"] for reason in judged["reasons"]] == ["HIGH-5", "TURN-2"]
    assert judged["reasons"][0]["facts"] == {"card": "Y5", "highest": "G1"}
    assert judged["remedies"] == ["legal with green above 1, or any card of black"]
    assert judged["not_looked_at"] == judged["among"] == []


# Games that part readings


@pytest.mark.long
@pytest.mark.cites("Q30", "Q33")
@pytest.mark.parametrize("language", ["en", "de"])
def test_an_open_question_is_told_with_the_shortest_game_of_it(language: Language) -> None:
    first = "pile: 9\ntrick\nAnna: Y3?\nBen: Y5?\nCleo: pass\nAnna: pass\nask: who draws first\n"
    out = (
        "hand Anna: none\nhand Ben: Y2p\nhand Cleo: G4h G5p\npile: 0\ntrick\nBen: Y1h\n"
        "Cleo: pass\nAnna: B5h\nBen: pass\nCleo: pass\nask: who leads\n"
    )
    last = {"en": "Here they differ.", "de": "Hier unterscheiden sie sich."}[language]
    for body, rules, question in ((first, "both", "Q30"), (out, "english", "Q33")):
        said = told(body, rules, language)
        assert f"`daumen-rules differ {question}`" in said
        assert last not in said
        assert told(body, rules, language, long=True).count(last) == 1
    assert "differ" not in told(first, "german", language)


# Length


@pytest.mark.parametrize("path", FILES[:: many(default=40, thorough=1)], ids=lambda path: path.stem)
def test_a_ruling_has_at_most_twelve_lines_that_fit(path: Path) -> None:
    """As it asks, and by both manuals; nothing of a golden dispute needs to be cut off."""
    asked = read(path.read_text("utf-8"))
    for situation in {asked, evolve(asked, rules="both")}:
        ruling = Hearing(situation).ruling()
        for language in ("en", "de"):
            lines = lines_of(situation, ruling, language)
            assert 3 <= len(lines) <= MOST_LINES
            assert max(map(len, lines)) <= 100
            assert "--long" not in lines[-1]


def test_a_long_reason_goes_on_below_itself() -> None:
    body = "trick\nAnna: Y3?\nBen: G1?\nask: may Cleo show Y5?\n"
    situation = read(HEAD.format(rules="german") + body)
    lines = lines_of(situation, Hearing(situation).ruling())
    indents = [len(line) - len(line.lstrip()) for line in lines]
    assert set(indents) == {0, 2, 4, 6}
    assert lines[indents.index(6) - 1].startswith("  HIGH-5: ")


@pytest.mark.cites("TURN-1")
def test_whoever_has_the_highest_card_is_told_of_no_turn_to_wait_for() -> None:
    said = told("hand Ben: Y5h ? ? ?\ntrick\nAnna: Y3p\nBen: Y4?\nask: may Ben show Y5h\n")
    assert "TURN-1: Cleo is on turn, not Ben." in said
    assert "->" not in said


def test_what_cannot_be_names_both_lines() -> None:
    said = told("trick\nAnna: Y5?\nBen: Y3?\nask: who takes the trick\n")
    assert "yellow 3 has no higher value than yellow 5 (lines 5 and 6)." in said
    parried = told("trick\nAnna: Y5?\nBen: parry Y3?\nask: who takes the trick\n")
    assert "(lines 5 and 6)" in parried
    six = "hand Anna: Y?p Y?p Y?p\nhand Ben: Y?p Y?p Y?p ...\n"
    half = told(f"{six}ask: who leads\n")
    assert "impossible" in half
    assert "(lines 4 and 5)" in half


def test_in_what_the_defaults_part_is_told_where_a_manual_is_unclear_in_itself() -> None:
    """Cleo took the trick, and the pile has one card: by the German manual she draws it, by the
    English one whoever passed last (Q30), if the pile has to be used at all (Q31).
    """
    hands = "".join(f"hand {name}: ? ? ? ?\n" for name in ("Anna", "Ben", "Cleo"))
    trick = "pile: 1\ntrick\nAnna: Y3p\nBen: Y5h\nCleo: G1?\nAnna: pass\nBen: pass\n"
    said = told(f"{hands}{trick}ask: what does Ben draw\n", rules="both")
    assert "contradictory: the English manual in itself, on Q31" in said
    assert "our defaults for the two part in Q30 (Who draws first)" in said


def test_the_same_note_is_told_once() -> None:
    captured = "captured Anna: Y3h ? ?\nleader: Anna\n"
    body = f"{captured}ask: may Anna look at her own captured cards\n"
    said = told(body, rules="both")
    assert said.count("read otherwise (support none): allowed") == 1
    assert "English manual: silent" in said
