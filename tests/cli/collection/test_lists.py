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
        ("10-20\n", "a board has one goal"),
        ("30\n10-40\n", "no ladder ends on field 40"),
    ],
)
def test_a_file_that_holds_no_board_is_refused(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "board.txt"
    file.write_text(text, encoding="utf-8")
    assert says in refused(*PLAY, f"manual with board=@{file}")
    assert "cannot read" in refused(*PLAY, f"manual with board=@{tmp_path / 'no'}", status=2)
