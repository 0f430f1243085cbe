"""The views of 125 Mau-Mau, and the facts of a table that tools need.

The module has the fields of a view. The marks of the table decide which tables look alike to a
viewer. The module states no rule of play.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.pieces.cards import PACK, Card, Suit
from daumen_rules.pieces.marks import BySeat
from daumen_rules.pieces.secrets import Secrets

from ..engines.tricks import Cards
from .rules import Rules
from .table import Table


@frozen(kw_only=True, repr=False)
class TableView(Pictured):
    """A table as a viewer sees it: the pile, his own cards, and the numbers of all other cards."""

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
    back=PACK[0],
    pack=lambda state: PACK if state.hands else (),
    own={"hand": "hands"},
    sizes={"sizes": "hands", "has_drawn": "drawn"},
)
