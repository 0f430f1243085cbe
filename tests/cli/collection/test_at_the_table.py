"""What people at a table type and see: Enter where there is no choice, dice and rules in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from daumen_rules.cli.main import main
from daumen_rules.games.catalogue import game
from daumen_rules.pieces.dice import in_digits
from daumen_rules.pieces.options import OptionError
from tests.cli.playing import played

GAMES = Path("spec/daumen_drauf/games")


def test_enter_does_the_one_thing_that_can_be_done() -> None:
    """With seed 5 Anna throws a 5, and only the man outside can use it."""
    call = ("--game=mensch-aergere-dich-nicht", "--players=2", "--seed=5")
    one, none = (played(*call, typed=f"{lines}quit\n").output for lines in ("\n", ""))
    assert "You may: 1 1-6\nAnna: Enter> " in none
    assert "A man of yours goes from 1 to 6." in one
    assert "A man of yours goes from 1 to 6." not in none


def test_a_choice_is_not_made_by_enter() -> None:
    output = played("--game=muehle", "--seed=5", typed="\nquit\n").output
    assert "Enter>" not in output
    assert "found an empty line" in output


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("behalte drei Sechsen", "behalte 6 6 6"),
        ("keep the two ones", "keep 1 1"),
        ("behalte die beiden Fünfer", "behalte 5 5"),
        ("keep 1 5", "keep 1 5"),
    ],
)
def test_equal_dice_are_read_in_words(said: str, read: str) -> None:
    assert in_digits(said) == read


def test_the_table_tells_what_the_dice_would_count() -> None:
    """A 1 counts 100, a 5 counts 50, and three 4s 400; in Chicago other faces count their pips."""
    for slug, dice, counts in (("zehntausend", "4 4 4 1 5", 550), ("chicago", "1 6 3", 163)):
        call = ("--game", slug, "--players=2", "--dice=ask", "--seed=1")
        assert f"counts now: {counts} points" in played(*call, typed=f"{dice}\nquit\n").output


def test_the_german_manual_is_that_of_every_game() -> None:
    book = game("mau-mau").book
    assert book.read_rules("deutsch") == book.read_rules("german") == book.default
    assert book.read_rules("deutsch mit seven_eight=yes").seven_eight.value == "yes"
    with pytest.raises(OptionError, match="manual"):
        book.read_rules("englisch")


def test_a_pass_that_is_missing_before_a_mark_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a.dd"
    whole = (GAMES / "three-seats.dd").read_text("utf-8")
    path.write_text(whole.replace("Ben: pass\nCleo: pass\ntrick 4", "trick 4"), "utf-8")
    told = CliRunner().invoke(main, ["check", str(path), "--no-log"])
    assert told.exit_code == 1
    assert "Ben is on turn and has not acted. If Ben passed, write `Ben: pass`" in told.output
