"""Every row of the table bears load: drop it, and a test that cites its clause fails.

Here the tests of `tests/clauses` are run once more inside one test, with a game that lacks a row.
"""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import attrs
import pytest

import tests.clauses
from daumen_rules.games.daumen_drauf import rules as room
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.kernel.row import Legality

TABLE = GAME.rules.legality.rows
ROWS = range(len(TABLE))
NAMES = [f"{row.clause.id}-{row.name}" for row in TABLE]

Check = Callable[[], None]


def citing() -> Iterator[tuple[str, Check]]:
    """The ids cited by the tests of clauses that take no arguments, each with its test."""
    for found in pkgutil.iter_modules(tests.clauses.__path__, "tests.clauses."):
        module = import_module(found.name)
        for name, function in vars(module).items():
            if name.startswith("test_") and not inspect.signature(function).parameters:
                marks: list[Any] = getattr(function, "pytestmark", [])
                for mark in marks:
                    if mark.name == "cites":
                        yield from ((id_, function) for id_ in mark.args)


def fails(check: Check) -> bool:
    """Whether a test fails by its own assertion.

    Without its row an action may go on to where nothing is prepared for it and raise TypeError.
    That does not count: the test is to say what was expected.
    """
    try:
        check()
    except AssertionError:
        return True
    except TypeError:
        return False
    return False


def by_id() -> dict[str, list[Check]]:
    grouped: dict[str, list[Check]] = {}
    for id_, check in citing():
        grouped.setdefault(id_, []).append(check)
    return grouped


CITING = by_id()


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_a_test_fails_without_the_row(row: int, monkeypatch: pytest.MonkeyPatch) -> None:
    left = Legality(*TABLE[:row], *TABLE[row + 1 :])
    monkeypatch.setattr(room, "RULES", attrs.evolve(room.RULES, legality=left))
    assert any(fails(check) for check in CITING[TABLE[row].clause.id])


@pytest.mark.parametrize("id_", sorted({row.clause.id for row in TABLE}))
def test_no_test_fails_with_all_rows(id_: str) -> None:
    for check in CITING[id_]:
        check()


def test_no_row_is_asked_twice() -> None:
    asked = [(row.clause, row.finds) for row in TABLE]
    assert len(set(asked)) == len(asked)
