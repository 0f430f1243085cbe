"""Makes a failure small: fewer actions, fewer seats, fewer cards.

The search plays many short games in small settings, keeps the smallest that fails by the same
clause, and leaves out its actions one after another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, Generic

from attrs import define

from daumen_rules.contracts.engine_tests.engine_tests import Blame, Setting
from daumen_rules.contracts.engine_tests.script import Failure, Script, script
from daumen_rules.kernel.step import A, E, Refused, S

from .bench import Bench
from .random_games import random_game

IN_VAIN: Final = 300
"""After how many short games without success a failure of a few moves counts as small."""
A_FEW: Final = 8
"""A number of moves; for each further multiple as many games again are played without success."""
SHORT: Final = 4
"""Above this number of moves with a small pack, full-size games are tried too."""
LEFT_OUT: Final = (4, 3, 2, 1)
"""How many actions in a row are left out of a game at once."""

Check = Callable[[Script[Any, Any, Any]], Failure[Any, Any, Any] | None]


@define
class _Search(Generic[S, A, E]):
    """The smallest failure so far. `check` plays a game."""

    bench: Bench[Any, S, A, E]
    blame: Blame
    check: Check
    best: Failure[S, A, E]
    readings: frozenset[tuple[str, str]]
    """The other readings under which the first failure would be right."""

    def size(self, failure: Failure[S, A, E]) -> tuple[int, ...]:
        """The size by which failures are compared: moves, illegal moves, seats and cards."""
        forbidden = sum(isinstance(m.answer, Refused) for m in failure.script.moves)
        return (failure.position, forbidden, *self.bench.size_of(failure.script.opening))

    def try_(self, played: Script[S, A, E]) -> bool:
        """Plays a game; whether it fails for the same cause and is smaller than the best."""
        found = self.check(played)
        if found is None or self.size(found) >= self.size(self.best):
            return False
        if not self._has_the_cause(found):
            return False
        self.best = found
        return True

    def _has_the_cause(self, found: Failure[S, A, E]) -> bool:
        """Whether the clause may be to blame there too, or the same other reading explains it."""
        if self.blame.clause in self.bench.blame(found).clauses:
            return True
        return bool(self.readings) and not self.readings.isdisjoint(_readings(self.bench, found))

    def without_refusals(self) -> None:
        """Leaves out illegal actions, except the last, if the game still fails."""
        moves = self.best.script.moves
        needed = [m.action for m in moves[:-1] if not isinstance(m.answer, Refused)]
        if len(needed) < len(moves) - 1:
            at = self.best.script
            actions = [*needed, moves[-1].action]
            self.try_(script(self.bench.game.rules, at.opening, at.deal, actions))

    def without_detours(self, go_on: Callable[[], bool]) -> None:
        """Leaves out actions in a row, wherever the game still fails."""
        for number in LEFT_OUT:
            at = 0
            while at + number <= self.best.position and go_on():
                if not self._leave_out(at, number):
                    at += 1

    def _leave_out(self, at: int, number: int) -> bool:
        played = self.best.script
        actions = (*played.actions[:at], *played.actions[at + number :])
        rest = script(self.bench.game.rules, played.opening, played.deal, actions)
        forbidden = [move for move in rest.moves if isinstance(move.answer, Refused)]
        return len(forbidden) <= self.size(self.best)[1] and self.try_(rest)

    def smaller(self, settings: Sequence[Setting[S, A]]) -> list[Setting[S, A]]:
        """The settings with fewer seats or cards than the best failure has, if there are any."""
        size = self.bench.size_of(self.best.script.opening)
        return [setting for setting in settings if (setting.players, setting.size) < size] or list(
            settings
        )


def _readings(bench: Bench[Any, S, A, E], failure: Failure[S, A, E]) -> frozenset[tuple[str, str]]:
    return frozenset((other.flag, other.value) for other in bench.other_readings(failure))


def shrunk(
    bench: Bench[Any, S, A, E],
    failure: Failure[S, A, E],
    blame: Blame,
    settings: Sequence[Setting[S, A]],
    check: Check,
    go_on: Callable[[], bool] = lambda: True,
) -> Failure[S, A, E]:
    """The smallest failure found with the same cause.

    Small settings come first. As long as none of them shows the failure in a few moves, settings
    with at most as many seats as the failure follow, with games no longer than the best so far. A
    failure at the deal is searched once in every small setting.
    """
    seats = bench.size_of(failure.script.opening)[0]
    small = [setting for setting in settings if setting.small] or list(settings[:2])
    large = [one for one in settings if one not in small and one.players <= seats]
    search = _Search(bench, blame, check, failure, _readings(bench, failure))
    search.without_refusals()
    random, in_vain = Random(0), 0
    while small and in_vain < IN_VAIN * (1 + search.best.position // A_FEW) and go_on():
        if search.best.position == 0 and in_vain >= len(small):
            break
        turn = in_vain % 6
        is_done = search.best.position <= SHORT and bench.is_small(search.best.script.opening)
        some = small if turn % 2 else search.smaller(small)
        some = large if large and turn % 3 == 2 and not is_done else some
        longest, policy = search.best.position, random.choice(bench.policies)
        setting = random.choice(some) if longest else small[in_vain % len(small)]
        if search.try_(random_game(bench, setting, policy, random, probes=0.1, longest=longest)):
            search.without_refusals()
            in_vain = 0
        in_vain += 1
    search.without_detours(go_on)
    return search.best
