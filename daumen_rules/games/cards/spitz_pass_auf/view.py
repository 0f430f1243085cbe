"""The views of 117 Spitz, pass auf!, and the facts of a table that tools need.

The module has the fields of a view, the pieces and the measure. The marks of the table decide which
tables look alike to a viewer. The module states no rule of play.
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
    """A table as everybody sees it: all turned cards, and the number of cards of each pile."""

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
    """The whole pack after the deal, no card before it."""
    return PACK if state.piles else ()


SECRETS: Final = Secrets(
    state=Table,
    view=TableView,
    back=PACK[0],
    pack=pack,
)


def pieces(state: Table) -> Cards | None:
    """All cards, each once; None before the deal. A won card stays in `turned`, but counts once."""
    if not state.piles:
        return None
    packs = chain.from_iterable((*state.piles, *state.won, *state.kept, state.dead))
    lying = (c for seat, c in enumerate(state.turned) if c is not None and lies(state, seat))
    return (*packs, *lying)


def measure(state: Table) -> tuple[int, bool, int, int]:
    """Four values, compared in order, that every step makes smaller: the rounds to come, whether
    one is open, the cards and slaps left in it, the piles to shuffle.
    """
    seats = range(state.players)
    lying = sum(lies(state, seat) for seat in seats) if state.open else 0
    return (
        state.rules.max_turns - state.round,
        state.open,
        lying + state.players - len(state.slapped),
        sum(1 for seat in seats if state.kept and state.kept[seat] and not state.piles[seat]),
    )
