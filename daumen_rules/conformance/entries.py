"""The games of the collection as subjects of the laws, and games of them played by chance.

Here lives what joins a catalogue entry to the test bench. It states no rule and no law.
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
from daumen_rules.pieces.entry import AnyEntry
from daumen_rules.pieces.scene_lines import scene_lines


def subject(entry: AnyEntry) -> AnySubject:
    """An entry as the subject of the laws."""
    return Subject(
        game=entry.game,
        players=entry.players,
        attempts=entry.attempts,
        pieces=entry.pieces,
        measure=entry.measure,
        alike=entry.alike,
        masked=entry.masked,
        shows=(partial(_pictures, entry),),
        public=partial(_public, entry),
        rotated=entry.rotated,
        save=entry.save,
        load=entry.load,
    )


def _pictures(entry: AnyEntry, state: Any, viewer: Viewer) -> tuple[tuple[str, ...], ...]:
    seen = entry.scene(entry.game.view(state, viewer), viewer)
    return tuple(scene_lines(seen, language) for language in LANGUAGES)


def _public(entry: AnyEntry) -> Iterator[object]:
    """The constants of the modules of a game, such as its pack."""
    for module in entry.game.modules:
        constants: dict[str, object] = vars(import_module(module))
        for value in constants.values():
            if attrs.has(type(value)) or isinstance(value, tuple | dict):
                yield value


def played(
    entry: AnyEntry, players: int, rules: Any, random: Random, most: int | None = None
) -> Play[Any, Any, Any]:
    """A game by chance, of at most so many steps, or whole. Raises AssertionError where it is
    longer than the entry says.
    """
    game = entry.game
    before = state = game.start(players, rules)
    steps: list[Step[Any, Any, Any]] = []
    while game.outcome(state) is None and (most is None or len(steps) < most):
        assert len(steps) < entry.longest, f"{entry.slug} is longer than {entry.longest} steps"
        chance = game.chance(state)
        if chance is None:
            action = random.choice(legal_actions(game, state))
        else:
            action = chance.at(random.randrange(chance.total))
        told = step(game, state, action)
        assert not isinstance(told, Refused), told.say("en")
        steps.append(told)
        state = told.state
    return Play(before, tuple(steps))
