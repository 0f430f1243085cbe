"""States of random play, and names for their players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from daumen_rules import AnyGame
from daumen_rules.kernel.step import Step

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Eva", "Finn", "Gita", "Hans", "Ida", "Jan", "Kim")


def _any_action(action: Any) -> bool:
    return True


def states(
    game: AnyGame,
    players: int,
    seed: int,
    steps: int,
    wanted: Callable[[Any], bool] = _any_action,
    rules: Any = None,
) -> Iterator[Any]:
    """The states of a game by chance, the start among them; seats choose wanted actions first."""
    dice, state = Random(seed), game.start(players, game.book.default if rules is None else rules)
    yield state
    for _ in range(steps):
        if game.outcome(state) is not None:
            return
        chance, actions = game.chance(state), game.legal_actions(state)
        if chance is None:
            action = dice.choice([each for each in actions if wanted(each)] or actions)
        else:
            action = chance.at(dice.randrange(chance.total))
        answer = game.step(state, action)
        assert isinstance(answer, Step)
        state = answer.state
        yield state
