"""A table in the middle of a step, with the events and looks so far.

Only this module counts events and remembers seen cards. It states no rule.
"""

from __future__ import annotations

from typing import Any, Final

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Seat

from .cards import in_order
from .events import Drawn, Event
from .model import Card, How, Look, Table

EVERYBODY: Final = None
"""The `seat` of a look in which all seats and the spectator see the cards."""


@frozen
class UnfinishedStep:
    """A table, and the events and looks of the step, which are not yet noted in the table."""

    table: Table
    events: tuple[Event, ...] = ()
    seen: tuple[Look, ...] = ()

    @property
    def number(self) -> int:
        """The number of the latest event in the game, from 1."""
        return self.table.events + len(self.events)

    def then(self, event: Event, table: Table | None = None) -> UnfinishedStep:
        """The step after an event, with the table where it has changed."""
        return UnfinishedStep(table or self.table, (*self.events, event), self.seen)

    def looks(self, seat: Seat | None, cards: tuple[Card, ...], how: How) -> UnfinishedStep:
        """The step after a seat, or everybody, has seen cards in the latest event."""
        look = Look(cards, how, self.number, seat)
        return UnfinishedStep(self.table, self.events, (*self.seen, look))

    def draws(self, *draws: tuple[Seat, tuple[Card, ...], Clause]) -> UnfinishedStep:
        """The step after seats, each by a clause, have taken cards into their hands.

        Together they are the top of the draw pile.
        """
        table, events, seen, size = self.table, list(self.events), list(self.seen), 0
        hands = list(table.hands)
        for seat, cards, clause in draws:
            events.append(Drawn(seat, len(cards), cards, clause))
            hands[seat] = in_order(hands[seat] + cards)
            seen.append(Look(cards, How.OWN, table.events + len(events), seat))
            size += len(cards)
        after = evolve(table, hands=tuple(hands), pile=table.pile[size:])
        return UnfinishedStep(after, tuple(events), tuple(seen))

    def gives_up(self, seat: Seat, card: Card, event: Event) -> UnfinishedStep:
        """The step after an event in which a card leaves a seat's hand."""
        hands = self.table.hands
        at = hands[seat].index(card)
        hand = hands[seat][:at] + hands[seat][at + 1 :]
        return self.then(event, evolve(self.table, hands=replaced(hands, seat, hand)))

    def settled(self) -> Table:
        """The table after the step: all events are counted, and all looks remembered."""
        return evolve(self.table, events=self.number, memory=self.table.memory + self.seen)


def replaced(by_seat: tuple[Any, ...], seat: Seat, value: object) -> tuple[Any, ...]:
    """A tuple by seat with the value of one seat replaced."""
    return (*by_seat[:seat], value, *by_seat[seat + 1 :])
