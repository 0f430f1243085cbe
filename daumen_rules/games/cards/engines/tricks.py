"""Tricks: how cards beat each other, what a seat owes to a trick, and who takes it.

All functions are pure and know no game. A game chooses its order and its duties.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final, TypeAlias

from attrs import field

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.row import Facts, Row, row
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.step import S
from daumen_rules.kernel.text import SeatTerm, Term, Text
from daumen_rules.pieces.cards import PACK, SUIT_WORDS, Card, Rank, Suit

Cards: TypeAlias = tuple[Card, ...]
NATURAL: Final = tuple(reversed(Rank))
"""Ranks from Ace to Seven in their natural order."""
TEN_HIGH: Final = (Rank.ACE, Rank.TEN, *NATURAL[1:4], *NATURAL[5:])
"""Ranks with the Ten below the Ace, as in many German games."""
POINTS: Final = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
"""The points of the ranks in most games with points; the other ranks count nothing."""
_ABOVE_PLAIN: Final = 100
_SUITS: Final = tuple(reversed(Suit))
_TRUMPS: Final = Text("trumps", "Trumpf")


@frozen(repr=False)
class Play(Worded):
    """A seat plays a card."""

    seat: Seat
    card: Card

    def __str__(self) -> str:
        return str(self.card)


play_of: Final = cache(Play)
"""Makes each play once and keeps it, because the same plays are tried many times."""
Trick: TypeAlias = tuple[Play, ...]
"""The cards of a trick with their seats, the lead first."""


def points(cards: Iterable[Card]) -> int:
    """The points of cards; the whole pack has 120."""
    return sum(POINTS.get(card.rank, 0) for card in cards)


def tricks_of(seats: Sequence[Seat], cards: Cards) -> tuple[Trick, ...] | None:
    """Whole tricks of these cards, each led by the first seat; None where some are left over."""
    size = len(seats)
    if len(cards) % size:
        return None
    each = (cards[at : at + size] for at in range(0, len(cards), size))
    return tuple(tuple(map(Play, seats, trick)) for trick in each)


# Order


def _heights(order: Order) -> dict[Card, int]:
    ranks = [*order.ranks, *(rank for rank in Rank if rank not in order.ranks)]
    found = {card: -ranks.index(card.rank) for card in PACK}
    return found | {card: _ABOVE_PLAIN - place for place, card in enumerate(order.trumps)}


@frozen
class Order:
    """How cards beat each other: the ranks of plain suits and the trumps, the highest first."""

    ranks: tuple[Rank, ...]
    trumps: Cards = ()
    _height: dict[Card, int] = field(init=False, eq=False, repr=False)
    _suit: dict[Card, Suit | None] = field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        heights = _heights(self)
        suits = {card: None if height > 0 else card.suit for card, height in heights.items()}
        object.__setattr__(self, "_height", heights)
        object.__setattr__(self, "_suit", suits)

    def suit(self, card: Card) -> Suit | None:
        """The suit that a card belongs to in play, None for all trumps."""
        return self._suit[card]

    def height(self, card: Card) -> int:
        """The height of a card among those of its suit in play."""
        return self._height[card]

    def has(self, hand: Cards, suit: Suit | None) -> bool:
        """Whether a hand has a card of a suit in play, or a trump (None)."""
        return suit in map(self._suit.__getitem__, hand)

    def beats(self, card: Card, other: Card) -> bool:
        """Whether a card beats an earlier one: it is a higher trump, or higher in the same suit."""
        height = self._height[card]
        if height <= self._height[other]:
            return False
        return height > 0 or card.suit is other.suit


def of_suit(suit: Suit, ranks: Iterable[Rank]) -> Cards:
    """The cards of a suit in the order of `ranks`, as `Order.trumps` wants a trump suit."""
    return tuple(Card(suit, rank) for rank in ranks)


@cache
def under_trumps(
    ranks: tuple[Rank, ...], suit: Suit | None, of_trumps: tuple[Rank, ...] | None = None
) -> Order:
    """The order in which a suit is trumps, by the ranks of all suits or its own; None for none."""
    return Order(ranks, of_suit(suit, of_trumps or ranks) if suit else ())


def winner(order: Order, trick: Trick) -> Play:
    """The play that takes a trick: the highest trump, else the highest card of the suit led."""
    best = trick[0]
    for play in trick[1:]:
        if order.beats(play.card, best.card):
            best = play
    return best


def won_by(seat: Seat, order: Order, tricks: Iterable[Trick]) -> tuple[Trick, ...]:
    """The tricks that a seat has taken."""
    return tuple(trick for trick in tricks if winner(order, trick).seat == seat)


def points_by_seat(order: Order, tricks: Iterable[Trick], players: int) -> tuple[int, ...]:
    """The points that each seat has in its tricks."""
    found = [0] * players
    for trick in tricks:
        found[winner(order, trick).seat] += points(play.card for play in trick)
    return tuple(found)


def arranged(order: Order, hand: Cards) -> Cards:
    """A hand as players hold it: trumps, then suit by suit, the highest cards first."""

    def place(card: Card) -> tuple[int, int]:
        suit = order.suit(card)
        return -1 if suit is None else _SUITS.index(suit), -order.height(card)

    return tuple(sorted(hand, key=place))


# Duties


@frozen
class Duty:
    """One duty of a seat that plays to a trick after the lead.

    `neglects` says whether a card neglects the duty, from the order, the hand and the trick; `told`
    puts the duty into words.
    """

    neglects: Callable[[Order, Cards, Trick, Card], bool]
    told: Text

    def under(self, clause: Clause) -> Duty:
        """The duty as a clause demands it, by a function of its own that carries out the clause."""

        @cites(clause)
        def neglects(order: Order, hand: Cards, trick: Trick, card: Card) -> bool:
            return self.neglects(order, hand, trick, card)

        return evolve(self, neglects=neglects)


def _follows_not(order: Order, hand: Cards, trick: Trick, card: Card) -> bool:
    led = order.suit(trick[0].card)
    return order.suit(card) is not led and order.has(hand, led)


def _beats_not(order: Order, hand: Cards, trick: Trick, card: Card) -> bool:
    led, best = order.suit(trick[0].card), winner(order, trick).card
    if order.suit(card) is not led or order.beats(card, best):
        return False
    return any(order.suit(own) is led and order.beats(own, best) for own in hand)


def _trumps_not(order: Order, hand: Cards, trick: Trick, card: Card) -> bool:
    if order.has(hand, order.suit(trick[0].card)):
        return False
    return order.suit(card) is not None and order.has(hand, None)


def _overtrumps_not(order: Order, hand: Cards, trick: Trick, card: Card) -> bool:
    best = winner(order, trick).card
    if order.has(hand, order.suit(trick[0].card)) or order.suit(card) is not None:
        return False
    if order.beats(card, best):
        return False
    return any(order.suit(own) is None and order.beats(own, best) for own in hand)


def _takes_not(order: Order, hand: Cards, trick: Trick, card: Card) -> bool:
    best = winner(order, trick).card
    return not order.beats(card, best) and any(order.beats(own, best) for own in hand)


FOLLOW_SUIT: Final = Duty(_follows_not, Text("to follow suit", "Farbe bekennen"))
BEAT: Final = Duty(_beats_not, Text("to beat in the suit led", "in der Farbe überstechen"))
TRUMP: Final = Duty(_trumps_not, Text("to trump without the suit led", "ohne die Farbe trumpfen"))
OVERTRUMP: Final = Duty(_overtrumps_not, Text("to trump higher", "höher trumpfen"))
TAKE: Final = Duty(_takes_not, Text("to take the trick", "den Stich nehmen"))

FOLLOW: Final = (FOLLOW_SUIT,)
"""The suit led, if there is one in the hand, else any card."""


def playable(order: Order, duties: Iterable[Duty], hand: Cards, trick: Trick) -> Cards:
    """The cards of a hand that neglect no duty; the whole hand for the lead of a trick."""
    found = hand
    for duty in duties if trick else ():
        found = tuple([card for card in found if not duty.neglects(order, hand, trick, card)])
    return found


def may_hold(order: Order, tricks: Iterable[Trick]) -> Callable[[Seat, Card], bool]:
    """A function that tells whether a seat may hold a card: False where the seat has failed to
    follow the suit of that card. It fits games in which following suit is a duty.
    """
    not_followed = {
        (play.seat, order.suit(trick[0].card))
        for trick in tricks
        for play in trick[1:]
        if order.suit(play.card) is not order.suit(trick[0].card)
    }
    return lambda seat, card: (seat, order.suit(card)) not in not_followed


# Rows


@frozen
class Turn:
    """The facts that decide whether a seat may play a card: order, hand, and trick so far."""

    order: Order
    hand: Cards
    trick: Trick


def own_card(clause: Clause, hand: Callable[[S, Seat], Cards | None]) -> Row[S, Play]:
    """A row: a seat plays a card of its own hand. `hand` gives None where no cards are played."""

    @row(clause, "{seat} does not hold {card}.", "{seat} hat {card} nicht.")
    def not_in_hand(state: S, action: Play) -> Facts | None:
        held = hand(state, action.seat)
        if held is None or action.card in held:
            return None
        return {"seat": SeatTerm(action.seat), "card": action.card.term}

    return not_in_hand


def owed(clause: Clause, duty: Duty, turn: Callable[[S, Seat], Turn | None]) -> Row[S, Play]:
    """A row: a card neglects no duty. `turn` gives None where no cards are played."""

    @row(
        clause,
        "{card} is played to {led} ({suit}); {seat} has {duty}.",
        "{card} liegt auf {led} ({suit}); {seat} muss {duty}.",
    )
    def neglected(state: S, action: Play) -> Facts | None:
        at = turn(state, action.seat)
        if at is None or not at.trick:
            return None
        if not duty.neglects(at.order, at.hand, at.trick, action.card):
            return None
        led = at.trick[0].card
        return {
            "card": action.card.term,
            "led": led.term,
            "suit": suit_term(at.order.suit(led)),
            "seat": SeatTerm(action.seat),
            "duty": Term("duty", duty.told),
        }

    return neglected


def suit_term(suit: Suit | None) -> Term:
    """A suit in play as a fact; None is trumps."""
    return Term("T", _TRUMPS) if suit is None else Term(suit.value, SUIT_WORDS[suit])
