"""A dice game takes its words by their names, and gives each of its functions to its engine."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[3]
DICE: Final = ROOT / "daumen_rules" / "games" / "dice"
PATHS: Final = {path.stem: [path] for path in DICE.glob("[!_]*.py")} | {
    path.parent.name: sorted(path.parent.glob("[!_]*.py")) for path in DICE.glob("*/game.py")
}
TREES: Final = {
    name: ast.parse("\n".join(path.read_text(encoding="utf-8") for path in paths))
    for name, paths in sorted(PATHS.items())
}


def bound(tree: ast.Module) -> Iterator[str]:
    """The functions of a game: those that are written there, and those made by its engine."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call | ast.Tuple):
            targets = [name for target in node.targets for name in ast.walk(target)]
            yield from (each.id for each in targets if isinstance(each, ast.Name))


def idle(tree: ast.Module) -> list[str]:
    """Functions that nothing in their game names."""
    loaded = {
        node.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    }
    return [name for name in bound(tree) if name.islower() and name not in loaded]


def test_no_function_of_a_dice_game_is_idle() -> None:
    assert len(TREES) == 84
    assert {name: found for name, tree in TREES.items() if (found := idle(tree))} == {}


def test_a_function_that_no_part_has_is_found() -> None:
    written = ast.unparse(TREES["finke"])
    assert idle(ast.parse(written.replace("again=again", "again=throws(OUT, 1)"))) == ["again"]


def test_a_dice_game_takes_every_word_by_its_name() -> None:
    stars = [
        name
        for name, tree in TREES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.names[0].name == "*"
    ]
    assert stars == []


def test_a_dice_game_of_more_than_eighty_lines_says_why() -> None:
    """And one of fewer does not."""
    why = {name: "It is long because " in (ast.get_docstring(t) or "") for name, t in TREES.items()}
    lines = {
        name: max(len(path.read_text(encoding="utf-8").splitlines()) for path in paths)
        for name, paths in PATHS.items()
    }
    assert {name for name, said in why.items() if said} == {n for n in why if lines[n] > 80}
