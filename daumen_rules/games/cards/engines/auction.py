"""Auctions: a speaker raises bids, a listener holds or passes, and one seat is left in the end.

The engine has the state of an auction, its calls and its rows. A game says what its bids mean.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Annotated, Final, TypeAlias

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.seats import SPECTATOR, Seat, Viewer
from daumen_rules.kernel.step import S
from daumen_rules.kernel.text import SeatTerm, Text, number
from daumen_rules.pieces.cards import SHUFFLE, SUIT, SUITS, Suit
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.marks import Called, Chosen, Only, Open, its_seat
from daumen_rules.pieces.operands import numbers
from daumen_rules.pieces.verbs import Verb, verb


@frozen(repr=False)
class Bid(Worded):
    """A seat names a bid."""

    seat: Annotated[Seat, Called("by", "von")]
    value: Annotated[int, Called("bid", "Gebot")]

    def __hash__(self) -> int:
        return hash((self.seat, self.value))


@frozen(repr=False)
class Hold(Worded):
    """A seat holds the bid that was made to it: it would play for as much."""

    seat: Annotated[Seat, Called("by", "von")]


@frozen(repr=False)
class Pass(Worded):
    """A seat goes out of the auction."""

    seat: Annotated[Seat, Called("by", "von")]


_SECRET: Final = (SUITS[3], SUITS[2], SUITS[0])
"""The suits of a game from the hand that others do not hear: clubs, spades, diamonds."""


@frozen(repr=False)
class Solo(Worded):
    """A seat calls a game from the hand; the others do not hear its suit yet."""

    seat: Open[Seat]
    suit: Annotated[Suit, Only(its_seat, SHUFFLE), Chosen(_SECRET)]

    def __str__(self) -> str:
        return f"hand {self.suit.value}"


def _who_knows(game: HandGame) -> tuple[Viewer, ...]:
    """Who knows the suit of a game from the hand: its seat, and all once it is shown."""
    return (*range(9), SPECTATOR) if game.shown else (game.seat,)


@frozen
class HandGame:
    """A game from the hand that a seat has called; for others its suit is None until it is
    shown.
    """

    seat: Annotated[Open[Seat], Called("by", "von")]
    suit: Annotated[
        Suit | None, Only(_who_knows, SHUFFLE), Chosen(_SECRET), Called("suit", "Farbe")
    ]
    shown: Annotated[Open[bool], Called("shown", "gezeigt")] = False


Call: TypeAlias = Bid | Hold | Pass
_bid: Final = cache(Bid)
"""Makes each bid once and keeps it, because the same bids are tried many times."""


@frozen(kw_only=True)
class Auction:
    """The state of an auction: the speaker bids, the listener answers, other seats wait.

    `speaker` is None when the auction is over; the listener, if there is one, has won it.
    `listener` is None while no seat has the right to answer bids; the next seat to bid becomes the
    listener. `asked` says that the listener has to answer the last bid. In an auction of one round
    (`once`) no listener answers: each bidder becomes the listener. `waiting` has the next speakers
    in order, `bid` the highest bid, 0 before the first.
    """

    speaker: Annotated[Seat | None, Called("speaker", "Sager")] = None
    listener: Annotated[Seat | None, Called("listener", "Hörer")] = None
    waiting: Annotated[tuple[Seat, ...], Called("waiting", "wartet")] = ()
    bid: Annotated[int, Called("bid", "Reizwert")] = 0
    asked: Annotated[bool, Called("asked", "gefragt")] = False
    once: Annotated[bool, Called("once", "einmal")] = False
    said: Annotated[tuple[Call, ...], Called("said", "gesagt")] = ()

    @property
    def turn(self) -> Seat | None:
        """The seat that has to speak or answer; None when the auction is over."""
        return self.listener if self.asked else self.speaker

    def after(self, call: Call) -> Auction:
        """The auction after a call of the seat whose turn it is."""
        heard = evolve(self, said=(*self.said, call))
        match call:
            case Bid(seat, value) if self.listener is None or self.once:
                return evolve(heard, bid=value, listener=seat)._next_speaker()
            case Bid(_, value):
                return evolve(heard, bid=value, asked=True)
            case Hold():
                return evolve(heard, asked=False)
            case Pass() if self.asked:
                return evolve(heard, listener=self.speaker, asked=False)._next_speaker()
            case Pass():
                return heard._next_speaker()

    def _next_speaker(self) -> Auction:
        """The auction with the next waiting seat as its speaker. Where none waits and nobody has
        bid, the listener becomes the speaker; else the auction is over.
        """
        if self.waiting:
            return evolve(self, speaker=self.waiting[0], waiting=self.waiting[1:])
        if self.listener is not None and not self.bid:
            return evolve(self, speaker=self.listener, listener=None)
        return evolve(self, speaker=None)


def calls(auction: Auction, ladder: Sequence[int]) -> tuple[Call, ...]:
    """The calls open to the seat whose turn it is, with bids from `ladder`."""
    seat = auction.turn
    if seat is None:
        return ()
    if auction.asked:
        return (Hold(seat), Pass(seat))
    return (*[_bid(seat, value) for value in ladder if value > auction.bid], Pass(seat))


# Rows. `auction` gives None for a state outside an auction.


def rising(
    clause: Clause,
    auction: Callable[[S], Auction | None],
    ladder: Callable[[S], Sequence[int]],
) -> Row[S, Bid]:
    """A row: a bid is on the ladder and higher than the last bid."""

    @row(
        clause,
        "{value} is bid after {bid}; the next that can be bid is {least}.",
        "{value} wird nach {bid} geboten; das nächste mögliche Gebot ist {least}.",
    )
    def bids_wrong(state: S, action: Bid) -> Facts | None:
        held = auction(state)
        if held is None or (action.value > held.bid and action.value in ladder(state)):
            return None
        least = next((value for value in ladder(state) if value > held.bid), 0)
        return {"value": number(action.value), "bid": number(held.bid), "least": number(least)}

    return bids_wrong


def bidding(clause: Clause, auction: Callable[[S], Auction | None]) -> Row[S, Bid]:
    """A row: a listener who has to answer does not bid."""

    @row(
        clause,
        "{seat} is to hold {bid} or to pass: the listener does not bid.",
        "{seat} hat {bid} zu halten oder zu passen: Wer hört, bietet nicht.",
    )
    def bids_when_asked(state: S, action: Bid) -> Facts | None:
        held = auction(state)
        if held is None or not held.asked:
            return None
        return {"seat": SeatTerm(action.seat), "bid": number(held.bid)}

    return bids_when_asked


def holding(clause: Clause, auction: Callable[[S], Auction | None]) -> Row[S, Hold]:
    """A row: only a listener who has to answer a bid holds."""

    @row(
        clause,
        "{seat} is to bid or to pass: there is no bid to hold.",
        "{seat} hat zu bieten oder zu passen: Es gibt kein Gebot zu halten.",
    )
    def holds_nothing(state: S, action: Hold) -> Facts | None:
        held = auction(state)
        return None if held is None or held.asked else {"seat": SeatTerm(action.seat)}

    return holds_nothing


# For people


def said(clause: Clause, call: Call) -> TextEvent:
    """The event of a call. It shows something new, so nobody can take it back."""
    seat = SeatTerm(call.seat)
    match call:
        case Bid(_, value):
            bid = number(value)
            return told(
                clause, "{seat} bids {bid}.", "{seat} reizt {bid}.", shows=True, seat=seat, bid=bid
            )
        case Hold():
            return told(clause, "{seat} holds.", "{seat} hält.", shows=True, seat=seat)
        case Pass():
            return told(clause, "{seat} passes.", "{seat} passt.", shows=True, seat=seat)


SOLO: Final[Verb[Solo]] = verb(
    Solo,
    "hand {suit}",
    "spiel {suit}",
    suit=SUIT,
    phrase=Text("play {suit} from the hand", "spiel {suit} aus der Hand"),
)
CALLS: Final[tuple[Verb[Call], ...]] = (
    verb(Bid, "bid {value}", "reize {value}", value=numbers(range(1, 1000), 18)),
    verb(Hold, "hold", "halte", phrase=Text("hold the bid", "halte das Gebot")),
    verb(Pass, "pass", "passe"),
)
