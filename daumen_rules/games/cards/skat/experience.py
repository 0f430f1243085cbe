"""What players of Skat with some experience consider: bids, cards to lay away, and games.

Bots use it; no rule depends on it. The module looks at the hand of one seat and at what all see.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.cards import Rank, Suit

from ..engines.auction import Bid, Hold, Pass
from ..engines.desk import Desk, Task
from ..engines.tricks import Cards
from .rules import Rules
from .table import Declare, Discard, SkatDesk, TakeSkat, at, hand_of
from .values import Contract, Goal, Kind, order, tops, value

SUIT_GAME: Final = 12
"""How many half tricks a suit game needs before the skat is known."""
GRAND: Final = 12
"""How many half tricks, without counting the rest of long suits, a Grand needs."""
BY_HAND: Final = 3
"""How many half tricks more a game needs that is played without the skat."""
CLOSE: Final = 2
"""Games that differ by so many half tricks are all considered."""


def considered(desk: Desk[Rules], actions: Sequence[Any]) -> Sequence[Any]:
    """The actions of a seat that an experienced player considers."""
    match desk.task:
        case Task.BID:
            return _calls(at(desk), actions)
        case Task.CHOOSE:
            return [*_kinds_of(actions, TakeSkat), *_declared(at(desk), actions, BY_HAND)]
        case Task.AWAY:
            return _laid_away(at(desk), _kinds_of(actions, Discard))
        case Task.DECLARE:
            return _declared(at(desk), actions)
        case _:
            return actions


def _kinds_of(actions: Iterable[Any], kind: type) -> list[Any]:
    return [action for action in actions if isinstance(action, kind)]


def _calls(desk: SkatDesk, actions: Sequence[Any]) -> list[Any]:
    """The least bid, or holding a bid, as far as the hand holds it; else to pass."""
    seat: Seat = actions[0].seat
    limit = holds(desk.rules, hand_of(desk, seat))
    bids = sorted(_kinds_of(actions, Bid), key=lambda bid: bid.value)
    if bids and bids[0].value <= limit:
        return bids[:1]
    held = _kinds_of(actions, Hold)
    if held and desk.bidding.bid <= limit:
        return held
    return _kinds_of(actions, Pass)


def _declared(desk: SkatDesk, actions: Sequence[Any], more: int | None = None) -> list[Any]:
    """The strongest games that are worth the bid. Without the skat a game needs `more`."""
    cards = _own(desk, desk.alone)
    found = {kind: left_over(desk.rules, kind, cards) for kind in _worth(desk, more is not None)}
    least = max(found.values(), default=0) - CLOSE
    if more is not None:
        least = max(least, more)
    good = {kind for kind, left in found.items() if left >= least}
    named = _kinds_of(actions, Declare)
    return [one for one in named if one.goal is Goal.PLAIN and one.kind in good]


def _laid_away(desk: SkatDesk, actions: Sequence[Discard]) -> Sequence[Discard]:
    """The pairs without a trump of the strongest game and without an Ace; in a Null, all."""
    cards, rules = _own(desk, desk.alone), desk.rules
    kinds = _worth(desk, by_hand=False) or [*Kind]
    best = max(kinds, key=lambda kind: left_over(rules, kind, cards))
    if best is Kind.NULL:
        return actions
    kept = {*order(rules, best).trumps, *(card for card in cards if card.rank is Rank.ACE)}
    return [action for action in actions if kept.isdisjoint(action.cards)]


def _own(desk: SkatDesk, seat: Seat) -> Cards:
    """The cards of the soloist, with the skat once it has been taken up."""
    return (*hand_of(desk, seat), *(desk.stock if desk.taken else ()))


def _worth(desk: SkatDesk, by_hand: bool) -> list[Kind]:
    """The games that are worth the bid if they are just won."""
    cards = _own(desk, desk.alone)
    return [
        kind for kind in Kind if least_value(desk.rules, kind, cards, by_hand) >= desk.bidding.bid
    ]


# The hand


def holds(rules: Rules, hand: Cards) -> int:
    """The highest bid that a hand can hold; 0 if it passes."""
    playable = [kind for kind in Kind if left_over(rules, kind, hand) >= 0]
    return max((least_value(rules, kind, hand) for kind in playable), default=0)


def least_value(rules: Rules, kind: Kind, cards: Cards, by_hand: bool = False) -> int:
    """The value of a game that reaches neither Schneider nor Schwarz."""
    return value(rules, Contract(kind, by_hand), tops(rules, kind, cards), Goal.PLAIN)


@lru_cache(maxsize=4096)
def left_over(rules: Rules, kind: Kind, cards: Cards) -> int:
    """How many half tricks cards promise in a game, above those that it needs.

    A trump and an Ace count a trick. In a suit game a guarded Ten and a suit that is missing count
    half of one, in a Grand a Ten beside its Ace a whole one.
    """
    if kind is Kind.NULL:
        return 0 if all(_is_low(cards, suit) for suit in Suit) else -SUIT_GAME
    trumps = set(order(rules, kind).trumps)
    sides = [
        {card.rank for card in cards if card.suit is suit and card not in trumps} for suit in Suit
    ]
    count = 2 * sum(card in trumps for card in cards) + 2 * sum(Rank.ACE in side for side in sides)
    tens = [side for side in sides if Rank.TEN in side]
    if kind is Kind.GRAND:
        return count + 2 * sum(Rank.ACE in side for side in tens) - GRAND
    guarded = sum(bool({Rank.ACE, Rank.KING} & side) for side in tens)
    return count + guarded + sum(not side for side in sides) - 1 - SUIT_GAME


def _is_low(cards: Cards, suit: Suit) -> bool:
    """Whether the cards of a suit are safe in a Null: the lowest is a Seven, the next at most a
    Nine, the third at most a Jack, and so on.
    """
    ranks = sorted([*Rank].index(card.rank) for card in cards if card.suit is suit)
    return all(rank <= 2 * place for place, rank in enumerate(ranks))
