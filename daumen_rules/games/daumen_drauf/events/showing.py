"""Events within a trick.

These events are what a seat does, told as it happens. What a seat sees of it is made in `view`.
"""

from __future__ import annotations

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import Sentenced
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Sentence, sentence

from .. import clauses as c
from ..model import Card, Sight


@frozen(repr=False)
class Shown(Sentenced):
    """A seat shows a card under its thumb."""

    seat: Seat
    card: Sight
    clause: Clause

    @property
    def sentence(self) -> Sentence:
        return sentence(
            "{seat} shows {card}.",
            "{seat} zeigt {card}.",
            seat=SeatTerm(self.seat),
            card=self.card.term,
        )


@frozen(repr=False)
class Released(Sentenced):
    """A seat lays open the card that it was showing."""

    seat: Seat
    card: Card
    clause: Clause = c.RAISE_2

    @property
    def sentence(self) -> Sentence:
        return sentence(
            "{seat} releases {card}.",
            "{seat} legt {card} offen hin.",
            seat=SeatTerm(self.seat),
            card=self.card.term,
        )


@frozen(repr=False)
class Passed(Sentenced):
    """A seat passes."""

    seat: Seat
    clause: Clause = c.PASS_1

    @property
    def sentence(self) -> Sentence:
        return sentence("{seat} passes.", "{seat} passt.", seat=SeatTerm(self.seat))


@frozen(repr=False)
class Skipped(Sentenced):
    """A seat that could only pass is jumped (Q17); `holds_cards` tells all that none is of use."""

    seat: Seat
    holds_cards: bool
    clause: Clause = c.PASS_3

    @property
    def sentence(self) -> Sentence:
        return sentence(
            "{seat} can only pass and is jumped.",
            "{seat} kann nur passen und wird übersprungen.",
            seat=SeatTerm(self.seat),
        )


@frozen(repr=False)
class Parried(Sentenced):
    """A seat shows the twin of the highest card and ends the trick."""

    seat: Seat
    card: Sight
    clause: Clause = c.PARRY_4

    @property
    def sentence(self) -> Sentence:
        return sentence(
            "{seat} parries with {card}.",
            "{seat} pariert mit {card}.",
            seat=SeatTerm(self.seat),
            card=self.card.term,
        )
