"""The games of a campaign: rule sets, fixed games, random games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Generic

from daumen_rules.contracts.engine_tests.engine_tests import Setting
from daumen_rules.contracts.engine_tests.script import Script
from daumen_rules.kernel.game import R
from daumen_rules.kernel.step import A, E, Refused, S

from .bench import Bench
from .engine_reading import playable
from .game_selection import Named, chosen_games
from .hello import Hello
from .report import Plan

GAMES: Final = 400
"""How many random games are played for a rule set by default."""


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
        return GAMES * min(len(self.rules), self._bench.own_tests.rounds)

    def suite(self) -> list[Named[S, A, E]]:
        """The fixed games that the engine says it can play."""
        return [(name, game) for name, game in self._plan.suite if self._can_play(game)]

    def _can_play(self, game: Script[S, A, E]) -> bool:
        hello, opening = self._hello, game.opening
        players, _ = self._bench.size_of(opening)
        rules = self._bench.rules_of(opening)
        forbidden = any(isinstance(move.answer, Refused) for move in game.moves)
        return (
            (rules in self.rules if self._plan.rules else self._bench.plays(hello, rules))
            and (not hello.players or players in hello.players)
            and (hello.plays("illegal") or not forbidden)
            and (hello.plays("small_packs") or not self._bench.is_small(opening))
            and (hello.positions or not self._bench.forms.begins_in_the_middle(opening))
        )

    def random_games(self) -> Iterator[Named[S, A, E]]:
        """The random games; the rule sets take turns."""
        bench, plan, hello = self._bench, self._plan, self._hello
        by_rules = [settings_of(bench, plan, hello, rules) for rules in self.turns()]
        illegal = hello.plays("illegal")
        yield from chosen_games(bench, by_rules, self.games, plan.seed, illegal=illegal)

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
