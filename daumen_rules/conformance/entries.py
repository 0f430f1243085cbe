"""The games of the collection as subjects of the laws, and games of them played by chance.

Here lives what joins a catalogue entry to the test bench. It states no rule and no law.
"""

from __future__ import annotations

from random import Random
from typing import Any

from daumen_rules.conformance.laws import AnySubject, Play, Subject
from daumen_rules.games.collection.pieces.entry import AnyEntry
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.ruling import Refused, Step


def subject(entry: AnyEntry) -> AnySubject:
    """An entry as the subject of the laws."""
    return Subject(
        game=entry.game,
        players=entry.players,
        attempts=entry.attempts,
        pieces=entry.pieces,
        measure=entry.measure,
        alike=entry.alike,
        rotated=entry.rotated,
        save=entry.save,
        load=entry.load,
    )


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
