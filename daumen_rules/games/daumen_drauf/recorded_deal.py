"""A deal as a record notes it: the shuffled deck, or the hands and the pile, perhaps with gaps.

`notation` reads and writes it. None stands for an unknown card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from attrs import field

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat, clockwise

from .cards import Card, Kind
from .model import Deal
from .remembered_cards import Noted, Some
from .rule_set import Dealing, RuleSet

Cards: TypeAlias = tuple[Noted, ...]


def in_order(cards: Iterable[Noted]) -> Cards:
    """Cards of a hand, which has no order: whole cards, kinds, half cards, unknown ones."""
    cards = tuple(cards)
    whole = sorted(card for card in cards if isinstance(card, Card))
    kinds = sorted(card for card in cards if isinstance(card, Kind))
    halves = sorted((card for card in cards if isinstance(card, Some)), key=str)
    return (*whole, *kinds, *halves, *(card for card in cards if card is None))


def _hands(hands: Iterable[Iterable[Noted]]) -> tuple[Cards, ...]:
    return tuple(map(in_order, hands))


@frozen
class DeckOrder:
    """A deal noted as the whole deck, top card first."""

    cards: Cards
    line: int = field(default=0, eq=False)
    """The line that notes it, 0 where that is not known."""

    @property
    def known(self) -> Cards:
        """All that is noted."""
        return self.cards


@frozen
class DealtHands:
    """A deal noted as the hands by seat, and the draw pile, top card first."""

    hands: tuple[Cards, ...] = field(converter=_hands)
    pile: Cards
    lines: tuple[int, ...] = field(default=(), eq=False)
    """The lines of the hands and last of the pile, 0 without a line; empty if none is known."""

    @property
    def known(self) -> Cards:
        """All that is noted."""
        return (*(card for hand in self.hands for card in hand), *self.pile)


Dealt: TypeAlias = DeckOrder | DealtHands


def is_whole(deal: Dealt) -> bool:
    """Whether every card is known."""
    return all(isinstance(card, Card) for card in deal.known)


def whole_cards(cards: Iterable[Noted]) -> tuple[Card, ...]:
    """The wholly known cards among some cards."""
    return tuple(card for card in cards if isinstance(card, Card))


def deck_order(deal: Dealt, rules: RuleSet, starter: Seat) -> Deal:
    """A whole deal as an action of Nature, with the cards in the order in which they are dealt.

    Hands of unequal sizes are put in order as if dealt in packets; `notation` refuses them.
    """
    if isinstance(deal, DeckOrder):
        return Deal(whole_cards(deal.cards))
    hands = [whole_cards(deal.hands[seat]) for seat in clockwise(starter, len(deal.hands))]
    if rules.deal is Dealing.SINGLE and len(set(map(len, hands))) == 1:
        dealt = tuple(hand[i] for i in range(len(hands[0])) for hand in hands)
    else:
        dealt = tuple(card for hand in hands for card in hand)
    return Deal(dealt + whole_cards(deal.pile))
