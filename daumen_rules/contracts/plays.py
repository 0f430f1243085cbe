"""Plays: games step by step, their viewers, and pairs of plays that a viewer cannot distinguish."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import GameRules, R, V, step
from daumen_rules.kernel.seats import SPECTATOR, Seat, Viewer
from daumen_rules.kernel.step import A, E, Refused, S, Step

if TYPE_CHECKING:
    from .game import AnyGame


@frozen
class Play(Generic[S, A, E]):
    """A course of a game: a state, and the steps taken from it."""

    before: S
    steps: tuple[Step[S, A, E], ...] = ()

    @property
    def states(self) -> tuple[S, ...]:
        """The state before the first step, and after each of them."""
        return (self.before, *(told.state for told in self.steps))


@frozen
class Twin(Generic[S, A, E]):
    """A viewer, and another play that this viewer cannot distinguish."""

    viewer: Viewer
    play: Play[S, A, E]


def viewers(game: AnyGame, state: object) -> tuple[Viewer, ...]:
    """All seats, and the spectator."""
    return (*range(game.rules.players(state)), SPECTATOR)


def take(rules: GameRules[R, S, A, E, V], state: S, *actions: A) -> Play[S, A, E]:
    """The play of some actions. Raises AssertionError if one is refused."""
    play: Play[S, A, E] = Play(state)
    for action in actions:
        answer = step(rules, play.states[-1], action)
        assert not isinstance(answer, Refused), answer.say("en")
        play = Play(state, (*play.steps, answer))
    return play


def seen_on_turn(game: AnyGame, state: Any) -> tuple[Seat, ...]:
    """The seats that everybody sees on turn, also while chance acts for them."""
    places = game.scene.of(game.view(state, SPECTATOR), SPECTATOR).seats
    return tuple(seat for seat, place in enumerate(places) if place.on_turn)
