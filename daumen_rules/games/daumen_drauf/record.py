"""A record: what was dealt and what everybody did, in one or several games.

Here lives the value; `notation` writes and reads it, `replay` plays it. One with gaps, in which not
every card is known, stands in `record_with_gaps`. Places in a text (`line`) do not count when two
records are compared.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from attrs import field, frozen

from daumen_rules.games.daumen_drauf.model import Card, Deal, Parry, Pass, Show
from daumen_rules.games.daumen_drauf.readings import GERMAN, RULES_VERSION, Dealing, RuleSet
from daumen_rules.kernel.seats import Seat, clockwise

SeatAction: TypeAlias = Show | Pass | Parry


@frozen
class DeckOrder:
    """A deal told by the deck, top card first."""

    cards: tuple[Card, ...]
    line: int = field(default=0, eq=False)


def _in_card_order(hands: Iterable[Iterable[Card]]) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(sorted(hand)) for hand in hands)


@frozen
class DealtHands:
    """A deal told by the hands, by seat, and the draw pile, top card first.

    A hand has no order: it is kept in card order.
    """

    hands: tuple[tuple[Card, ...], ...] = field(converter=_in_card_order)
    pile: tuple[Card, ...]
    line: int = field(default=0, eq=False)


@frozen
class Entry:
    """Something a seat did."""

    action: SeatAction
    line: int = field(default=0, eq=False)


@frozen
class TrickMark:
    """The writer says that trick `number` (from 1) begins here."""

    number: int
    line: int = field(default=0, eq=False)


@frozen
class GameRecord:
    """One game. `starter` and `score` are what the writer says, None where nothing is said."""

    deal: DeckOrder | DealtHands
    entries: tuple[Entry | TrickMark, ...] = ()
    starter: Seat | None = None
    score: tuple[int, ...] | None = None
    score_line: int = field(default=0, eq=False)


@frozen(kw_only=True)
class Record:
    """One or several games of the same players. `agreed` is the number of games agreed, if said."""

    names: tuple[str, ...]
    games: tuple[GameRecord, ...]
    rules: RuleSet = GERMAN
    version: str = RULES_VERSION
    agreed: int | None = None
    pack: str = ""
    """The name of a small pack, empty for the cards that the manuals name."""


def deck_order(deal: DeckOrder | DealtHands, rules: RuleSet, starter: Seat) -> Deal:
    """The deal as an action of Nature: hands are put back into the order in which they are dealt.

    Hands of unequal sizes come out as they would by packets; `notation` refuses them.
    """
    if isinstance(deal, DeckOrder):
        return Deal(deal.cards)
    hands = [deal.hands[seat] for seat in clockwise(starter, len(deal.hands))]
    if rules.deal is Dealing.SINGLE and len(set(map(len, hands))) == 1:
        dealt = tuple(hand[i] for i in range(len(hands[0])) for hand in hands)
    else:
        dealt = tuple(card for hand in hands for card in hand)
    return Deal(dealt + deal.pile)
