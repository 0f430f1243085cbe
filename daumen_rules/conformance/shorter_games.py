"""Shorter games made from a longer one: some of its actions, with throws and deals chosen anew.

An action that does not fit any more is passed over, is done by the seat on turn instead, or waits
until others have made room for it. Only our own rules are asked here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from random import Random
from typing import Any, Final, Generic

import attrs

from daumen_rules.contracts.engine_tests.script import Move, Script
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.frozen import frozen, has_fields
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.seats import NATURE
from daumen_rules.kernel.step import A, E, Refused, S, Step
from daumen_rules.pieces.expected_error import ExpectedError

FILLERS: Final = 3
"""The greatest number of actions put in before an action fits."""
MOST_WAYS: Final = 8_000
"""Up to this number chance is chosen, of more it is drawn."""


@frozen
class Refit(Generic[S, A, E]):
    """Plays some actions of a game again from another state, as far as they fit."""

    game: AnyGame
    random: Random
    goal: S
    """The state that a chosen throw comes near to: that before the failure."""

    def played(
        self,
        opening: S,
        deal: A | None,
        dealt: S,
        actions: Sequence[A],
        most: int,
        *,
        illegal: bool = False,
        choose: bool = True,
    ) -> Script[S, A, E] | None:
        """A game of at most `most` moves that ends with the last of the actions; None without one.

        Chance keeps its recorded actions where they fit; elsewhere it is chosen, or drawn. The last
        action is legal, or if it is `illegal` so again.
        """
        state, moves, filled, at = dealt, list[Move[S, A, E]](), 0, 0
        while at < len(actions):
            is_last = at + 1 == len(actions)
            action = self._fitting(state, actions[at])
            if action is None and is_last and illegal and not self._may_wait(state, actions[at]):
                action = actions[at]
            if action is not None:
                at, filled = at + 1, 0
            elif self._may_wait(state, actions[at]) and filled < FILLERS:
                action, filled = self._filler(state, actions[at:], choose), filled + 1
            elif is_last:
                return None
            else:
                at += 1
                continue
            if action is None or len(moves) == most:
                return None
            moves.append(Move(state, action, step(self.game.rules, state, action)))
            state = moves[-1].after
        return Script(opening, deal, dealt, tuple(moves))

    def _may_wait(self, state: S, action: A) -> bool:
        """Whether an action may fit later: chance is to move before a seat, or a seat before it."""
        is_chance = self.game.rules.chance(state) is not None
        return is_chance != (self.game.rules.actor(action) is NATURE)

    def _fitting(self, state: S, action: A) -> A | None:
        """The action, or the same of a seat on turn; None if the rules refuse both."""
        rules = self.game.rules
        if not isinstance(step(rules, state, action), Refused):
            return action
        if rules.actor(action) is NATURE:
            return None
        others = (self._by(mover, action) for mover in rules.movers(state) if mover is not NATURE)
        return next(
            (
                same
                for same in others
                if same is not None and not isinstance(step(rules, state, same), Refused)
            ),
            None,
        )

    def _by(self, mover: Any, action: A) -> A | None:
        """The same action by another mover."""
        notation = self.game.notation
        try:
            same: A = notation.read(mover, notation.write(action))
        except (ExpectedError, ValueError):
            return None
        return same

    def _filler(self, state: S, later: Sequence[A], choose: bool) -> A | None:
        """An action put in: chance that comes near to the goal, the next recorded action that fits,
        or one drawn.
        """
        chance = self.game.rules.chance(state)
        if chance is not None and choose and chance.total <= MOST_WAYS:
            nearest: A = max(chance, key=lambda action: self._nearness(state, action))
            return nearest
        for action in later:
            found = self._fitting(state, action)
            if found is not None:
                return found
        if chance is not None:
            drawn: A = chance.at(self.random.randrange(chance.total))
            return drawn
        legal = legal_actions(self.game.rules, state)
        return self.random.choice(legal) if legal else None

    def _nearness(self, state: S, action: A) -> int:
        answer: Step[S, A, E] | Refused = step(self.game.rules, state, action)
        return -1 if isinstance(answer, Refused) else alike(answer.state, self.goal)


def alike(one: Any, other: Any) -> int:
    """How many values two states have in common."""
    kind = one.__class__
    if kind is not other.__class__:
        return 0
    if kind is tuple:
        return sum(map(alike, one, other)) + int(one == other)
    if has_fields(kind) and not isinstance(one, Enum):
        return sum(
            alike(getattr(one, each.name), getattr(other, each.name)) for each in attrs.fields(kind)
        )
    return int(one == other)


def left_out(actions: Sequence[A]) -> Iterator[tuple[A, ...]]:
    """The actions without some in a row, half of them first, down to each alone; the last stays."""
    size = len(actions) // 2
    while size:
        for at in range(0, len(actions) - size, size):
            yield (*actions[:at], *actions[at + size :])
        size //= 2
