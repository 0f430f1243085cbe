"""118 Herz Ass – Herz 10: the holders of two cards are partners, and nobody says who they are.

The module has the game's own rules. `clauses` has its clauses and options; `trick_match_game` deals
and plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, number
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.cards import Card, Rank, Suit
from daumen_rules.pieces.derived_lines import DerivedLine
from daumen_rules.pieces.endings import payments_told
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.marks import Called

from ..engines.desk import Desk
from ..engines.trick_match_entry import trick_match_game
from ..engines.tricks import FOLLOW_SUIT, NATURAL, TEN_HIGH, Order, of_suit, points_by_seat
from ..engines.whole_deal import DealtOut, all_dealt, undealt
from . import clauses as c
from . import clauses as herz_clauses
from .clauses import CLAUSES, Announced, Lead, Payment, Plain, Rules

TWO: Final = (Card(Suit.HEARTS, Rank.ACE), Card(Suit.HEARTS, Rank.TEN))
"""The cards whose holders are partners."""
ENOUGH: Final = 61


@cites(c.LED)
def leader(desk: Desk[Rules]) -> Seat:
    """The seat that leads the first trick."""
    return desk.vorhand if desk.rules.lead is Lead.FOREHAND else desk.dealer


def start(players: int, rules: Rules) -> DealtOut[Rules]:
    """The desk before the deal. The last seat deals."""
    return undealt(players, rules, leads=0 if rules.lead is Lead.FOREHAND else players - 1)


@cites(c.TRUMPS, c.PLAIN, c.TAKEN)
def order(desk: Desk[Rules]) -> Order:
    """The order of cards, with hearts as trumps."""
    return _ORDERS[desk.rules.plain]


_ORDERS: Final = {
    Plain.LIKE_TRUMPS: Order(TEN_HIGH, of_suit(Suit.HEARTS, TEN_HIGH)),
    Plain.NATURAL: Order(NATURAL, of_suit(Suit.HEARTS, TEN_HIGH)),
}


@cites(c.PARTNERS)
def partners(desk: Desk[Rules]) -> frozenset[Seat]:
    """The seats that were dealt the two cards: two seats, or one that plays alone."""
    plays = (play for trick in (*desk.tricks, desk.trick) for play in trick)
    held = {seat for seat, hand in enumerate(desk.hands) if any(card in hand for card in TWO)}
    return frozenset(held | {play.seat for play in plays if play.card in TWO})


@cites(c.SOLO, c.SECRET)
def soloist(desk: Desk[Rules]) -> Seat | None:
    """The seat that has announced a solo; None where none has, or not yet."""
    own = partners(desk)
    is_late = desk.rules.announced is Announced.WITH_THE_FIRST
    played = {play.card for trick in (*desk.tricks, desk.trick) for play in trick}
    if len(own) != 1 or (is_late and not played.intersection(TWO)):
        return None
    return next(iter(own))


@cites(c.COUNTED)
def counted(desk: Desk[Rules]) -> tuple[int, ...]:
    """The points that each seat has in its tricks."""
    return points_by_seat(order(desk), desk.tricks, desk.players)


@cites(c.WON, c.PAID)
def outcome(desk: Desk[Rules]) -> Outcome:
    """Each seat scores the points of its side; the side of the two cards needs 61."""
    own, won = partners(desk), counted(desk)
    side = sum(won[seat] for seat in own)
    scores = tuple(side if seat in own else sum(won) - side for seat in range(desk.players))
    winners = tuple(s for s in range(desk.players) if (s in own) == (side >= ENOUGH))
    if desk.rules.payment is Payment.NOTHING:
        return Outcome(scores, winners)
    stake = {True: (desk.players - len(own)) // len(own), False: 1}
    paid = (stake[s in own] * (1 if s in winners else -1) for s in range(desk.players))
    return Outcome(scores, winners, tuple(paid))


def remarks(before: Desk[Rules], after: Desk[Rules]) -> Iterator[TextEvent]:
    """The event of a solo when a seat announces it."""
    alone = soloist(after)
    if alone is not None and soloist(before) is None:
        yield told(
            c.SOLO,
            "{seat} announces a hearts solo.",
            "{seat} sagt ein Herzsolo an.",
            shows=True,
            seat=SeatTerm(alone),
        )


def ending(desk: Desk[Rules], ended: Outcome) -> Iterator[TextEvent]:
    """The points of the side of the two cards, and the payments."""
    yield told(
        c.WON,
        "The side of the two cards has {points} points.",
        "Die Partei der beiden Karten hat {points} Augen.",
        points=number(ended.scores[min(partners(desk))]),
    )
    yield from payments_told(c.PAID, ended.payments)


GAME: Final = trick_match_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    rooms=(Room(herz_clauses.__name__),),
    seats=range(4, 5),
    state=DealtOut,
    start=start,
    deal=all_dealt(c.DEALT),
    leader=leader,
    order=order,
    duties=((c.FOLLOWED, FOLLOW_SUIT),),
    announced=soloist,
    lines=(DerivedLine(called=Called("solo", "Solo"), type=Seat | None, of=soloist),),
    remarks=remarks,
    outcome=outcome,
    ending=ending,
    turns=c.LED,
    playing=c.OWN,
    taking=c.TAKEN,
)
