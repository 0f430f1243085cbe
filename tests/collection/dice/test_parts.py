"""A function of a dice game is the part of its engine whose name it has: none has a name that
nobody asks for, and all have the types that the engine asks.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest
from attrs import fields

from daumen_rules.games.dice.engines.tally import Tally
from daumen_rules.games.dice.engines.trick import Trick

ROOT: Final = Path(__file__).parents[3]
ENGINES: Final[dict[str, Any]] = {"game": Tally, "trick_game": Trick}
PATHS: Final = sorted((ROOT / "daumen_rules" / "games" / "dice").glob("[!_]*.py"))
TREES: Final = {path.stem: ast.parse(path.read_text(encoding="utf-8")) for path in PATHS}


def entry_of(tree: ast.Module) -> tuple[str, ast.Call]:
    """The engine of a game, and the call in its last line that makes it."""
    last = tree.body[-1]
    assert isinstance(last, ast.Assign)
    assert isinstance(last.value, ast.Call)
    assert isinstance(last.value.func, ast.Name)
    return last.value.func.id, last.value


def parts_of(engine: str) -> frozenset[str]:
    """The names of the parts of an engine."""
    return frozenset(part.name for part in fields(ENGINES[engine]))


def bound(tree: ast.Module) -> Iterator[str]:
    """The functions of a game: those that are written there, and those made by its engine."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call | ast.Tuple):
            targets = [name for target in node.targets for name in ast.walk(target)]
            yield from (each.id for each in targets if isinstance(each, ast.Name))


def idle(tree: ast.Module) -> list[str]:
    """Functions that are no part of the engine and that nothing in their game names."""
    engine, _ = entry_of(tree)
    loaded = {
        node.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    }
    small = [name for name in bound(tree) if name.islower()]
    return [name for name in small if name not in loaded | parts_of(engine)]


def test_no_function_of_a_dice_game_is_idle() -> None:
    assert len(TREES) == 84
    assert {name: found for name, tree in TREES.items() if (found := idle(tree))} == {}


def test_a_function_with_a_slip_in_its_name_is_found() -> None:
    written = ast.unparse(TREES["finke"])
    assert idle(ast.parse(written.replace("def again(", "def agian("))) == ["agian"]


def test_a_dice_game_of_more_than_eighty_lines_says_why() -> None:
    """And one of fewer does not."""
    why = {name: "It is long because " in (ast.get_docstring(t) or "") for name, t in TREES.items()}
    lines = {path.stem: len(path.read_text(encoding="utf-8").splitlines()) for path in PATHS}
    assert {name for name, said in why.items() if said} == {n for n in why if lines[n] > 80}


class Qualified(ast.NodeTransformer):
    """Names of a game, written as those of its module."""

    def __init__(self, module: str) -> None:
        self.module = module

    def visit_Name(self, node: ast.Name) -> ast.expr:
        own = isinstance(node.ctx, ast.Load) and node.id not in ("range", "True", "False")
        return ast.Attribute(ast.Name(self.module), node.id) if own else node

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        return node


def written_out(name: str, tree: ast.Module) -> str:
    """A game as a call of its engine in which every part is told."""
    engine, call = entry_of(tree)
    call = Qualified(name).visit(call)
    told = {part.arg or "": ast.unparse(part.value) for part in call.keywords}
    shared = f", **{told.pop('')}" if "" in told else ""
    told = {part: value for part, value in told.items() if part not in ("slug", "scored")}
    if engine == "game":
        told |= {"count": ast.unparse(call.args[1]), "wins": ast.unparse(call.args[2])}
    own = {part: f"{name}.{part}" for part in bound(tree) if part in parts_of(engine)}
    parts = ", ".join(f"{part}={value}" for part, value in (own | told).items())
    return f"{ENGINES[engine].__name__}({parts}{shared})"


def type_errors(folder: Path, lines: list[str]) -> str:
    """What mypy, strict, says of lines after the imports of all dice games."""
    file = folder / "parts.py"
    heads = [f"from daumen_rules.games.dice import {name}" for name in TREES]
    for engine, kind in (("tally", "Tally"), ("trick", "Trick")):
        heads.append(f"from daumen_rules.games.dice.engines.{engine} import {kind}")
    file.write_text("\n".join((*heads, *lines, "")), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--implicit-reexport", "--no-pretty"]
    command += ["--config-file", "", "--follow-imports", "silent"]
    command += ["--cache-dir", ".mypy_cache/parts", str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


@pytest.mark.long
@pytest.mark.skipif(
    find_spec("mypy") is None,
    reason="mypy is not installed: python -m pip install '.[dev]'",
)
def test_the_parts_of_all_dice_games_have_the_types_that_their_engine_asks(tmp_path: Path) -> None:
    """One function that is planted in the place of another is the only one that is wrong."""
    lines = [written_out(name, tree) for name, tree in TREES.items()]
    assert any("over=elf_hoch.over" in line for line in lines)
    planted = [line.replace("over=elf_hoch.over", "over=elf_hoch.blank") for line in lines]
    wrong = type_errors(tmp_path, [*lines, *(set(planted) - set(lines))])
    errors = re.findall(r"parts\.py:(\d+): error: (.*)", wrong)
    last = str(len(TREES) + len(ENGINES) + len(lines) + 1)
    assert {line for line, _ in errors} == {last}, wrong
    assert any(said.startswith('Argument "over" to "Tally"') for _, said in errors)
