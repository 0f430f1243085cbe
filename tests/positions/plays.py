"""States of random play, and names for their players."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from daumen_rules import AnyGame
from daumen_rules.kernel.step import Step

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Eva", "Finn", "Gita", "Hans")


def states(game: AnyGame, players: int, seed: int, steps: int) -> Iterator[Any]:
    """The states of a game by chance, the start among them."""
    dice, state = Random(seed), game.start(players)
    yield state
    for _ in range(steps):
        if game.outcome(state) is not None:
            return
        chance, actions = game.chance(state), game.legal_actions(state)
        action = dice.choice(actions) if chance is None else chance.at(dice.randrange(chance.total))
        answer = game.step(state, action)
        assert isinstance(answer, Step)
        state = answer.state
        yield state
