"""Actions and states of *Daumen drauf!*; the cards stand in `cards`.

Here live the frozen values that the rules are about. No rule lives here: what may be done with them
stands in `legality`, what comes of it in `transition`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from enum import Enum
from typing import TypeAlias

from attrs import field, frozen
from attrs.validators import instance_of

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.cards import (
    HAND_SIZE,
    SEATS,
    TOP_VALUE,
    Card,
    Colour,
    Fang,
    Kind,
    Pack,
    Sight,
)
from daumen_rules.games.daumen_drauf.readings import RuleSet
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.seats import Seat

# Actions


def _as_tuple(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(cards)


@frozen
class Deal:
    """Nature shuffles: the whole deck, top card first."""

    cards: tuple[Card, ...] = field(converter=_as_tuple)


@frozen
class Show:
    """A seat shows a card under its thumb: as the lead, as a first card, or to raise."""

    seat: Seat
    card: Card = field(validator=instance_of(Card))


@frozen
class Pass:
    """A seat passes."""

    seat: Seat


@frozen
class Parry:
    """A seat parries the highest card with its twin."""

    seat: Seat
    card: Card = field(validator=instance_of(Card))


Action: TypeAlias = Deal | Show | Pass | Parry


# States


class How(Enum):
    """How a seat came to know a fang."""

    OWN = "own"
    RELEASED = "released"
    INSPECTED = "inspected"
    TWIN = "twin"


@frozen
class Sighting:
    """A card whose face somebody has seen: how, and at which event of the game (from 1)."""

    card: Card
    how: How
    event: int


@frozen
class ShownCard:
    """A card in a trick: who showed it, in which lap (from 1), at which event of the game."""

    seat: Seat
    card: Card
    lap: int
    event: int


@frozen
class Trick:
    """A trick that is going on: its cards in the order shown, the passes since, whose turn."""

    leader: Seat
    turn: Seat
    shown: tuple[ShownCard, ...] = ()
    passes: int = 0
    lap: int = 1

    @property
    def highest(self) -> ShownCard | None:
        """The last card shown, which is the highest; None before the lead."""
        return self.shown[-1] if self.shown else None

    def covered(self, seat: Seat) -> ShownCard | None:
        """The card that a seat is showing under its thumb: its latest in this trick."""
        return next((s for s in reversed(self.shown) if s.seat == seat), None)


@frozen(kw_only=True)
class Table:
    """All that lies on the table and in hands. Tuples by seat, seat 0 first."""

    rules: RuleSet
    pack: Pack
    players: int
    starter: Seat
    hands: tuple[tuple[Card, ...], ...]
    """In card order."""
    pile: tuple[Card, ...]
    """The draw pile, top card first."""
    captured: tuple[tuple[ShownCard, ...], ...]
    """In the order taken."""
    memory: tuple[tuple[Sighting, ...], ...]
    """The faces each seat has seen, in order; the spectator's last."""
    events: int = 0
    """How many events the game has had."""
    tricks: int = 0
    """How many tricks have been taken."""
    taker: Seat | None = None
    """Who took the last of them."""


@frozen
class Undealt:
    """Before the deal: Nature is to move."""

    rules: RuleSet
    pack: Pack
    players: int
    starter: Seat


@frozen
class Playing(ABC):
    """Between the deal and the end: either `Leading` or `Following`."""

    table: Table
    trick: Trick

    @property
    @abstractmethod
    def highest(self) -> ShownCard | None:
        """The card to be beaten: the last one shown; None before the lead."""


@frozen
class Leading(Playing):
    """A trick is to begin: no card of it is shown yet."""

    @property
    def highest(self) -> None:
        return None


@frozen
class Following(Playing):
    """A trick is going on."""

    @property
    def highest(self) -> ShownCard:
        return self.trick.shown[-1]


def playing(table: Table, trick: Trick) -> Playing:
    """The state of a table with a trick, begun or not."""
    return Following(table, trick) if trick.shown else Leading(table, trick)


@frozen
class Tally:
    """What a seat's cards count: harmless and poisonous captured, and cards left in hand."""

    plus: int
    minus: int
    hand: int

    @property
    @cites(c.VAL_3, c.VAL_4)
    def score(self) -> int:
        """Plus points less minus points; it may be negative."""
        return self.plus - self.minus - self.hand


@frozen
class Finished:
    """After the end. `left` are the cards of a trick that nobody got (Q42)."""

    table: Table
    tallies: tuple[Tally, ...]
    left: tuple[ShownCard, ...] = ()


State: TypeAlias = Undealt | Playing | Finished

__all__ = [
    "HAND_SIZE",
    "SEATS",
    "TOP_VALUE",
    "Action",
    "Card",
    "Colour",
    "Deal",
    "Fang",
    "Finished",
    "Following",
    "How",
    "Kind",
    "Leading",
    "Pack",
    "Parry",
    "Pass",
    "Playing",
    "Show",
    "ShownCard",
    "Sight",
    "Sighting",
    "State",
    "Table",
    "Tally",
    "Trick",
    "Undealt",
    "playing",
]
