"""The rules of a game as a record of pure functions, and `step`, the only way to take an action.

Nothing here knows cards, dice or tricks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

from attrs import Factory, field

from .chance import Distribution
from .clause import Clause
from .frozen import frozen
from .row import Legality
from .seats import Mover, Seat, Viewer
from .step import A, E, Refused, S, Step

R = TypeVar("R")
V = TypeVar("V")


def _most_points(outcome: Outcome) -> tuple[Seat, ...]:
    best = max(outcome.scores)
    return tuple(seat for seat, score in enumerate(outcome.scores) if score == best)


@frozen
class Outcome:
    """How a game ended.

    `scores` are the points by seat. `winners` are the seats with the most points unless the game
    decides otherwise; empty if nobody wins. `payments` are the chips that each seat receives,
    negative if it pays; empty if nothing is paid. `left` are chips that stay on the table, so that
    they and the payments sum to zero. `parts` score units make one point when scores
    are told. `clauses` say why it is over and why these seats have won; they do not count when
    outcomes are compared.
    """

    scores: tuple[int, ...]
    winners: tuple[Seat, ...] = field(default=Factory(_most_points, takes_self=True))
    payments: tuple[int, ...] = ()
    left: int = 0
    parts: int = 1
    clauses: tuple[Clause, ...] = field(default=(), eq=False, repr=False)


@frozen(kw_only=True)
class GameRules(Generic[R, S, A, E, V]):
    """The rules by which a game runs: rule sets R, states S, actions A, events E, views V.

    Apart from `seats` and `legality`, all fields are pure functions on frozen values.
    """

    seats: range
    """The numbers of players it can be played by."""
    start: Callable[[int, R], S]
    movers: Callable[[S], tuple[Mover, ...]]
    """Who may act now, the mover on turn first; empty when the game is over."""
    chance: Callable[[S], Distribution[A] | None]
    """Nature's actions when it is Nature's turn, else None."""
    candidates: Callable[[S], Iterable[A]]
    """Actions of seats and of the referee in a fixed order. All legal actions are among them."""
    legality: Legality[S, A]
    """The table of rows that forbid actions."""
    effect: Callable[[S, A], Step[S, A, E]]
    """The result of a legal action. Only `step` calls it."""
    view: Callable[[S, Viewer], V]
    witness: Callable[[E, Viewer], E]
    """An event as a viewer sees it."""
    reveals: Callable[[E], bool]
    """Whether an event shows somebody something new, so that undo is no longer fair."""
    actor: Callable[[A], Mover]
    outcome: Callable[[S], Outcome | None]

    def players(self, state: S) -> int:
        """The number of seats of a state; every state has `players`."""
        found: int = getattr(state, "players")  # noqa: B009 - a state of any game
        return found


def step(rules: GameRules[R, S, A, E, V], state: S, action: A) -> Step[S, A, E] | Refused:
    """Take an action: ask every row of the table, then apply the effect.

    A refusal changes nothing. There is no other way to take an action.
    """
    if rules.legality.allows(state, action):
        return rules.effect(state, action)
    return Refused(rules.legality.breaches(state, action))


def legal_actions(rules: GameRules[R, S, A, E, V], state: S) -> tuple[A, ...]:
    """The actions of seats, and of the referee, that `step` accepts, in a fixed order.

    Empty when the game is over and when only Nature may move; Nature's actions are in
    `rules.chance`.
    """
    return tuple(rules.legality.allowed(state, rules.candidates(state)))


def may_undo(rules: GameRules[R, S, A, E, V], history: Sequence[Step[S, A, E]], seat: Seat) -> bool:
    """Whether a seat may take back the last step of a game.

    A seat may take back only its own action, only while nobody has acted since, and never a step
    that involved chance or showed anybody anything.
    """
    if not history:
        return False
    last = history[-1]
    return rules.actor(last.action) == seat and not any(map(rules.reveals, last.events))
