"""Other readings that would make an illegal action legal, found by trying them.

Each value of each option is tried alone; the other options stay as they are. Nothing here knows a
game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias, TypeVar, cast

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
    """Options, each with a value, that alone would make an illegal action legal.

    Each reading is tried in the current state. `before` is the previous state and the action taken
    there: if it is another seat's turn, a reading is also tried from there, because it may give the
    turn to another seat. For an option that is a number, only the nearest value is returned.
    """
    if game.legality.allows(state, action):
        return ()
    rules: Any = getattr(state, "rules")  # noqa: B009 - a state of any game
    starts: list[tuple[S, A | None, _Places]] = [(state, None, _places(state, rules))]
    if before is not None and game.actor(action) not in game.movers(state):
        starts.append((*before, _places(before[0], rules)))
    found: dict[str, tuple[str, str]] = {}
    for option, word, other in neighbours(rules):
        several = f"{option.field}={word}"
        if isinstance(option.values, range):
            several = option.field
        if several not in found and any(
            _allows(game, _put(start, places, other), last, action)
            for start, last, places in starts
        ):
            found[several] = option.field, word
    return tuple(found.values())


def _allows(game: GameRules[Any, S, A, Any, Any], start: S, last: A | None, action: A) -> bool:
    """Whether an action is legal in a state, or after an action taken there first."""
    if last is None:
        return game.legality.allows(start, action)
    answer = step(game, start, last)
    return not isinstance(answer, Refused) and game.legality.allows(answer.state, action)


def with_rules(value: T, rules: object, other: object) -> T:
    """A state with another rule set, also inside its parts."""
    return cast("T", _put(value, _places(value, rules), other))


_Places: TypeAlias = "Mapping[str, _Places | None]"
"""The fields of a value that hold its rule set, each None; or that have such fields themselves."""


def _places(value: Any, rules: object) -> _Places:
    found: dict[str, _Places | None] = {}
    for each in attrs.fields(value.__class__):
        part = getattr(value, each.name)
        if part is rules:
            found[each.name] = None
        elif attrs.has(part.__class__) and (within := _places(part, rules)):
            found[each.name] = within
    return found


def _put(value: Any, places: _Places, other: object) -> Any:
    return evolve(
        value,
        **{
            name: other if within is None else _put(getattr(value, name), within, other)
            for name, within in places.items()
        },
    )
