"""Simulations of a game: how the seats move in them, when they end, and what they bring.

A bot that thinks is made of them. The number of their steps is counted, so that work is an amount
and no time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any, Final, TypeAlias

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.game import GameRules, Outcome, step
from daumen_rules.kernel.seats import Mover, Seat
from daumen_rules.kernel.step import Refused
from daumen_rules.pieces.sampling import Below

AnyRules: TypeAlias = GameRules[Any, Any, Any, Any, Any]
Worth: TypeAlias = tuple[Fraction, Fraction]
"""The result of a game for a seat: its lead, and its share of the victory."""
Deals: TypeAlias = tuple[int, tuple[int, ...]]
"""The number of finished deals, and their results by seat."""
Worths: TypeAlias = tuple[tuple[float, float], ...]
"""The results of a simulation by seat."""

DRAWS: Final = 3
"""In a simulation, the best of this many random actions is taken."""
FAR: Final = 400
"""After how many steps a simulation is broken off; then nobody has won."""
NEAR: Final = 8
"""The fewest steps of seats until a simulation is broken off by the standing of the seats."""

LOOKED_AT: Final = 8
"""Looking at so many actions counts as a step."""


class Memory:
    """The mean lead of a seat that took an action, over all simulations."""

    def __init__(self) -> None:
        self._results: dict[Any, tuple[float, int]] = {}

    def promise(self, seat: Mover, action: Any) -> float:
        """The mean lead after an action; of one not taken yet, that after all of its kind."""
        known = self._results
        total, times = known.get((seat, action)) or known.get((seat, action.__class__)) or (0.0, 1)
        return total / times

    def keep(self, done: Iterable[tuple[Seat, Any]], worths: Worths) -> None:
        """Adds the results of those who took an action."""
        for seat, action in done:
            lead = worths[seat][0]
            for key in ((seat, action), (seat, action.__class__)):
                total, times = self._results.get(key, (0.0, 0))
                self._results[key] = total + lead, times + 1


class Simulator:
    """Simulates a game from the position of a seat, and counts the steps in `steps`."""

    def __init__(self, game: AnyGame, seat: Seat, below: Below) -> None:
        self.game, self.rules, self.seat, self.below = game, game.rules, seat, below
        self.memory, self.steps = Memory(), 0
        self.standing, self._considered = game.checks.standing, game.checks.considered

    def after(self, state: Any, action: Any) -> Any:
        """The state after a legal action."""
        self.steps += 1
        answer = step(self.rules, state, action)
        if isinstance(answer, Refused):
            told = answer.say("en")
            raise ValueError(f"{action} is not allowed in a state that was drawn: {told}")
        return answer.state

    def considered(self, state: Any, actions: Sequence[Any]) -> Sequence[Any]:
        """The legal ones of the actions that players with some experience consider; all actions
        if there are none of them.
        """
        if self._considered is None or len(actions) < 2:
            return actions
        found = self._considered(state, actions)
        if len(found) == len(actions):
            return actions
        return self.rules.legality.allowed(state, found) or actions

    def deals(self, state: Any) -> Deals:
        """The number of finished deals and their results, in a game of several deals."""
        so_far = self.game.checks.so_far
        return (0, ()) if so_far is None else so_far(state)

    def ended(self, state: Any, before: Deals) -> Worths | None:
        """The results by seat, if the game or this deal of it is over."""
        deals = self.deals(state)
        if deals != before:
            gained = [now - then for now, then in zip(deals[1], before[1], strict=True)]
            return _leads(gained)
        outcome = self.rules.outcome(state)
        if outcome is None:
            return None
        worths = [worth_of(outcome, seat) for seat in range(self.rules.players(state))]
        return tuple((float(lead), float(won)) for lead, won in worths)

    def stands(self, state: Any) -> Worths:
        """The leads before the end, by the standing of the seats; nobody has won."""
        if self.standing is None:
            return ((0.0, 0.0),) * self.rules.players(state)
        return _leads(self.standing(state))

    def play_on(self, state: Any, before: Deals, done: list[tuple[Seat, Any]]) -> Worths:
        """The results of a game from a state, in which all move at random, but prefer what went
        well before. What the seats do is added to `done`.

        Where the seats have a standing, the game is broken off when the turn comes to the bot
        again.
        """
        rules, last, acted = self.rules, None, 0
        for _ in range(FAR):
            worths = self.ended(state, before)
            if worths is not None:
                return worths
            chance = rules.chance(state)
            if chance is not None:
                state = self.after(state, chance.at(self.below(chance.total)))
                continue
            action = self._any_good(state)
            mover = rules.actor(action)
            if self.standing and acted >= NEAR and mover == self.seat != last:
                break
            if isinstance(mover, int):
                done.append((mover, action))
            last, acted = mover, acted + 1
            state = self.after(state, action)
        return self.stands(state)

    def _any_good(self, state: Any) -> Any:
        """The best of a few random actions, by what is remembered of them."""
        some = self.considered(state, tuple(self.rules.candidates(state)))
        self.steps += len(some) // LOOKED_AT
        if len(some) == 1:
            return some[0]
        drawn = [any_action(self.rules, state, some, self.below) for _ in range(DRAWS)]
        promise, actor = self.memory.promise, self.rules.actor
        return max(drawn, key=lambda action: promise(actor(action), action))


def any_action(rules: AnyRules, state: Any, some: Iterable[Any], below: Below) -> Any:
    """A random legal action: first its kind is drawn, so that a pass is as likely as a bid, however
    many bids there are.
    """
    left = by_kinds(some)
    while True:
        kind = below(len(left))
        at = below(len(left[kind]))
        if rules.legality.allows(state, left[kind][at]):
            return left[kind][at]
        del left[kind][at]
        if not left[kind]:
            del left[kind]


def by_kinds(actions: Iterable[Any]) -> list[list[Any]]:
    """Actions in lists of one kind each, in their order."""
    kinds: dict[type, list[Any]] = {}
    for action in actions:
        kinds.setdefault(action.__class__, []).append(action)
    return list(kinds.values())


def worth_of(outcome: Outcome, seat: Seat) -> Worth:
    """The lead of a seat over the others, in payments, or in points where points decide; and its
    share of the victory.
    """
    won = Fraction(int(seat in outcome.winners), max(1, len(outcome.winners)))
    if outcome.payments:
        return _ahead(outcome.payments, seat), won
    scores = outcome.scores
    for best, sign in ((max(scores), 1), (min(scores), -1)):
        if {*outcome.winners} == {s for s, score in enumerate(scores) if score == best}:
            return sign * _ahead(scores, seat), won
    return won, won


def _leads(points: Sequence[int]) -> Worths:
    """The lead of each seat; nobody has won."""
    return tuple((float(_ahead(points, seat)), 0.0) for seat in range(len(points)))


def _ahead(points: Sequence[int], seat: Seat) -> Fraction:
    """The lead of a seat over the mean of the others."""
    others = len(points) - 1
    return Fraction(points[seat] * others - (sum(points) - points[seat]), max(1, others))
