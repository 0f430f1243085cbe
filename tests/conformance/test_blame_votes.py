"""Which games are made up for an engine, and which clause several games agree on."""

from __future__ import annotations

from collections import Counter
from contextlib import nullcontext
from functools import cache
from itertools import pairwise
from typing import Any, cast

import pytest
from attrs import evolve

from daumen_rules import ENGLISH, GERMAN
from daumen_rules.conformance.bench import Bench
from daumen_rules.conformance.blame_votes import voted, with_clearest_clause
from daumen_rules.conformance.campaign import Campaign
from daumen_rules.conformance.game_selection import SMALL_FIRST, chosen_games
from daumen_rules.conformance.messages import FunctionConnection
from daumen_rules.conformance.report import Plan
from daumen_rules.contracts.engine_tests.engine_tests import Blame
from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.conformance.rarities import rarities_of
from daumen_rules.games.daumen_drauf.model import Finished
from daumen_rules.games.daumen_drauf.setup import pack_for
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.step import Refused
from tests.conformance.benches import BENCH
from tests.conformance.own_engine import Form, OwnEngine


@cache
def _games(games: int, rule_sets: int, seed: int = 0) -> list[tuple[str, Any]]:
    rules = (GERMAN, ENGLISH, GERMAN, ENGLISH, GERMAN, ENGLISH)[:rule_sets]
    by_rules = [BENCH.settings(one) for one in rules]
    return list(chosen_games(BENCH, by_rules, games, seed, illegal=True))


def _is_full_size(played: Any) -> bool:
    return bool(played.opening.pack.cards == pack_for(played.opening.players).cards)


@pytest.mark.parametrize("rule_sets", [1, 2, 6])
@pytest.mark.long
def test_full_size_games_with_all_numbers_of_seats_are_played_early(rule_sets: int) -> None:
    games = [played for _, played in _games(160, rule_sets)]
    assert not any(_is_full_size(played) for played in games[:SMALL_FIRST])
    full = [played for played in games if _is_full_size(played)]
    assert {played.opening.players for played in full} == {2, 3, 4, 5, 6, 7}
    assert len({played.opening.rules for played in full}) == min(rule_sets, 2)


def test_games_at_one_table_follow_each_other_and_some_are_broken_off() -> None:
    names = [name for name, _ in _games(160, 1)]
    pairs = sum(a == b for a, b in pairwise(names))
    assert pairs >= 60
    broken = [
        played for _, played in _games(160, 1) if not isinstance(played.moves[-1].after, Finished)
    ]
    assert 8 <= len(broken) <= 50
    assert any(not played.moves[-1].after.table.pile for played in broken)


def test_the_same_seed_makes_the_same_games_and_another_seed_others() -> None:
    again = _games.__wrapped__(30, 2)
    assert again is not _games(30, 2)
    assert again == _games(30, 2)
    assert _games(30, 2) != _games(30, 2, seed=1)


@pytest.mark.long
def test_full_size_games_come_to_long_tricks_and_to_full_hands_at_the_end() -> None:
    found: Counter[str] = Counter()
    for _, played in _games(260, 1):
        if not _is_full_size(played):
            continue
        for move in played.moves:
            if isinstance(move.answer, Refused):
                continue
            found.update(rarities_of(move.before, move.action, move.answer.events))
            trick = getattr(move.before, "trick", None)
            found["four laps"] += trick is not None and trick.lap >= 4
        last = played.moves[-1].after
        if isinstance(last, Finished):
            found["full last hand"] += any(len(hand) == 5 for hand in last.table.hands)
    assert found["four laps"] >= 3
    assert found["full last hand"] >= 3
    assert found["many_laps"] >= 10


# Votes


def _blame(*clauses: Any) -> Blame:
    return Blame(clauses[0], 1, clauses[1:])


def test_a_clause_that_explains_every_game_comes_before_one_that_explains_some() -> None:
    """Points of one game may be wrong by VAL-1 as by VAL-2; in games without poison by VAL-1."""
    one = _blame(c.VAL_2, c.VAL_1)
    agreed = voted(one, [_blame(c.VAL_2, c.VAL_1), _blame(c.VAL_1), _blame(c.VAL_1), one])
    assert agreed.clause is c.VAL_1
    assert agreed.others == (c.VAL_2,)


def test_without_other_games_a_blame_stays_as_it_is() -> None:
    one = _blame(c.END_1, c.END_2, c.PASS_2)
    assert voted(one, []) == one
    assert voted(one, [one, one]) == one


def test_no_clause_is_named_that_does_not_explain_the_game_that_is_told() -> None:
    one = _blame(c.END_1, c.END_2)
    assert c.PASS_2 not in voted(one, [_blame(c.PASS_2)] * 12).clauses


def test_a_clause_comes_first_that_parts_what_is_wrong_from_what_is_right() -> None:
    """A seat that has passed may show no card of the trick's colours: it is true of each card that
    the engine leaves out that its value is higher, and of many that it lists; that its seat has
    passed, of those alone.
    """

    def about(_: object, __: object) -> dict[Clause, float]:
        return {c.HIGH_1: 1.0, c.PASS_2: 1.0}

    bench = Bench(BENCH.game, evolve(BENCH.own_tests, suspicion=about))
    one, failure = _blame(c.HIGH_1, c.TURN_2), cast(Any, None)
    agreed = with_clearest_clause(
        bench, failure, one, {c.HIGH_1: 0.24, c.PASS_2: 0.63, c.HIGH_5: 0.9}
    )
    assert agreed.clauses == (c.PASS_2, c.HIGH_1, c.TURN_2)
    assert with_clearest_clause(bench, failure, one, {c.HIGH_1: 0.5, c.PASS_2: 0.5}) == one
    assert with_clearest_clause(bench, failure, one, {}) == one


# Past a failure to answer


class WrongAtTheEndAndMute(OwnEngine):
    """Counts a point too many for seat 0, and has no answer to a poisonous yellow one."""

    def answer(self, request: Form) -> Form:
        action = request.get("action", {})
        if action.get("do") == "show" and action["card"] == "Y1p":
            return {"error": "no yellow one"}
        answer = super().answer(request)
        state: Form = answer.get("state") or {}
        if state.get("points"):
            points: list[int] = [state["points"][0] + 1, *state["points"][1:]]
            return {**answer, "state": {**state, "points": points}}
        return answer


@pytest.mark.long
def test_a_finding_is_made_small_past_failures_to_answer() -> None:
    plan: Plan[Any, Any, Any, Any] = Plan(rules=(GERMAN,), games=60, most=1)
    engine = WrongAtTheEndAndMute()
    report = Campaign(BENCH, lambda: nullcontext(FunctionConnection(engine.answer)), plan).run()
    (finding,) = report.findings
    assert finding.failure.position <= 6
    assert len(report.faults) <= 3
