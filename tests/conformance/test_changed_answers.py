"""Answers of an engine changed at random: every one is a finding, none breaks the bench.

Nothing in the bench catches faults of our own; so a campaign that ends has none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from daumen_rules import GERMAN
from daumen_rules.conformance import blame as general
from daumen_rules.conformance.campaign import Campaign
from daumen_rules.conformance.messages import FunctionConnection
from daumen_rules.conformance.report import Plan, Report
from tests.conformance.benches import BENCH
from tests.conformance.own_engine import Form, OwnEngine

ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    3,
    99,
    10**30,
    1.5,
    "",
    "Y3p",
    "Y3",
    "x",
    [],
    [0],
    {},
    "é",
)
"""What is put in place of a part of an answer."""


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every part of an answer, as the list or object that holds it and its key there."""
    keys: list[Any] = list(value) if hasattr(value, "keys") else list(range(len(value)))
    for key in keys:
        part = value[key]
        yield value, key
        if isinstance(part, dict | list):
            yield from _places(part)


def changed_answers(seed: int) -> Callable[[Form], Form]:
    """A right engine of whose answers after `hello` one part in twenty answers is odd."""
    engine, random = OwnEngine(), Random(seed)

    def answer(request: Form) -> Form:
        right = deepcopy(engine.answer(request))
        if request["message"] == "hello" or random.random() < 0.95:
            return right
        holder, key = random.choice(list(_places(right)))
        holder[key] = random.choice(ODD)
        return right

    return answer


def _campaign(answer: Callable[[Form], Form], games: int) -> Report[Any, Any, Any]:
    plan: Plan[Any, Any, Any, Any] = Plan(rules=(GERMAN,), games=games, most=2)
    return Campaign(BENCH, lambda: nullcontext(FunctionConnection(answer)), plan).run()


@pytest.mark.long
@pytest.mark.parametrize("block", range(4))
def test_no_odd_answer_breaks_the_bench(block: int) -> None:
    findings = 0
    for seed in range(25 * block, 25 * block + 25):
        report = _campaign(changed_answers(seed), games=3)
        for finding in report.findings:
            assert finding.blame.clause in BENCH.game.book.clauses
            assert BENCH.tell(finding.failure, finding.blame, "de")
        findings += len(report.findings) + len(report.faults)
    assert findings >= 20


def test_a_fault_of_ours_is_no_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise ZeroDivisionError("a fault of ours")

    def wrong(request: Form) -> Form:
        answer = OwnEngine().answer(request) if request["message"] == "hello" else right(request)
        return {**answer, "legal": []} if "legal" in answer else answer

    right = OwnEngine().answer
    monkeypatch.setattr(general, "blame", broken)
    monkeypatch.setattr(type(BENCH.own_tests), "blame", property(lambda _: broken), raising=False)
    with pytest.raises(ZeroDivisionError, match="a fault of ours"):
        _campaign(wrong, games=1)
