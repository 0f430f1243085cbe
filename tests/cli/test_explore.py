"""The command `explore`, as somebody calls it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from unittest import mock

import pytest
from click.testing import CliRunner

from daumen_rules.cli.main import main
from daumen_rules.exploration.graph import Graph
from tests.clock import standing_clock, ticking_clock

from .run import daumen_rules, refused

WOLF = "players: A, B\nsheep: a7 c7 e7 f6\nwolf: d8\nturn: A\n"


def test_a_small_world_is_counted_and_told() -> None:
    """The numbers are those of `spec/daumen_drauf/vectors/perft.json`, after the deal."""
    lines = daumen_rules("explore", "duo-y2-h1", "--lang", "en").lines
    assert lines[0] == "Daumen drauf!: 2 players (german), duo-y2-h1"
    rows = [[int(word) for word in line.split()] for line in lines[3:-3]]
    assert [row[0] for row in rows] == [*range(1, 9)]
    assert [row[2] for row in rows] == [24, 24, 40, 40, 64, 44, 44, 8]
    assert [row[3] for row in rows] == [0, 0, 0, 0, 24, 16, 36, 8]
    assert lines[-1] == "The value is not worked out: seats do not see everything."


def test_who_wins_is_told_in_both_languages(tmp_path: Path) -> None:
    """The wolf cannot move once the sheep have."""
    file = tmp_path / "wolf.pos"
    file.write_text(WOLF, "utf-8")
    call = ("explore", "--game", "wolf-und-schafe", "--from", file, "--lang")
    english, german = (daumen_rules(*call, language).lines for language in ("en", "de"))
    assert english[-1] == "A can force the victory, in 1 actions of all seats at most."
    assert german[-1] == "A kann den Sieg erzwingen, in höchstens 1 Aktionen aller Plätze."
    assert english[0] == f"Wolf and sheep: 2 players (manual), {file}"


def test_shares_are_told_as_fractions() -> None:
    answer = daumen_rules("explore", "--game", "filzlaus", "--players", "2", "--lang", "en")
    assert answer.lines[-2:] == ["  A  1/2 = 0.500000", "  B  1/2 = 0.500000"]


def test_data_for_machines() -> None:
    data = daumen_rules("explore", "--game", "muehle", "--depth", "2", "--json").data
    assert data["depths"] == [
        {"depth": 1, "states": 24, "ways": 24, "over": 0},
        {"depth": 2, "states": 24 * 23, "ways": 24 * 23, "over": 0},
    ]
    assert (data["complete"], data["all_states"], data["states"]) == (True, False, 577)
    assert (data["value"], data["unsolved"]) == (None, "incomplete")


@pytest.mark.parametrize(
    ("words", "clock"),
    [
        (("--limit", "100"), standing_clock),
        (("--time", "3s"), partial(ticking_clock, 20)),
    ],
)
def test_what_is_cut_short_is_told_with_status_3(
    words: tuple[str, ...], clock: Callable[[], AbstractContextManager[None]]
) -> None:
    answer = daumen_rules("explore", "--game", "muehle", *words, "--lang", "en", clock=clock)
    assert answer.status == 3
    assert any(line.startswith("Not all states were found: ") for line in answer.lines)
    assert [line for line in answer.lines if line.startswith("    1 ")]


def test_what_was_found_is_told_when_it_is_interrupted() -> None:
    with mock.patch.object(Graph, "_node", side_effect=KeyboardInterrupt):
        answer = CliRunner().invoke(main, ["explore", "--game", "muehle", "--lang", "en"])
    assert answer.exit_code == 130
    assert "Not all states were found: 1, " in answer.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("duo-y9-h1",), "found 'duo-y9-h1'; expected a small pack such as duo-y"),
        (("duo-y2-h1", "--players", "3"), "found 'duo-y2-h1'; expected a pack for 3 players"),
        (("dame", "--game", "dame"), "found 'dame'; expected no pack, as Draughts has none"),
        (("--limit", "0"), "--limit: found '0'; expected a number of states such as 5000 or 1e6"),
        (("--depth", "0"), "--depth: found '0'; expected a whole number from 1 to 1000"),
        (("--from", "x", "--players", "2"), "--from says itself what is played: leave out PACK"),
        (("--game", "dame", "--players", "3"), "--players: found 3; Draughts is for 2"),
        (("--rules", "nonsense"), "--rules: "),
    ],
)
def test_a_bad_call_is_one_line(words: tuple[str, ...], said: str) -> None:
    assert said in refused("explore", *words, "--lang", "en")


def test_a_position_with_gaps_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "cards.pos"
    file.write_text("players: A, B\nhand A: S7 HJ\nhand B: 3 cards\npile: DJ\nturn: A\n", "utf-8")
    said = refused("explore", "--game", "mau-mau", "--from", file, "--lang", "en")
    assert said == f"{file}: the position has gaps; expected a whole one (`sample` fills them)"
