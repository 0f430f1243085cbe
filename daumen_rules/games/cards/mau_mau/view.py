"""Who sees what of 125 Mau-Mau, and what tools want to know of a table.

The module says what a view shows; what looks alike to a viewer follows from the marks of the table.
No rule of play stands here.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.pieces.cards import PACK, Card, Deal, Suit
from daumen_rules.pieces.marks import BySeat
from daumen_rules.pieces.secrets import Secrets

from ..engines.laying import Shuffle, face_down
from ..engines.tricks import Cards
from .clauses import SEEN
from .rules import Rules
from .table import Action, Table


@frozen(kw_only=True, repr=False)
class TableView(Pictured):
    """A table as somebody sees it: the pile, his own cards, and how many there are elsewhere."""

    viewer: Viewer
    rules: Rules
    players: int
    dealer: Seat
    turn: Seat
    hand: Cards
    drawn: Card | None
    has_drawn: bool
    sizes: BySeat[int] = ()
    stock: int
    pile: Cards
    wish: Suit | None
    due: int
    owed: int
    points: BySeat[int]
    turns: int
    deals: int


SECRETS: Final = Secrets(
    state=Table,
    view=TableView,
    piece=Card,
    pack=lambda state: PACK if state.hands else (),
    own={"hand": "hands"},
    sizes={"sizes": "hands", "has_drawn": "drawn"},
)


@cites(SEEN)
def view(state: Table, viewer: Viewer) -> TableView:
    """What the marks of the table say."""
    return SECRETS.seen(state, viewer)


def masked(value: Table | Action, viewer: Viewer) -> Table | Action:
    """A table or an act with the backs alone of what a viewer does not see."""
    if isinstance(value, Deal | Shuffle):
        return face_down(value)
    return SECRETS.masked(value, viewer) if isinstance(value, Table) else value
