"""The batch form of 125 Mau-Mau: the readable values of the rows on which its kernels work."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import numpy as np

from daumen_rules.contracts.batch_form import BatchForm
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.batch_kernels import Row
from daumen_rules.pieces.cards import PACK, SUITS, Card, Deal, Rank
from daumen_rules.pieces.numbered_rules import numbers_of, rules_of

from ...engines.laying import Shuffle
from ...engines.tricks import Cards
from ..rules import Rules
from ..table import Action, Draw, Keep, Lay, Pass, Table
from ..view import TableView
from . import effect, legality
from . import table as t

_PLACES: Final = {card: place for place, card in enumerate(PACK)}


def parameters(players: int, rules: Rules) -> Row:
    """The parameters of a table."""
    return np.array([players, *numbers_of(rules)])


def actions(players: int, rules: Rules) -> tuple[Action, ...]:
    """The actions of all seats, by their numbers."""
    return tuple(action for seat in range(players) for action in _actions_of(seat))


def _actions_of(seat: Seat) -> tuple[Action, ...]:
    jacks = (Card(suit, Rank.JACK) for suit in SUITS)
    return (
        *(Lay(seat, card) for card in PACK),
        *(Lay(seat, jack, suit) for jack in jacks for suit in SUITS),
        *(Draw(seat), Keep(seat), Pass(seat)),
    )


def mask_of(cards: Cards) -> int:
    """Cards as a mask."""
    return sum(1 << _PLACES[card] for card in cards)


def cards_of(mask: int) -> Cards:
    """The cards of a mask."""
    return tuple(card for place, card in enumerate(PACK) if mask >> place & 1)


def _open_numbers(found: Row, shown: Table | TableView) -> None:
    """Write what all see of a table: all but the stock, the hands and a drawn card."""
    found[t.IS_DEALT], found[t.DEALER], found[t.TURN] = bool(shown.pile), shown.dealer, shown.turn
    found[t.WISH] = t.NONE if shown.wish is None else SUITS.index(shown.wish)
    found[t.DUE], found[t.OWED] = shown.due, shown.owed
    found[t.TURNS], found[t.DEALS] = shown.turns, shown.deals
    found[t.POINTS : t.POINTS + shown.players] = shown.points
    found[t.PILE] = len(shown.pile)
    found[t.PILE + 1 : t.PILE + 1 + len(shown.pile)] = [_PLACES[card] for card in shown.pile]


def row(table: Table) -> Row:
    """The row of a table."""
    found = np.zeros(t.WIDTH, np.int64)
    _open_numbers(found, table)
    drawn = table.drawn
    found[t.DRAWN] = t.NONE if drawn is None else _PLACES[drawn]
    found[t.HAS_DRAWN] = drawn is not None
    for seat, hand in enumerate(table.hands):
        found[t.HANDS + seat], found[t.SIZES + seat] = mask_of(hand), len(hand)
    stock = [_PLACES[card] for card in reversed(table.stock)]
    found[t.STOCK], found[t.STOCK + 1 : t.STOCK + 1 + len(stock)] = len(stock), stock
    return found


def state(s: Row, p: Row) -> Table:
    """The table of a row."""
    n = [int(number) for number in s]
    players = int(p[t.PLAYERS])
    stock = n[t.STOCK + 1 : t.STOCK + 1 + n[t.STOCK]]
    hands = n[t.HANDS : t.HANDS + players] if n[t.IS_DEALT] else []
    return Table(
        rules=rules_of(Rules, p[t.ACT :]),
        players=players,
        dealer=n[t.DEALER],
        turn=n[t.TURN],
        hands=tuple(map(cards_of, hands)),
        stock=tuple(PACK[card] for card in reversed(stock)),
        pile=tuple(PACK[card] for card in n[t.PILE + 1 : t.PILE + 1 + n[t.PILE]]),
        wish=None if n[t.WISH] == t.NONE else SUITS[n[t.WISH]],
        drawn=None if n[t.DRAWN] == t.NONE else PACK[n[t.DRAWN]],
        due=n[t.DUE],
        owed=n[t.OWED],
        points=tuple(n[t.POINTS : t.POINTS + players]),
        turns=n[t.TURNS],
        deals=n[t.DEALS],
    )


def drawn(before: Row, after: Row, p: Row) -> Deal | Shuffle:
    """The deal or the shuffle between two rows; any that leads from one to the other."""
    was, now = state(before, p), state(after, p)
    if was.hands:
        return Shuffle((*_taken(was, now), *now.stock))
    hands = [*map(list, now.hands)]
    first = now.dealer + 1
    seats = [(first + place) % now.players for place in range(5 * now.players)]
    return Deal((*(hands[seat].pop() for seat in seats), *now.pile, *now.stock))


def _taken(was: Table, now: Table) -> Cards:
    """The cards that the seat on turn got after a shuffle: those that the stock lacks, or after the
    count of the deal some that explain its points.
    """
    if now.hands:
        return tuple(card for card in was.pile[:-1] if card not in now.stock)
    points, p = now.points[was.turn] - was.points[was.turn], parameters(was.players, was.rules)
    hand = mask_of(was.hands[was.turn])
    for cards in combinations(was.pile[:-1], min(was.owed, len(was.pile) - 1)):
        if effect.worth(hand | mask_of(cards), p) == points:
            return (*cards, *(card for card in was.pile[:-1] if card not in cards))
    raise AssertionError("some cards of the pile explain the points")


def seen(view: TableView, p: Row) -> Row:
    """The row of a view."""
    found = np.zeros(t.WIDTH, np.int64)
    _open_numbers(found, view)
    found[t.DRAWN] = t.NONE if view.drawn is None else _PLACES[view.drawn]
    found[t.HAS_DRAWN] = view.has_drawn
    found[t.HANDS : t.HANDS + view.players] = t.NONE
    assert isinstance(view.viewer, int), "rows are what seats see"
    found[t.HANDS + view.viewer] = mask_of(view.hand)
    found[t.SIZES : t.SIZES + len(view.sizes)] = view.sizes
    found[t.STOCK] = view.stock
    found[t.STOCK + 1 : t.PILE] = t.NONE
    return found


FORM: Final = BatchForm[Rules, Table, Action, TableView](
    width=t.WIDTH,
    deals_at=t.DEALS,
    view_width=t.WIDTH,
    start=effect.start,
    mover=legality.mover,
    chance=effect.chance,
    legal=legality.legal,
    step=effect.step,
    score=effect.score,
    view=effect.view,
    playout=effect.playout,
    parameters=parameters,
    actions=actions,
    row=row,
    state=state,
    drawn=drawn,
    seen=seen,
    modules=(t.__name__, legality.__name__, effect.__name__),
    left_out=(("MAU-18", "What is paid follows from the points."),),
)
