"""`play` at a real terminal: keys, what is cleared, and every way in which somebody leaves."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import CLEARED, CTRL_A, UP, Terminal, as_it_stands
from tests.cli.test_play_hidden import HAND_OVER, check_pictures

WOLF = ("play", "--game=wolf-und-schafe", "--humans=2", "--seed=1")


# Keys


def test_a_terminal_shows_colours() -> None:
    table = Terminal("play", "--players=2", "--seed=7")
    assert table.prompt() == "Anna"
    table.type("quit")
    assert table.end() == 0
    assert "\x1b[30;43mY" in table.told
    assert "\x1b[30;42mG" in table.told
    assert CLEARED not in table.told


@pytest.mark.parametrize(
    ("language", "begun", "placed", "left"),
    [("en", "pla", "place b8", "quit"), ("de", "set", "setze b8", "ende")],
)
def test_tab_completes_in_the_language_of_the_session_and_lines_come_back_where_they_were_typed(
    language: str, begun: str, placed: str, left: str
) -> None:
    """Ben's last line comes back to Ben, who changes it; Anna, whose first line it is, has none."""
    table = Terminal(*WOLF, "--lang", language)
    assert table.prompt() == "Ben"
    table.type(f"{begun}\tb\t8")
    table.see("b2")  # tab lists what it could not choose among
    assert table.prompt() == "Ben"
    assert table.prompt() == "Ben"
    table.press(UP)
    table.see(placed)
    table.press("\x15b8-a\t")
    table.type("")
    assert table.prompt() == "Anna"
    table.type(f"{UP}{left}")
    assert table.end() == 0
    asked = [line for line in table.lines if "> " in line]
    assert asked[-3:] == [f"Ben> {placed}", "Ben> b8-a7", f"Anna> {left}"]


def test_a_line_can_be_mended_before_it_is_entered() -> None:
    table = Terminal(*WOLF)
    assert table.prompt() == "Ben"
    table.type(f"lace b9\x7f8{CTRL_A}p")
    assert table.prompt() == "Ben"
    assert "Ben> place b8" in table.lines
    table.type("quit")
    assert table.end() == 0


# What is hidden


@pytest.mark.long
def test_a_terminal_is_cleared_before_the_keyboard_changes_hands(tmp_path: Path) -> None:
    target = tmp_path / "game.dd"
    seats = ("--players=3", "--humans=3", "--seed=7", "--rules=english")
    table = Terminal("play", *seats, f"--record={target}")
    while (asked := table.prompt()) is not None:
        table.type("1" if asked else "")
    assert table.end() == 0
    pictures = table.told.split(CLEARED)[1:]
    assert check_pictures(list(map(as_it_stands, pictures)), target) > 0
    assert len(pictures) == len(HAND_OVER.findall(table.told)) + 1
