"""Actions of *Daumen drauf!*: what Nature and the seats do.

The frozen values alone. Whether one is allowed stands in `legality`, what comes of it in
`transition`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from attrs import field, frozen
from attrs.validators import instance_of

from daumen_rules.games.daumen_drauf.cards import Card
from daumen_rules.kernel.readable import short_repr
from daumen_rules.kernel.seats import Seat


def _as_tuple(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(cards)


@frozen(repr=False)
class Deal:
    """Nature shuffles: the whole deck, top card first."""

    cards: tuple[Card, ...] = field(converter=_as_tuple)

    def __str__(self) -> str:
        return " ".join(("deal", *map(str, self.cards)))

    def __repr__(self) -> str:
        return short_repr(self, str(self))


@frozen
class Show:
    """A seat shows a card under its thumb: as the lead, as a first card, or to raise."""

    seat: Seat
    card: Card = field(validator=instance_of(Card))

    def __str__(self) -> str:
        return f"show {self.card}"


@frozen
class Pass:
    """A seat passes."""

    seat: Seat

    def __str__(self) -> str:
        return "pass"


@frozen
class Parry:
    """A seat parries the highest card with its twin."""

    seat: Seat
    card: Card = field(validator=instance_of(Card))

    def __str__(self) -> str:
        return f"parry {self.card}"


Action: TypeAlias = Deal | Show | Pass | Parry
