"""The house keeps its own rules: short modules that say what lives in them, layers that hold."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import daumen_rules

ROOT = Path(__file__).parents[2]
MODULES = sorted((ROOT / "daumen_rules").rglob("*.py"))


@cache
def tree(path: Path) -> ast.Module:
    """A module as a syntax tree."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imports_of(path: Path) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """The imports of a module, also those in functions."""
    pending: list[ast.AST] = [tree(path)]
    found = list[ast.Import | ast.ImportFrom]()
    while pending:
        node = pending.pop()
        if isinstance(node, ast.Import | ast.ImportFrom):
            found.append(node)
        elif not isinstance(node, ast.expr):  # nothing is imported within an expression
            pending += ast.iter_child_nodes(node)
    return tuple(found)


def opening(path: Path) -> str:
    """The docstring with which a file begins; empty if it begins otherwise."""
    text = path.read_text(encoding="utf-8")
    return text.split('"""', 2)[1].strip() if text.startswith('"""') else ""


def test_a_module_is_short_and_says_what_lives_in_it() -> None:
    names = {path: path.relative_to(ROOT).as_posix() for path in MODULES}
    lines = {path: path.read_text(encoding="utf-8").count("\n") for path in MODULES}
    assert [names[path] for path in MODULES if lines[path] > 300] == []
    assert [names[path] for path in MODULES if not opening(path)] == []


def test_classes_of_values_are_made_and_values_copied_in_one_way() -> None:
    """By `kernel.frozen`, which is attrs' own and quicker."""
    takes = {
        path.relative_to(ROOT).as_posix()
        for path in MODULES
        for node in imports_of(path)
        if isinstance(node, ast.ImportFrom) and node.module in ("attrs", "attr")
        if any(name.name in ("frozen", "evolve") for name in node.names)
    }
    assert takes == {"daumen_rules/kernel/frozen.py"}


def test_no_text_is_run_as_code() -> None:
    """The library is what stands in its files: nothing is made of text while it runs."""
    made = {"eval", "exec", "compile"}
    said = re.compile("|".join(made))
    names = [
        f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"
        for path in MODULES
        if said.search(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Name) and node.id in made
    ]
    assert names == []


def front_door() -> set[str]:
    """The names that `from daumen_rules import *` gives."""
    names: dict[str, object] = {}
    exec("from daumen_rules import *", names)
    return names.keys() - {"__builtins__"}


def test_the_front_door_has_each_name_once_for_type_checkers_and_at_run_time() -> None:
    stub = tree(ROOT / "daumen_rules" / "__init__.pyi")
    told = [node for node in stub.body[1:] if isinstance(node, ast.ImportFrom)]
    assert len(told) == len(stub.body) - 1
    names = [(f"daumen_rules.{line.module}", a.name) for line in told for a in line.names]
    assert len(names) == len({name for _, name in names})
    assert {name for _, name in names} == front_door()
    assert all(line.level == 1 and a.asname == a.name for line in told for a in line.names)
    front = tree(ROOT / "daumen_rules" / "__init__.py")
    assert not front_door() & {n.id for n in ast.walk(front) if isinstance(n, ast.Name)}
    for module, name in names:
        assert getattr(daumen_rules, name) is getattr(import_module(module), name)
    with pytest.raises(AttributeError, match="no attribute 'nothing_of_the_kind'"):
        daumen_rules.nothing_of_the_kind  # type: ignore[attr-defined] # pyright: ignore  # noqa: B018


def test_the_front_door_loads_no_game_before_it_is_asked_for_one() -> None:
    code = (
        "import sys, daumen_rules; print([m for m in sys.modules if m.startswith('daumen_rules.')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_promised_names_are_at_the_front_door() -> None:
    promised = (
        "GERMAN ENGLISH RuleSet Colour Card Kind deck Deal Show Pass Parry Refused Step load Game "
        "knowledge Match"
    )
    assert set(promised.split()) <= front_door()


def test_a_state_of_a_wrong_kind_is_refused_with_the_reason() -> None:
    game = daumen_rules.load("daumen-drauf")
    table = game.start(2)
    assert isinstance(table, daumen_rules.Undealt)
    dealt = game.step(table, daumen_rules.deals(table).at(0))
    assert isinstance(dealt, daumen_rules.Step)
    with pytest.raises(ValueError, match="dealt already"):
        daumen_rules.deals(dealt.state)
    with pytest.raises(ValueError, match="not finished"):
        daumen_rules.Match(2).add(dealt.state)
    with pytest.raises(ValueError, match="a viewer is"):
        daumen_rules.knowledge(dealt.state, 2)
    with pytest.raises(ValueError, match="a RuleSet such as GERMAN"):
        game.start(2, "german")  # type: ignore[arg-type] # pyright: ignore
    with pytest.raises(ValueError, match="a number from 0 to"):
        daumen_rules.deals(table).at(-1)


def test_light_falls_one_way() -> None:
    linter = shutil.which("lint-imports")
    if linter is None:
        pytest.skip("import-linter is not installed: python -m pip install '.[dev]'")
    done = subprocess.run([linter], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_modules_open_with_what_is_in_them_in_a_sentence_of_their_own() -> None:
    """Not one says that something lives or stands here, as all of them once did."""
    for path in (*MODULES, *(ROOT / "tests").rglob("*.py")):
        assert not re.search(r"(^|\n)Here (live|stand)", opening(path)), path


SEEDED = [
    ROOT / "daumen_rules" / path
    for path in ("table/seeded.py", "adapters/episode.py", "simulation/games.py")
]
"""A table for users, an environment and a simulated game make their numbers from a seed."""


def test_no_module_below_the_command_line_draws_or_looks_at_a_clock() -> None:
    assert len(MODULES) > 300
    for path in MODULES:
        if {"cli", "conformance"} & set(path.relative_to(ROOT).parts) or path.name == "__main__.py":
            continue
        if path in SEEDED:
            continue
        for node in imports_of(path):
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                names.append(node.module)
            assert not {"random", "secrets", "time", "datetime", "os", "sys"} & set(names), path


FOR_PYTEST = {"generated_games", "state_machine", "plugin", "strategies"}
"""Modules of the test bench that need hypothesis or pytest; the rest of it needs attrs only."""


def test_the_test_bench_needs_attrs_only_but_for_what_is_made_for_pytest() -> None:
    """One process imports all of it, without hypothesis and pytest; strategies say what lacks."""
    bench = ROOT / "daumen_rules" / "conformance"
    names = [
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in sorted(bench.rglob("*.py"))
    ]
    others = [name for name in names if name.rpartition(".")[2] not in FOR_PYTEST]
    source = "\n".join(
        [
            "import sys, importlib",
            "sys.modules.update(dict.fromkeys(['hypothesis', 'pytest', 'click', 'rich']))",
            f"for name in {others}: importlib.import_module(name)",
            "try: import daumen_rules.conformance.strategies",
            "except ModuleNotFoundError as error: print(error)",
        ]
    )
    command = [sys.executable, "-c", source]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "python -m pip install '.[test]'" in done.stdout


PURE = ("check.report", "check.data", "why.report", "spec.pages")
"""Modules of the command line that people without its extra may use."""
MAKES_PAGES = """
from pathlib import Path
from daumen_rules import load
from daumen_rules.cli.pages.page import story_page
from daumen_rules.cli.pages.situation_page import situation_page
from daumen_rules.contracts.story import everybody, story
from daumen_rules.kernel.lines import no_tick
from daumen_rules.records.record_story import played
from daumen_rules.records.replay import replay

game = load("daumen-drauf")
kept = Path("spec/daumen_drauf")
record = game.read_record((kept / "games/two-seats.dd").read_text("utf-8"))
told = story(played(replay(record))[0], everybody(2))
court = game.court()
(dispute,) = kept.glob("disputes/001*.sit")
situation = court.read(dispute.read_text("utf-8"), no_tick)
last = court.length(situation)
for page in story_page(told, 0, "de"), situation_page(game, situation, None, (last, last), "en"):
    assert page.startswith("<!DOCTYPE html>") and page.endswith("</html>\\n")
"""


@pytest.mark.long
def test_what_is_pure_in_the_command_line_works_with_attrs_alone() -> None:
    """One process imports what is pure, and makes two pages."""
    lacking = ("click", "rich", "prompt_toolkit", "svg", "junitparser")
    lines = [f"import sys; sys.modules.update(dict.fromkeys({lacking!r}))"]
    lines += [f"import daumen_rules.cli.{name}" for name in PURE]
    lines.append(MAKES_PAGES)
    done = subprocess.run([sys.executable, "-c", "\n".join(lines)], cwd=ROOT, check=False)
    assert done.returncode == 0
