"""Steers random games towards clauses that were seldom exercised.

Some games begin as a fixed game does that exercises such a clause, and of illegal actions the one
is tried that is refused by the rarest clause.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic

from attrs import field

from daumen_rules.contracts.engine_tests.engine_tests import FixedGame, RandomSource
from daumen_rules.contracts.engine_tests.script import Move, Script
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import R, step
from daumen_rules.kernel.step import A, E, Refused, S

from .bench import Bench

CANDIDATES: Final = 3
"""Of how many fixed games the one with the rarest clause is taken."""
PROBES: Final = 2
"""Of how many illegal actions the one that is refused by the rarest clause is tried."""
LEFT: Final = 3
"""How many of the last moves of a fixed game are left out at most."""


@frozen(kw_only=True)
class Steering(Generic[R, S, A, E]):
    """How often each clause was exercised so far, and the fixed games to begin with."""

    bench: Bench[R, S, A, E]
    counts: Mapping[str, int] = field(factory=dict[str, int])
    """By id; it may change while games are played."""
    fixed: Sequence[FixedGame[S, A, E]] = ()

    def beginning(self, random: RandomSource, rules: R) -> tuple[str, Script[S, A, E]] | None:
        """The beginning of a fixed game by these rules, with its name; None if there is none."""
        some = [one for one in self.fixed if self.bench.rules_of(one.game.opening) == rules]
        if not some:
            return None
        few = [random.choice(some) for _ in range(CANDIDATES)]
        one = min(few, key=lambda one: min(map(self._count, one.clauses), default=0))
        moves = [move for move in one.game.moves if not isinstance(move.answer, Refused)]
        most = max(0, len(moves) - random.randrange(LEFT + 1))
        return one.name, evolve(one.game, moves=tuple(moves[:most]))

    def forbidden(self, random: RandomSource, state: S) -> list[Move[S, A, E]]:
        """An illegal action that is refused by a rare clause; none if only legal ones came up."""
        tried = (self.bench.probe(random, state) for _ in range(PROBES))
        answers = [
            (action, step(self.bench.game.rules, state, action))
            for action in tried
            if action is not None
        ]
        refused = [(action, said) for action, said in answers if isinstance(said, Refused)]
        if not refused:
            return []
        action, said = min(refused, key=lambda each: self._rarest(each[1]))
        return [Move(state, action, said)]

    def _rarest(self, refused: Refused) -> int:
        return min(self._count(clause.id) for clause in refused.clauses)

    def _count(self, id_: str) -> int:
        return self.counts.get(id_, 0)


AnySteering = Steering[Any, Any, Any, Any]
