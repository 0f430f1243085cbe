"""A search for short games that reach each goal of a game, with throws and deals that it chooses.

It plays by our own rules, with numbers from a seed, so that the same seed finds the same games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any, Final

from attrs import define, field

from daumen_rules.conformance.bench import AnyBench, bench
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.row import Row
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.options import OptionError
from daumen_rules.pieces.rule_sets import changed

from .reached import Goal, called_by_each, refusing_rows, row_goal, told_by

LONGEST: Final = 400
"""The greatest number of actions of a game that is searched."""
FIRST: Final = 4_000
"""How much work is done for all goals, in steps."""
MOST: Final = 40_000
"""How much is done at most for goals that are missing then."""
OFFERED: Final = 8
"""As many legal actions, to be worked out in a state, are as much work as a step."""
CALLING: Final = 16
"""How many games are searched for functions that are called; for missing ones twice as many."""
TRIED: Final = 24
"""How many illegal actions are tried in a state: of those of the game, and of earlier ones."""
OTHER_RULES: Final = 25
"""How many actions longer a game by the manual may be than one by another reading."""
TWO_REASONS: Final = 4
"""How many actions longer a refusal by one row may come than one by several."""


@frozen(kw_only=True)
class Found:
    """A game that was found: its rules, the number of players, and its actions.

    The last action may be illegal. `cost` is its length with what counts against it. `begins` is
    the state before the first action where that is not the start of a game.
    """

    rules: Any
    players: int
    actions: tuple[Any, ...]
    cost: int = field(eq=False)
    begins: Any = None

    def opening(self, game: AnyGame) -> Any:
        """The state before the first action."""
        return game.start(self.players, self.rules) if self.begins is None else self.begins


@define
class Search:
    """The search in one game: for each goal the cheapest game so far."""

    game: AnyGame
    goals: frozenset[Goal]
    """What is wanted; more may be found."""
    seed: int = 0
    found: dict[Goal, Found] = field(factory=dict[Goal, Found])
    whole: Found | None = None
    """The shortest whole game by the manual."""
    steps: int = 0
    _bench: AnyBench = field(init=False)
    _random: Random = field(init=False)
    _elsewhere: dict[Any, None] = field(factory=dict[Any, None], init=False)

    def __attrs_post_init__(self) -> None:
        self._bench = bench(self.game)
        self._random = Random(f"{self.game.slug}/{self.seed}")

    @property
    def missing(self) -> frozenset[Goal]:
        """The goals that nothing reaches so far."""
        return self.goals - self.found.keys()

    def run(self) -> None:
        """Searches for all goals, then for those that are missing."""
        for number, rules in zip(count(), self._rule_sets()):
            if self.steps >= FIRST and not self.missing and self.whole is not None:
                return
            if self.steps >= MOST:
                return
            self._play(rules, number)
            self.steps += 1

    def _rule_sets(self) -> Iterator[Any]:
        """The manual in every other game; between, other readings, one or many at a time."""
        book, others = self.game.book, list(other_rules(self.game))
        for number in count():
            yield book.default
            if number % 2 or not others:
                yield self._mixed()
            else:
                yield others[number // 2 % len(others)]

    def _mixed(self) -> Any:
        rules = self.game.book.default
        for option in self.game.book.options:
            if self._random.random() < 0.4:
                with suppress(OptionError):
                    word = self._random.choice(option.words()[:6])
                    rules = changed(rules, {option.field: word})
        return rules

    def _play(self, rules: Any, number: int) -> None:
        game, random = self.game, self._random
        seats = game.rules.seats
        players = seats[0] if number % 3 else random.choice(seats)
        try:
            state = game.start(players, rules)
        except ValueError:
            return
        actions: list[Any] = []
        chance = Chance(random, number)
        extra = OTHER_RULES * len(game.book.difference(game.book.default, rules))
        while len(actions) < LONGEST:
            if random.random() < 0.3:
                self._try_illegal(state, rules, players, actions, extra)
            action = next_action(game, state, chance)
            if action is None:
                self._ended(rules, players, actions, extra)
                return
            answer = step(game.rules, state, action)
            assert isinstance(answer, Step)
            self.steps += chance.work
            chance.work = 0
            actions.append(action)
            state = answer.state
            for goal in told_by(game, answer):
                self._note(goal, rules, players, actions, len(actions) + extra)

    def _ended(self, rules: Any, players: int, actions: Sequence[Any], extra: int) -> None:
        shorter = self.whole is None or len(actions) < self.whole.cost
        if not extra and shorter:
            self.whole = Found(
                rules=rules, players=players, actions=tuple(actions), cost=len(actions)
            )

    def _try_illegal(
        self, state: Any, rules: Any, players: int, actions: Sequence[Any], extra: int
    ) -> None:
        """Tries illegal actions where a row that is missing, or reached late, might refuse them."""
        cost = len(actions) + 1 + extra
        wanted = [row for row in self.game.rules.legality.rows if self._improves(row, cost)]
        if not wanted:
            return
        own = list(self.game.checks.attempts(state))
        for some in (own, list(self._elsewhere)):
            for action in self._random.sample(some, min(TRIED, len(some))):
                if all(row.breach(state, action) is None for row in wanted):
                    continue
                if not self._may_be_sent(state, action, players):
                    continue
                rows = refusing_rows(self.game, state, action)
                reasons = TWO_REASONS * (len({row.clause.id for row in rows}) - 1)
                for row in rows:
                    goal, acts = row_goal(row), (*actions, action)
                    self._note(goal, rules, players, acts, cost + reasons)
        if len(self._elsewhere) < 600:
            few = self._random.sample(own, min(5, len(own)))
            self._elsewhere |= dict.fromkeys((*few, *actions[-3:]))

    def _improves(self, row: Row[Any, Any], cost: int) -> bool:
        goal = row_goal(row)
        return goal not in self.found or self.found[goal].cost > cost

    def _may_be_sent(self, state: Any, action: Any, players: int) -> bool:
        """Whether an action can be sent to an engine, and is one of somebody at the table."""
        mover = self.game.rules.actor(action)
        if isinstance(mover, int) and mover not in range(players):
            return False
        return self._bench.can_be_sent(state, action)

    def _note(
        self, goal: Goal, rules: Any, players: int, actions: Sequence[Any], cost: int
    ) -> None:
        best = self.found.get(goal)
        if best is None or (cost, players) < (best.cost, best.players):
            self.found[goal] = Found(
                rules=rules, players=players, actions=tuple(actions), cost=cost
            )

    def calls(self, clauses: frozenset[str]) -> dict[str, Found]:
        """For each clause that its function shows alone, the shortest game that calls it."""
        best: dict[str, Found] = {}
        for number, rules in zip(range(2 * CALLING), self._rule_sets(), strict=False):
            if number >= CALLING and best.keys() == clauses:
                break
            for players in dict.fromkeys(self.game.rules.seats[:2]):
                try:
                    actions = random_actions(
                        self.game, rules, players, Chance(self._random, number), self._random
                    )
                except ValueError:
                    continue
                extra = OTHER_RULES * len(self.game.book.difference(self.game.book.default, rules))
                every = called_by_each(self.game, rules, players, actions)
                for at, called in enumerate(every):
                    for id_ in called & clauses:
                        if id_ not in best or at + extra < best[id_].cost:
                            acts = tuple(actions[:at])
                            best[id_] = Found(
                                rules=rules, players=players, actions=acts, cost=at + extra
                            )
        return best


def other_rules(game: AnyGame) -> Iterator[Any]:
    """The manual with each other reading by itself; of a number the first other one."""
    default = game.book.default
    for option in game.book.options:
        words = [word for word in option.words() if word != option.word(default)]
        for word in words[:1] if isinstance(option.values, range) else words:
            with suppress(OptionError):
                yield changed(default, {option.field: word})


class Chance:
    """Chooses what chance does: by chance, extremes, or the same again, as makes things equal."""

    def __init__(self, random: Random, number: int) -> None:
        self.random = random
        self._mode = number % 4
        self._last: int | None = None
        self.work = 0
        """How much work the actions were that it chose, in steps."""

    def of(self, chance: Distribution[Any]) -> Any:
        """The next action of Nature."""
        random, total = self.random, chance.total
        if self._mode and self._last is not None and self._last < total and random.random() < 0.25:
            return chance.at(self._last)
        number = random.randrange(total)
        if self._mode > 1 and random.random() < 0.6:  # all dice alike have such numbers
            number = random.randrange(6) * (total - 1) // 5
        self._last = number
        return chance.at(number)

    def choice(self, legal: Sequence[Any]) -> Any:
        """The next action of a seat: any, or often the first or the last."""
        if self._mode == 3 and self.random.random() < 0.7:
            return legal[0] if self.random.random() < 0.5 else legal[-1]
        return self.random.choice(legal)


def next_action(game: AnyGame, state: Any, chance: Chance) -> Any | None:
    """The next action, of a seat or of Nature; None at the end of the game."""
    nature, legal = game.rules.chance(state), legal_actions(game.rules, state)
    chance.work += 1 + len(legal) // OFFERED
    if nature is not None and not (legal and chance.random.random() < 0.05):
        return chance.of(nature)
    return chance.choice(legal) if legal else None


def random_actions(
    game: AnyGame, rules: Any, players: int, chance: Chance, random: Random
) -> list[Any]:
    """The actions of a game that is played so. Raises ValueError for rules that do not fit."""
    state = game.start(players, rules)
    actions: list[Any] = []
    while len(actions) < LONGEST:
        action = next_action(game, state, chance)
        if action is None:
            break
        answer = step(game.rules, state, action)
        assert isinstance(answer, Step)
        actions.append(action)
        state = answer.state
    return actions
