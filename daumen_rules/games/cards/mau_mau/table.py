"""The table of 125 Mau-Mau: its states and actions, what fits, and what counts.

All functions of a state are pure. `legality` has the rows, `effect` the effects of actions.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Final, TypeAlias

from daumen_rules.contracts.pictured import Pictured
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.seats import NATURE, Mover, Seat
from daumen_rules.pieces.cards import Card, Deal, Rank, Suit
from daumen_rules.pieces.impossible import Impossible, expected
from daumen_rules.pieces.impossible import between as bounded
from daumen_rules.pieces.marks import By, BySeat, Called, Only, Open, Own, Secret, Unsorted
from daumen_rules.pieces.matches import between

from ..engines.laying import Shuffle, own
from ..engines.tricks import Cards
from .clauses import (
    BOUNDED,
    COUNT,
    EIGHT,
    FIRST_CARD,
    FIT,
    HUNDRED,
    NAMED,
    NAMES,
    PAY,
    SEEN,
    SEVEN,
    STOCK,
    TEN,
)
from .rules import EmptyStock, FirstJack, FittingJack, Jack, Rules, SevenEight, Ten

MOST: Final = 100
"""The points against a seat that end the match."""
VALUES: Final = {Rank.JACK: 2, Rank.QUEEN: 3, Rank.KING: 4, Rank.ACE: 11}

# States and actions


@frozen(repr=False)
class Lay(Worded):
    """A card is laid on the pile, a Jack with the suit that it names."""

    seat: Seat
    card: Card
    wish: Suit | None = None


@frozen(repr=False)
class Draw(Worded):
    """A seat draws a card, or as many cards as Sevens demand."""

    seat: Seat


@frozen(repr=False)
class Keep(Worded):
    """The card just drawn goes to the hand."""

    seat: Seat


@frozen(repr=False)
class Pass(Worded):
    """A seat passes, because it can neither lay nor draw."""

    seat: Seat


Action: TypeAlias = Deal | Shuffle | Lay | Draw | Keep | Pass
lay_of: Final = cache(Lay)
"""Makes each `Lay` once and keeps it, because the same actions are tried many times."""


def on_turn(state: Table) -> tuple[Seat, ...]:
    """The seats that see a drawn card before it is laid or kept: the seat on turn."""
    return (state.turn,)


@frozen(kw_only=True, slots=False, repr=False)
class Table(Pictured):
    """A match, in the middle of a deal or before one.

    Before a deal there are no hands. The stock has its top first, the pile its top last. `wish` is
    the suit that a Jack has named; `drawn` the card that the seat on turn has drawn and has neither
    laid nor kept; `due` how many cards Sevens demand of it; `owed` how many it is still to get once
    the pile is shuffled. `points` count against the seats.
    """

    rules: Open[Rules]
    players: Open[int]
    dealer: Annotated[Open[Seat], Called("dealer", "Geber")]
    turn: Annotated[Open[Seat], Called("turn", "am Zug")]
    hands: Annotated[BySeat[Own[Unsorted[Cards]]], By(SEEN), Called("hand", "Hand")] = ()
    stock: Annotated[Secret[Cards], By(SEEN), Called("stock", "Stock")] = ()
    pile: Annotated[Open[Cards], Called("pile", "Haufen", also=("discard pile", "Ablage"))] = ()
    wish: Annotated[Open[Suit | None], Called("named", "gewünscht")] = None
    drawn: Annotated[Card | None, Only(on_turn, SEEN), Called("drawn", "gezogen")] = None
    due: Annotated[Open[int], Called("due", "fällig")] = 0
    owed: Annotated[Open[int], Called("owed", "offen")] = 0
    points: Annotated[Open[BySeat[int]], Called("points", "Punkte")]
    turns: Annotated[Open[int], Called("turns", "Züge")] = 0
    deals: Annotated[Open[int], Called("deals", "Spiele")] = 0


def start(players: int, rules: Rules) -> Table:
    return Table(rules=rules, players=players, dealer=players - 1, turn=0, points=(0,) * players)


def actor(action: Action) -> Mover:
    match action:
        case Deal() | Shuffle():
            return NATURE
        case _:
            return action.seat


# What fits


def top(state: Table) -> Card:
    """The top card of the pile, which the next card has to match."""
    return state.pile[-1]


def held(state: Table, seat: Seat) -> Cards:
    """The cards from which a seat can lay: its hand, and the card it has just drawn."""
    hand = own(state.hands, seat)
    return (*hand, state.drawn) if state.drawn and seat == state.turn else hand


def fits(state: Table, card: Card) -> bool:
    """Whether a card fits: it has the named suit, or else suit or rank of the top card. On a Jack
    turned up first, every card may fit.
    """
    if state.wish is not None:
        return has_suit(card, state.wish)
    return matches(card, top(state)) or anything_fits(state)


@cites(NAMED)
def has_suit(card: Card, named: Suit) -> bool:
    """Whether a card has the suit that was named."""
    return card.suit is named


@cites(FIT)
def matches(card: Card, other: Card) -> bool:
    """Whether two cards have their suit or their rank in common."""
    return card.suit is other.suit or card.rank is other.rank


@cites(FIRST_CARD)
def anything_fits(state: Table) -> bool:
    """Whether the first turn is Vorhand's, who may lay any card on the Jack that was turned up."""
    if state.turns or state.rules.first_jack is FirstJack.PLAIN:
        return False
    return top(state).rank is Rank.JACK


def is_stuck(state: Table, seat: Seat) -> bool:
    """Whether a seat has no card that fits."""
    return not any(fits(state, card) for card in held(state, seat))


def can_lay(state: Table, seat: Seat) -> bool:
    """Whether a seat has a card that fits, or any Jack."""
    return not is_stuck(state, seat) or any(c.rank is Rank.JACK for c in held(state, seat))


def can_lay_drawn(state: Table, drawn: Card) -> bool:
    """Whether the card just drawn can be laid: it fits, or is a Jack that need not fit."""
    if fits(state, drawn):
        return True
    anytime = state.rules.jack is Jack.ANYTIME
    return drawn.rank is Rank.JACK and (anytime or is_stuck(state, state.turn))


@cites(NAMES)
def names_a_suit(state: Table, seat: Seat, card: Card) -> bool:
    """Whether a seat names a suit with a card: a Jack that is not its last card."""
    if card.rank is not Rank.JACK or held(state, seat) == (card,):
        return False
    return state.rules.fitting_jack is FittingJack.NAMES or not fits(state, card)


@cites(SEVEN)
def is_acting_seven(state: Table, card: Card) -> bool:
    """Whether a card is a Seven that makes the next seat draw, in the variant."""
    return card.rank is Rank.SEVEN and state.rules.seven_eight is SevenEight.YES


@cites(EIGHT)
def is_acting_eight(state: Table, card: Card) -> bool:
    """Whether a card is an Eight that makes the next seat sit out, in the variant."""
    return card.rank is Rank.EIGHT and state.rules.seven_eight is SevenEight.YES


@cites(STOCK)
def ready(state: Table) -> Cards:
    """The cards of the pile from which a new stock can be shuffled."""
    return state.pile[:-1] if state.rules.empty_stock is EmptyStock.RESHUFFLE else ()


def left(state: Table) -> int:
    """The number of cards in the stock, and of those that can be shuffled to a new one."""
    return len(state.stock) + len(ready(state))


def is_laid_out(state: Table) -> bool:
    """Whether somebody has laid all cards."""
    return () in state.hands


# What counts


@cites(COUNT, TEN)
def value(rules: Rules, card: Card) -> int:
    """The points of a card against the seat that holds it at the end of a deal."""
    if card.rank is Rank.TEN:
        return 10 if rules.ten is Ten.TEN else 0
    return VALUES.get(card.rank, 0)


@cites(PAY)
def payments(state: Table) -> tuple[int, ...]:
    """The payments by seat: a seat with too many points pays the agreed amount to every seat with
    fewer.
    """
    points, amount = state.points, state.rules.amount
    return between(
        state.players,
        lambda payer, to: amount if MOST <= points[payer] > points[to] else 0,
    )


@cites(HUNDRED, BOUNDED)
def outcome(state: Table) -> Outcome | None:
    """The match is over at a hundred points, or at its bound; the fewest points are best."""
    too_many, rules = max(state.points) >= MOST, state.rules
    if too_many or state.turns >= rules.max_turns or state.deals >= rules.max_deals:
        scores = tuple(-points for points in state.points)
        by = (HUNDRED, PAY) if too_many else (BOUNDED,)
        return Outcome(scores, payments=payments(state) if too_many else (), clauses=by)
    return None


def movers(state: Table) -> tuple[Mover, ...]:
    if outcome(state):
        return ()
    return (NATURE,) if not state.hands or state.owed else (state.turn,)


def faults(state: Table) -> Iterator[Impossible]:
    """The faults of a table: a suit named without a Jack on top, cards due though Sevens do not
    act, traces of a deal where none is dealt.
    """
    for at, points in enumerate(state.points):
        yield from bounded(f"points[{at}]", points, 0)
    jack = bool(state.pile) and top(state).rank is Rank.JACK
    en, de = "nothing, where no Jack lies on top", "nichts, wo oben kein Bube liegt"
    yield from expected(state.wish is None or jack, "wish", state.wish, en, de)
    en, de = "a card that is open", "eine offene Karte"
    yield from expected(bool(state.pile) or not state.hands, "pile", "-", en, de)
    if state.rules.seven_eight is SevenEight.NO:
        yield from bounded("due", state.due, 0, 0)
