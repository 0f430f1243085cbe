"""Actions of *Daumen drauf!*: what Nature and the seats do.

The frozen values alone. Whether one is allowed stands in `legality`, what comes of it in
`transition`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from attrs import field
from attrs.validators import instance_of

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.seats import Seat

from .cards import Card


def _as_tuple(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(cards)


@frozen(repr=False)
class Deal(Worded):
    """Nature shuffles: the whole deck, top card first."""

    cards: tuple[Card, ...] = field(converter=_as_tuple)


@frozen(repr=False)
class Show(Worded):
    """A seat shows a card under its thumb: as the lead, as a first card, or to raise."""

    seat: Seat
    card: Card = field(validator=instance_of(Card))


@frozen(repr=False)
class Pass(Worded):
    """A seat passes."""

    seat: Seat


@frozen(repr=False)
class Parry(Worded):
    """A seat parries the highest card with its twin."""

    seat: Seat
    card: Card = field(validator=instance_of(Card))


SeatAction: TypeAlias = Show | Pass | Parry
Action: TypeAlias = Deal | SeatAction
