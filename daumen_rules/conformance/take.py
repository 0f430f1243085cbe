"""Plays of actions, and who looks on."""

from __future__ import annotations

from daumen_rules.kernel.game import GameRules, R, V, step
from daumen_rules.kernel.ruling import A, E, Refused, S
from daumen_rules.kernel.seats import SPECTATOR, Viewer
from daumen_rules.pieces.game import AnyGame
from daumen_rules.pieces.play import Play


def viewers(game: AnyGame, state: object) -> tuple[Viewer, ...]:
    """All seats, and whoever looks on."""
    return (*range(game.rules.players(state)), SPECTATOR)


def take(rules: GameRules[R, S, A, E, V], state: S, *actions: A) -> Play[S, A, E]:
    """The play that some actions make. Raises AssertionError where one is refused."""
    play: Play[S, A, E] = Play(state)
    for action in actions:
        answer = step(rules, play.states[-1], action)
        assert not isinstance(answer, Refused), answer.say("en")
        play = Play(state, (*play.steps, answer))
    return play
