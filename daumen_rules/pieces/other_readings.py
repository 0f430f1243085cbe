"""The other readings by which a refused action would be allowed: found by trying them.

Each value of each option is tried alone; the other options stay as they are. Nothing here knows a
game.
"""

from __future__ import annotations

from typing import Any, TypeVar, cast

import attrs

from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.game import GameRules, step
from daumen_rules.kernel.step import A, E, Refused, S

from .rule_sets import neighbours

R = TypeVar("R")
V = TypeVar("V")
T = TypeVar("T")


def readings_that_allow(
    game: GameRules[R, S, A, E, V], state: S, action: A, before: tuple[S, A] | None = None
) -> tuple[tuple[str, str], ...]:
    """The options, each with a value, by one of which alone a refused action would be allowed.

    A reading is tried in the state as it stands. `before` is the state before the last action, and
    that action: where it is somebody else's turn, a reading is tried from there too, as it may give
    the turn to another. Of an option that is a number the nearest value alone is told.
    """
    if game.legality.allows(state, action):
        return ()
    rules: Any = getattr(state, "rules")  # noqa: B009 - a state of any game
    starts: list[tuple[S, A | None]] = [(state, None)]
    if before is not None and game.actor(action) not in game.movers(state):
        starts.append(before)
    found: dict[str, tuple[str, str]] = {}
    for option, word, other in neighbours(rules):
        several = f"{option.field}={word}"
        if isinstance(option.values, range):
            several = option.field
        if several not in found and any(
            _allows(game, with_rules(start, rules, other), last, action) for start, last in starts
        ):
            found[several] = option.field, word
    return tuple(found.values())


def _allows(game: GameRules[Any, S, A, Any, Any], start: S, last: A | None, action: A) -> bool:
    """Whether an action is allowed in a state, or after a last one that was done there."""
    if last is None:
        return game.legality.allows(start, action)
    answer = step(game, start, last)
    return not isinstance(answer, Refused) and game.legality.allows(answer.state, action)


def with_rules(value: T, rules: object, other: object) -> T:
    """A state with another rule set in place of its own, wherever a part of it holds that."""
    held: Any = value
    if held is rules:
        return cast("T", other)
    kind: type[Any] = held.__class__
    if not attrs.has(kind):
        return value
    changes = dict[str, object]()
    for each in attrs.fields(kind):
        part = getattr(held, each.name)
        put = with_rules(part, rules, other)
        if put is not part:
            changes[each.name] = put
    return cast("T", evolve(held, **changes)) if changes else value
