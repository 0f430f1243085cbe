"""Numbers of players: the report says with which games were played, and with which not."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from daumen_rules.cli.main import main

ENGINE = Path(__file__).parent / "game_engine.py"
TWO = f"""
import json, sys
sys.path.insert(0, {str(ENGINE.parents[2])!r})
from tests.conformance.game_engine import GameEngine
engine = GameEngine("die-boese-eins")
for line in sys.stdin:
    request = json.loads(line)
    if request["message"] == "bye":
        break
    answer = engine.answer(request)
    if request["message"] == "hello":
        answer["players"] = [2]
    print(json.dumps(answer), flush=True)
"""


@pytest.mark.parametrize(
    ("players", "status", "said"),
    [
        ("2", 0, "players: 2"),
        ("2,5", 3, "not played: games with 5 players, which the engine does not name"),
        ("5", 2, "not played: games with 5 players, which the engine does not name"),
        ("9", 2, "--players: found '9'; expected numbers from 2 to 8"),
    ],
)
def test_a_number_of_players_that_cannot_be_played_is_said(
    players: str, status: int, said: str
) -> None:
    words = ["--rules", "manual", "--games", "2", "--no-suite", "--plain", "--players", players]
    command = ["conform", "--game", "die-boese-eins", *words, "--", sys.executable, "-c", TWO]
    run = CliRunner().invoke(main, command)
    assert run.exit_code == status, run.output
    assert said in run.output
