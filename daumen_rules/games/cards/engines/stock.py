"""A stock from which seats draw after each trick. No rule of a game stands here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, sentence
from daumen_rules.pieces.cards import Card, sorted_hand
from daumen_rules.pieces.event_text import TextEvent, told_to

from .desk import After, Desk
from .laying import put


def drawn_after(clause: Clause, desk: Desk[Any], seats: Sequence[Seat]) -> After:
    """The desk after some seats have drawn a card each, in their order; where the stock has too few
    for them, nobody draws.
    """
    if len(desk.stock) < len(seats):
        return desk, ()
    hands, events = desk.hands, list[TextEvent]()
    for seat, card in zip(seats, desk.stock, strict=False):
        hands = put(hands, seat, sorted_hand((*hands[seat], card)))
        events.append(drawn_told(clause, seat, card))
    return evolve(desk, hands=hands, stock=desk.stock[len(seats) :]), tuple(events)


def drawn_told(clause: Clause, seat: Seat, card: Card) -> TextEvent:
    """The event of a card that is drawn; only its holder sees it."""
    return told_to(
        (seat,),
        clause,
        sentence(
            "{seat} draws {card}.", "{seat} zieht {card}.", seat=SeatTerm(seat), card=card.term
        ),
        sentence("{seat} draws a card.", "{seat} zieht eine Karte.", seat=SeatTerm(seat)),
    )
