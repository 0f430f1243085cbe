"""The command `simulate`, as somebody calls it."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from tests.clock import ticking_clock

from .run import daumen_rules, refused

CRAPS = ("simulate", "--game", "craps", "--seed", "3", "--workers", "1")


def test_results_are_told_with_the_seed_first_and_last() -> None:
    lines = daumen_rules(*CRAPS, "--games", "20", "--lang", "en").lines
    assert lines[0] == lines[-1] == "seed 3"
    assert lines[1] == "Craps: 20 games with 3 players (manual); bots: random"
    assert [line.split()[0] for line in lines if line.startswith("  seat")] == ["seat"] * 9
    assert any(line.startswith("The first seat wins ") for line in lines)


def test_the_report_in_german() -> None:
    lines = daumen_rules(*CRAPS, "--games", "20", "--lang", "de").lines
    assert lines[1] == "Craps: 20 Partien zu 3 (manual); Bots: random"
    assert any(line.startswith("Der erste Platz gewinnt ") for line in lines)
    assert not [line for line in lines if "seat" in line or "game" in line]


def test_only_what_is_asked_for_is_told() -> None:
    told = daumen_rules(*CRAPS, "--games", "20", "--stats", "length", "--lang", "en").lines
    assert [line for line in told if line and not line.startswith(" ")] == [
        "seed 3",
        "Craps: 20 games with 3 players (manual); bots: random",
        "length of a game                               19 times of 20 within",
        "seed 3",
    ]


def test_actions_are_told_in_the_words_of_the_language() -> None:
    call = ("simulate", "--game", "mau-mau", "--games", "3", "--stats", "actions", "--seed", "1")
    assert "  ziehe: " in daumen_rules(*call, "--lang", "de").out
    assert "  draw: " in daumen_rules(*call, "--lang", "en").out


def test_a_row_for_each_game_has_what_the_report_sums_up(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    data = daumen_rules(*CRAPS, "--games", "60", "--json", "--rows", file).data
    with file.open(encoding="utf-8", newline="") as opened:
        rows = [*csv.DictReader(opened)]
    assert [int(row["game"]) for row in rows] == [*range(60)]
    assert data["games"] == 60
    assert data["complete"] is True
    for what in ("won", "lead", "points"):
        for seat, found in data["results"][what]["seat"].items():
            assert found["mean"] == pytest.approx(mean(float(r[f"{what}_{seat}"]) for r in rows))
    assert data["length"]["steps"]["mean"] == pytest.approx(mean(int(r["steps"]) for r in rows))


@pytest.mark.long
def test_any_number_of_processes_finds_the_same() -> None:
    call = (*CRAPS[:-1], "2", "--games", "120", "--lang", "en")
    two = subprocess.run(
        [sys.executable, "-m", "daumen_rules", *call], capture_output=True, text=True, check=True
    )
    assert two.stdout == daumen_rules(*CRAPS, "--games", "120", "--lang", "en").out


def test_the_same_call_goes_on_with_what_was_kept(tmp_path: Path) -> None:
    whole = daumen_rules(*CRAPS, "--games", "120").out
    call = (*CRAPS, "--keep", tmp_path / "kept", "--games")
    daumen_rules(*call, "50")
    (part,) = (tmp_path / "kept").glob("games-*.json")
    written = part.stat().st_mtime_ns
    assert daumen_rules(*call, "120").out == whole
    assert part.stat().st_mtime_ns == written


def test_when_the_time_is_up_it_tells_what_was_played() -> None:
    answer = daumen_rules(*CRAPS, "--games", "500", "--time", "3s", clock=partial(ticking_clock, 1))
    assert answer.status == 3
    assert "Not all games were played: " in answer.out
    assert answer.lines[-1] == "seed 3"


@pytest.mark.skipif(find_spec("pyarrow") is None, reason="pyarrow is not installed")
def test_rows_as_parquet_are_those_of_csv(tmp_path: Path) -> None:
    parquet: Any = import_module("pyarrow.parquet")
    for name in ("a.csv", "a.parquet"):
        daumen_rules(*CRAPS, "--games", "60", "--rows", tmp_path / name)
    read = parquet.read_table(tmp_path / "a.parquet").to_pylist()
    with (tmp_path / "a.csv").open(encoding="utf-8", newline="") as opened:
        assert [{k: str(v) for k, v in row.items()} for row in read] == [*csv.DictReader(opened)]


@pytest.mark.long
@pytest.mark.skipif(find_spec("matplotlib") is None, reason="matplotlib is not installed")
def test_a_picture_is_the_same_each_time(tmp_path: Path) -> None:
    for name in ("a.svg", "b.svg"):
        daumen_rules(*CRAPS, "--games", "20", "--plot", tmp_path / name)
    picture = (tmp_path / "a.svg").read_text("utf-8")
    assert "share of victories" in picture
    assert picture == (tmp_path / "b.svg").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--games", "0"), "--games: found '0'; expected a number of games such as 5000 or 1e6"),
        (("--games", "1e99"), "--games: found '1e99'; expected a number of games"),
        (("--bots", "clever"), "--bots: found 'clever'; expected random, careful, thinking"),
        (("--bots", "random,random,random,random"), "--bots: found 4 bots; expected at most 3"),
        (("--bots", "careful"), "craps has no estimate"),
        (("--stats", "luck"), "--stats: found 'luck'; expected results, length, actions or events"),
        (("--players", "99"), "--players: found 99; Craps is for "),
        (("--work", "2"), "--work is for bots that think"),
        (("--rows", "a.xls"), "--rows: found 'a.xls'; expected a name that ends in .csv or .parq"),
        (("--plot", "a.gif"), "--plot: found 'a.gif'; expected a name that ends in .svg, .png or"),
        (("--rows", "nowhere/a.csv"), "cannot write nowhere/a.csv"),
        (("--time", "soon"), "--time: found 'soon'; expected a time such as 60s or 5m"),
        (("--rules", "nonsense"), "--rules: "),
    ],
)
def test_a_bad_call_is_one_line(words: tuple[str, ...], said: str) -> None:
    assert said in refused(*CRAPS, "--lang", "en", *words)


def test_a_folder_of_another_call_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ben", "utf-8")
    said = refused(*CRAPS, "--games", "5", "--keep", tmp_path, "--lang", "en")
    assert said == f"--keep: {tmp_path} has the work of another call, or other files"
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_the_setting_stands_in_the_folder(tmp_path: Path) -> None:
    daumen_rules(*CRAPS, "--games", "5", "--keep", tmp_path)
    setting = json.loads((tmp_path / "setting.json").read_text("utf-8"))
    assert setting["game"] == "craps"
    assert setting["seed"] == 3


def test_a_batch_form_that_is_not_there_and_what_it_does_not_tell() -> None:
    told = refused(*CRAPS, "--form", "batch", "--lang", "en")
    assert "Craps has no batch form; the readable rules play it" in told
    duel = ("simulate", "--game", "daumen-drauf", "--form", "batch", "--lang", "en")
    assert "expected random" in refused(*duel, "--bots", "careful")
    assert "expected results or length" in refused(*duel, "--stats", "events")


@pytest.mark.long
@pytest.mark.skipif(find_spec("numba") is None, reason="needs numba")
def test_random_games_by_the_batch_form() -> None:
    call = (
        "simulate",
        "--game",
        "daumen-drauf",
        "--players",
        "4",
        "--games",
        "2000",
        "--seed",
        "7",
    )
    found = daumen_rules(*call, "--form", "batch", "--workers", "1", "--lang", "en")
    lines = found.lines
    assert lines[0] == lines[-1] == "seed 7"
    assert lines[1] == "Daumen drauf!: 2000 games with 4 players (german); bots: random"
    assert [line for line in lines if "events" in line or "steps" in line] == []
