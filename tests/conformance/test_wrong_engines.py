"""Engines that are wrong in ways that once went unseen, or broke the talk."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from daumen_rules import GERMAN
from daumen_rules.cli.conform.report_files import fault_text
from daumen_rules.cli.conform.report_text import Accepted, report_lines
from daumen_rules.cli.conform.saved_cases import status_of
from daumen_rules.cli.main import main
from daumen_rules.conformance.campaign import Campaign
from daumen_rules.conformance.messages import FunctionConnection
from daumen_rules.conformance.report import Plan, Report, Stop
from daumen_rules.games.daumen_drauf.game import GAME
from tests.conformance.benches import BENCH
from tests.conformance.own_engine import Form, OwnEngine


class LegalAfterTheEnd(OwnEngine):
    """Says that a seat may pass when the game is over."""

    def answer(self, request: Form) -> Form:
        answer = super().answer(request)
        return {"legal": [{"seat": 0, "do": "pass"}]} if answer == {"legal": []} else answer


class RefusedMovesOn(OwnEngine):
    """Refuses, and thinks that somebody else is on turn from then on."""

    def __init__(self) -> None:
        super().__init__()
        self._moved = False

    def answer(self, request: Form) -> Form:
        answer = super().answer(request)
        self._moved = "refused" in answer or (self._moved and "state" not in answer)
        if self._moved and "legal" in answer:
            return {"legal": [{**form, "seat": 1 - form["seat"]} for form in answer["legal"]]}
        return answer


class PlaysNothing(OwnEngine):
    """Supports no game."""

    def answer(self, request: Form) -> Form:
        hello = request["message"] == "hello"
        return super().answer(request) if hello else {"unsupported": "later"}


class ErrsAtParries(OwnEngine):
    """Cannot parry."""

    def answer(self, request: Form) -> Form:
        if request.get("action", {}).get("do") == "parry":
            return {"error": "no parry"}
        return super().answer(request)


def _talk(
    engine: type[OwnEngine],
    games: int = 12,
    known: frozenset[str] = frozenset(),
    *,
    shrink: bool = False,
    watch: Callable[[Report[Any, Any, Any], int], bool] | None = None,
) -> Report[Any, Any, Any]:
    @contextmanager
    def connection() -> Generator[FunctionConnection, None, None]:
        yield FunctionConnection(engine().answer)

    plan: Plan[Any, Any, Any, Any] = Plan(
        rules=(GERMAN,), players=(2,), games=games, most=1, known=known, shrink=shrink
    )
    return Campaign(BENCH, connection, plan, watch or (lambda report, of: True)).run()  # noqa: ARG005


def _told(report: Report[Any, Any, Any]) -> list[str]:
    return list(report_lines(BENCH, report, Accepted({}), "en", table=False))


def test_what_may_be_done_after_the_end() -> None:
    report = _talk(LegalAfterTheEnd)
    assert report.findings[0].blame.clause.id == "OVER-1"
    assert status_of(report) == 1


def test_a_refused_action_that_changes_the_turn() -> None:
    (finding,) = _talk(RefusedMovesOn).findings
    assert finding.blame.clause.id in ("TURN-1", "START-1")


def test_an_engine_that_plays_nothing_is_not_said_to_be_right() -> None:
    report = _talk(PlaysNothing)
    assert not report.is_clean
    assert (report.games, report.asks, report.left_out) == (0, 0, 12)
    assert status_of(report) == 2
    assert _told(report)[-1].startswith("Nothing was compared")


def test_a_failure_to_answer_tells_its_game_and_is_kept(tmp_path: Path) -> None:
    report = _talk(ErrsAtParries, games=40)
    fault = report.faults[0]
    assert fault.request["action"]["do"] == "parry"
    assert fault.game is not None
    here, *_ = [line for line in _told(report) if line.endswith("<- no usable answer after this")]
    assert "parry" in here
    case = json.loads(fault_text(BENCH, fault, "own"))
    assert case["actions"][-1]["do"] == "parry"


class WrongAndThenGone(LegalAfterTheEnd):
    """Wrong in its first game, and fails to answer in any other."""

    games = 0

    def answer(self, request: Form) -> Form:
        WrongAndThenGone.games += request["message"] == "new"
        return {"error": "gone"} if WrongAndThenGone.games > 1 else super().answer(request)


def test_a_failure_while_a_game_is_made_small_counts_no_game_twice() -> None:
    WrongAndThenGone.games = 0
    report = _talk(WrongAndThenGone, games=1, shrink=True)
    assert report.findings
    assert report.faults
    assert report.games == 1


def test_only_the_clause_named_first_is_accepted() -> None:
    found = _talk(RefusedMovesOn).findings[0].blame
    others = frozenset(clause.id for clause in GAME.book.clauses) - {found.clause.id}
    assert len(others) > 50
    assert _talk(RefusedMovesOn, known=others).findings
    assert not _talk(RefusedMovesOn, known=frozenset({found.clause.id})).findings


def test_an_interrupted_talk_is_no_success() -> None:
    def interrupt(report: Report[Any, Any, Any], of: int) -> bool:
        raise KeyboardInterrupt

    report = _talk(OwnEngine, watch=interrupt)
    assert report.stopped is Stop.INTERRUPTED
    assert status_of(report) == 130


@pytest.mark.parametrize("players", ["5", "2,9"])
def test_numbers_of_seats_that_a_game_does_not_have(players: str) -> None:
    words = ["conform", "--game", "wolf-und-schafe", "--players", players, "--", "cat"]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 2
    assert "expected numbers from 2" in done.stderr
