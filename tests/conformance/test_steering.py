"""The fixed suite finds faults by itself, random games go where little was exercised, and the
report says what never came up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import pytest

from daumen_rules.cli.conform.report_text import Accepted, report_lines
from daumen_rules.cli.conform.saved_cases import status_of
from daumen_rules.conformance.bench import bench
from daumen_rules.conformance.campaign import Campaign
from daumen_rules.conformance.game_selection import chosen_games
from daumen_rules.conformance.hello import Hello
from daumen_rules.conformance.messages import FunctionConnection
from daumen_rules.conformance.report import Plan, Report
from daumen_rules.conformance.schedule import FEWEST, GAMES, Schedule
from daumen_rules.conformance.steering import Steering
from daumen_rules.conformance.suite import FROM_THE_START
from daumen_rules.kernel.step import Refused
from tests.conformance.game_engine import GameEngine

KNIFFEL = bench("kniffel")


class Words(GameEngine):
    """The library with another greeting."""

    says: dict[str, Any] = {}  # noqa: RUF012 - each engine has its own

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        answer = super().answer(request)
        return {**answer, **self.says} if request["message"] == "hello" else answer


def report_of(engine: GameEngine, slug: str = "kniffel", **plan: Any) -> Report[Any, Any, Any]:
    """The report of a campaign that begins with the fixed suite."""

    @contextmanager
    def connection() -> Generator[FunctionConnection, None, None]:
        yield FunctionConnection(engine.answer)

    usual: dict[str, Any] = {"games": 0, "suite": bench(slug).suite(), "shrink": False}
    return Campaign(bench(slug), connection, Plan(**(usual | plan))).run()


def lines_of(report: Report[Any, Any, Any]) -> str:
    return "\n".join(report_lines(KNIFFEL, report, Accepted({}), "en"))


@pytest.mark.parametrize("reading", ["bonus_from=64", "full_house_five=yes", "bonus_from=none"])
@pytest.mark.long
def test_the_suite_alone_finds_an_engine_that_plays_by_a_rare_reading(reading: str) -> None:
    """A full house of five, and a bonus with exactly 63, hardly come by chance."""
    manual = (KNIFFEL.game.book.default,)
    suite = KNIFFEL.suite(manual)
    assert report_of(GameEngine("kniffel", reading), rules=manual, suite=suite, most=1).has_found
    few = report_of(GameEngine("kniffel", reading), rules=manual, suite=(), games=3, players=(2,))
    assert not few.has_found


def test_an_engine_that_takes_positions_gets_the_short_games_and_others_the_whole_ones() -> None:
    names: dict[bool, set[str]] = {}
    for positions in (True, False):
        hello = Hello(engine="", rules=("all",), positions=positions)
        schedule = Schedule(KNIFFEL, Plan(suite=KNIFFEL.suite()), hello)
        names[positions] = {one.name for one in schedule.suite()}
    assert "kniffel/KNIFFEL-7" in names[True] - names[False]
    assert f"kniffel/KNIFFEL-7{FROM_THE_START}" in names[False] - names[True]
    assert {name.removesuffix(FROM_THE_START) for name in names[False]} == names[True]


@pytest.mark.long
def test_the_report_lists_every_clause_and_what_never_came_up() -> None:
    whole = report_of(GameEngine("kniffel"))
    computing = {c.id for c in KNIFFEL.game.book.clauses if c.kind.computes}
    assert set(whole.exercised) == computing
    assert whole.not_exercised == ()
    assert "Not everything" not in lines_of(whole)
    few = report_of(GameEngine("kniffel"), suite=(), games=1, players=(2,))
    assert set(few.exercised) == computing
    assert few.exercised["KNIFFEL-7"] == 0
    told = " ".join(lines_of(few).split())
    assert "Not everything: never exercised" in told
    assert "KNIFFEL-7" in told.partition("never exercised")[2]
    assert status_of(few) == 0


class Declines(GameEngine):
    """An engine that cannot play with two, and does not say so."""

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        answer = super().answer(request)
        if request["message"] == "new" and request["players"] == 2:
            return {"unsupported": "two players"}
        return answer


@pytest.mark.long
def test_a_clause_of_the_suite_that_does_not_come_up_is_told_and_is_no_success() -> None:
    report = report_of(Declines("kniffel"))
    assert "KNIFFEL-7" in report.missed
    assert not report.is_complete
    assert status_of(report) == 3


@pytest.mark.long
def test_what_an_engine_leaves_out_is_not_expected() -> None:
    class Short(Words):
        says = {"leaves_out": ["illegal"], "rules": []}  # noqa: RUF012

    report = report_of(Short("kniffel"))
    assert report.is_complete
    assert status_of(report) == 0
    assert report.suite < len(KNIFFEL.suite((KNIFFEL.game.book.default,)))


@pytest.mark.parametrize("slug", ["kniffel", "quinze"])
@pytest.mark.long
def test_steered_games_exercise_more_clauses_and_rare_ones_more_often(slug: str) -> None:
    found = bench(slug)
    every = found.suite((found.game.book.default,))
    by_rules = [list(found.settings(found.game.book.default))[:1]]

    def counts(*, steered: bool) -> Counter[str]:
        seen = Report[Any, Any, Any]()
        steering = Steering(bench=found, counts=seen.clauses, fixed=every) if steered else None
        for _, played in chosen_games(found, by_rules, 16, 1, illegal=True, steering=steering):
            seen.count(found, played)
        return seen.clauses

    steered, other = counts(steered=True), counts(steered=False)
    assert len(+steered) > len(+other)


@pytest.mark.long
def test_steered_games_are_the_same_for_the_same_seed_and_legal_where_they_begin() -> None:
    every = KNIFFEL.suite((KNIFFEL.game.book.default,))
    by_rules = [list(KNIFFEL.settings(KNIFFEL.game.book.default))[:1]]

    def games(seed: int) -> list[Any]:
        steering = Steering(bench=KNIFFEL, counts=Counter[str](), fixed=every)
        return list(chosen_games(KNIFFEL, by_rules, 8, seed, illegal=False, steering=steering))

    assert games(3) == games(3) != games(4)
    for name, played in games(3):
        assert not any(isinstance(move.answer, Refused) for move in played.moves), name
    assert any(name.startswith("kniffel/") for name, _ in games(3))


@pytest.mark.long
def test_long_games_are_fewer_where_a_number_of_moves_is_given() -> None:
    hello = Hello(engine="", rules=("manual",))
    assert Schedule(KNIFFEL, Plan(), hello).games == GAMES
    assert FEWEST <= Schedule(KNIFFEL, Plan(moves=8_000), hello).games < 60
    short = bench("die-boese-eins")
    assert Schedule(short, Plan(moves=8_000), hello).games == GAMES
