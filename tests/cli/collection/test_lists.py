"""Options that hold a list: a board of the house on the command line and in a file."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from daumen_rules.games.board import gaensespiel, leiterspiel
from daumen_rules.pieces.options import OptionError
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
    ("data", "says"),
    [
        (b"\xef\xbb\xbf30\n10-x", ":2:1: found '10-x'; expected the number of the goal"),
        (b"30\n\xff", ":2:1: found the byte 0xff; expected text in UTF-8"),
        (b"\xff\xfe3\x000\x00", ":1:1: found text in UTF-16; expected text in UTF-8"),
    ],
)
def test_a_file_of_other_bytes_is_refused_with_its_name(
    tmp_path: Path, data: bytes, says: str
) -> None:
    file = tmp_path / "board.txt"
    file.write_bytes(data)
    assert f"{file}{says}" in refused(*PLAY, f"manual with board=@{file}")


def test_how_a_file_is_given_is_said_where_its_name_was_typed_alone() -> None:
    said = refused(*PLAY, "manual with board=b2.txt")
    assert "unknown value 'b2.txt' for board" in said
    assert said.endswith("; a file is given as `board=@b2.txt`")
    assert "expected `manual with board=b2.txt`" in refused(*PLAY, "board=b2.txt")
    geese = ("play", "--game", "gaensespiel", "--auto", "--rules", "manual with geese=nine")
    assert "; eine Datei gibt man als `geese=@nine` an" in refused(*geese, "--lang", "de")


@pytest.mark.parametrize("board", [(99, (6,)), (99, "6-27"), [99], (99, (6.5, 7)), (99.0,), None])
def test_nor_is_a_value_of_another_type(board: Any) -> None:
    with pytest.raises(OptionError, match="is no list: leiter99, leiter100, or items"):
        leiterspiel.Rules(board=board)
    with pytest.raises(OptionError, match="is no list: usual, none, or items"):
        gaensespiel.Rules(geese=board)


def test_a_folder_is_no_board(tmp_path: Path) -> None:
    assert f"cannot read {tmp_path}: " in refused(*PLAY, f"manual with board=@{tmp_path}")


def test_on_every_board_that_holds_together_the_goal_is_reached() -> None:
    random = Random(25)
    for _ in range(200):
        goal = random.randint(10, 40)
        ends = random.sample([at for at in range(1, goal) if at != 3], goal - 2)
        ladders = zip(ends[::2], ends[1::2], strict=False)
        other = {one: two for pair in ladders for one, two in (pair, pair[::-1])}
        leiterspiel.Rules(board=(goal, *((a, b) for a, b in other.items() if a < b)))
        stands, left = {0}, [0]
        for at in left:
            for pips in range(1, 7):
                to = at + pips if at + pips <= goal else 2 * goal - at - pips
                if (end := other.get(to, to)) not in stands:
                    stands.add(end)
                    left.append(end)
        assert goal in stands, (goal, other)


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
