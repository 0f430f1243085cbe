"""Makes a failure small: fewer actions, fewer seats, fewer cards, a plainer position.

Every smaller game is asked of the engine, and counts where it fails for the same cause. Fixed games
about the clause come first, then games that start late, then games without some of the actions,
then short random ones. The limit is an amount of work, so that the same failure has the same
smallest game on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, Final, Generic, Protocol

from attrs import define, field

from daumen_rules.contracts.engine_tests.engine_tests import Blame, Setting
from daumen_rules.contracts.engine_tests.script import Failure, Script, after_deal, script
from daumen_rules.kernel.seats import NATURE
from daumen_rules.kernel.step import A, E, Refused, S

from .bench import Bench
from .made_up_positions import computed
from .plainer_positions import plainer
from .random_games import random_game
from .shorter_games import Refit, left_out

WORK: Final = 12_000
"""The number of positions that an engine is asked about at most."""
IN_VAIN: Final = 300
"""After how many short games without success a failure of a few moves counts as small."""
LATEST: Final = (1, 2, 4, 8, 16)
"""With how many last moves a game begins in the middle; the first that fails counts. With one the
report shows what the engine makes of an action, and not only where it stands.
"""
A_FEW: Final = 8
"""A number of moves; for each further multiple as many games again are played without success."""
SHORT: Final = 4
"""Above this number of moves with a small pack, full-size games are tried too."""
LATE: Final = 12
"""The greatest number of last actions with which a game starts late."""
TRIES: Final = 4
"""How often chance is drawn anew for some last actions."""


class Check(Protocol):
    """Plays a game and returns its failure, if there is one."""

    def __call__(
        self, played: Script[Any, Any, Any], since: int = 0, /
    ) -> Failure[Any, Any, Any] | None:
        """Before position `since` only the states are asked for, not legal actions and views."""
        ...


@define
class _Search(Generic[S, A, E]):
    """The smallest failure so far. `check` plays a game."""

    bench: Bench[Any, S, A, E]
    blame: Blame
    check: Check
    best: Failure[S, A, E]
    readings: frozenset[tuple[str, str]]
    """The other readings under which the first failure would be right."""
    places: frozenset[str]
    """What differs in the first failure."""
    may_go_on: Callable[[], bool]
    random: Random = field(factory=lambda: Random(0))
    asked: int = 0
    """The number of positions that the engine was asked about."""

    def goes_on(self) -> bool:
        return self.asked < WORK and self.may_go_on()

    def size(self, failure: Failure[S, A, E]) -> tuple[int, ...]:
        """The size by which failures are compared: moves, illegal moves, seats and cards."""
        forbidden = sum(isinstance(m.answer, Refused) for m in failure.script.moves)
        return (failure.position, forbidden, *self.bench.size_of(failure.script.opening))

    def try_(self, played: Script[S, A, E], since: int | None = None) -> bool:
        """Plays a game; whether it fails for the same cause and is smaller than the best."""
        moves = len(played.moves)
        since = max(0, moves - 2) if since is None else since
        found = self._asked(played, since)
        if found is None or self.size(found) >= self.size(self.best):
            return False
        if found.position < since:  # asked closely only now
            found = self._asked(found.script, found.position)
        if found is None or not self._has_the_cause(found):
            return False
        self.best = found
        return True

    def _asked(self, played: Script[S, A, E], since: int) -> Failure[S, A, E] | None:
        self.asked += len(played.moves) + 1
        return computed(self.bench.forms, played.opening, lambda: self.check(played, since))

    def _has_the_cause(self, found: Failure[S, A, E]) -> bool:
        """Whether the clause may be to blame there too, or the same other reading explains it."""
        if found.differences[0].place not in self.places:
            return False
        if self.blame.clause in self.bench.blame(found).clauses:
            return True
        return bool(self.readings) and not self.readings.isdisjoint(_readings(self.bench, found))

    # The same game, shorter

    def without_refusals(self) -> None:
        """Leaves out illegal actions, except the last, if the game still fails."""
        moves = self.best.script.moves
        needed = [m.action for m in moves[:-1] if not isinstance(m.answer, Refused)]
        if len(needed) < len(moves) - 1:
            at = self.best.script
            actions = [*needed, moves[-1].action]
            self.try_(script(self.bench.game.rules, at.opening, at.deal, actions))

    def without_detours(self) -> None:
        """Leaves out actions in a row, wherever the game still fails, until nothing is left out."""
        while self.goes_on():
            before = self.best
            for actions in left_out(before.script.actions):
                if not self.goes_on() or self._try_refit(before.script, actions):
                    break
            if self.best is before:
                return

    def starting_late(self, settings: Sequence[Setting[S, A]]) -> None:
        """Plays only the last actions, from a fresh opening of the smallest settings."""
        first = self.best.script
        head = first.actions[: _leading_chance(self.bench, first)]
        for number in range(1, min(LATE, self.best.position)):
            last = first.actions[-number:]
            for opening, deal in self._openings(settings):
                for actions in (last, (*head, *last)) if head else (last,):
                    for turn in range(TRIES):
                        if not self.goes_on():
                            return
                        if self._try_refit(first, actions, opening, deal, choose=turn == 0):
                            return

    def _openings(self, settings: Sequence[Setting[S, A]]) -> Iterator[tuple[S, A | None]]:
        """The opening of the best game, and those of smaller settings."""
        played = self.best.script
        yield played.opening, played.deal
        size = self.bench.size_of(played.opening)
        for setting in settings[:2]:
            if (setting.players, setting.size) < size:
                opening = setting.opening(self.random)
                yield opening, setting.deal(self.random, opening)

    def _try_refit(
        self,
        played: Script[S, A, E],
        actions: Sequence[A],
        opening: S | None = None,
        deal: A | None = None,
        *,
        choose: bool = False,
    ) -> bool:
        """Plays some actions of a game again, from its opening or another one."""
        if opening is None:
            opening, deal = played.opening, played.deal
        dealt = after_deal(self.bench.game.rules, opening, deal)
        last = played.moves[-1]
        refit = Refit[S, A, E](self.bench.game, self.random, last.before)
        most, illegal = self.best.position, isinstance(last.answer, Refused)
        shorter = computed(
            self.bench.forms,
            opening,
            lambda: refit.played(
                opening, deal, dealt, actions, most, illegal=illegal, choose=choose
            ),
        )
        return shorter is not None and self.try_(shorter)

    # From a position on

    def from_a_position(self) -> None:
        """Begins as late as the failure allows, then makes the position plainer."""
        if self._begins_late():
            while self.goes_on() and self._plainer():
                pass

    def _begins_late(self) -> bool:
        played, all_moves = self.best.script, self.best.position
        for begun in (all_moves - number for number in LATEST if number <= all_moves):
            state = played.state(begun)
            late = Script(state, None, state, played.moves[begun:])
            if self.goes_on() and self.bench.game.rules.movers(state) and self.try_(late, 0):
                return True
        return False

    def _plainer(self) -> bool:
        """Makes the first position of the best game plainer; whether it still fails."""
        at, rules = self.best.script, self.bench.game.rules
        refused = [isinstance(move.answer, Refused) for move in at.moves]
        for state in plainer(self.bench.game, at.opening):
            if not self.goes_on():
                break
            again = partial(script, rules, state, None, at.actions)
            played = computed(self.bench.forms, state, again)
            if (
                played is None
                or [isinstance(move.answer, Refused) for move in played.moves] != refused
            ):
                continue
            found = self._asked(played, 0)
            small = found is not None and found.position <= self.best.position
            if found is not None and small and self._has_the_cause(found):
                self.best = found
                return True
        return False

    # Other games

    def by_fixed_games(self, games: Iterable[Script[S, A, E]]) -> None:
        """Plays fixed games that are shorter than the best."""
        for game in games:
            if not self.goes_on():
                return
            if len(game.moves) <= self.best.position:
                self.try_(game, 0)

    def by_random_games(self, settings: Sequence[Setting[S, A]]) -> None:
        """Plays random games that are shorter than the best. Small settings come first; as long as
        none of them shows the failure in a few moves, settings with at most as many seats as the
        failure follow. A failure at the deal is searched once in every small setting.
        """
        bench, seats = self.bench, self.bench.size_of(self.best.script.opening)[0]
        small = [setting for setting in settings if setting.small] or list(settings[:2])
        large = [one for one in settings if one not in small and one.players <= seats]
        in_vain = 0
        while small and in_vain < IN_VAIN * (1 + self.best.position // A_FEW) and self.goes_on():
            if self.best.position == 0 and in_vain >= len(small):
                break
            turn = in_vain % 6
            is_done = self.best.position <= SHORT and bench.is_small(self.best.script.opening)
            some = small if turn % 2 else self.smaller(small)
            some = large if large and turn % 3 == 2 and not is_done else some
            longest, policy = self.best.position, self.random.choice(bench.policies)
            setting = self.random.choice(some) if longest else small[in_vain % len(small)]
            played = random_game(bench, setting, policy, self.random, 0.1, longest)
            in_vain = 0 if self.try_(played, 0) else in_vain + 1

    def smaller(self, settings: Sequence[Setting[S, A]]) -> list[Setting[S, A]]:
        """The settings with fewer seats or cards than the best failure has, if there are any."""
        size = self.bench.size_of(self.best.script.opening)
        return [setting for setting in settings if (setting.players, setting.size) < size] or list(
            settings
        )


def _leading_chance(bench: Bench[Any, S, A, E], played: Script[S, A, E]) -> int:
    """The number of Nature's actions before the first action of a seat."""
    actors = [bench.game.rules.actor(action) for action in played.actions]
    return next((at for at, actor in enumerate(actors) if actor is not NATURE), 0)


def _readings(bench: Bench[Any, S, A, E], failure: Failure[S, A, E]) -> frozenset[tuple[str, str]]:
    return frozenset((other.flag, other.value) for other in bench.other_readings(failure))


def shrunk(
    bench: Bench[Any, S, A, E],
    failure: Failure[S, A, E],
    blame: Blame,
    settings: Sequence[Setting[S, A]],
    check: Check,
    go_on: Callable[[], bool] = lambda: True,
    *,
    positions: bool = False,
) -> Failure[S, A, E]:
    """The smallest failure found with the same cause.

    With `positions` the engine can begin a game in the middle.
    """
    readings = _readings(bench, failure)
    places = frozenset(difference.place for difference in failure.differences)
    search = _Search(bench, blame, check, failure, readings, places, go_on)
    search.without_refusals()
    if positions:
        search.from_a_position()
        if search.best.position <= 1:
            return search.best
    rules = bench.rules_of(failure.script.opening)
    clauses = {clause.id for clause in blame.clauses}
    search.by_fixed_games(
        one.game
        for one in bench.suite((rules,))
        if clauses & {*one.clauses}
        and (positions or not bench.forms.begins_in_the_middle(one.game.opening))
    )
    search.starting_late(settings)
    search.without_detours()
    search.by_random_games(settings)
    search.without_refusals()
    search.without_detours()
    return search.best
