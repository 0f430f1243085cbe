"""Marks of the source are kept in a table; who carries out a clause is called by its tests."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.citing import ROOT
from tests.conftest import takes_minutes
from tests.house import marks


@pytest.mark.long
def test_every_mark_of_the_source_is_in_the_table() -> None:
    found = "\n".join(marks.differing())
    assert not found, f"{found}\nread the manual, then `python -m tests.house.marks --write`"


@pytest.mark.long
def test_every_function_that_cites_a_clause_is_called_by_a_test_that_cites_it() -> None:
    takes_minutes()
    done = subprocess.run(
        [sys.executable, "-m", "tests.house.reached"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3_000:]


def test_the_table_has_lines_of_every_kind() -> None:
    kinds = {line.partition(" ")[0] for line in marks.kept()}
    assert kinds == {"clause", "option", "marked"}
    assert "option dame taken | at_once | manual | DAME-8" in marks.kept()
