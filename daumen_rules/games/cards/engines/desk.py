"""The desk: the table of a match of several deals, its views, and what seats choose before tricks.

All games of the engine `trick_match` have this state. The module states no rule of a game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Final, Generic, TypeAlias, TypeVar

from attrs import field

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.caching import Member
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.seats import Seat, Viewer
from daumen_rules.pieces.cards import PACK, SHUFFLE, Card, Deal, Suit, sorted_hand
from daumen_rules.pieces.choices import Bet, Say
from daumen_rules.pieces.event_text import TextEvent
from daumen_rules.pieces.marks import (
    By,
    BySeat,
    Called,
    Only,
    Open,
    Own,
    Secret,
    Unsorted,
    its_seat,
)
from daumen_rules.pieces.secrets import Secrets

from .auction import Auction, Call, HandGame, Solo
from .decisions import Decide, Decision
from .tricks import Cards, Play, Trick

R = TypeVar("R")


class Task(Member):
    """What is to be done next."""

    DEAL = "deal"
    TRUMP = "trump"
    PUSH = "push"
    BID = "bid"
    SWAP = "swap"
    AWAY = "away"
    CHOOSE = "choose"
    DECLARE = "declare"
    JOIN = "join"
    STAKE = "stake"
    PLAY = "play"
    LAY = "lay"


# Actions, besides `Deal` and `Play`


@frozen(repr=False)
class Trump(Worded):
    """A seat names the suit of trumps."""

    seat: Seat
    suit: Suit

    def __str__(self) -> str:
        return f"name {self.suit.value}"


@frozen(repr=False)
class Swap(Worded):
    """A seat lays cards away and draws as many from the stock; it may be none."""

    seat: Open[Seat]
    cards: Annotated[Cards, Only(its_seat, SHUFFLE)] = field(converter=sorted_hand)


@frozen(repr=False)
class Away(Worded):
    """A seat lays cards away, face down."""

    seat: Open[Seat]
    cards: Annotated[Cards, Only(its_seat, SHUFFLE)] = field(converter=sorted_hand)


@frozen(repr=False)
class Meld(Worded):
    """A seat declares King and Queen of a suit."""

    seat: Annotated[Seat, Called("by", "von")]
    suit: Annotated[Suit, Called("suit", "Farbe")]


@frozen(repr=False)
class Lay(Worded):
    """A seat lays a card in a row."""

    seat: Seat
    card: Card

    def __str__(self) -> str:
        return f"lay {self.card}"


@frozen(repr=False)
class Leave(Worded):
    """A seat goes out of the deal before the tricks."""

    seat: Seat

    def __str__(self) -> str:
        return "go out"


@frozen(repr=False)
class Special(Worded):
    """An action that only one game has, which gives it its class and its words."""

    seat: Seat


@frozen(repr=False)
class Reported(Special):
    """What the table says of a seat, such as that it has turned up cards."""


Choice: TypeAlias = Trump | Swap | Away | Leave | Meld | Say | Bet | Solo | Decide
Act: TypeAlias = Deal | Play | Lay | Choice | Call | Special
trump_of: Final = cache(Trump)
"""Makes each naming once and keeps it, because the same ones are tried many times."""


# States and views


@frozen
class Money:
    """Chips beside points: what each seat has won and lost, and what it has staked on the deal."""

    chips: Annotated[BySeat[int], Called("chips", "Chips")]
    stakes: Annotated[BySeat[int], Called("stakes", "Einsätze")]


def on_turn(desk: Desk[Any]) -> tuple[Seat, ...]:
    """The seats that see a drawn card before it is laid or taken to the hand: the seat on turn."""
    return (desk.turn,)


@frozen(kw_only=True, slots=False, repr=False)
class Desk(Pictured, Generic[R]):
    """A match, before a deal or in the middle of one.

    Before a deal there are no hands. The stock has its top first. `waiting` are the seats that are
    still asked for the task after the seat on turn; `out` those that do not play in this deal,
    `pushed` those that change no cards in it. `melds` are the marriages that were declared, `bound`
    the suit of one of which a card is led now, and `closed` is the seat that has closed the stock.
    `auction` is None in games without one, and `soloist` before there is one. The pile has its top
    last, a row its lowest card first; `drawn` is the card that the seat on turn has drawn, `total`
    the sum of the pile, and `anew` says that any card may be laid on it. `money` is None where
    points are the chips.
    """

    rules: Open[R]
    players: Open[int]
    dealer: Annotated[Open[Seat], Called("dealer", "Geber")]
    turn: Annotated[Open[Seat], Called("turn", "am Zug")]
    task: Annotated[Open[Task], Called("task", "Aufgabe")] = Task.DEAL
    waiting: Annotated[Open[tuple[Seat, ...]], Called("waiting", "wartet")] = ()
    out: Annotated[Open[tuple[Seat, ...]], Called("out", "draußen")] = ()
    hands: Annotated[BySeat[Own[Unsorted[Cards]]], By(SHUFFLE), Called("hand", "Hand")] = ()
    stock: Annotated[Secret[Cards], By(SHUFFLE), Called("stock", "Stock")] = ()
    turned_up: Annotated[Open[Cards], Called("turned up", "aufgedeckt")] = ()
    aside: Annotated[
        BySeat[Own[Unsorted[Cards]]], By(SHUFFLE), Called("laid away", "weggelegt")
    ] = ()
    auction: Annotated[Open[Auction | None], Called("auction", "Reizen")] = None
    games: Annotated[Open[tuple[HandGame, ...]], Called("hand games", "Handspiele")] = ()
    soloist: Annotated[Open[Seat | None], Called("soloist", "Alleinspieler")] = None
    pile: Annotated[Open[Cards], Called("pile", "Haufen")] = ()
    rows: Annotated[Open[tuple[Cards, ...]], Called("rows", "Reihen")] = ()
    drawn: Annotated[Card | None, Only(on_turn, SHUFFLE), Called("drawn", "gezogen")] = None
    total: Annotated[Open[int], Called("total", "Summe")] = 0
    anew: Annotated[Open[bool], Called("begins anew", "beginnt neu")] = False
    trump: Annotated[Open[Suit | None], Called("trumps", "Trumpf")] = None
    trick: Annotated[Open[Trick], Called("trick", "Stich")] = ()
    tricks: Annotated[Open[tuple[Trick, ...]], Called("tricks", "Stiche")] = ()
    points: Annotated[Open[BySeat[int]], Called("points", "Punkte")]
    pot: Annotated[Open[int], Called("pot", "Topf")] = 0
    money: Annotated[Open[Money | None], Called("money", "Geld")] = None
    melds: Annotated[Open[tuple[Meld, ...]], Called("melds", "Mariagen")] = ()
    bound: Annotated[Open[Suit | None], Called("leads", "spielt aus")] = None
    closed: Annotated[Open[Seat | None], Called("closed", "zugemacht")] = None
    decisions: Annotated[Open[tuple[Decision, ...]], Called("decisions", "Entscheidungen")] = ()
    pushed: Annotated[Open[tuple[Seat, ...]], Called("pushed", "geschoben")] = ()
    deals: Annotated[Open[int], Called("deals", "Spiele")] = 0

    @property
    def vorhand(self) -> Seat:
        """The left neighbour of the dealer."""
        return (self.dealer + 1) % self.players

    @property
    def round(self) -> tuple[Seat, ...]:
        """All seats clockwise, Vorhand first."""
        return tuple((self.vorhand + place) % self.players for place in range(self.players))

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that play in this deal, Vorhand first."""
        return tuple([seat for seat in self.round if seat not in self.out])


@frozen(kw_only=True, repr=False)
class DeskView(Pictured, Generic[R]):
    """A desk as a viewer sees it: his own cards, all that lies open, the numbers of all others."""

    viewer: Viewer
    rules: R
    players: int
    dealer: Seat
    turn: Seat
    task: Task
    waiting: tuple[Seat, ...]
    out: tuple[Seat, ...]
    hand: Cards
    left: BySeat[int] = ()
    stock: int
    turned_up: Cards
    away: Cards
    laid_away: BySeat[int] = ()
    auction: Auction | None
    games: tuple[HandGame, ...]
    soloist: Seat | None
    pile: Cards
    rows: tuple[Cards, ...]
    drawn: Card | None
    has_drawn: bool
    total: int
    anew: bool
    trump: Suit | None
    trick: Trick
    tricks: tuple[Trick, ...]
    points: BySeat[int]
    pot: int
    money: Money | None
    melds: tuple[Meld, ...]
    bound: Suit | None
    closed: Seat | None
    decisions: tuple[Decision, ...]
    pushed: tuple[Seat, ...]
    deals: int


def secrets_of(
    pack: Callable[[Desk[Any]], Cards],
    may_hold: Callable[[Desk[Any]], Callable[[Seat, Card], bool]] | None = None,
    fits: Callable[[Desk[Any], DeskView[Any]], bool] = lambda _, __: True,
) -> Secrets[Any, Any]:
    """The secrets of desks with a pack: the marks of `Desk` say who sees what."""
    return Secrets(
        state=Desk,
        view=DeskView,
        back=PACK[0],
        pack=lambda desk: pack(desk) if desk.hands else (),
        own={"hand": "hands", "away": "aside"},
        sizes={"left": "hands", "laid_away": "aside", "has_drawn": "drawn"},
        may_hold=may_hold,
        fits=fits,
    )


def undealt(players: int, rules: R, points: int = 0) -> Desk[R]:
    """The desk before the first deal, which the last seat deals; each seat has so many points."""
    return Desk(
        rules=rules, players=players, dealer=players - 1, turn=0, points=(points,) * players
    )


# What games share


After: TypeAlias = tuple[Desk[Any], tuple[TextEvent, ...]]
"""A desk, and the events that led to it."""


def stays(desk: Desk[Any]) -> After:
    """Nothing happens."""
    return desk, ()


def holds(desk: Desk[Any], seat: Seat) -> Cards | None:
    """The hand of a seat; None before the deal, and for a seat that the desk does not have."""
    return desk.hands[seat] if seat in range(len(desk.hands)) else None
