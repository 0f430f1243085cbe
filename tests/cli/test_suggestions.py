"""What a table can do after an illegal action: the suggestions for machines and on pages.

How they are told at a terminal stands in `transcripts/suggestions.txt`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.cli.run import daumen_rules

HEAD = "game: daumen-drauf\nplayers: Anna, Ben, Cleo\n"
HANDS = (
    "hand Anna: Y3p Y2h G5h B5p G1p\nhand Ben: Y1h Y4h G4h B1p B2h\n"
    "hand Cleo: Y5h Y1p G2h B3p B4h\n"
)
PILE = "pile: Y2p Y3h Y4p Y5p G1h G2p G3p G3h G4p G5p B1h B2p B3h B4p B5h\n"
WAYS = {
    "take_back": "take it back: Ben is on turn, and all have seen yellow 1",
    "count_as_passed": "count it as a pass: Ben takes the card back, and Cleo is on turn",
    "play_on": "let it stand: yellow 1 is to be beaten, and Cleo is on turn",
}


def test_each_suggestion_has_a_name(tmp_path: Path) -> None:
    text = f"{HEAD}{HANDS}Anna: Y3p\nBen: Y1h\n"
    data: Any = daumen_rules("check", "-", "--json", stdin=text).data
    ending = data["verdicts"][0]["games"][0]["ending"]
    assert {one["name"]: one["text"] for one in ending["suggestions"]} == WAYS
    asked = tmp_path / "asked.sit"
    asked.write_text(
        "daumen_drauf situation 1\nnames: Anna, Ben, Cleo\nhand Ben: Y1h ...\ntrick\nAnna: Y3p\n"
        "ask: may Ben show Y1h\n",
        encoding="utf-8",
    )
    data = daumen_rules("judge", asked, "--json").data
    assert [one["name"] for one in data["judged"][0]["suggestions"]] == [*WAYS]


def test_any_question_about_a_trick_with_an_illegal_card_is_told_how_to_go_on(
    tmp_path: Path,
) -> None:
    """Not one about a position that cannot arise for another reason, such as a card that lies
    there twice.
    """
    asked = tmp_path / "asked.sit"
    trick = "trick\nAnna: Y3p\nBen: Y1h\nCleo: Y4h\n"
    for more, ways in (("", [*WAYS]), ("hand Anna: Y4h ...\n", [])):
        for question in ("who takes the trick", "is the game over", "whose turn is it"):
            asked.write_text(
                f"daumen_drauf situation 1\nnames: Anna, Ben, Cleo\n{more}{trick}ask: {question}\n",
                encoding="utf-8",
            )
            (judged, *_) = daumen_rules("judge", asked, "--json").data["judged"]
            assert judged["finding"] == "impossible"
            assert [one["name"] for one in judged["suggestions"]] == ways


def test_whoever_was_passed_over_has_a_question() -> None:
    text = f"{HEAD}Anna: Y3?\nBen: passed over\nCleo: Y5?\n"
    data: Any = daumen_rules("check", "-", "--json", stdin=text).data
    assert data["verdicts"][0]["games"][0]["silent"][0]["question"] == "Q06"


def test_a_page_tells_whoever_sees_all_what_the_check_tells(tmp_path: Path) -> None:
    record, page = tmp_path / "game.dd", tmp_path / "page.html"
    record.write_text(f"{HEAD}{HANDS}{PILE}Anna: Y3p\nBen: Y1h\n", encoding="utf-8")
    for seat, is_told in (("referee", True), ("Ben", False), ("Anna", False)):
        daumen_rules("show", str(record), "--seat", seat, "-o", str(page))
        for way in WAYS.values():
            assert (f"- {way}" in page.read_text("utf-8")) == is_told


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
