"""Which clause is named where an engine's answer is odd in a way that no liar is."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import pytest

from daumen_rules import ENGLISH, GERMAN, deals
from daumen_rules.conformance import smallest_failure
from daumen_rules.conformance.bench import OtherReading
from daumen_rules.conformance.campaign import Campaign
from daumen_rules.conformance.checker import Checker, EngineDiffers
from daumen_rules.conformance.engine_reading import plays_by
from daumen_rules.conformance.messages import FunctionConnection
from daumen_rules.conformance.report import Plan
from daumen_rules.contracts.engine_tests.engine_tests import FixedGame
from daumen_rules.contracts.engine_tests.script import script
from daumen_rules.games.daumen_drauf.setup import start
from tests.conformance.benches import BENCH
from tests.conformance.own_engine import Form, OwnEngine


@pytest.mark.long
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
    report = Campaign(BENCH, lambda: nullcontext(FunctionConnection(hasty)), plan).run()
    assert [finding.blame.clause.id for finding in report.findings] == ["OVER-1"]


def _slow_to_break(breaks: list[bool]) -> OwnEngine:
    """Says that nothing is allowed; once told to, it says what cannot be used."""

    class Breaks(OwnEngine):
        def answer(self, request: Form) -> Form:
            answer = super().answer(request)
            if breaks:
                return {"nothing": 1} if request["message"] != "hello" else answer
            return {"legal": []} if "legal" in answer else answer

    return Breaks()


@pytest.mark.long
def test_a_fault_while_another_reading_is_tried_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    breaks: list[bool] = []

    def named(*given: Any) -> Any:
        breaks.append(True)
        reading = OtherReading("parry_timing", "any_time", (), ENGLISH)
        assert not given[-1](reading)
        breaks.clear()
        return given[-2]

    monkeypatch.setattr(smallest_failure, "named_reading", named)
    plan: Plan[Any, Any, Any, Any] = Plan(rules=(GERMAN,), players=(2,), games=4, most=1)
    engine = _slow_to_break(breaks)
    report = Campaign(BENCH, lambda: nullcontext(FunctionConnection(engine.answer)), plan).run()
    assert len(report.findings) == 1
    (fault,) = report.faults
    assert fault.request["message"] == "new"
    assert not breaks


@pytest.mark.long
def test_an_engine_that_would_not_play_is_not_said_to_play_by_another_reading(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    refuses: list[bool] = []
    own = OwnEngine()

    def answer(request: Form) -> Form:
        if refuses and request["message"] == "new":
            return {"unsupported": "not now"}
        answer = own.answer(request)
        return {"legal": []} if "legal" in answer else answer

    def named(*given: Any) -> Any:
        refuses.append(True)
        assert not given[-1](OtherReading("refill_first", "last_actor", (), ENGLISH))
        return given[-2]

    monkeypatch.setattr(smallest_failure, "named_reading", named)
    plan: Plan[Any, Any, Any, Any] = Plan(rules=(GERMAN,), players=(2,), games=4, most=1)
    report = Campaign(BENCH, lambda: nullcontext(FunctionConnection(answer)), plan).run()
    assert refuses
    assert len(report.findings) == 1


@pytest.mark.parametrize(("left_out", "plays"), [(0, True), (1, True), (2, True), (3, False)])
def test_only_games_that_were_played_count_for_another_reading(left_out: int, plays: bool) -> None:
    """Of each four games the engine leaves some out; a third of them is too few."""
    asked: list[bool] = []

    def agrees(*_: object) -> bool | None:
        asked.append(len(asked) % 4 >= left_out)
        return True if asked[-1] else None

    worlds = BENCH.settings(ENGLISH)[:2]
    assert plays_by(BENCH, GERMAN, worlds, agrees, number=8) == plays
    assert sum(asked) == (8 if plays else 6)


def test_a_difference_is_told_where_the_engine_fails_while_it_is_made_small() -> None:
    before = start(3)
    played = script(BENCH.game.rules, before, deals(before).at(1996), ())
    breaks: list[bool] = []
    engine = _slow_to_break(breaks)

    def answer(request: Form) -> Form:
        told = engine.answer(request)
        if request["message"] == "view" and request["seat"] == 2:
            breaks.append(True)  # the last question about the first game
        return told

    with pytest.raises(EngineDiffers) as differs:
        Checker(answer).check_all([played])
    assert differs.value.failure.script == played
    assert breaks


def test_a_finding_in_cards_without_a_name_has_a_case_and_no_picture() -> None:

    from daumen_rules.cli.conform.report_files import case_text

    engine = OwnEngine()

    def short(request: Form) -> Form:
        answer = engine.answer(request)
        return {"legal": []} if "legal" in answer else answer

    deck = ["Y1p", "Y2h", "G2h", "Y1h", "Y3p", "G2p", "Y2p", "Y3h"]
    flags: Form = {}
    opening, deal = BENCH.forms.opening(
        {"flags": flags, "players": 2, "starter": 0, "hand_size": 2, "deck": deck}
    )
    assert BENCH.is_small(opening)
    played = script(BENCH.game.rules, opening, deal, ())
    plan: Plan[Any, Any, Any, Any] = Plan(
        rules=(GERMAN,), games=0, suite=(FixedGame("unnamed", "", played),), shrink=False
    )
    report = Campaign(BENCH, lambda: nullcontext(FunctionConnection(short)), plan).run()
    (finding,) = report.findings
    assert [ending for ending, _ in case_text(BENCH, finding, "own")] == [".json"]


# Clauses that take more than one game to be told apart


class NothingBelowMinusOne(OwnEngine):
    """Notes no result below minus one."""

    def answer(self, request: Form) -> Form:
        answer = super().answer(request)
        state: Form = answer.get("state") or {}
        if not state.get("points"):
            return answer
        return {**answer, "state": {**state, "points": [max(-1, n) for n in state["points"]]}}


class LowNewColoursAreNotHigher(OwnEngine):
    """Does not list cards of a new colour whose value is not above that of the highest card."""

    def answer(self, request: Form) -> Form:
        answer = super().answer(request)
        trick = getattr(self.state, "trick", None)
        if "legal" not in answer or trick is None or trick.highest is None:
            return answer
        highest = str(trick.highest.card)
        return {"legal": [form for form in answer["legal"] if not _is_low(form, highest)]}


def _is_low(form: Form, highest: str) -> bool:
    card: str = form.get("card", "")
    return form["do"] == "show" and card[0] != highest[0] and card[1] <= highest[1]


class StarterMayPass(OwnEngine):
    """Lists a pass for the seat that is to lead the first trick."""

    begun = True

    def answer(self, request: Form) -> Form:
        answer = super().answer(request)
        if "state" in answer:
            self.begun = request["message"] == "apply"
        if "legal" in answer and not self.begun:
            seat = answer["legal"][0]["seat"]
            return {"legal": [*answer["legal"], {"seat": seat, "do": "pass"}]}
        return answer


class PassesOutOfTurnBeforeTheLead(OwnEngine):
    """Lets a seat pass that is not on turn while nothing is led."""

    last: Form | None = None

    def answer(self, request: Form) -> Form:
        answer = super().answer(request)
        self.last = answer.get("state", self.last)
        state = self.last
        if answer == {"refused": True} and state and not state["over"] and not state["trick"]:
            action: Form = request["action"]
            if action["do"] == "pass" and action["seat"] != state["turn"]:
                return {"state": state}
        return answer


@pytest.mark.long
@pytest.mark.parametrize(
    ("engine", "clause"),
    [
        (NothingBelowMinusOne, "VAL-4"),
        (LowNewColoursAreNotHigher, "HIGH-2"),
        (StarterMayPass, "LEAD-2"),
        (PassesOutOfTurnBeforeTheLead, "TURN-1"),
    ],
)
def test_the_clause_named_is_the_one_that_several_games_agree_on(
    engine: type[OwnEngine], clause: str
) -> None:
    plan: Plan[Any, Any, Any, Any] = Plan(rules=(GERMAN,), games=150, most=1)
    connection = FunctionConnection(engine().answer)
    report = Campaign(BENCH, lambda: nullcontext(connection), plan).run()
    assert report.findings[0].blame.clause.id == clause
