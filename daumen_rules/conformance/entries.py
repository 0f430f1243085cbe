"""The games of the collection as subjects of the laws, and games of them played by chance.

Here lives what joins a catalogue game to the test bench. It states no rule and no law.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

import attrs

from daumen_rules.conformance.laws import AnySubject, Play, Subject
from daumen_rules.conformance.secrecy import LANGUAGES
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.ruling import Refused, Step
from daumen_rules.kernel.seats import Viewer
from daumen_rules.pieces.game import AnyGame
from daumen_rules.pieces.scene_lines import scene_lines


def subject(game: AnyGame) -> AnySubject:
    """A game as the subject of the laws."""
    return Subject(
        game=game,
        shows=(partial(_pictures, game),),
        public=partial(_public, game),
    )


def _pictures(game: AnyGame, state: Any, viewer: Viewer) -> tuple[tuple[str, ...], ...]:
    seen = game.rules.view(state, viewer)
    scene = game.scene.of(seen, viewer)
    return tuple(scene_lines(scene, language) for language in LANGUAGES)


def _public(game: AnyGame) -> Iterator[object]:
    """The constants of the modules of a game, such as its pack."""
    for module in game.book.modules:
        constants: dict[str, object] = vars(import_module(module))
        for value in constants.values():
            if attrs.has(type(value)) or isinstance(value, tuple | dict):
                yield value


def played(
    game: AnyGame, players: int, rules: Any, random: Random, most: int | None = None
) -> Play[Any, Any, Any]:
    """A game by chance, of at most so many steps, or whole. Raises AssertionError where it is
    longer than the game says.
    """
    asked = game.rules
    before = state = asked.start(players, rules)
    steps: list[Step[Any, Any, Any]] = []
    while asked.outcome(state) is None and (most is None or len(steps) < most):
        assert len(steps) < game.checks.longest, (
            f"{game.slug} is longer than {game.checks.longest} steps"
        )
        chance = asked.chance(state)
        if chance is None:
            action = random.choice(legal_actions(asked, state))
        else:
            action = chance.at(random.randrange(chance.total))
        told = step(asked, state, action)
        assert not isinstance(told, Refused), told.say("en")
        steps.append(told)
        state = told.state
    return Play(before, tuple(steps))
