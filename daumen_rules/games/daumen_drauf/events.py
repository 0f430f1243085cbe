"""What happens in a game, in the order it happens, each with its clause.

Here live the events and how each is told. An event holds what the referee sees; what a seat sees of
it is made in `view`.
"""

from __future__ import annotations

from typing import TypeAlias

from attrs import frozen

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.games.daumen_drauf.model import Card, Sight, Tally
from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Sentence, listed, number, sentence


@frozen
class Dealt:
    """The dealer has shuffled and dealt; `pile` cards are left as draw pile."""

    dealer: Seat
    pile: int
    clause: Clause = c.START_2

    @property
    def sentence(self) -> Sentence:
        return sentence(
            "{seat} shuffles and deals five cards to each seat; {pile} cards are the draw pile.",
            "{seat} mischt und gibt jedem Platz fünf Karten; {pile} Karten sind der Stapel.",
            seat=SeatTerm(self.dealer),
            pile=number(self.pile),
        )


@frozen
class Drawn:
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


@frozen
class NobodyDraws:
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


@frozen
class PileEmpty:
    """The draw pile is used up: from now on hands shrink."""

    clause: Clause = c.FILL_6

    @property
    def sentence(self) -> Sentence:
        return sentence("The draw pile is used up.", "Der Stapel ist aufgebraucht.")


@frozen
class Leads:
    """A seat is to lead the next trick."""

    seat: Seat
    clause: Clause

    @property
    def sentence(self) -> Sentence:
        return sentence("{seat} is to lead.", "{seat} spielt an.", seat=SeatTerm(self.seat))


@frozen
class Shown:
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


@frozen
class Released:
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


@frozen
class Passed:
    """A seat passes."""

    seat: Seat
    clause: Clause = c.PASS_1

    @property
    def sentence(self) -> Sentence:
        return sentence("{seat} passes.", "{seat} passt.", seat=SeatTerm(self.seat))


@frozen
class Skipped:
    """A seat that could only pass is jumped (Q17)."""

    seat: Seat
    clause: Clause = c.PASS_3

    @property
    def sentence(self) -> Sentence:
        return sentence(
            "{seat} can only pass and is jumped.",
            "{seat} kann nur passen und wird übersprungen.",
            seat=SeatTerm(self.seat),
        )


@frozen
class Parried:
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


@frozen
class Taken:
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


@frozen
class Inspected:
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


@frozen
class TrickLeft:
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


@frozen
class GameOver:
    """The game is over."""

    clause: Clause = c.OVER_1

    @property
    def sentence(self) -> Sentence:
        return sentence("The game is over.", "Die Partie ist zu Ende.")


@frozen
class LastHand:
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


@frozen
class Scored:
    """A seat's cards are counted."""

    seat: Seat
    tally: Tally
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


Event: TypeAlias = (
    Dealt
    | Drawn
    | NobodyDraws
    | PileEmpty
    | Leads
    | Shown
    | Released
    | Passed
    | Skipped
    | Parried
    | Taken
    | Inspected
    | TrickLeft
    | GameOver
    | LastHand
    | Scored
)
