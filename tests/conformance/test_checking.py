"""Engines in Python are checked: the right one passes, wrong ones are told with their clause."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import run_state_machine_as_test

from daumen_rules import ENGLISH, RuleSet
from daumen_rules.conformance import strategies
from daumen_rules.conformance.checking import (
    EngineAdapter,
    EngineDiffers,
    EngineFails,
    check_engine,
    check_game,
)
from daumen_rules.conformance.machine import EngineMachine
from daumen_rules.conformance.strategies import DrawnGame
from daumen_rules.games.daumen_drauf.model import Undealt
from tests.conformance.python_engines import Leaking, Library, Speechless, Timid

FEW = settings(
    max_examples=40, database=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow],
    phases=[Phase.generate, Phase.shrink], deadline=None,
)  # fmt: skip
VERY_FEW = settings(FEW, max_examples=8, phases=[Phase.generate])


def differs(engine: EngineAdapter, **options: Any) -> EngineDiffers:
    """How an engine departs from the rules."""
    with pytest.raises(EngineDiffers) as raised:
        check_engine(engine, settings=FEW, **options)
    return raised.value


def seats_and_moves(wrong: EngineDiffers) -> tuple[int, int]:
    opening = wrong.failure.script.opening
    assert isinstance(opening, Undealt)
    return opening.players, wrong.failure.position


def test_the_library_as_an_engine_has_no_difference() -> None:
    few = settings(VERY_FEW, max_examples=4)
    check_engine(Library(), settings=few)
    check_engine(Library(), rules="english with refill_short=one_by_one", settings=few)
    check_engine(Library(), rules=strategies.rule_sets(), players=2, settings=few)


@settings(VERY_FEW)
@given(strategies.games(strategies.rule_sets(), whole=False))
def test_one_game_is_checked_where_it_is_drawn(game: DrawnGame) -> None:
    check_game(Library(), game)


def test_another_reading_is_found_small_and_named() -> None:
    """Two cards and a pass, and the seat that acted last draws first."""
    wrong = differs(Library(refill_first="last_actor"))
    assert wrong.blame.clause.id == "FILL-3"
    assert wrong.blame.reading == ("refill_first", "last_actor")
    assert seats_and_moves(wrong) <= (2, 3)
    assert "Q30" in str(wrong)


def test_an_engine_that_forbids_to_parry_is_told_so() -> None:
    """A leads, and B holds the twin."""
    wrong = differs(Timid())
    assert wrong.blame.clause.id.startswith("PARRY-")
    assert seats_and_moves(wrong) == (2, 1)


def test_an_engine_that_shows_too_much_is_told_so_in_german() -> None:
    """A trick is taken that not all may look at."""
    wrong = differs(Leaking(), rules=ENGLISH, language="de")
    assert wrong.blame.clause.id == "END-4"
    assert "Die Regeln" not in str(wrong).splitlines()[0]
    assert any(line.startswith("deine Engine sagt:") for line in wrong.lines)


def test_an_answer_that_cannot_be_used_is_told_with_a_right_one() -> None:
    with pytest.raises(EngineFails) as raised:
        check_engine(Speechless(), settings=FEW)
    lines = str(raised.value).splitlines()
    assert "Your answer to message" in lines[0]
    assert "`trick`" in lines[0]
    assert any("a right one looks like" in line for line in lines)


def test_an_engine_is_not_asked_for_what_it_leaves_out() -> None:
    class Modest(Leaking, Timid):
        leaves_out = ("views", "illegal", "small_packs")
        players = (3,)
        asked: ClassVar[list[dict[str, Any]]] = []

        def legal(self) -> Any:
            return Library.legal(self)

        def apply(self, action: Any) -> bool:
            assert action in set(Library.legal(self))
            return Library.apply(self, action)

        def __call__(self, request: dict[str, Any]) -> dict[str, Any]:
            self.asked.append(request)
            return super().__call__(request)

    check_engine(Modest(), settings=VERY_FEW)
    new = [request for request in Modest.asked if request["message"] == "new"]
    assert {(r["players"], len(r["deck"])) for r in new} == {(3, 30)}
    assert not any(request["message"] == "view" for request in Modest.asked)


def test_an_engine_that_plays_nothing_has_not_passed() -> None:
    class Lazy(Library):
        def __call__(self, request: dict[str, Any]) -> dict[str, Any]:
            lazy = request["message"] == "new"
            return {"unsupported": "too hot"} if lazy else super().__call__(request)

    with pytest.raises(ValueError, match="has played no game: too hot"):
        check_engine(Lazy(), settings=VERY_FEW)


def test_a_clause_that_no_game_comes_upon_cannot_be_checked() -> None:
    with pytest.raises(ValueError, match="computes nothing"):
        check_engine(Library(), clause="AIM-1", settings=VERY_FEW)
    check_engine(Library(), clause="HIGH-5", settings=VERY_FEW)
    assert differs(Timid(), clause="PARRY-4").blame.clause.id.startswith("PARRY-")


class RightMachine(EngineMachine):
    """The library, act by act, by a rule set of its own."""

    by_rules = RuleSet(parry_timing="any_time")

    def engine(self) -> EngineAdapter:
        return Library()


TestRightMachine = RightMachine.TestCase
TestRightMachine.settings = settings(VERY_FEW, stateful_step_count=15)


def test_the_machine_tells_a_wrong_engine() -> None:
    class WrongMachine(EngineMachine):
        def engine(self) -> EngineAdapter:
            return Library(forced_pass="skip_all")

    few = settings(FEW, max_examples=10, stateful_step_count=6, phases=[Phase.generate])
    with pytest.raises(EngineDiffers, match="the rules say"):
        run_state_machine_as_test(WrongMachine, settings=few)


def test_a_machine_without_an_engine_says_what_is_missing() -> None:
    with pytest.raises(NotImplementedError, match="def engine"):
        EngineMachine()


def test_what_a_failure_is_drawn_from_is_written_below_it() -> None:
    @settings(FEW)
    @given(strategies.games(whole=False), st.just(None))
    def check(game: DrawnGame, _: None) -> None:
        check_game(Timid(), game)

    with pytest.raises(EngineDiffers) as raised:
        check()
    notes = "\n".join(raised.value.__notes__)
    assert "starts, rules: german" in notes
    assert "Card(" not in notes
