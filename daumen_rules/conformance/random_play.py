"""Random play of any game of the catalogue."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.contracts.plays import Play
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import Refused, Step

ACTS_BESIDE_CHANCE: Final = 0.02
"""How often a seat acts when it may do so while Nature is to move."""


def random_play(
    game: AnyGame, players: int, rules: Any, random: Random, most: int | None = None
) -> Play[Any, Any, Any]:
    """A random game, whole or of at most `most` steps. Raises AssertionError if it is longer than
    the game says it can be.
    """
    asked = game.rules
    before = state = asked.start(players, rules)
    steps: list[Step[Any, Any, Any]] = []
    while asked.outcome(state) is None and (most is None or len(steps) < most):
        assert len(steps) < game.checks.longest, (
            f"{game.slug} is longer than {game.checks.longest} steps"
        )
        chance, legal = asked.chance(state), legal_actions(asked, state)
        if legal and (chance is None or random.random() < ACTS_BESIDE_CHANCE):
            action = random.choice(legal)
        else:
            assert chance is not None
            action = chance.at(random.randrange(chance.total))
        told = step(asked, state, action)
        assert not isinstance(told, Refused), told.say("en")
        steps.append(told)
        state = told.state
    return Play(before, tuple(steps))
