"""Engines written from the pages alone: they agree with the rules, and their faults are found."""

from __future__ import annotations

from typing import Final

import pytest

from tests.conformance.foreign.measure import ROOT, measure, report
from tests.conformance.foreign.planted import Engine, Fault, engines, faults
from tests.each import of_each

ALL: Final = engines()
FOUND_SOON: Final = [
    "kniffel/full-house-by-pips",
    "zehntausend/three-ones-100",
    "chicago/no-limit-for-others",
    "dame/men-capture-backward",
    "der-letzte-stich/suit-not-followed",
    "mau-mau/jack-at-any-time",
    "mogeln/taker-lays",
    "muehle/taken-from-mills",
    "wolf-und-schafe/sheep-go-back",
]
"""Faults of all kinds of games whose clause is named first today; `spec/assurance.md` has all."""


def _able(engine: Engine) -> Engine:
    if not engine.can_run:
        pytest.skip("node is not installed")
    return engine


def _fault(name: str) -> Fault:
    return next(fault for engine in ALL for fault in faults(engine) if str(fault) == name)


def test_there_are_twelve_games_in_two_languages() -> None:
    assert len(ALL) == 12
    assert sum(engine.is_javascript for engine in ALL) >= 4
    assert sum(not engine.is_javascript for engine in ALL) >= 4


@of_each("engine", ALL)
def test_ten_faults_are_planted_once_each_and_name_clauses_of_the_page(engine: Engine) -> None:
    page = (ROOT / "spec" / "collection" / f"{engine.game}.md").read_text(encoding="utf-8")
    text = engine.path.read_text(encoding="utf-8")
    planted = faults(engine)
    assert len({fault.name for fault in planted}) == 10
    for fault in planted:
        assert all(text.count(old) == 1 for old in fault.plant[::2]), fault
        assert all(f"| {clause} |" in page for clause in (*fault.first, *fault.also)), fault


@pytest.mark.long
@pytest.mark.parametrize("engine", ALL, ids=lambda engine: engine.game)
def test_an_engine_without_a_fault_agrees_with_the_rules(engine: Engine) -> None:
    told, _ = report(engine.game, _able(engine).command(), "--games", "8", limit=600)
    assert told is not None
    assert told["clean"], told["differences"] or told["faults"]
    assert told["games"] >= 8


@pytest.mark.long
@pytest.mark.parametrize("name", FOUND_SOON)
def test_a_planted_fault_is_found_and_its_clause_named_first(name: str) -> None:
    fault = _fault(name)
    _able(fault.engine)
    finding = measure(fault, limit=300)
    assert finding.is_found
    assert finding.is_first_right, finding
