"""What is found is played again in fresh processes: alone, after the games before, by chance."""

from __future__ import annotations

import json
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from click.testing import CliRunner, Result

from daumen_rules import GERMAN
from daumen_rules.cli.conform.report_files import REPORTS, report_text
from daumen_rules.cli.conform.report_text import Accepted, report_lines
from daumen_rules.cli.main import main
from daumen_rules.conformance.bench import Bench, bench
from daumen_rules.conformance.campaign import Campaign
from daumen_rules.conformance.case import case_form, game_form, read_case
from daumen_rules.conformance.messages import FunctionConnection
from daumen_rules.conformance.report import Plan, Report
from daumen_rules.conformance.reproduce import ALONE, How, Reproduction, reproduced
from daumen_rules.contracts.engine_tests.engine_tests import FixedGame
from daumen_rules.games.catalogue import game
from tests.clock import PATIENT
from tests.conformance.benches import BENCH
from tests.conformance.game_engine import GameEngine
from tests.conformance.own_engine import Form, OwnEngine
from tests.each import of_each

OWN = [sys.executable, str(Path(__file__).parent / "own_engine.py")]


class Leftover(OwnEngine):
    """From its third game on a process tells an empty hand, if there was a parry before."""

    def __init__(self) -> None:
        super().__init__()
        self.games = self.parries = 0

    def answer(self, request: Form) -> Form:
        answer = super().answer(request)
        if request["message"] == "new":
            self.parried, self.games = self.parries > 0, self.games + 1
        self.parries += request.get("action", {}).get("do") == "parry" and "state" in answer
        if "view" in answer and self.games > 2 and self.parried:
            answer["view"]["hand"] = []
        return answer


class CrashesLater(OwnEngine):
    """Fails to answer in the third game of a process."""

    games = 0

    def answer(self, request: Form) -> Form:
        self.games += request["message"] == "new"
        return {"error": "worn out"} if self.games == 3 else super().answer(request)


class ByChance(OwnEngine):
    """Errs once in all its processes."""

    left = 1

    def answer(self, request: Form) -> Form:
        answer = super().answer(request)
        if "view" in answer and ByChance.left:
            ByChance.left -= 1
            answer["view"]["hand"] = []
        return answer


class NowAndThen(OwnEngine):
    """Errs in every other process."""

    started = 0

    def __init__(self) -> None:
        super().__init__()
        NowAndThen.started += 1
        self.errs = NowAndThen.started % 2 == 1

    def answer(self, request: Form) -> Form:
        answer = super().answer(request)
        if "view" in answer and self.errs:
            answer["view"]["hand"] = []
        return answer


def _talk(engine: type[OwnEngine], games: int = 30) -> Report[Any, Any, Any]:
    @contextmanager
    def connection() -> Generator[FunctionConnection, None, None]:
        yield FunctionConnection(engine().answer)

    plan: Plan[Any, Any, Any, Any] = Plan(rules=(GERMAN,), players=(2,), games=games, most=1)
    return Campaign(BENCH, connection, plan).run()


def _told(report: Report[Any, Any, Any]) -> str:
    return " ".join(report_lines(BENCH, report, Accepted({}), "en", table=False))


def test_what_is_left_of_earlier_games_is_told_with_them() -> None:
    (finding,) = _talk(Leftover).findings
    assert finding.reproduction.how is How.AFTER
    assert len(finding.reproduction.before) == 2
    assert any(move.action.__class__.__name__ == "Parry" for game in finding.reproduction.before
               for move in game.moves)  # fmt: skip
    told = _told(_talk(Leftover))
    assert "It goes wrong after 2 other games, because something is left over." in told
    assert told.count("draw pile, top card first") == 3


def test_a_kept_case_holds_the_games_before_and_is_wrong_with_them_alone() -> None:
    (finding,) = _talk(Leftover).findings
    form = case_form(BENCH, finding, "own")
    assert (form["again"], len(form["before"])) == ("after", 2)
    case = read_case(BENCH, json.dumps(form))
    assert case.games == (*finding.reproduction.before, finding.failure.script)
    assert not OwnEngineReplay(Leftover, case.games[-1:]).goes_wrong()
    assert OwnEngineReplay(Leftover, case.games).goes_wrong()


class OwnEngineReplay:
    """Games as a fixed suite, played with a new engine."""

    def __init__(self, engine: type[OwnEngine], games: tuple[Any, ...]) -> None:
        self.engine, self.games = engine, games

    def goes_wrong(self) -> bool:
        @contextmanager
        def connection() -> Generator[FunctionConnection, None, None]:
            yield FunctionConnection(self.engine().answer)

        suite = tuple(FixedGame("kept", "", game) for game in self.games)
        plan: Plan[Any, Any, Any, Any] = Plan(
            rules=(GERMAN,), games=0, suite=suite, reproduce=False, shrink=False
        )
        return Campaign(BENCH, connection, plan).run().has_found


def test_a_failure_to_answer_that_needs_earlier_games_is_kept_with_them() -> None:
    fault = _talk(CrashesLater, games=3).faults[0]
    assert fault.game is not None
    assert fault.reproduction.how is How.AFTER
    assert len(fault.reproduction.before) == 2
    form = game_form(BENCH, fault.game, "own", fault.reproduction)
    assert OwnEngineReplay(CrashesLater, read_case(BENCH, json.dumps(form)).games).goes_wrong()


def test_what_comes_by_chance_is_called_so() -> None:
    ByChance.left = 1
    report = _talk(ByChance)
    (finding,) = report.findings
    assert (finding.reproduction.how, finding.reproduction.times, finding.reproduction.of) == (
        How.CHANCE,
        0,
        ALONE,
    )
    assert "Your engine fails by chance" in _told(report)
    NowAndThen.started = 0
    (finding,) = _talk(NowAndThen).findings
    assert finding.reproduction.how is How.CHANCE
    assert 0 < finding.reproduction.times < ALONE


def test_every_form_of_report_says_how_it_comes_again() -> None:
    report = _talk(Leftover)
    for ending in REPORTS:
        if ending != ".svg":
            text = report_text(f"x{ending}", BENCH, report, Accepted({}), 0, "en")
            assert "something is left over. Before it:" in text.replace("\n", " "), ending


@of_each("seed", range(40))
def test_the_fewest_games_before_are_found(seed: int) -> None:
    """Whatever set of earlier games is needed: those are kept, and hardly any other."""
    random = Random(seed)
    before: list[Any] = [f"game {i}" for i in range(random.randrange(1, 60))]
    needed = set(random.sample(before, random.randrange(1, min(4, len(before)) + 1)))

    def goes_wrong(games: Any) -> bool:
        return games[-1] == "last" and needed <= set(games[:-1])

    found = reproduced(cast("Any", "last"), before, goes_wrong)
    assert found.how is How.AFTER
    assert needed <= set(found.before)
    assert len(found.before) <= max(12, len(needed))
    assert list(found.before) == [game for game in before if game in found.before]


@pytest.mark.long
def test_a_game_of_the_collection_is_played_again_too() -> None:
    class Later(GameEngine):
        games = 0

        def answer(self, request: dict[str, Any]) -> dict[str, Any]:
            answer = super().answer(request)
            self.games += request["message"] == "new"
            if self.games > 1 and "legal" in answer:
                answer["legal"] = answer["legal"][1:]
            return answer

    own: Bench[Any, Any, Any, Any] = bench(game("wolf-und-schafe"))

    @contextmanager
    def connection() -> Generator[FunctionConnection, None, None]:
        yield FunctionConnection(Later("wolf-und-schafe").answer)

    plan: Plan[Any, Any, Any, Any] = Plan(rules=own.manuals, games=2)
    report = Campaign(own, connection, plan).run()
    assert report.findings[0].reproduction.how is How.AFTER
    assert "after 1 other game," in " ".join(report_lines(own, report, Accepted({}), "en"))


def _replay(case: Path, *fault: str) -> Result:
    return CliRunner().invoke(main, ["conform", "replay", str(case), *PATIENT, "--", *OWN, *fault])


@pytest.mark.long
def test_replay_fails_while_the_fault_is_there_and_not_when_it_is_mended(tmp_path: Path) -> None:
    words = ["--rules", "german", "--players", "2", "--games", "20", "--most", "1", "--no-suite"]
    done = CliRunner().invoke(
        main, ["conform", *words, *PATIENT, "--save", str(tmp_path), "--", *OWN, "leftover"]
    )
    assert done.exit_code == 1
    (case,) = tmp_path.glob("*.json")
    assert json.loads(case.read_text("utf-8"))["again"] == "after"
    assert (_replay(case, "leftover").stdout.splitlines()[0], _replay(case).exit_code) == (
        "FAILED", 0,
    )  # fmt: skip
    chance = {**json.loads(case.read_text("utf-8")), "again": "chance"}
    case.write_text(json.dumps(chance), "utf-8")
    unseen = _replay(case)
    assert (unseen.stdout.splitlines()[0], unseen.exit_code) == ("NOT REPRODUCED", 3)


def test_what_is_not_played_again_says_nothing() -> None:
    assert Reproduction() == Reproduction(How.ALONE)
