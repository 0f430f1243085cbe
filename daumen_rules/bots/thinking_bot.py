"""A bot that thinks, in any game: it simulates random games after each of its actions and takes the
best.

It gets a view and nothing else. It samples states that fit the view and simulates games from them.
In these games everybody moves at random, but prefers actions that went well before; so the bot
learns what others may do, and what it can do later. The number of simulations is an amount of work
and no time, so the same random numbers give the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import partial
from typing import Any, Final, TypeAlias

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.game import GameRules, Outcome, legal_actions, step
from daumen_rules.kernel.lines import Tick, no_tick
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import Refused
from daumen_rules.pieces.sampling import Below

AnyRules: TypeAlias = GameRules[Any, Any, Any, Any, Any]
Worth: TypeAlias = tuple[Fraction, Fraction]
"""The result of a game for a seat: its lead, and its share of the victory."""

USUAL_WORK: Final = 8
"""How many games are simulated for each action by default."""
LEAST: Final = 4
"""The smallest number of simulations."""
DRAWS: Final = 3
"""In a simulation, the best of this many random actions is taken."""
FAR: Final = 400
"""After how many steps a simulation is broken off; then nobody has won."""


def thinking_bot(
    game: AnyGame, seat: Seat, work: int = USUAL_WORK, tick: Tick = no_tick
) -> Callable[[Any, Below], Any]:
    """The bot of a seat on turn.

    Each action is simulated `work` times, then the better half of them again, until one is left.
    `tick` is called before each simulation; an error that it raises ends the search.
    """

    def bot(view: Any, below: Below) -> Any:
        actions = own_actions(game.rules, game.sample(view, below), seat)
        return _best(game, seat, view, actions, work, below, tick)

    return bot


def thinking_interrupter(
    game: AnyGame, seat: Seat, work: int = USUAL_WORK, tick: Tick = no_tick
) -> Callable[[Any, Below], Any | None]:
    """The bot of a seat that may act out of turn; not acting is simulated like an action."""

    def interrupter(view: Any, below: Below) -> Any | None:
        actions = own_actions(game.rules, game.sample(view, below), seat)
        return _best(game, seat, view, [None, *actions], work, below, tick)

    return interrupter


def own_actions(rules: AnyRules, state: Any, seat: Seat) -> list[Any]:
    """The legal actions of a seat, which are the same in all states that it cannot distinguish."""
    return [action for action in legal_actions(rules, state) if rules.actor(action) == seat]


def _best(
    game: AnyGame,
    seat: Seat,
    view: Any,
    actions: Sequence[Any],
    work: int,
    below: Below,
    tick: Tick,
) -> Any:
    """The action with the best result; of several the first."""
    left, memory = list(range(len(actions))), _Memory()
    tried: list[list[Worth]] = [[] for _ in actions]
    while len(left) > 1:
        for _ in range(max(work, LEAST)):
            state = game.sample(view, below)
            for at in left:
                tick()
                tried[at].append(_tried(game, state, actions[at], seat, memory, below))
        better = sorted(left, key=lambda at: _cautious(tried[at]), reverse=True)
        left = sorted(better[: (len(left) + 1) // 2])
    return actions[left[0]]


def _cautious(tried: list[Worth]) -> Worth:
    """The mean result of an action, with the worse half counted twice: opponents play better than
    at random, so a result that only their mistakes explain counts for less.
    """
    order = sorted(tried)
    worse = order[: (len(order) + 1) // 2]
    ahead, won = (sum(part) for part in zip(*order, *worse, strict=True))
    return Fraction(ahead), Fraction(won)


class _Memory:
    """The mean lead of those who took an action, over all simulations."""

    def __init__(self) -> None:
        self._went: dict[Any, tuple[float, int]] = {}

    def promise(self, action: Any) -> tuple[bool, float]:
        """How promising an action is; actions not tried yet come first."""
        total, times = self._went.get(action, (0.0, 0))
        return not times, total / (times or 1)

    def keep(self, done: Iterable[tuple[Seat, Any]], went: Callable[[Seat], Worth]) -> None:
        """Adds the results of those who took an action."""
        for seat, action in done:
            total, times = self._went.get(action, (0.0, 0))
            self._went[action] = total + float(went(seat)[0]), times + 1


def _tried(
    game: AnyGame, state: Any, action: Any, seat: Seat, memory: _Memory, below: Below
) -> Worth:
    """The result of a simulation after an action: at the end of the game, or of the present
    deal.
    """
    rules, before, done = game.rules, _deals(game, state), list[tuple[Seat, Any]]()
    if action is not None:
        state = _after(rules, state, action)
    for _ in range(FAR):
        if (went := _ended(game, state, before)) is not None:
            memory.keep(done, went)
            return went(seat)
        chance = rules.chance(state)
        if chance is not None:
            state = _after(rules, state, chance.at(below(chance.total)))
        else:
            some = tuple(rules.candidates(state))
            drawn = [_any_action(rules, state, some, below) for _ in range(DRAWS)]
            best = max(drawn, key=memory.promise)
            if isinstance(mover := rules.actor(best), int):
                done.append((mover, best))
            state = _after(rules, state, best)
    return Fraction(0), Fraction(0)


def _deals(game: AnyGame, state: Any) -> tuple[int, tuple[int, ...]]:
    """The number of finished deals and their results, in a game of several deals."""
    return (0, ()) if game.checks.so_far is None else game.checks.so_far(state)


def _ended(
    game: AnyGame, state: Any, before: tuple[int, tuple[int, ...]]
) -> Callable[[Seat], Worth] | None:
    """The result for a seat, if the game or this deal of it is over."""
    if (deals := _deals(game, state)) != before:
        return lambda seat: (_ahead(deals[1], seat), Fraction(0))
    outcome = game.outcome(state)
    return None if outcome is None else partial(worth_of, outcome)


def _after(rules: AnyRules, state: Any, action: Any) -> Any:
    answer = step(rules, state, action)
    if isinstance(answer, Refused):
        raise ValueError(f"{action} is not allowed in a state that was drawn: {answer.say('en')}")
    return answer.state


def _any_action(rules: AnyRules, state: Any, some: Iterable[Any], below: Below) -> Any:
    """A random legal action: first its kind is drawn, so that a pass is as likely as a bid, however
    many bids there are.
    """
    kinds: dict[type, list[Any]] = {}
    for action in some:
        kinds.setdefault(action.__class__, []).append(action)
    left = list(kinds.values())
    while True:
        kind = below(len(left))
        at = below(len(left[kind]))
        if rules.legality.allows(state, left[kind][at]):
            return left[kind][at]
        del left[kind][at]
        if not left[kind]:
            del left[kind]


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


def _ahead(points: Sequence[int], seat: Seat) -> Fraction:
    """The lead of a seat over the mean of the others."""
    others = len(points) - 1
    return Fraction(points[seat] * others - (sum(points) - points[seat]), max(1, others))
