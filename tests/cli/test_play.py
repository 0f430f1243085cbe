"""The command `play`: bots alone, one person at the keyboard, records, and every way to end."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from daumen_rules import Show
from daumen_rules.contracts.record_model import Act
from daumen_rules.games.daumen_drauf.model import Finished, Parry, Playing
from daumen_rules.records.record import write as write_text
from tests.cli.playing import ROOT, played, process, recorded, states
from tests.cli.run import daumen_rules
from tests.conftest import many
from tests.notation.noted import score_of

ANY_TIME = "german with parry_timing=any_time"
FIRST = "1\n" * 200
"""The first action of every list; lines left over are never read."""


# Bots alone


@pytest.mark.parametrize("players", range(2, 8)[:: many(5, 1)])
def test_bots_play_to_the_end_and_the_seed_stands_first_and_last(players: int) -> None:
    result = played("--auto", "--players", str(players), "--seed", "12")
    lines = result.output.splitlines()
    assert result.exit_code == 0
    assert lines[0] == lines[-1] == "seed 12"
    assert "The game is over." in result.output


@pytest.mark.long
def test_the_same_seed_gives_the_same_bytes() -> None:
    runs = [process("--auto", "--seed", "7", PYTHONHASHSEED=seed) for seed in ("1", "2")]
    first, second = (run.communicate()[0] for run in runs)
    assert first == second
    assert played("--auto", "--seed", "8").output != first


def test_without_a_seed_one_is_drawn_and_printed() -> None:
    result = played("--auto", "--players", "2")
    seed = result.output.splitlines()[0].removeprefix("seed ")
    assert played("--auto", "--players", "2", "--seed", seed).output == result.output


def test_a_pipe_gets_no_control_characters() -> None:
    out, _ = process("--auto", "--seed", "7", FORCE_COLOR="1", COLUMNS="40").communicate()
    assert "\x1b" not in out
    assert out == played("--auto", "--seed", "7").output


def test_bots_play_in_german() -> None:
    result = played("--auto", "--seed", "7", "--lang", "de")
    assert "Die Partie ist zu Ende." in result.output
    assert "Anna und Ben teilen sich den Sieg." in result.output
    assert not re.search(r"\b(shows|passes|draws|wins|captured)\b", result.output)


def test_both_kinds_of_bots_can_be_asked_for() -> None:
    outputs = {
        played("--auto", "--seed", "7", "--bot", bot).output for bot in ("random", "careful")
    }
    assert len(outputs) == 2


@pytest.mark.long
def test_a_match_adds_up_its_games(tmp_path: Path) -> None:
    target = tmp_path / "match.dd"
    result = played("--auto", "--seed", "7", "--games", "3", "--record", str(target))
    record = recorded(target)
    assert record.agreed == 3
    points = [score_of(game) for game in record.games]
    assert len(points) == 3
    totals = [sum(score[seat] for score in points if score) for seat in range(3)]
    names = ("Anna", "Ben", "Clara")
    told = ", ".join(f"{name} {total}" for name, total in zip(names, totals, strict=True))
    assert f"After 3 of 3 games: {told}" in result.output
    best = [name for name, total in zip(names, totals, strict=True) if total == max(totals)]
    share = "wins" if len(best) == 1 else "share"
    assert f"{', '.join(best)} {share} the match." in result.output


@pytest.mark.long
@pytest.mark.cites("Q53")
def test_a_tie_is_shared() -> None:
    """The first seed from 0 whose game for two ends with equal points."""
    results = (played("--auto", "--players", "2", "--seed", str(seed)) for seed in range(100))
    tie = next(r for r in results if "share the win" in r.output)
    scores = re.findall(r"scores (-?\d+):", tie.output)
    assert scores[0] == scores[1]
    assert "Anna and Ben share the win." in tie.output


@pytest.mark.long
@pytest.mark.cites("PARRY-2", "Q20")
def test_bots_parry_out_of_turn_where_the_rules_let_them(tmp_path: Path) -> None:
    target = tmp_path / "game.dd"

    def out_of_turn(rules: str, bot: str) -> int:
        found = 0
        for seed in range(many(2, 4)):
            options = (f"--seed={seed}", f"--rules={rules}", f"--bot={bot}", f"--record={target}")
            played("--auto", "--players=5", "--force", *options)
            record = recorded(target)
            entries = [e for e in record.games[0].entries if isinstance(e, Act)]
            for state, entry in zip(states(record), entries, strict=False):
                assert isinstance(state, Playing)
                found += isinstance(entry.action, Parry) and entry.action.seat != state.trick.turn
        return found

    assert out_of_turn(ANY_TIME, "careful") > 0
    assert out_of_turn(ANY_TIME, "random") > 0
    assert out_of_turn("german", "random") == 0


# One person


def test_a_person_plays_a_whole_game_by_numbers() -> None:
    result = played("--seed", "7", typed=FIRST)
    assert result.exit_code == 0
    assert "The game is over." in result.output
    assert result.output.splitlines()[-1] == "seed 7"


def test_several_ways_to_type_say_the_same() -> None:
    show = [
        played("--seed", "7", typed=f"{word}\n").output for word in ("Y5p", "y5P", "Y5", "show Y5p")
    ]
    shown = {output.partition("Anna> ")[2].partition("\n")[2] for output in show}
    assert len(shown) == 1
    ways = ("p", "pass", "passe", "PASST")
    passing = [played("--seed", "7", typed=f"y5p\n{word}\n").output for word in ways]
    rest = {output.partition("\nTrick 1\n")[2].partition("\nTrick 1\n")[2] for output in passing}
    assert len({re.sub(r"Anna> .*", "", text) for text in rest}) == 1


@pytest.mark.parametrize("typed", ["\x1b[2J", "ü" * 9999])
def test_what_cannot_be_read_is_answered_with_what_was_expected(typed: str) -> None:
    result = played("--seed", "7", typed=f"{typed}\nquit\n")
    said = re.search(r"expected a number from 1 to 5, or words such as `show (\w+)`", result.output)
    assert said is not None, result.output
    assert f" [{said[1]}]" in result.output.partition("You may:")[2], "it is one of those listed"
    assert "\x1b" not in result.output
    assert result.exit_code == 0


@pytest.mark.cites("PARRY-2", "Q20")
def test_one_person_is_asked_to_parry_out_of_turn_only_when_possible(tmp_path: Path) -> None:
    """Seed 3: Clara is on turn while Anna holds the twin of what Ben shows."""
    target = tmp_path / "game.dd"
    result = played("--seed=3", "--rules", ANY_TIME, f"--record={target}", typed="1\nparry\nquit\n")
    assert "Before Clara acts, you may: Enter lets it be" in result.output
    entries = [e.action for e in recorded(target).games[0].entries if isinstance(e, Act)]
    assert isinstance(entries[0], Show)
    assert [type(action) for action in entries[2:3]] == [Parry]
    assert entries[2].seat == 0
    again = (f"--record={target}", "--force")
    let_be = played("--seed=3", "--rules", ANY_TIME, *again, typed="1\n\nquit\n")
    assert let_be.exit_code == 0
    entries = [e.action for e in recorded(target).games[0].entries if isinstance(e, Act)]
    assert entries[2].seat == 2
    assert "Before Clara acts" not in played("--seed=3", typed="1\nquit\n").output


# The record


def test_a_recorded_game_is_legal_and_the_same_for_the_same_seed(tmp_path: Path) -> None:
    first, second = tmp_path / "a.dd", tmp_path / "b.dd"
    for target in (first, second):
        played("--auto", "--seed", "7", "--record", str(target))
    assert first.read_bytes() == second.read_bytes()
    record = recorded(first)
    end = states(record)[-1]
    assert isinstance(end, Finished)
    assert score_of(record.games[0]) == tuple(tally.score for tally in end.tallies)
    head, _, text = first.read_text(encoding="utf-8").partition("\n")
    assert head == "# play: seed 7, humans 0, dice seed"
    assert write_text(record) == text
    assert sorted(tmp_path.iterdir()) == [first, second]


def test_names_and_rules_are_recorded(tmp_path: Path) -> None:
    target = tmp_path / "game.dd"
    rules = "german with refill_short=one_by_one"
    played("--auto", "--names", "Zoë, Uwe Maria", "--rules", rules, f"--record={target}")
    record = recorded(target)
    assert record.names == ("Zoë", "Uwe Maria", "Clara")
    assert str(record.rules) == rules


@pytest.mark.parametrize(("typed", "status"), [("1\nquit\n", 0), ("1\n", 2)])
def test_a_game_broken_off_is_recorded_so_far(tmp_path: Path, typed: str, status: int) -> None:
    target = tmp_path / "game.dd"
    result = played("--seed", "7", "--record", str(target), typed=typed)
    assert result.exit_code == status
    assert f"The part played so far is recorded in {target}." in result.output
    assert result.stdout.splitlines()[-1] == "seed 7"
    record = recorded(target)
    assert isinstance(states(record)[-1], Playing)
    assert score_of(record.games[0]) is None
    assert ("the input ended before the game was over" in result.stderr) == (status == 2)


@pytest.mark.long
def test_an_interrupted_game_is_recorded_so_far(tmp_path: Path) -> None:
    """Whoever starts the tests in the background has them ignore the signal; the game does not."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    target = tmp_path / "game.dd"
    run = process("--seed", "7", "--lang", "de", "--record", str(target), PYTHONUNBUFFERED="1")
    assert run.stdin
    assert run.stdout
    run.stdin.write("1\n")
    run.stdin.flush()
    told = ""
    while told.count("Anna> ") < 2:
        told += run.stdout.read(1)
    run.send_signal(signal.SIGINT)
    run.wait(timeout=300)  # before its input ends, which is another way to end
    out, err = run.communicate(timeout=300)
    assert run.returncode == 130
    assert err == "daumen-rules: abgebrochen\n"
    assert out.splitlines()[-1] == "seed 7"
    assert len(states(recorded(target))) >= 2


def test_a_reader_that_goes_away_costs_no_record(tmp_path: Path) -> None:
    target = tmp_path / "game.dd"
    run = process("--auto", "--games", "30", "--seed", "7", "--record", str(target))
    assert run.stdout
    for _ in range(20):
        run.stdout.readline()
    run.stdout.close()
    assert run.stderr
    assert "Traceback" not in run.stderr.read()
    run.wait(timeout=300)
    assert recorded(target).games


@pytest.mark.parametrize("place", ["nowhere/game.dd", "."])
def test_an_unwritable_record_is_refused_before_the_game(tmp_path: Path, place: str) -> None:
    result = played("--auto", "--record", str(tmp_path / place))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_what_is_no_file_is_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    result = played("--auto", "--record", str(pipe))
    assert result.exit_code == 2
    assert pipe.is_fifo()


# Calls that cannot be used


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "options",
    [
        ("--players", "1"),
        ("--players", "8"),
        ("--players", "two"),
        ("--players", "²"),
        ("--humans", "4"),
        ("--auto", "--humans", "1"),
        ("--rules", "french"),
        ("--rules", "german with refill_short=never"),
        ("--rules", "german with self_parry=true"),
        ("--seed", "-1"),
        ("--seed", "x"),
        ("--seed", "9" * 5000),
        ("--games", "0"),
        ("--names", "Anna,Anna"),
        ("--names", "A,B,C,D"),
        ("--names", ""),
        ("--bot", "clever"),
        ("--what",),
    ],
    ids=" ".join,
)
def test_a_call_that_cannot_be_used_gets_one_line(options: tuple[str, ...], language: str) -> None:
    result = played(*options, "--lang", language)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert result.stderr.startswith("daumen-rules: ")


# Terminals


def test_an_encoding_without_thumbs_gets_plain_signs() -> None:
    run = process("--seed=7", "--lang=de", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    out, err = run.communicate("zeige gelb 5 giftig\n?\nende\n")
    assert run.returncode == 0
    assert err == ""
    assert out.isascii()
    assert "A [@ Ge5g]  C [@ " in out
    assert "gezeigt: A [@ " in out
    assert "@ Daumen" in out


def test_a_call_without_input_ends_with_one_line() -> None:
    command = [sys.executable, "-m", "daumen_rules", "play", "--seed=7"]
    done = subprocess.run(
        command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.decode() == "daumen-rules: the input ended before the game was over\n"


@pytest.mark.parametrize(
    ("game", "rules", "offered"),
    [
        ("mau-mau", "manual", "manual with seven_eight=yes"),
        ("mogeln", "manual", "manual with multi=yes"),
        ("mau-mau", "manual with seven_eight=yes, stacking=yes", ""),
        ("kniffel", "manual", ""),
    ],
)
def test_the_variants_that_a_manual_offers_are_named_at_the_start(
    game: str, rules: str, offered: str
) -> None:
    call = ("play", "--game", game, "--players", "3", "--seed", "1", "--rules", rules)
    found = daumen_rules(*call, stdin="quit\n")
    lines = [line for line in found.lines if "--rules" in line]
    assert [f"'{offered}'" in line for line in lines] == [True] * bool(offered)
