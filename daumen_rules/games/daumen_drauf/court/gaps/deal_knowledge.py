"""The known facts of a deal: the places of the deck, who got them and when, and the shown cards.

Cards are counted from 0 in the order of the pack: so the twin of card 6 is card 7, and both are
kind 3. Time is counted in events of the game.

Which place a shown card came from need not be said: every card lies in one place, a seat shows only
what it got before, and a card shown is in no hand any more.
"""

from __future__ import annotations

from attrs import field

from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import Seat

Numbers = frozenset[int]
"""Cards by their numbers."""


@frozen
class Slot:
    """A place of the deck: the cards that it can hold, and the seat and event that drew it."""

    takes: Numbers
    owner: Seat | None = None
    since: int = 0
    line: int = field(default=0, eq=False)
    """The line that notes its card, 0 where there is none."""


@frozen
class Showing:
    """A seat showed, or parried with, one of these cards of a kind, after `time` events."""

    seat: Seat
    time: int
    cards: Numbers
    line: int = 0


@frozen
class Held:
    """After `time` events a seat had at least one of these cards in hand, or none of them."""

    seat: Seat
    time: int
    cards: Numbers
    some: bool
    line: int = 0
    """The line of the entry at which the rules asked."""

    @property
    def opposite(self) -> Held:
        """The other answer to the same question."""
        return evolve(self, some=not self.some)


@frozen
class DealKnowledge:
    """All known facts of a deal; they stand for every deal that fits."""

    slots: tuple[Slot, ...]
    """In the order of the deck."""
    showings: tuple[Showing, ...] = ()
    held: tuple[Held, ...] = ()

    def shown(self, showing: Showing) -> DealKnowledge:
        """With one more card shown."""
        return evolve(self, showings=(*self.showings, showing))

    def holding(self, held: tuple[Held, ...]) -> DealKnowledge:
        """With more known of hands."""
        return evolve(self, held=(*self.held, *held))
