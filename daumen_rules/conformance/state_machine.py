"""A state machine of Hypothesis that plays with an engine and asks it after every action.

Subclass it; the rules say which answers are right.
"""

from __future__ import annotations

from typing import Any

from attrs import AttrsInstance

from daumen_rules.contracts.engine_tests.script import Move
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import USUAL
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.game import step
from daumen_rules.kernel.step import Refused

from .arguments import DEFAULT_RULES, bench_given, rule_set_given
from .checker import AnyEngine, Checker
from .generated_games import GeneratedChance
from .random_games import next_action
from .strategies import GeneratedGame, Strategies

try:
    from hypothesis import Phase, settings
    from hypothesis import strategies as st
    from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule
except ModuleNotFoundError as missing:  # pragma: no cover
    raise ModuleNotFoundError(
        "the state machine needs Hypothesis; in a clone: python -m pip install '.[test]'"
    ) from missing


class EngineMachine(RuleBasedStateMachine):
    """A game with an engine, played by Hypothesis.

    Subclass it, give it the engine, and take its `TestCase`. Its settings leave out the phase of
    Hypothesis that explains a failure by the lines run: it takes minutes::

        class MyMachine(EngineMachine):
            game = "daumen-drauf"
            by_rules = "german"

            def engine(self):
                return MyEngine()

        TestMyEngine = MyMachine.TestCase

    Raises EngineDiffers or EngineFails, both AssertionErrors.
    """

    game: AnyGame | str = USUAL
    by_rules: str | AttrsInstance = DEFAULT_RULES

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        given = cls.TestCase.settings
        quick = [phase for phase in given.phases if phase is not Phase.explain]
        cls.TestCase.settings = settings(given, phases=quick)

    def engine(self) -> AnyEngine:
        """A fresh engine; called once in every run."""
        raise NotImplementedError("give the machine an engine: def engine(self): return …")

    def __init__(self) -> None:
        super().__init__()
        self._bench = bench_given(self.game)
        self._rules = rule_set_given(self._bench, self.by_rules)
        self._checker = Checker(self.engine(), game=self._bench.game)
        self._played: GeneratedGame[Any, Any, Any] | None = None

    @property
    def _state(self) -> Any:
        assert self._played is not None
        return self._played.state(len(self._played.moves))

    @property
    def _goes_on(self) -> bool:
        return self._played is not None and bool(self._bench.game.rules.movers(self._state))

    @initialize(data=st.data())
    def deal(self, data: st.DataObject) -> None:
        """A game begins, with a small pack or one of the manuals."""
        small = self._checker.hello.plays("small_packs")
        deals = Strategies(self._bench).deals(self._rules, packs="small" if small else "manual")
        self._played = data.draw(deals)
        self._checker.go_on(self._played)

    def _take(self, action: Any) -> None:
        assert self._played is not None
        move = Move(self._state, action, step(self._bench.game.rules, self._state, action))
        self._played = evolve(self._played, moves=(*self._played.moves, move))
        self._checker.go_on(self._played)

    @precondition(lambda self: self._goes_on)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        """A seat or Nature takes a legal action."""
        policy = data.draw(st.sampled_from(self._bench.policies))
        self._take(next_action(self._bench, policy, GeneratedChance(data.draw), self._state))

    @precondition(lambda self: self._played is not None and self._checker.hello.plays("illegal"))
    @rule(data=st.data())
    def try_anything(self, data: st.DataObject) -> None:
        """A seat tries an illegal action."""
        action = data.draw(Strategies(self._bench).attempts(self._state))
        if isinstance(step(self._bench.game.rules, self._state, action), Refused):
            self._take(action)
