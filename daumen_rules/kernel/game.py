"""The rules of a game: a record of pure functions, and the one door through which actions go.

Nothing here knows cards, dice or tricks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

from attrs import Factory, field

from .chance import Distribution
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

    `scores` are the points of each seat, by seat. `winners` are the seats with the most points,
    more than one where it is shared, unless the game says who has won; nobody where there is none.
    `payments` is what each seat gets, below 0 what it pays; empty where nothing is paid. So many
    `parts` of a score are told as one point.
    """

    scores: tuple[int, ...]
    winners: tuple[Seat, ...] = field(default=Factory(_most_points, takes_self=True))
    payments: tuple[int, ...] = ()
    parts: int = 1


@frozen(kw_only=True)
class GameRules(Generic[R, S, A, E, V]):
    """The rules by which a game runs: rule sets R, states S, actions A, events E, views V.

    All fields but the seats and the table are pure functions on frozen values.
    """

    seats: range
    """The numbers of players it can be played by."""
    start: Callable[[int, R], S]
    movers: Callable[[S], tuple[Mover, ...]]
    """Who may act now, whose turn it is first; nobody when the game is over."""
    chance: Callable[[S], Distribution[A] | None]
    """Nature's actions where it is her turn, else None."""
    candidates: Callable[[S], Iterable[A]]
    """Actions of seats and of the referee worth asking about, in a fixed order: all legal ones are
    among them."""
    legality: Legality[S, A]
    """What is not allowed."""
    effect: Callable[[S, A], Step[S, A, E]]
    """What a legal action does. Only `step` calls it."""
    view: Callable[[S, Viewer], V]
    witness: Callable[[E, Viewer], E]
    """An event as a viewer sees it."""
    reveals: Callable[[E], bool]
    """Whether somebody learns from this event what he did not know and cannot forget."""
    actor: Callable[[A], Mover]
    outcome: Callable[[S], Outcome | None]

    def players(self, state: S) -> int:
        """How many seats a state has; every state of a game has `players`."""
        found: int = getattr(state, "players")  # noqa: B009 - a state of any game
        return found


def step(rules: GameRules[R, S, A, E, V], state: S, action: A) -> Step[S, A, E] | Refused:
    """Take an action: every row of the table is asked, then it takes effect.

    A refusal changes nothing. There is no other door.
    """
    if rules.legality.allows(state, action):
        return rules.effect(state, action)
    return Refused(rules.legality.breaches(state, action))


def legal_actions(rules: GameRules[R, S, A, E, V], state: S) -> tuple[A, ...]:
    """The actions of seats, and of the referee, that `step` accepts, in a fixed order.

    Empty when the game is over, and where Nature alone is to move: hers are in `rules.chance`.
    """
    return tuple(rules.legality.allowed(state, rules.candidates(state)))


def may_undo(rules: GameRules[R, S, A, E, V], history: Sequence[Step[S, A, E]], seat: Seat) -> bool:
    """Whether a seat may take back the last step of a game.

    The policy: only one's own act, only while nobody has acted since, and never one that let chance
    in or showed anybody anything. What has been seen cannot be unseen.
    """
    if not history:
        return False
    last = history[-1]
    return rules.actor(last.action) == seat and not any(map(rules.reveals, last.events))
