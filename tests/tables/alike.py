"""The law of what a seat is sent: it is equal for states that the seat cannot tell apart."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from daumen_rules import Table
from daumen_rules.kernel.seats import NATURE, Viewer
from daumen_rules.table.ongoing import OngoingGame
from tests.tables.messages import viewers

MOST_STATES = 20
"""How many states that look alike are made, of which one is drawn."""
MOST_STEPS = 6
"""How many actions two tables go on alike at most."""
MOST_LOGGED = 200
"""After how many steps they do not go on, as where hands are passed on again and again."""


def looks_alike(table: Table, random: Random) -> tuple[Viewer, Any] | None:
    """A viewer, and another state that it takes for the one at the table; None if there is none."""
    alike, state = table.game.checks.alike, table.ongoing.state
    assert alike is not None
    viewer = random.choice(viewers(table))
    others = [other for other in islice(alike(state, viewer), MOST_STATES) if other != state]
    return (viewer, random.choice(others)) if others else None


def answers(table: Table, state: Any, viewer: Viewer) -> list[Any]:
    """What a viewer is sent where a state lies, and what some attempts are answered there.

    Whoever enters what chance has brought has seen it, so that is no attempt.
    """
    found, told = table.game, [at(table, state).message_for(viewer)]
    tried = found.checks.attempts(table.ongoing.state)
    if table.draw is None:
        tried = (act for act in tried if found.actor(act) is not NATURE)
    for act in islice(tried, 0, 30, 10):
        words = {"at": told[0]["at"], "do": found.notation.write(act)}
        told.append(at(table, state).receive(viewer, words))
    return told


def followed(
    table: Table, state: Any, viewer: Viewer, random: Random
) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Pairs of messages that have to be equal: two tables go on alike, from the state at the table
    and from one that the viewer takes for it, until what lies there or is said tells them apart.
    Until then the ids of things, and where they went, have to be alike too.
    """
    one, two = at(table, table.ongoing.state), at(table, state)
    for _ in range(MOST_STEPS):
        mine, other = one.message_for(viewer), two.message_for(viewer)
        if plainly(mine) != plainly(other):
            return
        yield mine, other
        acts = [act for acts in one.ongoing.legal().values() for act in acts]
        both = [act for act in acts if two.ongoing.refusal(act) is None]
        if one.is_over or two.is_over or not both or one.ongoing.logged > MOST_LOGGED:
            return
        act = random.choice(both)
        one.act(act)
        two.act(act)


def plainly(message: dict[str, Any]) -> dict[str, Any]:
    """A message without the ids of things and their moves."""
    lines = [{**line, "moved": None} for line in message["happened"]]
    return {**message, "happened": lines, "scene": _without_ids(message["scene"])}


def _without_ids(data: Any) -> Any:
    text = json.dumps(data)
    return json.loads(text, object_hook=lambda one: {**one, "id": None} if "id" in one else one)


def at(table: Table, state: Any) -> Table:
    """A table of the same people at which a state lies."""
    begun = Table(table.game, table.players.names, seed=1, enters_chance=table.draw is None)
    begun.games[0] = OngoingGame(table.game, state)
    return begun
