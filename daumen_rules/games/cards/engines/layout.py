"""The layout: cards in piles, rows and hands, of games in which no card is played to a trick.

Patiences, games in which piles are turned up or guessed at, and those in which sets are collected
have this state. No rule of a game stands here.
"""

from __future__ import annotations

from typing import Annotated, Any, Generic, TypeAlias, TypeVar

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.pieces.cards import SHUFFLE, Card
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.marks import By, BySeat, Called, Copy, Mark, Open, Own, Secret, Unsorted

from .tricks import Cards, Play

R = TypeVar("R")
Places: TypeAlias = tuple[Card | None, ...]
"""Places in a row; None where no card lies open."""


@frozen(kw_only=True, slots=False, repr=False)
class Layout(Pictured, Generic[R]):
    """Cards on the table, before the deal or after it.

    Piles and the stock lie face down, the first card on top or, where cards lie side by side,
    farthest to the left. `lying` are the open cards of the table in their places; under them lie as
    many cards of the stock as `heights` says, one place after the other. `shown` are the open cards
    in front of a seat, `gone` the numbers of its places from which the card has been taken. `laid`
    are the cards that seats have turned up or laid down, `beneath` those laid face down between
    them. `peeked` are cards that a seat alone sees besides its hand: those in front of the opponent
    in the places `looked_at`, or one that it passes on. `known` are cards in hands that all have
    seen, `waiting` the seats that are still to act in turn. The heap has its top last.
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
    hands: Annotated[BySeat[Own[Unsorted[Cards]]], By(SHUFFLE), Called("hand", "Hand")] = ()
    known: Annotated[Copy[tuple[Play, ...]], Mark.OPEN, Called("known", "bekannt")] = ()
    waiting: Annotated[Open[tuple[Seat, ...]], Called("waiting", "wartet")] = ()
    heap: Annotated[Open[Cards], Called("open pile", "offener Stapel")] = ()


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
    hand: Cards
    left: BySeat[int] = ()
    known: Copy[tuple[Play, ...]]
    waiting: tuple[Seat, ...]
    heap: Cards


After: TypeAlias = tuple[Layout[R], tuple[TextEvent, ...]]
"""A layout, and the events that led to it."""


def by_seat(layout: Layout[R], **fields: Any) -> Layout[R]:
    """A layout with some fields by seat, and nothing in the others."""
    names = ("piles", "laid", "beneath", "won", "shown", "gone", "peeked", "looked_at", "hands")
    nothing: dict[str, Any] = dict.fromkeys(names, ((),) * layout.players)
    return evolve(layout, **{**nothing, "chips": (0,) * layout.players, **fields})
