"""Ludo: two men on a field, which some games call a wall or a barrier."""

from __future__ import annotations

from typing import Final

from .fields import Field, beyond, progress
from .state import AnyState

PAIR: Final = 2


def is_pair(state: AnyState, field: Field) -> bool:
    """Whether two men stand on a field of the track."""
    return len(state.ring.get(field, ())) >= PAIR


def pair_between(state: AnyState, origin: Field, target: Field) -> Field | None:
    """The first pair on the way of the seat on turn between two fields; None for a free way."""
    arm = state.arm(state.turn)
    for steps in range(1, progress(arm, target) - progress(arm, origin)):
        field = beyond(arm, origin, steps)
        if field is not None and is_pair(state, field):
            return field
    return None
