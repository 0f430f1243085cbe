"""Engines in Python are checked: the right one passes, wrong ones are told with their clause."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Any, ClassVar

import pytest
from attrs import evolve
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import run_state_machine_as_test

from daumen_rules import ENGLISH, Action, Event, RuleSet, State
from daumen_rules.conformance import strategies
from daumen_rules.conformance.checking import (
    EngineDiffers,
    EngineFails,
    check_engine,
    check_game,
    engine_process,
)
from daumen_rules.conformance.state_machine import EngineMachine
from daumen_rules.conformance.strategies import GeneratedGame
from daumen_rules.contracts.engine_tests.adapter_answers import AdapterError
from daumen_rules.games.daumen_drauf.conformance.adapter import EngineAdapter, OpenTable, SeatView
from daumen_rules.games.daumen_drauf.model import Undealt
from tests.conformance.python_engines import Leaking, Library, Speechless, Timid
from tests.each import of_each

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


@pytest.mark.long
def test_the_library_as_an_engine_has_no_difference() -> None:
    few = settings(VERY_FEW, max_examples=4)
    check_engine(Library(), settings=few)
    check_engine(Library(), rules="english with refill_short=one_by_one", settings=few)
    check_engine(Library(), rules=strategies.rule_sets(), players=2, settings=few)


@settings(VERY_FEW)
@given(strategies.games(strategies.rule_sets(), whole=False))
def test_one_game_is_checked_where_it_is_drawn(game: GeneratedGame[State, Action, Event]) -> None:
    check_game(Library(), game)


@pytest.mark.long
def test_another_reading_is_found_small_and_named() -> None:
    """Two cards and a pass, and the seat that acted last draws first."""
    wrong = differs(Library(refill_first="last_actor"))
    assert wrong.blame.clause.id == "FILL-3"
    assert wrong.blame.reading == ("refill_first", "last_actor")
    assert seats_and_moves(wrong) <= (2, 3)
    assert "Q30" in str(wrong)


@pytest.mark.long
def test_an_engine_that_forbids_to_parry_is_told_so() -> None:
    """A leads, and B holds the twin."""
    wrong = differs(Timid())
    assert wrong.blame.clause.id.startswith("PARRY-")
    assert seats_and_moves(wrong) == (2, 1)


@pytest.mark.long
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


def test_an_argument_that_cannot_be_used_is_refused_before_the_engine_is_asked() -> None:
    asked: list[object] = []

    def engine(request: dict[str, Any]) -> dict[str, Any]:
        asked.append(request)
        return {}

    for wrong, reason in (
        ({"language": "fr"}, "language: found 'fr'; expected 'en' or 'de'"),
        ({"players": 9}, "players: found 9; expected a number from 2 to 7"),
        ({"players": [2, 3]}, r"players: found \[2, 3\]; expected a number .* or a strategy"),
        ({"settings": "fast"}, "settings: found 'fast'; expected settings of Hypothesis"),
        ({"rules": 3}, "rules: found 3; expected a RuleSet or its words"),
    ):
        options: Any = wrong
        with pytest.raises(ValueError, match=f"^{reason}") as raised:
            check_engine(engine, **options)
        assert len(str(raised.value)) < 200
    assert asked == []


def test_what_is_no_engine_and_what_is_no_game_is_refused() -> None:
    for wrong in (Library, 3, None):
        engine: Any = wrong
        with pytest.raises(ValueError, match=r"^engine: found .*; expected a function, an Engi"):
            check_engine(engine)
    game: Any = Library()
    with pytest.raises(ValueError, match=r"^game: found .*; expected a game, such as strategies"):
        check_game(Library(), game)


@pytest.mark.long
def test_a_process_that_does_not_start_is_refused_and_one_that_does_is_ended() -> None:
    own = [sys.executable, str(Path(__file__).parent / "own_engine.py")]
    words: Any = " ".join(own)
    for command, reason in (
        (["no_such_engine"], r"found \['no_such_engine'\]; expected one that can be started"),
        (words, "found .*; expected a list of words, such as"),
    ):
        with pytest.raises(ValueError, match=f"command: {reason}"), engine_process(command):
            pass
    with engine_process(own) as connection:
        check_engine(connection, settings=settings(VERY_FEW, max_examples=1))
        os.kill(connection.engine.pid, 0)
    with pytest.raises(ProcessLookupError):
        os.kill(connection.engine.pid, 0)


class Odd(Library):
    """Returns from one method something else."""

    def __init__(self, method: str, value: object) -> None:
        super().__init__()
        self.odd = value
        setattr(self, method, self.answer)

    def answer(self, *_: object) -> object:
        return self.odd


TABLE = OpenTable(turn=0, leader=0, trick=[], hands=[1, 1], pile=2, captured=[[], []])
VIEW = SeatView(hand=[], trick=[], captured=[[], []])
NOTHING: Any = None
THREE: Any = 3


@of_each(
    ("method", "value", "reason"),
    [
        ("table", None, "table(): found None; expected an OpenTable"),
        ("table", evolve(TABLE, hands=NOTHING), "table().hands: found None; expected a list"),
        ("table", evolve(TABLE, trick=[THREE]), "table().trick[0]: found 3; expected an InTrick"),
        (
            "table",
            evolve(TABLE, captured=[[], [THREE]]),
            "table().captured[1][0]: found 3",
        ),
        ("legal", None, "legal(): found None; expected a list"),
        ("legal", ["pass"], "legal()[0]: found 'pass'; expected a Show, Pass or Parry"),
        ("apply", None, "apply(): found None; expected True, or False where"),
        ("view", None, "view(): found None; expected a SeatView"),
        ("view", evolve(VIEW, hand=NOTHING), "view().hand: found None; expected a list"),
    ],
)
def test_a_method_that_returns_something_else_is_told_by_its_name(
    method: str, value: object, reason: str
) -> None:
    with pytest.raises(AdapterError, match=f"^{re.escape('Odd.' + reason)}") as raised:
        check_engine(Odd(method, value), settings=VERY_FEW)
    steps = {Path(entry.path).name for entry in raised.traceback}
    assert not steps & {"adapter.py", "messages.py"}


@pytest.mark.long
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


def test_a_machine_leaves_out_the_phase_that_takes_minutes_unless_asked_for_it() -> None:
    class Machine(EngineMachine):
        def engine(self) -> EngineAdapter:
            return Library()

    case = Machine.TestCase
    every = settings().phases
    assert Phase.explain in every
    assert case.settings.phases == tuple(phase for phase in every if phase.name != "explain")
    case.settings = settings(phases=[Phase.explain])
    assert Machine.TestCase.settings.phases == (Phase.explain,)


def test_a_machine_by_rules_that_do_not_exist_says_so() -> None:
    class Klingon(EngineMachine):
        by_rules = "klingon"

        def engine(self) -> EngineAdapter:
            return Library()

    with pytest.raises(ValueError, match="found 'klingon'; expected a rule set"):
        Klingon()


def test_a_machine_without_an_engine_says_what_is_missing() -> None:
    with pytest.raises(NotImplementedError, match="def engine"):
        EngineMachine()


def test_what_a_failure_is_drawn_from_is_written_below_it() -> None:
    @settings(FEW)
    @given(strategies.games(whole=False), st.just(None))
    def check(game: GeneratedGame[State, Action, Event], _: None) -> None:
        check_game(Timid(), game)

    with pytest.raises(EngineDiffers) as raised:
        check()
    notes = "\n".join(raised.value.__notes__)
    assert "to a hand, rules: german" in notes
    assert "   starts" in notes
    assert "Card(" not in notes
