"""The layout: cards in piles and rows on the table, which nobody holds.

Patiences, and games in which piles are turned up or guessed at, have this state. No rule of a game
stands here.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Generic, TypeAlias, TypeVar

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.pieces.cards import PACK, SHUFFLE, Card
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.marks import By, BySeat, Called, Open, Own, Secret
from daumen_rules.pieces.secrets import Secrets

from .tricks import Cards

R = TypeVar("R")
Places: TypeAlias = tuple[Card | None, ...]
"""Places in a row; None where no card lies open."""


@frozen(kw_only=True, repr=False)
class Layout(Pictured, Generic[R]):
    """Cards on the table, before the deal or after it.

    Piles and the stock lie face down, the first card on top or, where cards lie side by side,
    farthest to the left. `lying` are the open cards of the table in their places; under them lie as
    many cards of the stock as `heights` says, one place after the other. `shown` are the open cards
    in front of a seat, `gone` the numbers of its places from which the card has been taken. `laid`
    are the cards that seats have turned up, `beneath` those laid face down between them. `peeked`
    are the cards in front of the opponent that a seat alone has seen, in the places `looked_at`.
    """

    rules: Open[R]
    players: Open[int]
    dealer: Annotated[Open[Seat], Called("dealer", "Geber")]
    turn: Annotated[Open[Seat], Called("turn", "am Zug")] = 0
    is_dealt: Annotated[Open[bool], Called("dealt", "gegeben")] = False
    piles: Annotated[BySeat[Secret[Cards]], By(SHUFFLE), Called("pile", "Stapel")] = ()
    laid: Annotated[Open[BySeat[Cards]], Called("laid", "gelegt")] = ()
    beneath: Annotated[BySeat[Secret[Cards]], By(SHUFFLE), Called("beneath", "darunter")] = ()
    won: Annotated[BySeat[Secret[Cards]], By(SHUFFLE), Called("won", "gewonnen")] = ()
    shown: Annotated[Open[BySeat[Places]], Called("shown", "gezeigt")] = ()
    gone: Annotated[Open[BySeat[tuple[int, ...]]], Called("gone", "fort")] = ()
    peeked: Annotated[BySeat[Own[Cards]], By(SHUFFLE), Called("seen alone", "allein gesehen")] = ()
    looked_at: Annotated[Open[BySeat[tuple[int, ...]]], Called("looked at", "angesehen")] = ()
    chips: Annotated[Open[BySeat[int]], Called("chips", "Chips")] = ()
    stock: Annotated[Secret[Cards], By(SHUFFLE), Called("face down", "verdeckt")] = ()
    heights: Annotated[Open[tuple[int, ...]], Called("heights", "Höhen")] = ()
    lying: Annotated[Open[Places], Called("lying", "liegt")] = ()
    aside: Annotated[Open[Cards], Called("laid aside", "beiseite")] = ()
    count: Annotated[Open[int], Called("count", "Zählung")] = 0
    misses: Annotated[Open[int], Called("misses", "Fehlversuche")] = 0
    turns: Annotated[Open[int], Called("turns", "Züge")] = 0


@frozen(kw_only=True, repr=False)
class LayoutView(Pictured, Generic[R]):
    """A layout as a viewer sees it: what lies open, what he alone has seen, and numbers."""

    viewer: Viewer
    rules: R
    players: int
    dealer: Seat
    turn: Seat
    is_dealt: bool
    piles: BySeat[int] = ()
    laid: BySeat[Cards] = ()
    beneath: BySeat[int] = ()
    won: BySeat[int] = ()
    shown: BySeat[Places] = ()
    gone: BySeat[tuple[int, ...]] = ()
    seen_alone: Cards
    peeked: BySeat[int] = ()
    looked_at: BySeat[tuple[int, ...]] = ()
    chips: BySeat[int] = ()
    stock: int
    heights: tuple[int, ...]
    lying: Places
    aside: Cards
    count: int
    misses: int
    turns: int


SECRETS: Final[Secrets[Any, Any]] = Secrets(
    state=Layout,
    view=LayoutView,
    back=PACK[0],
    pack=lambda layout: PACK if layout.is_dealt else (),
    own={"seen_alone": "peeked"},
    sizes={"peeked": "peeked"},
)
"""The secrets of all layouts: the marks of `Layout` say who sees what."""
After: TypeAlias = tuple[Layout[R], tuple[TextEvent, ...]]
"""A layout, and the events that led to it."""


def by_seat(layout: Layout[R], **fields: Any) -> Layout[R]:
    """A layout with some fields by seat, and nothing in the others."""
    names = ("piles", "laid", "beneath", "won", "shown", "gone", "peeked", "looked_at")
    nothing: dict[str, Any] = dict.fromkeys(names, ((),) * layout.players)
    return evolve(layout, **{**nothing, "chips": (0,) * layout.players, **fields})
