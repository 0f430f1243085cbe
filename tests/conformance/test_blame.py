"""Which clause is named where an engine's answer is odd in a way that no liar is."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

from daumen_rules import GERMAN
from daumen_rules.conformance.campaign import Campaign
from daumen_rules.conformance.daumen_drauf.bench import BENCH
from daumen_rules.conformance.messages import FunctionTalker
from daumen_rules.conformance.report import Plan
from tests.conformance.own_engine import Form, OwnEngine


def test_points_before_the_end_are_no_crash_of_the_bench() -> None:
    """They are noted once the game is over (VAL-5), which is what OVER-1 says."""
    engine = OwnEngine()

    def hasty(request: Form) -> Form:
        answer = engine.answer(request)
        if request["message"] == "apply" and "state" in answer:
            state = answer["state"]
            points = state["points"] or [0] * len(state["hands"])
            return {**answer, "state": {**state, "points": points}}
        return answer

    plan: Plan[Any, Any, Any, Any] = Plan(rules=(GERMAN,), games=4, most=1)
    report = Campaign(BENCH, lambda: nullcontext(FunctionTalker(hasty)), plan).run()
    assert [finding.blame.clause.id for finding in report.findings] == ["OVER-1"]


def test_a_finding_in_cards_without_a_name_has_a_case_and_no_picture() -> None:
    from daumen_rules.cli.conform_files import case_text
    from daumen_rules.conformance.daumen_drauf.forms import opening_of
    from daumen_rules.conformance.script import script

    engine = OwnEngine()

    def short(request: Form) -> Form:
        answer = engine.answer(request)
        return {"legal": []} if "legal" in answer else answer

    deck = ["Y1p", "Y2h", "G2h", "Y1h", "Y3p", "G2p", "Y2p", "Y3h"]
    flags: Form = {}
    opening, deal = opening_of(
        {"flags": flags, "players": 2, "starter": 0, "hand_size": 2, "deck": deck}
    )
    assert BENCH.is_small(opening)
    played = script(BENCH.game, opening, deal, ())
    plan: Plan[Any, Any, Any, Any] = Plan(
        rules=(GERMAN,), games=0, suite=(("unnamed", played),), shrink=False
    )
    report = Campaign(BENCH, lambda: nullcontext(FunctionTalker(short)), plan).run()
    (finding,) = report.findings
    assert [ending for ending, _ in case_text(BENCH, finding, "own")] == [".json"]
