"""Who sees what of 125 Mau-Mau, and what tools want to know of a table.

The module makes views and tables that look alike, counts the pieces, and turns the seats. No rule
of play stands here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.pieces.cards import PACK, Card, Deal, Suit, sorted_hand
from daumen_rules.pieces.secrets import Secrets
from daumen_rules.pieces.traversal import pieces_in

from ..engines.laying import Shuffle, backs, face_down, otherwise
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
    sizes: tuple[int, ...]
    stock: int
    pile: Cards
    wish: Suit | None
    due: int
    owed: int
    points: tuple[int, ...]
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


def hidden(state: Table, viewer: Viewer) -> tuple[Cards, ...]:
    """What a viewer does not see: the stock, a card drawn by another seat, other hands."""
    drawn = () if state.drawn is None or viewer == state.turn else (state.drawn,)
    return (state.stock, drawn, *(h for seat, h in enumerate(state.hands) if seat != viewer))


def lying(state: Table, viewer: Viewer, packs: tuple[Cards, ...]) -> Table:
    """A table with other cards in place of those that a viewer does not see."""
    stock, drawn, *hands = packs
    rest = iter(hands)
    return evolve(
        state,
        stock=stock,
        drawn=drawn[0] if drawn else state.drawn,
        hands=tuple(
            hand if seat == viewer else sorted_hand(next(rest))
            for seat, hand in enumerate(state.hands)
        ),
    )


def alike(state: Table, viewer: Viewer) -> Iterator[Table]:
    """The cards that a viewer does not see lie otherwise."""
    return (lying(state, viewer, packs) for packs in otherwise(hidden(state, viewer)))


def masked(value: Table | Action, viewer: Viewer) -> Table | Action:
    """A table or an act with the backs alone of what a viewer does not see."""
    if isinstance(value, Deal | Shuffle):
        return face_down(value)
    return lying(value, viewer, backs(hidden(value, viewer))) if isinstance(value, Table) else value


def pieces(state: Table) -> Iterator[Card] | None:
    """All cards, each once; None before a deal."""
    return pieces_in(state, Card) if state.hands else None
