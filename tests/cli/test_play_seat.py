"""`play --seat`: where people sit, in any game, and how a saved game keeps it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.playing import played
from tests.cli.run import daumen_rules

BANK = ("--game=zehnerspiel", "--seed=2")


def bots(output: str) -> list[bool]:
    """Which of the players in the third line are bots, by seat."""
    return ["(bot)" in player for player in output.splitlines()[2].split(" · ")]


@pytest.mark.parametrize("seat", ["B", "b", "Ben", " b "])
def test_somebody_bets_who_does_not_sit_on_the_seat_of_the_bank(seat: str) -> None:
    """ZEHN-1: seat A throws for all others; ZEHN-2: the others bet."""
    result = played(*BANK, f"--seat={seat}", typed="bet 2\nquit\n")
    assert result.exit_code == 0
    assert bots(result.output) == [True, False, True]
    assert "  You bet 2." in result.output.splitlines()


def test_whoever_is_the_magician_guesses() -> None:
    """ZAUBER-1: B is the magician. AUGEN2W-3: he subtracts 25 from what A names."""
    call = ("--game=wieviel-augen-2w", "--seed=1", "--seat=B")
    named = played(*call, typed="quit\n").output.split("Anna names ")[1].partition(".")[0]
    result = played(*call, typed=f"guess {int(named) - 25}\n")
    assert "You win. Points: Anna 0, Ben 1." in result.output


def test_several_people_have_the_seats_that_are_named() -> None:
    result = played(*BANK, "--players=5", "--seat=E,b", typed="quit\n")
    assert bots(result.output) == [True, False, True, True, False]


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--seat=Z"], "--seat: found 'Z'; expected seats from A to C, each once"),
        (["--seat="], "--seat: found ''; expected seats from A to C, each once"),
        (["--seat=A,a"], "--seat: found 'a'; expected seats from A to C, each once"),
        (["--seat=A,B", "--humans=1"], "--seat: found 2 seats; --humans says 1"),
        (["--seat=B", "--auto"], "--auto leaves no seat for --seat B"),
    ],
)
def test_seats_that_cannot_be_are_refused(more: list[str], said: str) -> None:
    answer = daumen_rules("play", *BANK, *more)
    assert answer.status == 2
    assert answer.err == f"daumen-rules: {said}\n"


def test_a_saved_game_keeps_the_seat_unless_another_is_named(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    played(*BANK, "--players=4", "--seat=B,D", f"--record={path}", typed="bet 1\nquit\n")
    assert "seat B+D" in path.read_text("utf-8").partition("\n")[0]
    resumed = ("--resume", str(path))
    for more, expected in (
        ([], [True, False, True, False]),
        (["--seat=C"], [True, True, False, True]),
        (["--humans=1"], [False, True, True, True]),
        (["--auto", "--record", str(tmp_path / "b.game")], [True] * 4),
    ):
        kept = path.read_text("utf-8")
        assert bots(played(*resumed, *more, typed="quit\n").output) == expected
        path.write_text(kept, "utf-8")
