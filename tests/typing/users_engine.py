"""An engine and its tests as users write them, with the types that they may rely on.

It is checked like all tests by mypy and by pyright, both strict, and it runs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, assert_type

from hypothesis import given, settings
from hypothesis.strategies import SearchStrategy

from daumen_rules import Action, Card, Event, Kind, RuleSet, Show, State
from daumen_rules.conformance import laws, strategies
from daumen_rules.conformance.checking import (
    EngineDiffers,
    EngineFails,
    FunctionDiffers,
    check_engine,
    check_function,
    check_game,
    engine_process,
)
from daumen_rules.conformance.engine import Engine
from daumen_rules.conformance.messages import ProcessConnection
from daumen_rules.conformance.plugin import DaumenCase
from daumen_rules.conformance.state_machine import EngineMachine
from daumen_rules.conformance.strategies import GeneratedGame
from daumen_rules.contracts.plays import Play
from daumen_rules.games.daumen_drauf.conformance.adapter import (
    EngineAdapter,
    InTrick,
    NewGame,
    OpenTable,
    SeatAction,
    SeatView,
)
from daumen_rules.games.daumen_drauf.game import GAME


class TableForOne(EngineAdapter):
    """An engine that deals and then waits: to be checked, not to be right."""

    leaves_out = ("views", "points")

    def new(self, game: NewGame) -> None:
        assert_type(game.deck, tuple[Card, ...])
        assert_type(game.rules, RuleSet)
        self.game = game

    def table(self) -> OpenTable:
        players, size = self.game.players, self.game.hand_size
        return OpenTable(
            turn=self.game.starter,
            leader=self.game.starter,
            trick=[],
            hands=[size] * players,
            pile=len(self.game.deck) - players * size,
            captured=[()] * players,
        )

    def legal(self) -> Iterable[SeatAction]:
        return [Show(self.game.starter, self.game.deck[0])]

    def apply(self, action: SeatAction) -> bool:
        assert_type(action.seat, int)
        return False

    def view(self, seat: int) -> SeatView:
        return SeatView(hand=[], trick=[InTrick(0, Kind.parse("Y3"), True)], captured=[])


ENGINE = TableForOne()


def an_engine_that_is_a_function(request: dict[str, Any]) -> dict[str, Any]:
    """The protocol itself."""
    return ENGINE(request)


def what_is_wrong() -> EngineDiffers | EngineFails | None:
    """The errors carry what they tell."""
    try:
        check_engine(
            an_engine_that_is_a_function, rules="english", settings=settings(max_examples=4)
        )
    except EngineDiffers as differs:
        assert_type(differs.lines, list[str])
        assert_type(differs.blame.clause.id, str)
        return differs
    except EngineFails as fails:
        return fails
    return None


def an_engine_of_another_language() -> None:
    """Its process is ended with the block."""
    with engine_process(["node", "my_engine.js"]) as engine:
        assert_type(engine, ProcessConnection)
        check_engine(engine)
    with Engine(["node", "my_engine.js"]) as running:
        check_engine(ProcessConnection(running))


@given(strategies.games_citing("PARRY-4", rules=strategies.rule_sets(), players=3))
def a_game(game: GeneratedGame[State, Action, Event]) -> None:
    assert_type(game.actions, tuple[Action, ...])
    assert_type(game.play, Play[State, Action, Event])
    check_game(TableForOne(), game, language="de")
    laws.check_laws(GAME, game.play)


class Machine(EngineMachine):
    """Act by act."""

    by_rules = "english"

    def engine(self) -> EngineAdapter:
        return TableForOne()


def items(daumen_case: DaumenCase[RuleSet]) -> str:
    """What a test with the marker gets."""
    daumen_case.check(TableForOne(), settings=settings(max_examples=2))
    assert_type(daumen_case.rules, RuleSet)
    return daumen_case.clause.id


def my_score(dice: list[int], action: str) -> int:
    """A mere function."""
    return sum(dice) if action == "enter chance" else 0


def is_over(state: State) -> bool:
    """Another one, of a state of the library."""
    return GAME.outcome(state) is not None


def a_mere_function() -> str:
    """A difference carries what it tells."""
    few = settings(max_examples=4)
    check_function(my_score, game="kniffel", of="points", actions="enter chance", settings=few)
    try:
        check_function(is_over, game=GAME, of="over", players=2, language="de")
    except FunctionDiffers as differs:
        assert_type(differs.clauses, tuple[str, ...])
        assert_type(differs.position, str)
    return my_score.__name__


@given(strategies.positions("kniffel"), strategies.throws("kniffel"))
def a_throw(state: Any, dice: list[int]) -> None:
    assert state.players > 1
    assert len(dice) == 5


def strategies_have_types() -> None:
    """For whoever builds others from them."""
    typed = strategies.of(GAME)
    assert_type(typed.rule_sets(), SearchStrategy[RuleSet])
    assert_type(typed.states(packs="manual"), SearchStrategy[State])
    assert_type(typed.games(whole=False), SearchStrategy[GeneratedGame[State, Action, Event]])
    assert_type(strategies.games(whole=False), SearchStrategy[GeneratedGame[Any, Any, Any]])
    assert_type(strategies.of("skat").players(), SearchStrategy[int])
    assert_type(typed.positions(), SearchStrategy[State])
    assert_type(strategies.throws("kniffel"), SearchStrategy[list[int]])
