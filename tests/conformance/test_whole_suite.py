"""What was played of what was to be played: the time, the rule sets, what is left out."""

from __future__ import annotations

import math
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from attrs import define
from click.testing import CliRunner, Result

from daumen_rules import ENGLISH, GERMAN, RuleSet, deals
from daumen_rules.cli.conform.process import watched
from daumen_rules.cli.conform.report_text import Accepted, report_lines
from daumen_rules.cli.conform.saved_cases import status_of
from daumen_rules.cli.main import main
from daumen_rules.cli.shared.progress import Limit, Watch
from daumen_rules.conformance.bench import bench
from daumen_rules.conformance.campaign import Campaign
from daumen_rules.conformance.engine import Engine, TimeIsUpError
from daumen_rules.conformance.hello import Hello
from daumen_rules.conformance.messages import FunctionConnection
from daumen_rules.conformance.report import Plan, Report, Stop
from daumen_rules.conformance.reproduce import How
from daumen_rules.conformance.schedule import GAMES, Schedule
from daumen_rules.contracts.engine_tests.forms import Fields
from daumen_rules.games.catalogue import game
from daumen_rules.games.daumen_drauf.rule_set import with_flags
from daumen_rules.games.daumen_drauf.setup import start
from tests.clock import PATIENT
from tests.conformance.benches import BENCH
from tests.conformance.own_engine import Form, OwnEngine

OWN = [sys.executable, str(Path(__file__).parent / "own_engine.py")]


@define
class Clock:
    """A clock that goes on by a second whenever somebody looks at it."""

    now: float = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


class OutOfTime(FunctionConnection):
    """A talker whose time is up after so many exchanges, as if an answer was awaited."""

    exchanges: int = 0
    most: float = math.inf

    def ask(self, requests: Sequence[Fields]) -> list[bytes]:
        OutOfTime.exchanges += 1
        if OutOfTime.exchanges > OutOfTime.most:
            raise TimeIsUpError
        return FunctionConnection.ask(self, requests)


def _talk(
    engine: type[OwnEngine] = OwnEngine, most: float = math.inf, **plan: Any
) -> Report[Any, Any, Any]:
    OutOfTime.exchanges, OutOfTime.most = 0, most

    @contextmanager
    def connection() -> Generator[FunctionConnection, None, None]:
        yield OutOfTime(engine().answer)

    usual: dict[str, Any] = {"rules": (GERMAN,), "players": (2,), "games": 8, "most": 1}
    return Campaign(BENCH, connection, Plan(**(usual | plan))).run()


def _last_line(report: Report[Any, Any, Any]) -> str:
    return list(report_lines(BENCH, report, Accepted({}), "en", table=False))[-1]


# Time


def test_an_answer_is_awaited_no_longer_than_the_talk_may_last() -> None:
    with Engine([*OWN, "hang"], answer_time=10_000, left=lambda: 0.0) as engine:
        with pytest.raises(TimeIsUpError):
            engine.exchange([b'{"message": "hello"}'] * 40)
        assert engine.bye(b"") is not None  # it was ended


def test_a_limit_counts_by_its_clock() -> None:
    limit = Limit(3, Clock())
    watch = watched(Watch(limit, "en", plain=True))
    assert watch(Report(), 0)
    assert watch(Report(), 0)
    assert limit.left() == 0
    assert not watch(Report(), 0)
    assert Limit(None, Clock()).left() == math.inf


def test_a_talk_that_is_cut_short_is_incomplete_and_no_success() -> None:
    report = _talk(most=6)
    assert (report.stopped, report.games, report.planned) == (Stop.TIME, 5, 8)
    assert status_of(report) == 3
    assert _last_line(report) == "Incomplete: no difference in 5 of 8 games."
    assert not _talk(most=0).games
    assert status_of(_talk(most=0)) == 3


class DealsWrong(OwnEngine):
    """Says that the pile has a card more."""

    def answer(self, request: Form) -> Form:
        answer = super().answer(request)
        if request["message"] == "apply" and "state" in answer:
            answer["state"]["pile"] += 1
        return answer


@pytest.mark.long
@pytest.mark.parametrize("most", [2, 3, 5, 8, 11, 40, 150])
def test_a_difference_is_told_though_the_time_is_up_while_it_is_made_small(most: int) -> None:
    """Hello and the first game are two exchanges; then it is played again, then made small."""
    report = _talk(DealsWrong, most=most)
    (finding,) = report.findings
    assert report.stopped in (Stop.TIME, Stop.ENOUGH)
    assert finding.failure.at("state.pile") is not None
    assert (finding.reproduction.how is How.UNKNOWN) is (most < 8)
    assert status_of(report) == 1


@pytest.mark.long
@pytest.mark.parametrize("option", [["--time", "1s"], ["--time", "1s", "--rules", "german"]])
def test_an_engine_that_is_slow_to_answer_does_not_pass(option: list[str]) -> None:
    """It never answers message 40, and one answer might take for ever."""
    words = ["conform", *option, "--answer-time", "9999", "--plain", "--", *OWN, "hang"]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 3
    assert "ended early: time was up" in done.stdout
    assert done.stdout.splitlines()[-2].startswith("Incomplete: no difference in ")


# What is left out


class Refuses(OwnEngine):
    """Does not support some games, which hello does not say."""

    games = 0

    def answer(self, request: Form) -> Form:
        Refuses.games += request["message"] == "new"
        odd = Refuses.games % 3 == 0 and request["message"] != "hello"
        return {"unsupported": "a third"} if odd else super().answer(request)


def test_games_left_out_that_hello_does_not_leave_out_are_missing() -> None:
    report = _talk(Refuses)
    assert report.left_out > 0
    assert report.games < report.planned
    assert status_of(report) == 3
    assert _last_line(report).startswith("Incomplete: ")


def test_what_hello_leaves_out_is_not_missing() -> None:
    class Leaves(OwnEngine):
        def __init__(self) -> None:
            super().__init__(leaves_out=("small_packs", "illegal", "views"))

    report = _talk(Leaves, games=3, suite=BENCH.suite((GERMAN,), (2,)))
    assert report.suite < len(BENCH.suite((GERMAN,), (2,)))
    assert report.games == report.planned
    assert status_of(report) == 0


# Rules


def _hello(*rules: str) -> Hello:
    return Hello(engine="", rules=rules)


def _named(*rules: str) -> list[RuleSet]:
    return [found for found in BENCH.rule_sets() if BENCH.plays(_hello(*rules), found)]


def test_all_rule_sets_that_hello_names_are_played() -> None:
    greedy = with_flags(GERMAN, {"refill_short": "one_by_one"})
    assert _named("german") == [GERMAN]
    assert _named("english", "german") == [GERMAN, ENGLISH]
    assert greedy in _named("german", "refill_short=one_by_one")
    assert ENGLISH not in _named("german", "refill_short=one_by_one")
    assert _named("all") == list(BENCH.rule_sets())
    assert _named("french") == []
    for flag in {flag for question in BENCH.game.book.questions() for flag in question.flags}:
        if flag not in ("match_measure", "next_starter"):
            assert len({getattr(rules, flag) for rules in BENCH.rule_sets()}) > 1, flag


FLAGS: Any = BENCH.forms.new(start(2), deals(start(2)).at(0))["flags"]
"""Those of the German manual."""


class Deaf(OwnEngine):
    """Plays by the German manual whatever it is told."""

    def answer(self, request: Form) -> Form:
        return super().answer({**request, "flags": FLAGS} if "flags" in request else request)


def _whole(engine: type[OwnEngine], named: list[str], **plan: Any) -> Report[Any, Any, Any]:
    class Named(engine):  # type: ignore[misc,valid-type]
        def answer(self, request: Form) -> Form:
            answer = super().answer(request)
            hello = request["message"] == "hello"
            return {**answer, "rules": named} if hello else answer

    usual: dict[str, Any] = {"rules": (), "players": (), "games": None}
    if "suite" not in plan:
        usual["suite"] = BENCH.suite()
    return _talk(Named, **(usual | {"shrink": False} | plan))


def test_an_engine_that_looks_at_no_flag_does_not_pass() -> None:
    report = _whole(Deaf, ["all"])
    assert report.findings
    assert {str(rules) for rules in report.rules} >= {"german", "english"}


@pytest.mark.long
def test_an_engine_that_says_what_it_plays_passes_and_what_was_left_out_is_said() -> None:
    report = _whole(Deaf, ["german"], games=20)
    assert status_of(report) == 0
    lines = list(report_lines(BENCH, report, Accepted({}), "en"))
    (left_out,) = (line for line in lines if "rule sets left out" in line)
    assert left_out.startswith(f"{len(BENCH.rule_sets()) - 1} rule sets left out")
    assert "english" in left_out


def test_rule_sets_that_were_asked_for_and_are_not_played_are_missing() -> None:
    report = _whole(OwnEngine, ["german"], rules=(GERMAN, ENGLISH), games=2, suite=())
    assert report.unplayed == [ENGLISH]
    assert status_of(report) == 3


def test_every_other_game_is_by_a_manual_where_nobody_asks_for_rules() -> None:
    report = _whole(OwnEngine, ["all"], games=0, suite=())
    assert report.planned == 0
    programme = Schedule(BENCH, Plan(), _hello("all"))
    turns = programme.turns()
    assert set(turns) == set(BENCH.rule_sets())
    assert all(rules in (GERMAN, ENGLISH) for rules in turns[::2])
    assert programme.games == 3 * GAMES
    assert Schedule(BENCH, Plan(), _hello("german")).games == GAMES


def test_all_options_that_hello_names_are_played_in_a_game_of_the_collection() -> None:
    own = bench(game("wolf-und-schafe"))
    named = [rules for rules in own.rule_sets() if own.plays(_hello("first=sheep"), rules)]
    assert [own.game.book.write_rules(rules) for rules in named] == [
        "manual",
        "manual with first=sheep",
    ]
    assert list(own.rule_sets()) == [r for r in own.rule_sets() if own.plays(_hello("all"), r)]


def _conform(*words: str) -> Result:
    return CliRunner().invoke(main, ["conform", *PATIENT, *words])


@pytest.mark.long
def test_without_rules_the_command_plays_all_that_the_engine_names() -> None:
    done = _conform("--players", "2", "--games", "2", "--", *OWN)
    assert done.exit_code == 0
    assert f"rules: {len(BENCH.rule_sets())} rule sets; " in done.stdout
    sheep = [sys.executable, str(Path(__file__).parent / "game_engine.py"), "wolf-und-schafe"]
    wrong = _conform("--game", "wolf-und-schafe", "--games", "9", "--", *sheep, "first=wolf")
    assert wrong.exit_code == 1
