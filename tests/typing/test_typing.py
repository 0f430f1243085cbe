"""What is right type-checks and runs, what is wrong does not type-check.

The type checker is run on code for users. The right code is also checked with all other tests.
"""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import cast

import pytest

import daumen_rules
from daumen_rules import NATURE, Pass, Refused, deals
from daumen_rules.conformance.checking import EngineDiffers
from daumen_rules.games.catalogue import GAMES
from daumen_rules.games.daumen_drauf.model import Finished, Playing
from daumen_rules.games.daumen_drauf.rules import step
from daumen_rules.games.daumen_drauf.setup import start
from tests.house.test_house import front_door
from tests.typing import users_code, users_engine, users_games
from tests.typing.write_load import revealed, types_of_games

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
CACHE = ROOT / ".mypy_cache" / "wrong_code"
"""What mypy knows of all files that have not changed since the last run."""
needs_mypy, needs_pyright = (
    pytest.mark.skipif(
        find_spec(checker) is None,
        reason=f"{checker} is not installed: python -m pip install '.[dev]'",
    )
    for checker in ("mypy", "pyright")
)


def refused_by_mypy(path: Path) -> dict[int, str]:
    """What mypy, strict, finds in one file alone: the first message of each line."""
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--no-pretty"]
    command += ["--config-file", "", "--cache-dir", str(CACHE), "--follow-imports", "silent"]
    done = subprocess.run(
        [*command, str(path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode in {0, 1}, done.stdout + done.stderr
    found: dict[int, str] = {}
    for line in done.stdout.splitlines():
        message = re.match(r".*?:(\d+): error: (.*)", line)
        if message:
            found.setdefault(int(message[1]), message[2])
    return found


def refused_by_pyright(path: Path) -> dict[int, str]:
    """The same for pyright, where a bare expression is no error."""
    path.write_text(f"# pyright: strict, reportUnusedExpression=false\n{path.read_text('utf-8')}")
    command = [sys.executable, "-m", "pyright", "--outputjson", "--pythonpath", sys.executable]
    done = subprocess.run(
        [*command, str(path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode in {0, 1}, done.stdout + done.stderr
    found: dict[int, str] = {}
    for told in json.loads(done.stdout)["generalDiagnostics"]:
        found.setdefault(told["range"]["start"]["line"], told["message"])
    return found


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "many", "refused"),
    [
        pytest.param("wrong_code", 40, refused_by_mypy, marks=needs_mypy),
        pytest.param("wrong_rows", 9, refused_by_mypy, marks=needs_mypy),
        pytest.param("wrong_rows", 9, refused_by_pyright, marks=needs_pyright),
        pytest.param("wrong_parts", 17, refused_by_mypy, marks=needs_mypy),
        pytest.param("wrong_parts", 17, refused_by_pyright, marks=needs_pyright),
    ],
)
def test_the_lines_marked_as_wrong_are_those_that_a_type_checker_refuses(
    tmp_path: Path, name: str, many: int, refused: Callable[[Path], dict[int, str]]
) -> None:
    source = HERE / f"{name}.py.txt"
    wrong = tmp_path / f"{name}.py"
    shutil.copy(source, wrong)
    lines = source.read_text(encoding="utf-8").splitlines()
    marked = {number for number, line in enumerate(lines, start=1) if line.endswith("# E")}
    found = refused(wrong)
    refused_by_mistake = {n: f"{lines[n - 1]}: {found[n]}" for n in found.keys() - marked}
    let_through = {n: lines[n - 1] for n in marked - found.keys()}
    assert (refused_by_mistake, let_through) == ({}, {})
    assert len(marked) > many


@needs_mypy
@pytest.mark.long
@pytest.mark.parametrize("name", ["server", "bot"])
def test_the_examples_pass_mypy_strict(name: str) -> None:
    if name == "server":
        pytest.importorskip("starlette")
    assert refused_by_mypy(ROOT / "spec" / "examples" / f"{name}.py") == {}


def test_users_code_uses_the_whole_front_door() -> None:
    sources = [
        (HERE / f"users_{what}.py").read_text(encoding="utf-8") for what in ("code", "games")
    ]
    names = front_door()
    used = {
        name
        for name in names
        if any(len(re.findall(rf"\b{name}\b", source)) > 1 for source in sources)
    }
    assert used == names


def test_users_code_plays_a_game() -> None:
    state = users_code.a_shuffled_game(2026)
    assert isinstance(state, Playing)
    assert users_code.what_a_seat_sees(state) == 0
    kinds = {card.kind for card in state.table.hands[1]}
    assert len(users_code.what_a_seat_knows(state)) == 2 * len(kinds)
    assert users_code.a_tool_for_any_game(state) == (0,)
    assert users_code.phase(state) == "0 is on turn, 15 cards in the pile"
    end = users_code.first_choice(state)
    assert isinstance(end, Finished)
    assert users_code.a_match(end)


def test_users_code_reads_a_refusal() -> None:
    answer = step(start(2), Pass(0))
    assert isinstance(answer, Refused)
    assert users_code.reasons(answer) == ["START-2"]
    assert users_code.a_deal_entered_by_hand() == start(2)
    assert users_code.described(Pass(1)) == "1 passes"


def test_users_code_sorts_cards_and_mixes_rules() -> None:
    assert [str(card) for card in users_code.cards_in_order()[-3:]] == ["Y2p", "Y1h", "Y1p"]
    assert [str(rules) for rules in users_code.rule_sets()] == [
        "german with inspection=taker_only, refill_short=all_or_nothing",
        "english with deal=packets",
        "german",
    ]


def test_users_code_tells_a_log() -> None:
    answer = step(start(2), deals(start(2)).at(0))
    assert not isinstance(answer, Refused)
    log = users_code.the_log_of_a_seat(answer.events)
    assert log[-1] == "Ada spielt an. [START-1]"
    assert log[1] == "Ada zieht 5. [START-3]"


def test_users_code_plays_any_game() -> None:
    assert users_games.men_on_the_board() == 23
    assert users_games.words_of_a_deal(lambda total: total // 2)
    assert users_games.a_throw() != daumen_rules.load("filzlaus").start(2)
    assert users_games.whoever_acts("Mühle") == (0,)
    assert users_games.chance_begins("Kniffel")
    assert users_games.by_whom("skat")[:2] == [NATURE, 1]
    assert users_games.served("Mühle") == ("choice", {"done": True})
    assert users_games.german() is daumen_rules.GERMAN
    text = (ROOT / "spec" / "collection" / "games" / "filzlaus.game").read_text(encoding="utf-8")
    written, ended = users_games.played_again(text)
    assert ended is not None
    assert users_games.played_again(written) == (written, ended)


@needs_mypy
@pytest.mark.long
def test_load_of_every_slug_has_the_type_of_its_game() -> None:
    """If not: `python -m tests.typing.write_load`."""
    slugs = tuple(types := types_of_games())
    loaded = revealed(["from daumen_rules import load"], [f"load({slug!r})" for slug in slugs])
    assert dict(zip(slugs, loaded, strict=True)) == types


def test_the_rules_states_actions_and_views_of_every_game_have_types() -> None:
    """`Any` stands in none of them, and in no union that is one."""
    tree = ast.parse((ROOT / "daumen_rules" / "games" / "loading.pyi").read_text(encoding="utf-8"))
    unions = {
        ast.unparse(one.target): one.value for one in tree.body if isinstance(one, ast.AnnAssign)
    }
    untyped, games = list[str](), 0
    for door in tree.body:
        if isinstance(door, ast.FunctionDef) and isinstance(door.returns, ast.Subscript):
            games += 1
            parts = cast(ast.Tuple, door.returns.slice).elts
            whole = [unions.get(ast.unparse(part)) or part for part in parts]
            nodes = [node for each in whole for node in ast.walk(each)]
            if "Any" in {node.id for node in nodes if isinstance(node, ast.Name)}:
                untyped.append(ast.unparse(door.args))
    assert (untyped, games) == ([], len(GAMES))


def test_users_engine_is_checked() -> None:
    """It refuses everything, which a leader does not have to put up with."""
    users_engine.strategies_have_types()
    wrong = users_engine.what_is_wrong()
    assert isinstance(wrong, EngineDiffers)
    assert wrong.blame.clause.id in {"LEAD-1", "TURN-1"}
