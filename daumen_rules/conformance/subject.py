"""What laws look at: plays, and a game with what it offers besides.

Here live `Play`, `Twin` and `Subject`. The laws stand in `laws`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeAlias, TypeVar

from attrs import frozen

from daumen_rules.kernel.game import GameRules, step
from daumen_rules.kernel.ruling import A, E, Refused, S, Step
from daumen_rules.kernel.seats import SPECTATOR, Viewer
from daumen_rules.pieces.game import Game

R = TypeVar("R")
V = TypeVar("V")


@frozen
class Play(Generic[S, A, E]):
    """A game as it was played: a state, and the steps that were taken from it."""

    before: S
    steps: tuple[Step[S, A, E], ...] = ()

    @property
    def states(self) -> tuple[S, ...]:
        """The state before the first step, and after each of them."""
        return (self.before, *(told.state for told in self.steps))


@frozen
class Twin(Generic[S, A, E]):
    """A play and another one that a viewer cannot tell from it."""

    viewer: Viewer
    play: Play[S, A, E]


@frozen(kw_only=True)
class Subject(Generic[R, S, A, E, V]):
    """A game, and what it offers to be looked at by laws. What is None it does not offer."""

    game: Game[R, S, A, E, V]
    twins: Callable[[Play[S, A, E]], Iterable[Twin[S, A, E]]] | None = None
    shows: tuple[Callable[[S, Viewer], Any], ...] = ()
    """What a viewer is shown of a state besides its view."""
    public: Callable[[], Iterable[object]] = tuple
    """What everybody can get hold of, such as the cards."""


AnySubject: TypeAlias = Subject[Any, Any, Any, Any, Any]


def viewers(subject: AnySubject, state: object) -> tuple[Viewer, ...]:
    """All seats, and whoever looks on."""
    return (*range(subject.game.rules.players(state)), SPECTATOR)


def take(rules: GameRules[R, S, A, E, V], state: S, *actions: A) -> Play[S, A, E]:
    """The play that some actions make. Raises AssertionError where one is refused."""
    play: Play[S, A, E] = Play(state)
    for action in actions:
        answer = step(rules, play.states[-1], action)
        assert not isinstance(answer, Refused), answer.say("en")
        play = Play(state, (*play.steps, answer))
    return play
