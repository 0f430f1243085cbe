"""The games of a campaign: rule sets, fixed games, random games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import cycle
from random import Random
from typing import Any, Final, Generic

from daumen_rules.contracts.engine_tests.engine_tests import FixedGame, Setting
from daumen_rules.kernel.clause import ClauseKind
from daumen_rules.kernel.game import R
from daumen_rules.kernel.step import A, E, Refused, S

from .bench import Bench
from .engine_reading import is_for, playable
from .game_selection import Named, chosen_games
from .hello import Hello
from .random_games import random_game
from .report import Plan
from .steering import Steering

GAMES: Final = 400
"""How many random games are played for a rule set by default."""
MEASURED: Final = 8
"""In how many settings the length of a game is measured."""
FEWEST: Final = 30
"""How many are played at least, however long they are."""


class Schedule(Generic[R, S, A, E]):
    """A plan applied to one engine.

    `rules` are the rule sets to play; `unplayed` are those of the plan that the engine does not say
    it can play, `unplayed_players` the numbers of players.
    """

    def __init__(self, bench: Bench[R, S, A, E], plan: Plan[R, S, A, E], hello: Hello) -> None:
        self._bench = bench
        self._plan = plan
        self._hello = hello
        wanted = plan.rules or bench.rule_sets()
        self.rules = [rules for rules in wanted if bench.plays(hello, rules)]
        self.unplayed = [rules for rules in wanted if rules not in self.rules]
        can = hello.players or plan.players
        self.unplayed_players = tuple(n for n in plan.players if n not in can)

    @property
    def games(self) -> int:
        """The number of random games; 0 if the engine can play no setting."""
        if not any(settings_of(self._bench, self._plan, self._hello, r) for r in self.rules):
            return 0
        if self._plan.games is not None:
            return self._plan.games
        most = GAMES * min(len(self.rules), self._bench.own_tests.rounds)
        if self._plan.moves is None:
            return most
        return min(most, max(FEWEST, self._plan.moves // self._usual_length))

    @cached_property
    def _usual_length(self) -> int:
        """The mean number of moves of a random game, of one in each setting."""
        settings = [
            one
            for rules in self.rules[:1]
            for one in settings_of(self._bench, self._plan, self._hello, rules)
        ][:MEASURED]
        lengths = [
            len(random_game(self._bench, one, policy, Random(0), 0.0).moves)
            for one, policy in zip(settings, cycle(self._bench.policies), strict=False)
        ]
        return max(1, sum(lengths) // max(1, len(lengths)))

    def suite(self) -> list[FixedGame[S, A, E]]:
        """The fixed games that the engine says it can play."""
        return [one for one in self._plan.suite if self._is_for(one)]

    @property
    def expected(self) -> frozenset[str]:
        """The clauses that the fixed games for this engine exercise."""
        return frozenset(id_ for one in self.suite() for id_ in self.exercised_by(one))

    def exercised_by(self, one: FixedGame[S, A, E]) -> tuple[str, ...]:
        """The clauses that a fixed game exercises with this engine, which may leave out views."""
        return tuple(id_ for id_ in one.clauses if id_ in self._computing)

    @cached_property
    def _computing(self) -> frozenset[str]:
        """The clauses that compute, without those about views where the engine leaves them out."""
        kinds = (clause for clause in self._bench.game.book.clauses if clause.kind.computes)
        views = self._hello.plays("views")
        return frozenset(c.id for c in kinds if views or c.kind is not ClauseKind.VIEW)

    def _is_for(self, one: FixedGame[S, A, E]) -> bool:
        """Whether a fixed game is for this engine, by rules that it plays."""
        hello, rules = self._hello, self._bench.rules_of(one.game.opening)
        forbidden = any(isinstance(move.answer, Refused) for move in one.game.moves)
        return (
            (rules in self.rules if self._plan.rules else self._bench.plays(hello, rules))
            and (hello.plays("illegal") or not forbidden)
            and is_for(self._bench, hello, one)
        )

    def random_games(self, counts: Mapping[str, int]) -> Iterator[Named[S, A, E]]:
        """The random games; the rule sets take turns. They are steered by how often each clause was
        exercised before.
        """
        bench, plan, hello = self._bench, self._plan, self._hello
        steering = Steering(bench=bench, counts=counts, fixed=self.suite())
        by_rules = [settings_of(bench, plan, hello, rules) for rules in self.turns()]
        illegal = hello.plays("illegal")
        yield from chosen_games(
            bench, by_rules, self.games, plan.seed, illegal=illegal, steering=steering
        )

    def turns(self) -> Sequence[R]:
        """The rule sets in turn. If the user has chosen none, every other game is played by a
        manual.
        """
        manuals = [rules for rules in self.rules if rules in self._bench.manuals]
        others = [rules for rules in self.rules if rules not in manuals]
        if self._plan.rules or not manuals or not others:
            return self.rules
        turns = [(manuals[i % len(manuals)], rules) for i, rules in enumerate(others)]
        return [rules for pair in turns for rules in pair]


def settings_of(
    bench: Bench[R, S, A, E], plan: Plan[R, Any, Any, Any], hello: Hello, rules: R
) -> list[Setting[S, A]]:
    """The settings of a rule set that the plan asks for and the engine can play."""
    return playable(bench, rules, hello, plan.players)
