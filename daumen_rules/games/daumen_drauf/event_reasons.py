"""Why an event follows from an action: the reasons cite clauses, with the values compared.

They are made from the views of one viewer before and after a step.
"""

from __future__ import annotations

from collections.abc import Sequence

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import Fact, SeatTerm, number, sentence
from daumen_rules.kernel.verdict import Reason

from . import clauses as c
from .cards import Card, Sight
from .events import (
    Drawn,
    Event,
    GameOver,
    Inspected,
    LastHand,
    Leads,
    Parried,
    PileEmpty,
    Scored,
    Taken,
)
from .scoring import card_points
from .view import View


def why(clause: Clause, en: str, de: str, **facts: Fact) -> Reason:
    """A reason told by two templates and the facts that fill them."""
    return Reason(clause, sentence(en, de, **facts))


def event_reasons(
    before: View, after: View, events: Sequence[Event], place: int
) -> tuple[Reason, ...]:
    """Why one of the events of a step follows. Events that need no reason of their own get none."""
    match event := events[place]:
        case Taken(seat=seat, cards=cards, clause=clause):
            parried = any(isinstance(other, Parried) for other in events)
            return (*_taking(before, seat, clause, parried), _count(after, seat, cards))
        case Inspected(by_all=True):
            return (
                why(
                    c.END_6,
                    "Everybody may look at a completed trick.",
                    "Einen vollendeten Stich dürfen alle ansehen.",
                ),
            )
        case Drawn():
            return (_drawing(after, event, events[place + 1 :]),)
        case PileEmpty():
            return (why(c.FILL_6, "Nobody draws any more.", "Niemand zieht mehr."),)
        case Leads(seat=seat, clause=clause):
            return (_leading(events, seat, clause),)
        case GameOver():
            return (_over(after),)
        case LastHand(seat=seat, cards=cards):
            return (
                why(
                    c.OVER_2,
                    "Each of the {count} cards left to {seat} is a minus point, harmless or not.",
                    "Jede der {count} Karten, die {seat} bleiben, ist ein Minuspunkt, "
                    "auch ungiftige.",
                    seat=SeatTerm(seat),
                    count=number(len(cards)),
                ),
            )
        case Scored(tally=tally):
            return (
                why(
                    c.VAL_3,
                    "{plus} − {minus} − {hand} = {score}.",
                    "{plus} − {minus} − {hand} = {score}.",
                    plus=number(tally.plus),
                    minus=number(tally.minus),
                    hand=number(tally.hand),
                    score=number(tally.score),
                ),
            )
        case _:
            return ()


def _taking(before: View, seat: Seat, clause: Clause, parried: bool) -> tuple[Reason, ...]:
    if parried:
        return (
            why(
                c.PARRY_4,
                "Who parries gets the trick at once.",
                "Wer pariert, bekommt den Stich sofort.",
            ),
        )
    if clause is c.OVER_1:
        return ()
    return (
        why(
            c.END_2,
            "All {others} others have passed since the last card of {seat}.",
            "Alle {others} anderen haben seit der letzten Karte von {seat} gepasst.",
            others=number(before.players - 1),
            seat=SeatTerm(seat),
        ),
    )


def _count(after: View, seat: Seat, cards: int) -> Reason:
    """The reason for the points of the trick, as far as the viewer knows its fangs."""
    taken: Sequence[Sight] = after.captured[seat][-cards:]
    known = [card_points(card) for card in taken if isinstance(card, Card)]
    hidden = len(taken) - len(known)
    facts = {
        "plus": number(known.count(1)),
        "minus": number(known.count(-1)),
        "hidden": number(hidden),
        "points": number(sum(known)),
    }
    if hidden:
        return why(
            c.VAL_1,
            "{plus} harmless, {minus} poisonous, {hidden} unknown.",
            "{plus} ungiftig, {minus} giftig, {hidden} unbekannt.",
            **facts,
        )
    return why(
        c.VAL_1,
        "{plus} harmless, {minus} poisonous: {points}.",
        "{plus} ungiftig, {minus} giftig: {points}.",
        **facts,
    )


def _drawing(after: View, event: Drawn, later: Sequence[Event]) -> Reason:
    """The reason for a seat's drawing: the sizes of its hand and of the draw pile before."""
    held = after.hand_sizes[event.seat] - event.count
    pile = after.pile + event.count + sum(e.count for e in later if isinstance(e, Drawn))
    return why(
        event.clause,
        "{seat} held {held}, the draw pile had {pile}.",
        "{seat} hatte {held}, der Stapel {pile}.",
        seat=SeatTerm(event.seat),
        held=number(held),
        pile=number(pile),
    )


def _leading(events: Sequence[Event], seat: Seat, clause: Clause) -> Reason:
    taker = next((event.seat for event in events if isinstance(event, Taken)), seat)
    if clause is c.NEXT_2:
        return why(
            c.NEXT_2,
            "{taker} took the trick and has no card; {seat} is the next clockwise who has.",
            "{taker} hat den Stich und keine Karte; {seat} ist im Uhrzeigersinn der nächste Platz "
            "mit Karten.",
            taker=SeatTerm(taker),
            seat=SeatTerm(seat),
        )
    return why(
        c.NEXT_1,
        "{seat} took the trick and has cards.",
        "{seat} hat den Stich bekommen und hat Karten.",
        seat=SeatTerm(seat),
    )


def _over(after: View) -> Reason:
    with_cards = [seat for seat, size in enumerate(after.hand_sizes) if size]
    if not with_cards:
        return why(c.OVER_1, "Nobody has a card.", "Niemand hat eine Karte.")
    if len(with_cards) == 1:
        return why(
            c.OVER_1,
            "Only {seat} has cards.",
            "Nur {seat} hat Karten.",
            seat=SeatTerm(with_cards[0]),
        )
    return why(
        c.OVER_1,
        "The winner has no card to lead (Q33).",
        "Wer den Stich bekam, hat keine Karte zum Anspielen (Q33).",
    )
