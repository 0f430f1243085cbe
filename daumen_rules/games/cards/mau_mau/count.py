"""The count at the end of a deal and of a match of 125 Mau-Mau, and its events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.seats import Seat, next_seat
from daumen_rules.kernel.text import SeatTerm, number
from daumen_rules.pieces.cards import cards_term
from daumen_rules.pieces.endings import payments_told
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.matches import added

from ..engines.tricks import Cards
from . import clauses as c
from .rules import Rules
from .table import MOST, Table, outcome, value

Happened: TypeAlias = tuple[Table, tuple[TextEvent, ...]]
"""The next table, and the events."""


def counted(rules: Rules, cards: Cards) -> int:
    """What the cards in a hand count together."""
    return sum(value(rules, card) for card in cards)


@cites(c.DEALER)
def next_dealer(state: Table) -> Seat:
    """The left neighbour of the dealer deals next."""
    return next_seat(state.dealer, state.players)


@cites(c.WON, c.COUNT)
def count(state: Table) -> Happened:
    """The deal is over: each seat notes the points of its hand, and the next seat deals."""
    winner = state.hands.index(())
    noted = tuple(counted(state.rules, hand) for hand in state.hands)
    after = evolve(
        state,
        dealer=next_dealer(state),
        hands=(),
        stock=(),
        pile=(),
        wish=None,
        points=added(state.points, noted),
        turns=0,
        deals=state.deals + 1,
    )
    won = told(
        c.WON,
        "{seat} has laid all cards and wins the deal.",
        "{seat} hat alle Karten gelegt und gewinnt das Spiel.",
        seat=SeatTerm(winner),
    )
    return after, (won, *(_noted(state, s, n) for s, n in enumerate(noted) if s != winner))


def _noted(state: Table, seat: Seat, points: int) -> TextEvent:
    return told(
        c.COUNT,
        "{seat} notes {points} for {cards}.",
        "{seat} notiert {points} für {cards}.",
        shows=True,
        seat=SeatTerm(seat),
        points=number(points),
        cards=cards_term(state.hands[seat]),
    )


@cites(c.HUNDRED, c.PAY, c.BOUNDED)
def ending(state: Table) -> Iterator[TextEvent]:
    """The events of the end of a match: the seats with too many points, and the payments."""
    ended = outcome(state)
    if ended is None:
        return
    if not ended.payments:
        yield told(
            c.BOUNDED,
            "The match has gone on too long and is over.",
            "Die Runde hat zu lange gedauert und ist aus.",
        )
    for seat, points in enumerate(state.points):
        if points >= MOST:
            yield told(
                c.HUNDRED,
                "{seat} has {points} points against it: the match is over.",
                "{seat} hat {points} Minuspunkte: Die Runde ist aus.",
                seat=SeatTerm(seat),
                points=number(points),
            )
    yield from payments_told(c.PAY, ended.payments)
