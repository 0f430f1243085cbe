"""Signposts tell the truth: a module, a room or a name that a docstring points at is there.

What is meant as code stands in backticks, in docstrings as in pages.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from daumen_rules import Game
from daumen_rules.cli.main import COMMANDS
from tests.house.test_house import ROOT, front_door, tree

HOUSE = ROOT / "daumen_rules"
FILES = sorted(path for top in ("daumen_rules", "tests") for path in (ROOT / top).rglob("*.py"))
PLAIN = re.compile(r"`([a-z_]\w*)`")
DOTTED = re.compile(r"`([a-z_]\w*(?:\.[A-Za-z_]\w*)+)`")
FILE_ENDS = ("json", "md", "txt", "toml")
FRONT_DOOR = {*front_door(), *vars(Game), *COMMANDS}
"""What every docstring may name: the names of the front door, methods of a game, commands."""
NO_CODE = {
    "tests/conftest.py": {"default"},
    "tests/laws/test_campaign.py": {"default", "thorough"},
    "tests/collection/dice/positions.py": {"c5", "bet_3_on_7"},
    "tests/house/marks.py": {"read"},
    "tests/collection/citing.py": {"c.MILL"},
    "daumen_rules/register/citations.py": {"model.Card.twin"},
}
"""Words in backticks that are no code of the file: profiles of Hypothesis, words of a notation,
examples.
"""


def no_code(path: Path) -> set[str]:
    return NO_CODE.get(path.relative_to(ROOT).as_posix(), set())


def docstrings(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""


def names_of(path: Path) -> set[str]:
    """All names that the code of a module says, its own or another's."""
    said: set[str] = set()
    for node in ast.walk(tree(path)):
        match node:
            case ast.Name(id=name) | ast.arg(arg=name) | ast.Attribute(attr=name):
                said.add(name)
            case ast.alias(name=name, asname=as_name):
                said |= {*name.split("."), as_name or name}
            case ast.ImportFrom(module=str(module)):
                said |= {*module.split(".")}
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                said.add(name)
            case ast.Constant(value=str(text)) if text.isidentifier():
                said.add(text)
            case _:
                pass
    return said


def rooms_around(path: Path) -> list[Path]:
    """The room of a module, and each room around that one."""
    return [room for room in path.parents if (room / "__init__.py").exists()]


def is_module(room: Path, name: str) -> bool:
    return (room / f"{name}.py").exists() or (room / name / "__init__.py").exists()


def leads_somewhere(path: Path, dotted: str) -> bool:
    """Whether there is such a module, or such a name in such a module."""
    first, *others = dotted.split(".")
    rooms = [room for room in [*rooms_around(path), HOUSE] if is_module(room, first)]
    if any(has_name(room / first, others) for room in rooms):
        return True
    return first in names_of(path) or find_spec(first) is not None


def has_name(place: Path, names: list[str]) -> bool:
    """Whether a module or room has a room, module or name within: `["marks", "Mark"]`."""
    while names and is_module(place, names[0]):
        place, names = place / names[0], names[1:]
    file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    return not names or names[0] in names_of(file)


@pytest.mark.long
def test_a_dotted_name_in_a_docstring_leads_somewhere() -> None:
    astray = [
        f"{path.relative_to(ROOT).as_posix()}: {dotted}"
        for path in FILES
        for text in docstrings(path)
        for dotted in DOTTED.findall(text)
        if not dotted.endswith(FILE_ENDS) and dotted not in no_code(path)
        if not leads_somewhere(path, dotted)
    ]
    assert astray == []


def test_what_the_head_of_a_module_names_is_a_module_beside_it_or_a_name_of_its_code() -> None:
    astray = [
        f"{place}: {word}"
        for path in FILES
        for place in [path.relative_to(ROOT).as_posix()]
        for word in PLAIN.findall(ast.get_docstring(tree(path)) or "")
        if word not in names_of(path) | FRONT_DOOR | no_code(path)
        if not any(is_module(room, word) for room in rooms_around(path))
        if not hasattr(builtins, word) and find_spec(word) is None
    ]
    assert astray == []


def test_a_room_that_is_to_be_read_in_an_order_names_its_modules_as_code() -> None:
    """So that the test above sees them."""
    heads = [path for path in FILES if path.name == "__init__.py"]
    said = {path: ast.get_docstring(tree(path)) or "" for path in heads}
    ordered = [path for path in heads if re.search(r"reading order|in this order", said[path])]
    assert len(ordered) > 5
    assert [path for path in ordered if len(PLAIN.findall(said[path])) < 3] == []
