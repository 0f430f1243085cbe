"""Events of dealing and drawing, and who is to lead.

These events happen between tricks. What a seat sees of it is made in `view`.
"""

from __future__ import annotations

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import Sentenced
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Sentence, listed, number, sentence

from .. import clauses as c
from ..model import HAND_SIZE, Card


@frozen(repr=False)
class Dealt(Sentenced):
    """The dealer has shuffled and dealt `each` seat a hand; `pile` cards are left as draw pile."""

    dealer: Seat
    pile: int
    clause: Clause = c.START_2
    each: int = HAND_SIZE

    @property
    def sentence(self) -> Sentence:
        if self.each != HAND_SIZE:
            return sentence(
                "{seat} shuffles and deals to each seat {each}; {pile} cards are the draw pile.",
                "{seat} mischt und gibt jedem Platz {each}; {pile} Karten sind der Stapel.",
                seat=SeatTerm(self.dealer),
                each=number(self.each),
                pile=number(self.pile),
            )
        return sentence(
            "{seat} shuffles and deals five cards to each seat; {pile} cards are the draw pile.",
            "{seat} mischt und gibt jedem Platz fünf Karten; {pile} Karten sind der Stapel.",
            seat=SeatTerm(self.dealer),
            pile=number(self.pile),
        )


@frozen(repr=False)
class Drawn(Sentenced):
    """A seat got `count` cards, dealt or drawn; `cards` is empty for who cannot see them."""

    seat: Seat
    count: int
    cards: tuple[Card, ...]
    clause: Clause

    @property
    def sentence(self) -> Sentence:
        seat, count = SeatTerm(self.seat), number(self.count)
        cards = listed([card.term for card in self.cards])
        if not self.cards:
            return sentence(
                "{seat} draws {count}.", "{seat} zieht {count}.", seat=seat, count=count
            )
        return sentence(
            "{seat} draws {count}: {cards}.",
            "{seat} zieht {count}: {cards}.",
            seat=seat,
            count=count,
            cards=cards,
        )


@frozen(repr=False)
class NobodyDraws(Sentenced):
    """The draw pile is too short for all, and so nobody draws (Q31 all_or_nothing)."""

    pile: int
    clause: Clause = c.FILL_2

    @property
    def sentence(self) -> Sentence:
        return sentence(
            "The draw pile of {pile} is too short for all: nobody draws.",
            "Der Stapel von {pile} reicht nicht für alle: Niemand zieht.",
            pile=number(self.pile),
        )


@frozen(repr=False)
class PileEmpty(Sentenced):
    """The draw pile is used up: from now on hands shrink."""

    clause: Clause = c.FILL_6

    @property
    def sentence(self) -> Sentence:
        return sentence("The draw pile is used up.", "Der Stapel ist aufgebraucht.")


@frozen(repr=False)
class Leads(Sentenced):
    """A seat is to lead the next trick."""

    seat: Seat
    clause: Clause

    @property
    def sentence(self) -> Sentence:
        return sentence("{seat} is to lead.", "{seat} spielt an.", seat=SeatTerm(self.seat))
