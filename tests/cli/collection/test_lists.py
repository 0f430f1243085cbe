"""Options that hold a list: a board of the house on the command line and in a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import daumen_rules, refused

PLAY = ("play", "--game", "leiterspiel", "--auto", "--seed", "1", "--rules")


def test_a_board_of_the_house_stands_on_the_line_or_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "board.txt"
    file.write_text("30  # the goal\n10-20, 5-15\n", encoding="utf-8")
    typed = daumen_rules(*PLAY, "manual with board=30/10-20/5-15")
    assert daumen_rules(*PLAY, f"manual with board=@{file}") == typed


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("30\n10-x\n", ":2:1: found '10-x'; expected the number of the goal, or a ladder"),
        ("10-20\n", ":1:1: a board has one goal"),
        ("", ":1:1: a board has one goal"),
        ("30\n10-20 40\n", ":2:7: a board has one goal"),
        ("30\n10-40\n", ":2:1: no ladder ends on field 40"),
        ("30\n\n0-20\n", ":3:1: no ladder ends on field 0"),
        ("30\n10-20\n12-20\n", ":3:1: field 20 has the ends of two ladders"),
    ],
)
def test_a_file_that_holds_no_board_is_refused(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "board.txt"
    file.write_text(text, encoding="utf-8")
    assert says in refused(*PLAY, f"manual with board=@{file}")
    assert file.read_text("utf-8") == text
    assert "cannot read" in refused(*PLAY, f"manual with board=@{tmp_path / 'no'}", status=2)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("5 9\n5\n", ":2:1: no goose is on field 5"),
        ("9\n\n  33", ":3:3: no goose is on field 33"),
        ("9\n64", ":2:1: no goose is on field 64"),
        ("9\ngoose", ":2:1: found 'goose'; expected the field of a goose such as 9"),
    ],
)
def test_a_file_that_holds_no_geese_is_refused(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "geese.txt"
    file.write_text(text, encoding="utf-8")
    goose = ("play", "--game", "gaensespiel", "--auto", "--rules", f"manual with geese=@{file}")
    assert says in refused(*goose)
