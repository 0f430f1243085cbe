"""A bot that thinks, in any game: it plays each of its actions out at random, and takes the best.

It gets a view and nothing else. From it come states that it may take for the true one; from each it
plays its actions out. All move by chance there, and rather as it went well for them before: so it
learns what it may expect of others, and what it can do later itself. How often is an amount of work
and no time, so that the same random numbers give the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import partial
from typing import Any, Final, TypeAlias

from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.game import GameRules, Outcome, legal_actions, step
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import Refused
from daumen_rules.pieces.sampling import Below

AnyRules: TypeAlias = GameRules[Any, Any, Any, Any, Any]
Worth: TypeAlias = tuple[Fraction, Fraction]
"""What became of a game for a seat: by how much it was ahead, and its share of the victory."""

USUAL_WORK: Final = 8
"""How often an action is played out where nobody says it."""
LEAST: Final = 4
"""So often it is played out at least."""
DRAWS: Final = 3
"""Of so many actions drawn by chance the one is done there that has gone best."""
FAR: Final = 400
"""After so many steps a game that is played out is given up: nobody has won it."""


def thinking_bot(game: AnyGame, seat: Seat, work: int = USUAL_WORK) -> Callable[[Any, Below], Any]:
    """The bot of a seat that is on turn. Each action is played out `work` times, then the better
    half of them again as often, until one is left.
    """

    def bot(view: Any, below: Below) -> Any:
        actions = own_actions(game.rules, game.sample(view, below), seat)
        return _best(game, seat, view, actions, work, below)

    return bot


def thinking_interrupter(
    game: AnyGame, seat: Seat, work: int = USUAL_WORK
) -> Callable[[Any, Below], Any | None]:
    """How it uses a right to act out of turn; None where it lets it be, which is tried as well."""

    def interrupter(view: Any, below: Below) -> Any | None:
        actions = own_actions(game.rules, game.sample(view, below), seat)
        return _best(game, seat, view, [None, *actions], work, below)

    return interrupter


def own_actions(rules: AnyRules, state: Any, seat: Seat) -> list[Any]:
    """The legal actions of a seat. States that it cannot tell apart have the same."""
    return [action for action in legal_actions(rules, state) if rules.actor(action) == seat]


def _best(
    game: AnyGame, seat: Seat, view: Any, actions: Sequence[Any], work: int, below: Below
) -> Any:
    """The action that went best; of several the first."""
    left, memory = list(range(len(actions))), _Memory()
    tried: list[list[Worth]] = [[] for _ in actions]
    while len(left) > 1:
        for _ in range(max(work, LEAST)):
            state = game.sample(view, below)
            for at in left:
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
    """How far ahead those were who did something, on the mean of all that was played out."""

    def __init__(self) -> None:
        self._went: dict[Any, tuple[float, int]] = {}

    def promise(self, action: Any) -> tuple[bool, float]:
        """The more, the rather an action is done: what has not been done yet comes first."""
        total, times = self._went.get(action, (0.0, 0))
        return not times, total / (times or 1)

    def keep(self, done: Iterable[tuple[Seat, Any]], went: Callable[[Seat], Worth]) -> None:
        """Keeps how it went for those who did something."""
        for seat, action in done:
            total, times = self._went.get(action, (0.0, 0))
            self._went[action] = total + float(went(seat)[0]), times + 1


def _tried(
    game: AnyGame, state: Any, action: Any, seat: Seat, memory: _Memory, below: Below
) -> Worth:
    """The result of a game played out after an action: at its end, or at the end of the present
    deal where it has several.
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
    """How many deals are over, and what came of them, where a game has several."""
    return (0, ()) if game.checks.so_far is None else game.checks.so_far(state)


def _ended(
    game: AnyGame, state: Any, before: tuple[int, tuple[int, ...]]
) -> Callable[[Seat], Worth] | None:
    """How it went for a seat, where the game or this deal of it is over."""
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
    """Any legal one of some actions: first the kind of act is drawn, so that to pass is as likely
    as to bid, however many bids there are.
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
    """How many points more a seat has than the mean of the others."""
    others = len(points) - 1
    return Fraction(points[seat] * others - (sum(points) - points[seat]), max(1, others))
