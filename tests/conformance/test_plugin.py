"""The plugin of pytest: clauses as items, what a failing one prints, and what it costs others.

Here pytest is run by itself, on the engine of `spec/python.md`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest
from attrs import fields
from hypothesis import Phase, settings

from daumen_rules import RuleSet
from daumen_rules.conformance.clause_coverage import executable
from daumen_rules.conformance.plugin import DaumenCase, cases
from daumen_rules.games.daumen_drauf.conformance.adapter import (
    InTrick,
    NewGame,
    OpenTable,
    SeatView,
)
from tests.conformance.benches import BENCH
from tests.conformance.game_engine import GameEngine
from tests.conformance.python_engines import Library
from tests.conformance.test_check_function import next_to_play, score

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "spec" / "python.md").read_text(encoding="utf-8")
ENGINE = (ROOT / "spec" / "engines" / "python" / "wrong_engine.py").read_text(encoding="utf-8")


def block(language: str, first: str) -> str:
    """The block of code of the page that begins with some text."""
    blocks = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    (found,) = (block for block in blocks if block.startswith(first))
    return str(found)


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run pytest in a folder, with the plugin and without the settings of this project."""
    command = [sys.executable, "-m", "pytest", "-p", "pytest_daumen_rules", "-p", "no:xdist"]
    command += ["-p", "no:cacheprovider", "--tb=short", "-q", *words]
    env = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "80"}
    return subprocess.run(
        command, cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=600
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --strict-markers\n")
    (tmp_path / "wrong_engine.py").write_text(ENGINE)
    return tmp_path


def test_the_engine_of_the_page_is_short_and_is_the_one_that_is_run() -> None:
    assert block("python", '"""An engine of Daumen drauf!') == ENGINE
    assert len(ENGINE.splitlines()) <= 60


@pytest.mark.long
def test_pytest_prints_what_the_page_says(folder: Path) -> None:
    (folder / "test_my_engine.py").write_text(block("python", "import pytest\n"))
    done = run(folder, "test_my_engine.py", "-k", "HIGH-5")
    assert done.returncode == 1, done.stdout + done.stderr
    printed = [line.rstrip() for line in done.stdout.splitlines()]
    expected = [line.rstrip() for line in block("text", "____").splitlines()]
    told = [line for line in expected if line.startswith("E ")]
    assert len(told) > 10
    assert [line for line in printed if line.startswith("E ")] == told
    assert printed[printed.index(expected[0]) :][: len(expected)] == expected


WRONG = "from daumen_rules.conformance.checking import check_function\n"
"""How the block with a wrong function begins."""


@pytest.mark.long
def test_a_wrong_function_is_told_as_the_page_says(folder: Path) -> None:
    page = block("python", WRONG)
    (folder / "test_my_score.py").write_text(page)
    done = run(folder, "test_my_score.py")
    assert done.returncode == 1, done.stdout + done.stderr
    told = [line[4:].rstrip() for line in done.stdout.splitlines() if line.startswith("E ")]
    told[0] = told[0].partition(": ")[2]
    assert told == [line.rstrip() for line in block("text", "score differs").splitlines()]


WRONG_MARKERS = (
    ('clauses="HIHG-5"', "found 'HIHG-5'; expected the id of a clause, such as 'HIGH-5'"),
    ('clauses="WIN-1"', "no game exercises WIN-1: it is about several games"),
    ("clauses=[]", "clauses: found []; expected ids or patterns"),
    ('rules="klingon"', "found 'klingon'; expected a rule set: german or english"),
    ("rules=3", "rules: found 3; expected a RuleSet or its words"),
    ("deck=3", "found deck=3; expected rules, clauses, players, games, language, game"),
    ("game=3", "game: found 3; expected the name of a game, such as 'skat', or a Game"),
    ('game="skatt"', "game: no game 'skatt'; the nearest are skat"),
    ("games=0", "games: found 0; expected a number from 1 up"),
    ("players=9", "players: found 9; expected a number from 2 to 7"),
    ('language="fr"', "language: found 'fr'; expected 'en' or 'de'"),
)


@pytest.mark.long
def test_a_wrong_marker_fails_alone_and_says_what_was_found(folder: Path) -> None:
    """One error for each in a few lines, without steps of the library; other tests run, also those
    without a case in a class with a marker.
    """
    lines = ["import pytest", "def test_other(): pass"]
    for number, (options, _) in enumerate(WRONG_MARKERS):
        lines += [f"@pytest.mark.daumen_rules({options})"]
        lines += [f"def test_{number}(daumen_case): 1 / 0"]
    lines += ['@pytest.mark.daumen_rules(clauses="HIGH-5")', "def test_bare(): 1 / 0"]
    lines += ['@pytest.mark.daumen_rules(clauses="HIGH-[15]")', "class TestIt:"]
    lines += ["    def test_a(self): pass", "    def test_b(self, daumen_case): pass"]
    (folder / "test_it.py").write_text("\n".join(lines))
    done = run(folder, "test_it.py")
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"4 passed, {len(WRONG_MARKERS) + 1} errors" in done.stdout
    for number, (_, reason) in enumerate(WRONG_MARKERS):
        told = done.stdout.split(f"ERROR at setup of test_{number}[marker] ", 1)[1]
        assert told.splitlines()[1].startswith(f"@pytest.mark.daumen_rules: {reason}")
    assert "without the argument `daumen_case`; expected def test_bare(daumen_case)" in done.stdout
    assert "Error" not in done.stdout
    assert "Traceback" not in done.stdout


@pytest.mark.long
def test_tests_without_a_case_do_not_import_the_library(folder: Path) -> None:
    (folder / "test_it.py").write_text(
        "import sys\n"
        "def test_a():\n"
        "    assert not [m for m in sys.modules if m.startswith('daumen_rules')]\n"
        "    assert 'pytest_daumen_rules' in sys.modules\n"
    )
    done = run(folder)
    assert done.returncode == 0, done.stdout


def test_the_cases_are_the_clauses_that_a_game_can_come_upon() -> None:
    assert [case.clause for case in cases()] == list(executable(BENCH))
    assert [str(case) for case in cases(clauses="HIGH-*")] == [f"HIGH-{n}" for n in range(1, 6)]
    assert [str(case) for case in cases(clauses=["PARRY-4", "FILL-[12]"])] == [
        "PARRY-4",
        "FILL-1",
        "FILL-2",
    ]
    for wrong in ("AIM-1", "HIGHER-9"):
        with pytest.raises(ValueError, match=wrong):
            cases(clauses=wrong)
    with pytest.raises(ValueError, match="rule set"):
        cases(rules="dutch")


@pytest.mark.daumen_rules(rules="english", clauses=["FILL-3", "END-6"], games=4)
def test_a_right_engine_passes(daumen_case: DaumenCase[RuleSet]) -> None:
    daumen_case.check(Library())


def test_a_case_that_the_engine_plays_in_no_game_is_skipped() -> None:
    class TwoOnly(Library):
        players = (2,)

        def __call__(self, request: dict[str, object]) -> dict[str, object]:
            no: dict[str, object] = {"unsupported": "only two can play"}
            return no if request.get("players", 2) != 2 else super().__call__(request)

    (case,) = cases(clauses="DECK-4", games=4)
    with pytest.raises(pytest.skip.Exception, match="DECK-4: only two can play"):
        case.check(TwoOnly())


def test_the_plugin_is_found_by_pytest() -> None:
    (found,) = (entry for entry in entry_points(group="pytest11") if "daumen" in entry.name)
    assert (found.name, found.value) == ("pytest_daumen_rules", "pytest_daumen_rules")


def test_the_page_has_every_field_that_an_adapter_reads_or_fills() -> None:
    told: dict[str, set[str]] = {}
    name = ""
    for row in re.findall(r"^\| (?:`([A-Z]\w+)` )?\| (`[a-z_`, ]+`) \|.*\|$", PAGE, re.MULTILINE):
        name = row[0] or name
        told.setdefault(name, set()).update(re.findall(r"`(\w+)`", row[1]))
    for kind in (NewGame, OpenTable, InTrick, SeatView):
        assert told[kind.__name__] == {field.name for field in fields(kind)}


def box_score(dice: list[int], box: str) -> int:
    return score(dice, f"enter {box}")


@pytest.mark.long
@pytest.mark.parametrize("number", range(7))
def test_the_other_code_of_the_page_runs(number: int) -> None:
    """Each block, with the library as the engine; tests in it are called, with few games."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    others = [block for block in blocks if not block.startswith(('"""', "import pytest\n", WRONG))]
    assert len(others) == 7
    few = settings(max_examples=4, database=None, phases=[Phase.generate], deadline=None)
    names: dict[str, Any] = {"MyEngine": Library, "__name__": "page"}
    names["my_score"], names["my_next_seat"] = box_score, next_to_play
    names["MyOtherEngine"] = lambda: GameEngine("wolf-und-schafe").answer
    exec(others[number], names)
    for name, value in list(names.items()):
        if name.startswith("test_"):
            (few(value) if hasattr(value, "hypothesis") else value)()
        elif name.startswith("Test"):
            value.settings = settings(few, stateful_step_count=10)
            value().runTest()
        elif name == "MyAdapter":
            assert value()({"message": "hello"})["leaves_out"] == ["views"]


@pytest.mark.parametrize("words", [(), ("-n", "1", "-p", "xdist")])
@pytest.mark.long
def test_the_summary_tells_the_clauses_that_no_test_has_reached(
    folder: Path, words: tuple[str, ...]
) -> None:
    (folder / "test_score.py").write_text(
        "from daumen_rules.conformance.checking import check_function\n\n\n"
        "def test_turn():\n"
        "    check_function(lambda turn: True, game='wolf-und-schafe', of='allowed',\n"
        "        at='players: A, B', action='A: e1-d2')\n"
    )
    command = [sys.executable, "-m", "pytest", "-p", "pytest_daumen_rules", *words]
    env = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "200"}
    done = subprocess.run(
        command, cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=600
    )
    assert "clauses of the rules" in done.stdout, done.stdout + done.stderr
    assert re.search(r"wolf-und-schafe: \d+ of \d+ clauses; not reached: .*WOLF-", done.stdout)
