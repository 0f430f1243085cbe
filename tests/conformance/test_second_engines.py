"""Second programs of newer games play as the rules do, and their faults are found."""

from __future__ import annotations

from typing import Final

import pytest

from tests.conformance.foreign.measure import ROOT, report
from tests.conformance.foreign.planted import SECOND, Engine, faults
from tests.conformance.foreign.planted import engines as engines_of
from tests.each import of_each, thinned

ALL: Final = engines_of(SECOND)
LINES: Final = 150


@of_each("engine", ALL)
def test_an_engine_is_short_and_imports_nothing_of_the_library(engine: Engine) -> None:
    text = engine.path.read_text(encoding="utf-8")
    assert "daumen" not in text
    assert len(text.splitlines()) <= LINES


def test_planted_faults_name_clauses_of_the_page() -> None:
    with_faults = [engine for engine in ALL if faults(engine)]
    assert len(with_faults) >= 5
    for engine in with_faults:
        page = (ROOT / "spec" / "collection" / f"{engine.game}.md").read_text(encoding="utf-8")
        text = engine.path.read_text(encoding="utf-8")
        planted = faults(engine)
        assert len({fault.name for fault in planted}) in (3, 4)
        for fault in planted:
            assert all(text.count(old) == 1 for old in fault.plant[::2]), fault
            assert all(f"| {clause} |" in page for clause in (*fault.first, *fault.also)), fault


@pytest.mark.long
@pytest.mark.parametrize("engine", thinned(ALL, 5), ids=lambda engine: engine.game)
def test_an_engine_agrees_with_the_rules(engine: Engine) -> None:
    told, _ = report(engine.game, engine.command(), "--games", "2", limit=300)
    assert told is not None
    assert told["clean"], told["differences"] or told["faults"]
