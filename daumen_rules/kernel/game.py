"""What a game is: a record of pure functions, and the one door through which every action goes.

Here live `Game`, `step` and `legal_actions`. Nothing here knows cards, dice or tricks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from attrs import Factory, field, frozen

from daumen_rules.kernel.chance import Distribution
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.row import Legality
from daumen_rules.kernel.ruling import A, E, Refused, S, Step
from daumen_rules.kernel.seats import Mover, Seat, Viewer

if TYPE_CHECKING:
    from daumen_rules.kernel.question import Question

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
    `payments` is what each seat gets, below 0 what it pays; empty where nothing is paid.
    """

    scores: tuple[int, ...]
    winners: tuple[Seat, ...] = field(default=Factory(_most_points, takes_self=True))
    payments: tuple[int, ...] = ()


@frozen(kw_only=True)
class Game(Generic[R, S, A, E, V]):
    """A game: rule sets R, states S, actions A, events E, views V.

    All fields but the names and tables are pure functions on frozen values.
    """

    slug: str
    name: str
    seats: range
    """The numbers of players it can be played by."""
    rule_sets: tuple[tuple[str, R], ...]
    """Named rule sets, the default first."""
    clauses: tuple[Clause, ...]
    questions: Callable[[], tuple[Question, ...]]
    modules: tuple[str, ...]
    """The modules whose functions carry out the clauses, in reading order."""
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


def step(game: Game[R, S, A, E, V], state: S, action: A) -> Step[S, A, E] | Refused:
    """Take an action: every row of the table is asked, then it takes effect.

    A refusal changes nothing. There is no other door.
    """
    if game.legality.allows(state, action):
        return game.effect(state, action)
    return Refused(game.legality.breaches(state, action))


def legal_actions(game: Game[R, S, A, E, V], state: S) -> tuple[A, ...]:
    """The actions of seats, and of the referee, that `step` accepts, in a fixed order.

    Empty when the game is over, and where Nature is to move: her actions are in `game.chance`.
    """
    allows = game.legality.allows
    return tuple([a for a in game.candidates(state) if allows(state, a)])


def may_undo(game: Game[R, S, A, E, V], history: Sequence[Step[S, A, E]], seat: Seat) -> bool:
    """Whether a seat may take back the last step of a game.

    The policy: only one's own act, only while nobody has acted since, and never one that let chance
    in or showed anybody anything. What has been seen cannot be unseen.
    """
    if not history:
        return False
    last = history[-1]
    return game.actor(last.action) == seat and not any(map(game.reveals, last.events))
