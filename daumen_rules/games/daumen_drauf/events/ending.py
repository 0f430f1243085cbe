"""Events at the end of a trick and of the game.

These events follow from the last card. What a seat sees of it is made in `view`.
"""

from __future__ import annotations

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import Sentenced
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Sentence, listed, number, sentence

from .. import clauses as c
from ..model import Card, CardCount


@frozen(repr=False)
class Taken(Sentenced):
    """A seat takes all cards of the trick, released and covered."""

    seat: Seat
    cards: int
    clause: Clause

    @property
    def sentence(self) -> Sentence:
        return sentence(
            "{seat} takes the trick of {cards}.",
            "{seat} bekommt den Stich mit {cards}.",
            seat=SeatTerm(self.seat),
            cards=number(self.cards),
        )


@frozen(repr=False)
class Inspected(Sentenced):
    """The cards of a completed trick are looked at: by all, or by the taker alone.

    `cards` is empty for who cannot see.
    """

    seat: Seat
    cards: tuple[Card, ...]
    by_all: bool
    clause: Clause

    @property
    def sentence(self) -> Sentence:
        seat, cards = SeatTerm(self.seat), listed([card.term for card in self.cards])
        if self.by_all:
            return sentence(
                "All may look at the trick: {cards}.",
                "Alle dürfen den Stich ansehen: {cards}.",
                cards=cards,
            )
        if not self.cards:
            return sentence(
                "{seat} alone looks at the trick.", "Nur {seat} sieht den Stich an.", seat=seat
            )
        return sentence(
            "{seat} alone looks at the trick: {cards}.",
            "Nur {seat} sieht den Stich an: {cards}.",
            seat=seat,
            cards=cards,
        )


@frozen(repr=False)
class TrickLeft(Sentenced):
    """The game ended within a trick, and nobody gets its cards (Q42)."""

    cards: int
    clause: Clause = c.OVER_1

    @property
    def sentence(self) -> Sentence:
        return sentence(
            "Nobody gets the {cards} cards of the unfinished trick.",
            "Niemand bekommt die {cards} Karten des unfertigen Stichs.",
            cards=number(self.cards),
        )


@frozen(repr=False)
class GameOver(Sentenced):
    """The game is over."""

    clause: Clause = c.OVER_1

    @property
    def sentence(self) -> Sentence:
        return sentence("The game is over.", "Die Partie ist zu Ende.")


@frozen(repr=False)
class LastHand(Sentenced):
    """A seat still holds cards at the end: each is a minus point."""

    seat: Seat
    cards: tuple[Card, ...]
    clause: Clause = c.OVER_2

    @property
    def sentence(self) -> Sentence:
        return sentence(
            "{seat} still holds {cards}: {count} minus.",
            "{seat} hat noch {cards} auf der Hand: {count} minus.",
            seat=SeatTerm(self.seat),
            cards=listed([card.term for card in self.cards]),
            count=number(len(self.cards)),
        )


@frozen(repr=False)
class Scored(Sentenced):
    """A seat's cards are counted."""

    seat: Seat
    tally: CardCount
    clause: Clause = c.VAL_3

    @property
    def sentence(self) -> Sentence:
        return sentence(
            "{seat} scores {score}: {plus} harmless, {minus} poisonous, {hand} in hand.",
            "{seat} hat {score}: {plus} ungiftig, {minus} giftig, {hand} auf der Hand.",
            seat=SeatTerm(self.seat),
            score=number(self.tally.score),
            plus=number(self.tally.plus),
            minus=number(self.tally.minus),
            hand=number(self.tally.hand),
        )
