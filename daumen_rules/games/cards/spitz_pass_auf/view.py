"""Who sees what of 117 Spitz, pass auf!, and what tools want to know of a table.

The module says what a view shows, and counts and measures the pieces; what looks alike to a viewer
follows from the marks of the table. No rule of play stands here.
"""

from __future__ import annotations

from itertools import chain
from typing import Final

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.pieces.cards import PACK, Card
from daumen_rules.pieces.marks import BySeat, Copy
from daumen_rules.pieces.secrets import Secrets

from ..engines.tricks import Cards
from .clauses import Rules
from .table import Table, lies


@frozen(kw_only=True, repr=False)
class TableView(Pictured):
    """A table as everybody sees it: all that has been turned, and how many cards piles have."""

    viewer: Viewer
    rules: Rules
    players: int
    dealer: Seat
    piles: BySeat[int] = ()
    turned: Copy[BySeat[Card | None]] = ()
    gone: tuple[Seat, ...]
    won: BySeat[Cards] = ()
    kept: BySeat[Cards] = ()
    dead: int
    slapped: tuple[Seat, ...]
    wrong: tuple[Seat, ...]
    out: tuple[Seat, ...]
    open: bool
    round: int


def pack(state: Table) -> tuple[Card, ...]:
    """The cards, once they are dealt."""
    return PACK if state.piles else ()


SECRETS: Final = Secrets(
    state=Table,
    view=TableView,
    back=PACK[0],
    pack=pack,
)


def pieces(state: Table) -> Cards | None:
    """All cards, each once; None before the deal. A card that was won is among those turned too."""
    if not state.piles:
        return None
    packs = chain.from_iterable((*state.piles, *state.won, *state.kept, state.dead))
    lying = (c for seat, c in enumerate(state.turned) if c is not None and lies(state, seat))
    return (*packs, *lying)


def measure(state: Table) -> tuple[int, bool, int, int]:
    """Every step makes it smaller: rounds to come, the round, slaps and cards in it, new piles."""
    seats = range(state.players)
    lying = sum(lies(state, seat) for seat in seats) if state.open else 0
    return (
        state.rules.max_turns - state.round,
        state.open,
        lying + state.players - len(state.slapped),
        sum(1 for seat in seats if state.kept and state.kept[seat] and not state.piles[seat]),
    )
