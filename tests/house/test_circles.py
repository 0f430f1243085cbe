"""No circle of files: of two files in a room, one at most imports the other, directly or not.

What is imported late, inside a function, counts too; what is imported for type checkers alone does
not.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.house.test_house import ROOT

HOUSE = ROOT / "daumen_rules"
FILES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for path in HOUSE.rglob("*.py")
}
ROOMS = sorted(
    {".".join(name.split(".")[:2]) for name in FILES if name.count(".") > 1}
    - {"daumen_rules.games"}
) + sorted(
    {".".join(name.split(".")[:3]) for name in FILES if name.startswith("daumen_rules.games.")}
)


def imported(name: str) -> Iterator[str]:
    """The modules of the house that a module imports, for more than types."""
    path = FILES[name]
    here = name if path.name == "__init__.py" else name.rpartition(".")[0]
    pending: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.expr):
            continue
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            pending += node.orelse
            continue
        pending += ast.iter_child_nodes(node)
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            room = here.split(".")[: len(here.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*room, *([node.module] if node.module else [])])
            for alias in node.names:
                yield f"{base}.{alias.name}" if f"{base}.{alias.name}" in FILES else base


@pytest.mark.parametrize("room", ROOMS)
def test_the_files_of_a_room_have_an_order(room: str) -> None:
    inside = {name for name in FILES if f"{name}.".startswith(f"{room}.")}
    graph = {name: {*imported(name)} & inside - {name, room} for name in inside}
    try:
        order = [*TopologicalSorter(graph).static_order()]
    except CycleError as circle:
        raise AssertionError(" -> ".join(circle.args[1])) from None
    assert {*order} >= inside


def test_an_import_in_a_function_is_seen() -> None:
    assert "daumen_rules.records.record" in {*imported("daumen_rules.contracts.game")}
    assert "daumen_rules.contracts.court" not in {*imported("daumen_rules.contracts.game")}
