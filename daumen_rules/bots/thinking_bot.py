"""A bot that thinks, for every game: it plays on in its mind, by chance, and takes what went best.

It gets a view and nothing else. From it come states that it may take for the true one; from each it
plays its actions out with random moves of all. How often is an amount of work and no time, so that
the same random numbers give the same game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any, Final, TypeAlias

from daumen_rules.kernel.game import GameRules, Outcome, legal_actions, step
from daumen_rules.kernel.ruling import Refused
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.drawn import Below
from daumen_rules.pieces.game import AnyGame

AnyRules: TypeAlias = GameRules[Any, Any, Any, Any, Any]
Worth: TypeAlias = tuple[Fraction, Fraction]
"""What became of a game for a seat: by how much it was ahead, and its share of the victory."""

USUAL_WORK: Final = 8
"""How often an action is played out where nobody says it."""
ANSWERS: Final = 2
"""Of so many answers to it each kind is tried in turn."""
LEAST: Final = 4
"""So often it is played out at least: as often as two answers of two kinds each can come."""
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
    """What a seat may do. It is the same in all states that the seat cannot tell apart."""
    return [action for action in legal_actions(rules, state) if rules.actor(action) == seat]


def _best(
    game: AnyGame, seat: Seat, view: Any, actions: Sequence[Any], work: int, below: Below
) -> Any:
    """The action that went best; of several the first."""
    left = list(range(len(actions)))
    tried: list[list[Worth]] = [[] for _ in actions]
    while len(left) > 1:
        for course in range(max(work, LEAST)):
            state = game.sample(view, below)
            for at in left:
                tried[at].append(_tried(game, state, actions[at], seat, course, below))
        better = sorted(left, key=lambda at: _cautious(tried[at]), reverse=True)
        left = sorted(better[: (len(left) + 1) // 2])
    return actions[left[0]]


def _cautious(tried: list[Worth]) -> Worth:
    """What became of an action, all in all, with the worse half counted twice: others play
    better than by chance, so what went well only by their folly counts for less.
    """
    order = sorted(tried)
    worse = order[: (len(order) + 1) // 2]
    ahead, won = (sum(part) for part in zip(*order, *worse, strict=True))
    return Fraction(ahead), Fraction(won)


def _tried(game: AnyGame, state: Any, action: Any, seat: Seat, course: int, below: Below) -> Worth:
    """What becomes of a game after an action, or without one, if all play by chance: at its end, or
    where it has several deals, at the end of this one. The answers to it are of each kind in turn,
    by the number of the `course`: so it is not judged by a lucky answer alone.
    """
    rules, so_far = game.rules, game.checks.so_far
    before = None if so_far is None else so_far(state)
    if action is not None:
        state = _after(rules, state, action)
    answers = ANSWERS
    for _ in range(FAR):
        if so_far is not None and (now := so_far(state)) != before:
            return _ahead(now[1], seat), Fraction(0)
        ended = rules.outcome(state)
        if ended is not None:
            return worth_of(ended, seat)
        chance = rules.chance(state)
        if chance is not None:
            state = _after(rules, state, chance.at(below(chance.total)))
        else:
            some = rules.candidates(state)
            if answers:
                kinds = _by_kind(legal_actions(rules, state))
                some = kinds[course % len(kinds)]
                answers, course = answers - 1, course // len(kinds)
            state = _after(rules, state, _any_action(rules, state, some, below))
    return Fraction(0), Fraction(0)


def _after(rules: AnyRules, state: Any, action: Any) -> Any:
    answer = step(rules, state, action)
    if isinstance(answer, Refused):
        raise ValueError(f"{action} is not allowed in a state that was drawn: {answer.say('en')}")
    return answer.state


def _by_kind(actions: Iterable[Any]) -> list[list[Any]]:
    """Actions, those of a class together."""
    kinds: dict[type, list[Any]] = {}
    for action in actions:
        kinds.setdefault(action.__class__, []).append(action)
    return list(kinds.values())


def _any_action(rules: AnyRules, state: Any, some: Iterable[Any], below: Below) -> Any:
    """Any legal one of some actions: first the kind of act is drawn, so that to pass is as likely
    as to bid, however many bids there are.
    """
    left = _by_kind(some)
    while True:
        kind = below(len(left))
        at = below(len(left[kind]))
        if rules.legality.allows(state, left[kind][at]):
            return left[kind][at]
        del left[kind][at]
        if not left[kind]:
            del left[kind]


def worth_of(outcome: Outcome, seat: Seat) -> Worth:
    """By how much a seat is ahead of the others, in what is paid, or in points where points tell
    who wins; and its share of the victory.
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
