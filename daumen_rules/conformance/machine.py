"""A table at which Hypothesis plays with an engine act by act, and asks it after every act.

Here lives the state machine to subclass. What is right is asked of the rules.
"""

from __future__ import annotations

from attrs import evolve

from daumen_rules.conformance.arguments import rule_set_given
from daumen_rules.conformance.checker import AnyEngine, Checker
from daumen_rules.conformance.script import Move
from daumen_rules.conformance.strategies import DrawnGame, attempts, deals
from daumen_rules.games.daumen_drauf.model import Action, Parry, Pass, State
from daumen_rules.games.daumen_drauf.readings import RuleSet
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.kernel.ruling import Refused

try:
    from hypothesis import Phase, settings
    from hypothesis import strategies as st
    from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule
except ModuleNotFoundError as missing:  # pragma: no cover
    raise ModuleNotFoundError(
        "the state machine needs Hypothesis: python -m pip install 'daumen_rules[test]'"
    ) from missing


class EngineMachine(RuleBasedStateMachine):
    """A game with an engine, played by Hypothesis.

    Subclass it, give it the engine, and take its `TestCase`. Its settings leave out the phase of
    Hypothesis that explains a failure by the lines run: it takes minutes::

        class MyMachine(EngineMachine):
            by_rules = "german"

            def engine(self):
                return MyEngine()

        TestMyEngine = MyMachine.TestCase

    Raises EngineDiffers or EngineFails, both AssertionErrors.
    """

    by_rules: str | RuleSet = "german"

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        given = cls.TestCase.settings
        quick = [phase for phase in given.phases if phase is not Phase.explain]
        cls.TestCase.settings = settings(given, phases=quick)

    def engine(self) -> AnyEngine:
        """A fresh engine; asked for once in every run."""
        raise NotImplementedError("give the machine an engine: def engine(self): return …")

    def __init__(self) -> None:
        super().__init__()
        self._rules = rule_set_given(self.by_rules)
        self._checker = Checker(self.engine())
        self._game: DrawnGame | None = None

    @property
    def _state(self) -> State:
        assert self._game is not None
        return self._game.state(len(self._game.moves))

    @property
    def _plays(self) -> bool:
        return self._game is not None and bool(legal_actions(self._state))

    @initialize(data=st.data())
    def deal(self, data: st.DataObject) -> None:
        """Nature deals a small pack, or one of the manuals."""
        small = self._checker.hello.plays("small_packs")
        self._game = data.draw(deals(self._rules, packs="small" if small else "manual"))
        self._checker.go_on(self._game)

    def _take(self, action: Action) -> None:
        assert self._game is not None
        move = Move(self._state, action, step(self._state, action))
        self._game = evolve(self._game, moves=(*self._game.moves, move))
        self._checker.go_on(self._game)

    @precondition(lambda self: self._plays)
    @rule(number=st.integers(0, 60))
    def act(self, number: int) -> None:
        """Somebody does what is allowed."""
        legal = legal_actions(self._state)
        self._take(legal[number % len(legal)])

    @precondition(lambda self: self._plays)
    @rule()
    def pass_if_possible(self) -> None:
        """Who may pass, passes."""
        for action in legal_actions(self._state):
            if isinstance(action, Pass):
                return self._take(action)
        return None

    @precondition(lambda self: self._plays)
    @rule()
    def parry_if_possible(self) -> None:
        """Who may parry, parries."""
        for action in legal_actions(self._state):
            if isinstance(action, Parry):
                return self._take(action)
        return None

    @precondition(lambda self: self._game is not None and self._checker.hello.plays("illegal"))
    @rule(data=st.data())
    def try_anything(self, data: st.DataObject) -> None:
        """Somebody tries something that is not allowed."""
        action = data.draw(attempts(self._state))
        if isinstance(step(self._state, action), Refused):
            self._take(action)
