"""What is known of a deal: the places of the deck, who got them when, and what was shown of them.

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
    """A place of the deck: which cards it can hold, and which seat got it at which event."""

    takes: Numbers
    owner: Seat | None = None
    since: int = 0
    line: int = field(default=0, eq=False)
    """Where it is noted what it can hold, 0 where that is not known."""


@frozen
class Showing:
    """A seat showed, or parried with, one of these cards, all of a kind, after so many events."""

    seat: Seat
    time: int
    cards: Numbers
    line: int = 0


@frozen
class Held:
    """After so many events a seat had some of these cards in hand, or none of them."""

    seat: Seat
    time: int
    cards: Numbers
    some: bool
    line: int = 0
    """The entry at which the rules asked."""

    @property
    def opposite(self) -> Held:
        """The other answer to the same question."""
        return evolve(self, some=not self.some)


@frozen
class DealKnowledge:
    """All that is known: it stands for every deal that fits."""

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
