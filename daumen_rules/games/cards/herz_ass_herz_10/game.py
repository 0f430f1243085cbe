"""118 Herz Ass – Herz 10: the holders of two cards are partners, and nobody says who they are.

The module has the game's own rules. `clauses` has its clauses and options; `trick_game` deals and
plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat, next_seat
from daumen_rules.kernel.text import SeatTerm, number
from daumen_rules.pieces.book import Room
from daumen_rules.pieces.cards import Card, Rank, Suit
from daumen_rules.pieces.derived_lines import DerivedLine
from daumen_rules.pieces.endings import payments_told
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.marks import Called
from daumen_rules.pieces.scenes import Part, note

from ..engines.trick_entry import trick_game
from ..engines.trick_game import Table
from ..engines.tricks import FOLLOW_SUIT, NATURAL, TEN_HIGH, Order, Play, of_suit, points, winner
from . import clauses as c
from . import clauses as herz_clauses
from .clauses import CLAUSES, Announced, Lead, Payment, Plain, Rules

TWO: Final = (Card(Suit.HEARTS, Rank.ACE), Card(Suit.HEARTS, Rank.TEN))
"""The cards whose holders are partners."""
ENOUGH: Final = 61


@cites(c.DEALT, c.LED)
def start(players: int, rules: Rules) -> Table[Rules]:
    """The table before the deal. The last seat deals; it or the next seat leads."""
    dealer = players - 1
    leads = next_seat(dealer, players) if rules.lead is Lead.FOREHAND else dealer
    return Table(rules=rules, players=players, dealer=dealer, turn=leads)


@cites(c.TRUMPS, c.PLAIN)
def order(rules: Rules) -> Order:
    """The order of cards, with hearts as trumps."""
    return _ORDERS[rules.plain]


_ORDERS: Final = {
    Plain.LIKE_TRUMPS: Order(TEN_HIGH, of_suit(Suit.HEARTS, TEN_HIGH)),
    Plain.NATURAL: Order(NATURAL, of_suit(Suit.HEARTS, TEN_HIGH)),
}


@cites(c.TAKEN)
def lead(state: Table[Rules], best: Play) -> Seat:
    """The leader of the next trick: the taker of the last one."""
    return best.seat


@cites(c.PARTNERS)
def partners(state: Table[Rules]) -> frozenset[Seat]:
    """The seats that were dealt the two cards: two seats, or one that plays alone."""
    plays = (*(play for trick in state.tricks for play in trick), *state.trick)
    held = {seat for seat, hand in enumerate(state.hands) if any(card in hand for card in TWO)}
    return frozenset(held | {play.seat for play in plays if play.card in TWO})


@cites(c.SOLO, c.SECRET)
def soloist(state: Table[Rules]) -> Seat | None:
    """The seat that has announced a solo; None where none has, or not yet."""
    own = partners(state)
    if len(own) != 1:
        return None
    plays = (*(play for trick in state.tricks for play in trick), *state.trick)
    if state.rules.announced is Announced.WITH_THE_FIRST and not any(p.card in TWO for p in plays):
        return None
    return next(iter(own))


@cites(c.COUNTED)
def counted(state: Table[Rules]) -> tuple[int, ...]:
    """The points that each seat has in its tricks."""
    found = [0] * state.players
    for trick in state.tricks:
        found[winner(order(state.rules), trick).seat] += points(play.card for play in trick)
    return tuple(found)


@cites(c.WON, c.PAID)
def outcome(state: Table[Rules]) -> Outcome:
    """Each seat scores the points of its side; the side of the two cards needs 61."""
    own, won = partners(state), counted(state)
    side = sum(won[seat] for seat in own)
    scores = tuple(side if seat in own else sum(won) - side for seat in range(state.players))
    winners = tuple(s for s in range(state.players) if (s in own) == (side >= ENOUGH))
    if state.rules.payment is Payment.NOTHING:
        return Outcome(scores, winners, clauses=(c.WON,))
    stake = {True: (state.players - len(own)) // len(own), False: 1}
    return Outcome(
        scores,
        winners,
        tuple(stake[s in own] * (1 if s in winners else -1) for s in range(state.players)),
        clauses=(c.WON, c.PAID),
    )


def remarks(before: Table[Rules], after: Table[Rules]) -> Iterator[TextEvent]:
    """The event of a solo when a seat announces it, and those of the points at the end."""
    alone = soloist(after)
    if alone is not None and soloist(before) is None:
        yield told(
            c.SOLO,
            "{seat} announces a hearts solo.",
            "{seat} sagt ein Herzsolo an.",
            shows=True,
            seat=SeatTerm(alone),
        )
    if not any(after.hands):
        side = sum(counted(after)[seat] for seat in partners(after))
        yield told(
            c.WON,
            "The side of the two cards has {points} points.",
            "Die Partei der beiden Karten hat {points} Augen.",
            points=number(side),
        )
        yield from payments_told(c.PAID, outcome(after).payments)


def shows(alone: Seat | None) -> tuple[Part, ...]:
    """The note of the scene that names the seat that plays alone, if one does."""
    if alone is None:
        return ()
    return (note("{seat} plays a hearts solo", "{seat} spielt ein Herzsolo", seat=SeatTerm(alone)),)


GAME: Final = trick_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    rooms=(Room(herz_clauses.__name__),),
    seats=range(4, 5),
    order=order,
    duties=((c.FOLLOWED, FOLLOW_SUIT),),
    start=start,
    lead=lead,
    known=soloist,
    announced=soloist,
    lines=(DerivedLine(called=Called("solo", "Solo"), type=Seat | None, of=soloist),),
    shows=shows,
    remarks=remarks,
    outcome=outcome,
    dealing=c.DEALT,
    turns=c.LED,
    playing=c.OWN,
    taking=c.TAKEN,
)
