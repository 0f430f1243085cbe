"""What a table can do after an illegal action: suggestions, worked out by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import daumen_rules

HEAD = "game: daumen-drauf\nplayers: Anna, Ben, Cleo\n"
HANDS = (
    "hand Anna: Y3p Y2h G5h B5p G1p\nhand Ben: Y1h Y4h G4h B1p B2h\n"
    "hand Cleo: Y5h Y1p G2h B3p B4h\n"
)
MARKED = "  No rule, only a suggestion (no manual says what holds then):"


def _told(*lines: str, hands: str = HANDS) -> dict[str, str]:
    """The suggestions after the illegal last line, by name."""
    data: Any = daumen_rules("check", "-", "--json", stdin=HEAD + hands + "\n".join(lines)).data
    ending = data["verdicts"][0]["games"][0]["ending"]
    assert ending["verdict"] == "illegal"
    return {one["name"]: one["text"] for one in ending["suggestions"]}


@pytest.mark.parametrize("hands", [HANDS, ""])
def test_a_card_that_is_too_low(hands: str) -> None:
    assert _told("Anna: Y3p", "Ben: Y1h", hands=hands) == {
        "take_back": "take it back: Ben is on turn, and all have seen yellow 1",
        "count_as_passed": "count it as a pass: Ben takes the card back, and Cleo is on turn",
        "play_on": "let it stand: yellow 1 is to be beaten, and Cleo is on turn",
    }


def test_a_card_that_is_too_low_from_the_last_to_decide() -> None:
    told = _told("Anna: Y3p", "Ben: pass", "Cleo: Y1p")
    assert told["count_as_passed"].endswith("Cleo takes the card back, and Anna takes the trick")
    assert told["play_on"] == "let it stand: yellow 1 is to be beaten, and Anna is on turn"


def test_a_card_out_of_turn() -> None:
    assert _told("Anna: Y3p", "Cleo: Y5h") == {
        "take_back": "take it back: Ben is on turn, and all have seen yellow 5",
        "count_as_passed": "count all before Cleo, from Ben on, as having passed: it stands, and "
        "Anna is on turn",
        "play_on": "let it stand: Ben is on turn all the same, and yellow 5 is to be beaten",
    }


def test_a_pass_out_of_turn() -> None:
    assert _told("Anna: Y3p", "Cleo: pass") == {
        "take_back": "take it back: Ben is on turn",
        "count_as_passed": "count all before Cleo, from Ben on, as having passed: it stands, and "
        "Anna takes the trick",
    }


def test_a_card_out_of_turn_and_too_low_stands_for_nobody_before_it() -> None:
    assert "count_as_passed" not in _told("Anna: Y3p", "Cleo: Y1p")


def test_a_parry_without_the_twin() -> None:
    told = _told("Anna: Y3p", "Ben: parry Y4h")
    assert told["count_as_passed"].endswith("Ben takes the card back, and Cleo is on turn")
    assert told["play_on"] == "let it stand: Ben takes the trick"


def test_whoever_has_to_lead_can_only_take_a_pass_back() -> None:
    assert _told("Anna: pass") == {"take_back": "take it back: Anna is on turn"}


def test_a_lead_in_another_s_place() -> None:
    assert _told("Ben: Y4h") == {
        "take_back": "take it back: Anna is on turn, and all have seen yellow 4",
        "play_on": "let it stand: yellow 4 is to be beaten, and Cleo is on turn",
    }


def test_of_a_card_that_is_not_held_nothing_is_suggested() -> None:
    assert _told("Anna: Y5h") == {}


def test_it_is_marked_as_no_rule_wherever_it_is_told(tmp_path: Path) -> None:
    path, asked = tmp_path / "game.dd", tmp_path / "asked.sit"
    path.write_text(f"{HEAD}{HANDS}pile: ...\nAnna: Y3p\nBen: Y1h\n", encoding="utf-8")
    asked.write_text(
        "daumen_drauf situation 1\nnames: Anna, Ben, Cleo\nhand Ben: Y1h ...\ntrick\nAnna: Y3p\n"
        "ask: may Ben show Y1h\n",
        encoding="utf-8",
    )
    german = MARKED.replace("No rule, only a suggestion", "Keine Regel, nur ein Vorschlag")
    german = german.replace("no manual says what holds then", "keine Anleitung sagt, was dann gilt")
    for words in (("check", path), ("judge", asked)):
        told = daumen_rules(*words)
        assert told.lines.count(MARKED) == 1
        assert "    - let it stand: yellow 1 is to be beaten, and Cleo is on turn" in told.lines
        assert daumen_rules(*words, "--lang", "de").lines.count(german) == 1
    data: Any = daumen_rules("judge", asked, "--json").data
    names = [one["name"] for one in data["judged"][0]["suggestions"]]
    assert names == ["take_back", "count_as_passed", "play_on"]


def test_that_somebody_was_passed_over_is_said_with_its_question() -> None:
    text = f"{HEAD}Anna: Y3?\nBen: passed over\nCleo: Y5?\n"
    answer = daumen_rules("check", "-", "--no-log", stdin=text)
    (line,) = (line for line in answer.lines if line.startswith("Line 4: Ben was passed over."))
    assert "Q06" in line
    assert "suggestion" in line
    german = daumen_rules("check", "-", "--no-log", "--lang", "de", stdin=text)
    assert any(one.startswith("Zeile 4: Ben wurde übergangen.") for one in german.lines)
    data: Any = daumen_rules("check", "-", "--json", stdin=text).data
    assert data["verdicts"][0]["games"][0]["silent"][0]["question"] == "Q06"


def test_the_table_and_the_page_tell_what_the_check_tells(tmp_path: Path) -> None:
    """Whoever sees all is told; whoever does not might learn from it what others hold."""
    hidden = HANDS + "pile: Y2p Y3h Y4p Y5p G1h G2p G3p G3h G4p G5p B1h B2p B3h B4p B5h\n"
    record, page = tmp_path / "game.dd", tmp_path / "page.html"
    record.write_text(HEAD + hidden + "Anna: Y3p\nBen: Y1h\n", encoding="utf-8")
    told = _told("Anna: Y3p", "Ben: Y1h").values()
    for seat, is_told in (("referee", True), ("Ben", False), ("Anna", False)):
        lines = daumen_rules("show", str(record), "--seat", seat).out.splitlines()
        daumen_rules("show", str(record), "--seat", seat, "-o", str(page))
        for way in told:
            assert (f"  - {way}" in lines) == is_told
            assert (f"- {way}" in page.read_text("utf-8")) == is_told
        assert (MARKED in lines) == is_told


def test_the_page_of_a_situation_tells_it_too(tmp_path: Path) -> None:
    asked, page = tmp_path / "asked.sit", tmp_path / "page.html"
    asked.write_text(
        "daumen_drauf situation 1\nnames: Anna, Ben, Cleo\n"
        "trick\nAnna: Y3?\nask: may Ben show Y1h\n",
        encoding="utf-8",
    )
    daumen_rules("show", str(asked), "-o", str(page))
    assert "<p>- count it as a pass: Ben takes the card back, and Cleo is on turn</p>" in (
        page.read_text("utf-8")
    )
