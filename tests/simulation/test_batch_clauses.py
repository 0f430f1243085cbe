"""Each kernel names the clauses of its readable twin, and each clause has a kernel."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from daumen_rules.contracts.batch_form import AnyBatchForm
from daumen_rules.games import catalogue
from daumen_rules.register.citations import carrying_out

pytest.importorskip("numba")


def named_in(form: AnyBatchForm) -> Iterator[tuple[str, str]]:
    """The ids of clauses in the docstrings of the kernels of a form, each with its kernel."""
    for module in form.modules:
        spec = find_spec(module)
        assert spec is not None
        assert spec.origin is not None
        for node in ast.parse(Path(spec.origin).read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                told = re.search(r"Clauses:\s+([^.]+)\.", ast.get_docstring(node) or "")
                for clause in re.split(r",\s+", told[1]) if told else ():
                    yield clause, f"{module}.{node.name}"


@pytest.mark.long
def test_every_clause_that_a_function_carries_out_has_a_kernel_or_a_reason() -> None:
    checked = 0
    for game in map(catalogue.game, catalogue.GAMES):
        if game.batch is None:
            continue
        form, checked = game.batch(), checked + 1
        ids = {clause.id for clause in game.book.clauses}
        named, left_out = dict(named_in(form)), dict(form.left_out)
        assert {*named, *left_out} <= ids, game
        assert not named.keys() & left_out.keys(), game
        assert all(left_out.values()), game
        missing = {clause for clause, _ in carrying_out(game)} - {*named, *left_out}
        assert missing == set(), game
    assert checked
