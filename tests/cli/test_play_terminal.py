"""`play` at a real terminal: keys, what is cleared, and every way in which somebody leaves.

Where `pexpect` or `prompt_toolkit` is missing these tests are left out.
"""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.cli.run import daumen_rules
from tests.cli.terminal import (
    CLEARED,
    CTRL_A,
    CTRL_C,
    CTRL_D,
    UP,
    WITHOUT_EDITOR,
    Terminal,
    as_it_stands,
)
from tests.cli.test_play_hidden import HAND_OVER, check_pictures

WOLF = ("play", "--game=wolf-und-schafe", "--humans=2", "--seed=1")


# Keys


@pytest.mark.long
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
@pytest.mark.long
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


@pytest.mark.parametrize(
    ("language", "said", "placed"),
    [("en", "Lines are plain here", "place b8"), ("de", "Zeilen sind hier schlicht", "setze b8")],
)
def test_without_the_editor_lines_are_plain_and_a_line_says_so(
    language: str, said: str, placed: str
) -> None:
    table = Terminal(*WOLF, "--lang", language, start=WITHOUT_EDITOR)
    table.see(said)
    table.see("pip install prompt_toolkit")
    table.see("Ben> ")
    table.type(placed)
    table.see("b8")
    table.see("Ben> ")
    table.press(CTRL_D)
    assert table.end() == 2
    assert f"Ben> {placed}" in table.lines


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


@pytest.mark.parametrize(
    ("language", "hand_over"),
    [("en", "The keyboard goes to Ben."), ("de", "Die Tastatur geht an Ben.")],
)
@pytest.mark.long
def test_dice_that_one_alone_sees_are_cleared_before_the_other_guesses(
    language: str, hand_over: str
) -> None:
    """An Enter too many at the end of Anna's turn does not open the screen to Ben."""
    call = ("play", "--game=wieviel-augen-2w", "--humans=2", "--seed=1", "--lang", language)
    table = Terminal(*call)
    assert table.prompt() == ""
    table.type("")
    assert table.prompt() == "Anna"
    table.type("a\r\r")
    table.see(hand_over)
    assert table.prompt() == ""
    table.type("")
    assert table.prompt() == "Ben"
    table.type("a")
    assert table.end() == 0
    before, anna, ben, *end = table.told.split(CLEARED)
    assert "Anna>" in anna
    assert "Ben>" in as_it_stands(ben)
    assert "Anna>" not in as_it_stands(ben)
    assert as_it_stands(ben).count("\n>") == 1
    assert before
    assert end


# Ways to leave


LEAVING: dict[str, tuple[str | signal.Signals | None, int]] = {
    "Ctrl-C in a line": (f"d6{CTRL_C}", 130),
    "Ctrl-D": (CTRL_D, 2),
    "quit": ("quit\r", 0),
    "asked to end": (signal.SIGTERM, 130),
    "hung up": (signal.SIGHUP, 130),
    "killed": (signal.SIGKILL, -9),
    "window closed": (None, 130),
}
"""Keys, a signal, or None for the window; and the exit status."""


def left(table: Terminal, way: str | signal.Signals | None) -> int:
    """Somebody leaves; the exit status."""
    if way is None:
        return table.close()
    if isinstance(way, str):
        table.press(way)
    else:
        table.program.kill(way)
    return table.end()


@pytest.mark.long
@pytest.mark.parametrize("way", LEAVING)
def test_whoever_leaves_finds_every_step_again(way: str, tmp_path: Path) -> None:
    """And goes on with it: the file knows who sat there."""
    path = tmp_path / "a.game"
    table = Terminal(*WOLF, f"--record={path}")
    assert table.prompt() == "Ben"
    table.type("place d6")
    assert table.prompt() == "Ben"
    table.type("d6-e5")
    assert table.prompt() == "Anna"
    how, status = LEAVING[way]
    assert left(table, how) == status
    assert "Traceback" not in table.told
    assert path.read_text("utf-8").splitlines()[-2:] == ["Ben: place d6", "Ben: d6-e5"]
    assert [*tmp_path.iterdir()] == [path]
    assert daumen_rules("check", path).status == 0
    again = Terminal("play", "--resume", path, "--lang=de")
    assert again.prompt() == "Anna"
    again.type("a1-b2")
    assert again.prompt() == "Ben"
    again.type("ende")
    assert again.end() == 0
    assert path.read_text("utf-8").splitlines()[-1] == "Anna: a1-b2"


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "said"), [("en", "daumen-rules: interrupted"), ("de", "daumen-rules: abgebrochen")]
)
def test_bots_alone_are_interrupted_too(language: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "a.dd"
    call = ("play", "--auto", "--games=500", "--seed=1", "--lang", language)
    table = Terminal(*call, f"--record={path}")
    table.see("Anna")
    while not path.exists():
        table.see("Clara")
    table.press(CTRL_C)
    assert table.end() == 130
    assert said in table.lines
    assert table.lines[table.lines.index(said) - 1] == "seed 1"
    assert daumen_rules("check", "--no-log", path).status == 0
