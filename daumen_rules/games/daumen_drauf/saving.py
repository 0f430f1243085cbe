"""What a saved value of *Daumen drauf!* must be, besides being of the right types."""

from __future__ import annotations

from typing import Any, Final, get_args

from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.model import (
    Action,
    Finished,
    Following,
    Leading,
    Playing,
    State,
    Undealt,
)
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.games.daumen_drauf.view import View

_SAVED: Final = (Undealt, Leading, Following, Finished, *get_args(Action), *get_args(Event), View)


def check_saved(value: Any) -> None:
    """Raises ValueError for what is no state, action, event or view of a game."""
    if type(value) not in _SAVED:
        raise ValueError("this is no saved state, action, event or view")
    if isinstance(value, Undealt | Playing | Finished):
        _check_table(value)


def _check_table(state: State) -> None:
    """Raises ValueError for a state that no start leads to, or that has not one for each seat."""
    of = state if isinstance(state, Undealt) else state.table
    start(of.players, of.rules, of.starter, of.pack)
    if isinstance(of, Undealt):
        return
    for name, found, expected in (
        ("hands", len(of.hands), of.players),
        ("captured", len(of.captured), of.players),
    ):
        if found != expected:
            raise ValueError(f"table.{name}: found {found}; expected {expected}, one for each seat")
    strangers = [look.seat for look in of.memory if look.seat not in (None, *range(of.players))]
    if strangers:
        raise ValueError(f"table.memory: found seat {strangers[0]}; expected one at the table")
