"""States, actions, events and views as JSON, for whoever keeps them or sends them.

Here lives the list of types that may be written. A state holds every hand: what a seat may be sent
is its view.
"""

from __future__ import annotations

from typing import Final, TypeAlias, get_args

from daumen_rules.games.daumen_drauf import clauses, model, view
from daumen_rules.games.daumen_drauf.cards import Card, Colour, Kind, Pack
from daumen_rules.games.daumen_drauf.events import Event
from daumen_rules.games.daumen_drauf.model import Action, Finished, Playing, State, Undealt
from daumen_rules.games.daumen_drauf.readings import RuleSet
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.games.daumen_drauf.view import View
from daumen_rules.kernel.canonical import Form, coded, read, write
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.seats import Spectator

Savable: TypeAlias = State | Action | Event | View

_CLAUSES: Final = {clause.id: clause for clause in clauses.ALL}
_FORMS: Final = {
    Card: coded(Card.parse),
    Kind: coded(Kind.parse),
    RuleSet: coded(RuleSet.parse),
    Clause: Form(str, _CLAUSES.__getitem__),
}
_SAVABLE: Final = (
    model.Undealt,
    model.Leading,
    model.Following,
    model.Finished,
    *get_args(Action),
    *get_args(Event),
    View,
)
_TYPES: Final = (
    *_SAVABLE,
    Pack,
    Colour,
    Spectator,
    view.Phase,
    view.SeenCard,
    model.How,
    model.ShownCard,
    model.Look,
    model.Table,
    model.Tally,
    model.Trick,
)


def save(value: Savable) -> str:
    """A state, action, event or view as canonical JSON: equal values give equal text."""
    return write(value, _FORMS)


def load(text: str) -> Savable:
    """The value that was saved. Raises ValueError for a text that `save` has not written."""
    value: Savable = read(text, _TYPES, _FORMS)
    if type(value) not in _SAVABLE:
        raise ValueError("this is no saved state, action, event or view")
    if isinstance(value, Undealt | Playing | Finished):
        _check_table(value)
    return value


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
