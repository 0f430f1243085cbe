"""A table in the middle of a step: what has become of it, and what has happened so far.

Here lives the one way in which events are counted and cards are remembered. No rule lives here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from attrs import evolve, frozen

from daumen_rules.games.daumen_drauf.events import Drawn, Event
from daumen_rules.games.daumen_drauf.model import Card, How, Sighting, Table
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.seats import Seat


@frozen
class Moment:
    """A table, and the events of the step so far."""

    table: Table
    events: tuple[Event, ...] = ()

    def then(self, event: Event, **changes: Any) -> Moment:
        """The moment after an event, with the fields of the table that it changes."""
        table = evolve(self.table, events=self.table.events + 1, **changes)
        return Moment(table, (*self.events, event))

    def seen(self, viewers: Iterable[int], cards: tuple[Card, ...], how: How) -> Moment:
        """The moment after viewers have seen the faces of cards in the latest event.

        Viewers are seats; the number after the last seat is the spectator.
        """
        memory = list(self.table.memory)
        for viewer in viewers:
            known = {sighting.card for sighting in memory[viewer]}
            memory[viewer] += tuple(
                Sighting(card, how, self.table.events) for card in cards if card not in known
            )
        return Moment(evolve(self.table, memory=tuple(memory)), self.events)

    @property
    def everybody(self) -> range:
        """All viewers: every seat, and the spectator."""
        return range(self.table.players + 1)

    def draws(self, seat: Seat, cards: tuple[Card, ...], clause: Clause) -> Moment:
        """The moment after a seat has taken cards from the draw pile into its hand."""
        hand = tuple(sorted(self.table.hands[seat] + cards))
        pile = tuple(card for card in self.table.pile if card not in cards)
        event = Drawn(seat, len(cards), cards, clause)
        after = self.then(event, hands=replaced(self.table.hands, seat, hand), pile=pile)
        return after.seen((seat,), cards, How.OWN)

    def gives_up(self, seat: Seat, card: Card, event: Event) -> Moment:
        """The moment after an event in which a card leaves a seat's hand."""
        hand = tuple(held for held in self.table.hands[seat] if held != card)
        return self.then(event, hands=replaced(self.table.hands, seat, hand))


def replaced(by_seat: tuple[Any, ...], seat: Seat, value: object) -> tuple[Any, ...]:
    """A tuple by seat with the value of one seat replaced."""
    return (*by_seat[:seat], value, *by_seat[seat + 1 :])
