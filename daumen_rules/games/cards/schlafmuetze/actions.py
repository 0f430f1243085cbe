"""Actions of Schlafmütze: who grabs, and which cards go on; and how they are written."""

from __future__ import annotations

from typing import Annotated, Any, Final

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.readable import Worded
from daumen_rules.kernel.seats import NATURE, REFEREE, Seat, seat_letter
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.cards import CARD, CARDS, SHUFFLE, Card
from daumen_rules.pieces.marks import By, Called, Only, Open, Secret, its_seat
from daumen_rules.pieces.operands import seats
from daumen_rules.pieces.verbs import Verb, verb

from ..engines.tricks import Cards


@frozen(repr=False)
class Grab(Worded):
    """The referee tells who grabs a chip next."""

    who: Annotated[Open[Seat], Called("who", "wer")]

    def __str__(self) -> str:
        return f"grab {seat_letter(self.who)}"


@frozen(repr=False)
class PassOn(Worded):
    """Nature's action: the card that is drawn from each seat with cards, in the order of seats."""

    cards: Annotated[Secret[Cards], By(SHUFFLE)]


@frozen(repr=False)
class Give(Worded):
    """A seat chooses the card that it passes on."""

    seat: Open[Seat]
    card: Annotated[Card, Only(its_seat, SHUFFLE)]


VERBS: Final[tuple[Verb[Any], ...]] = (
    verb(
        Grab,
        "grab {who}",
        "griff {who}",
        by=REFEREE,
        phrase=Text("{who} grabs next", "{who} greift als Nächster zu"),
        who=seats(8),
    ),
    verb(
        PassOn,
        "pass on {cards}",
        "gib weiter {cards}",
        by=NATURE,
        phrase=Text("pass on {cards}", "gib {cards} weiter"),
        cards=CARDS,
    ),
    verb(Give, "give {card}", "gib {card}", card=CARD),
)
