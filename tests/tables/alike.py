"""The law of what a seat is sent: it is equal for states that the seat cannot tell apart."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from daumen_rules import Table
from daumen_rules.kernel.seats import Viewer
from tests.tables.messages import viewers

MOST_STATES = 20
"""How many states that look alike are made, of which one is drawn."""


def looks_alike(table: Table, random: Random) -> tuple[Viewer, Any] | None:
    """A viewer, and another state that it takes for the one at the table; None if there is none."""
    alike, state = table.game.checks.alike, table.ongoing.state
    assert alike is not None
    viewer = random.choice(viewers(table))
    others = [other for other in islice(alike(state, viewer), MOST_STATES) if other != state]
    return (viewer, random.choice(others)) if others else None


def answers(table: Table, state: Any, viewer: Viewer) -> list[Any]:
    """What a viewer is sent where a state lies, and what some attempts are answered there."""
    found, told = table.game, [at(table, state).message_for(viewer)]
    for act in islice(found.checks.attempts(table.ongoing.state), 0, 30, 10):
        words = {"at": told[0]["at"], "do": found.notation.write(act)}
        told.append(at(table, state).receive(viewer, words))
    return told


def at(table: Table, state: Any) -> Table:
    """A table of the same people at which a state lies."""
    begun = Table(table.game, table.players.names)
    begun.games[0].before = state
    return begun
