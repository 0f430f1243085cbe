"""132 Der letzte Stich gewinnt: all that counts is the last trick.

The clauses, options and rules are its own; dealing and playing are those of `trick_game`.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final

from daumen_rules.contracts.game import Game
from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat, next_seat
from daumen_rules.kernel.text import SeatTerm, Text
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.cards import Rank
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.options import Source, option

from .engines.trick_entry import entry
from .engines.trick_game import Act, Table, TableView, TrickGame
from .engines.tricks import FOLLOW_SUIT, Order, Play, winner

CLAUSES: Final = clauses("""
    STICH 132
    transition ¶1
    Cards rank Ace, Ten, 9, 8, 7, King, Queen, Jack; suits are alike and there are no trumps.
    Es sticht Ass, Zehn, 9, 8, 7, König, Dame, Bube; Farben sind gleich, Trumpf gibt es nicht.
    setup ¶1
    Two or four play; one shuffles and deals all cards.
    Zu zweit oder viert; einer mischt und gibt alle Karten.
    legality ¶1
    The dealer leads, then it goes round.
    Der Kartengeber spielt aus, dann geht es reihum.
    legality ¶1
    Suit is followed; who cannot may play any card.
    Farbe wird bedient; wer nicht kann, darf jede Karte spielen.
    scoring ¶1
    Whoever takes the last trick wins.
    Wer den letzten Stich macht, gewinnt.
    advice ¶1
    Lead low, keep high cards to the end, remember what is gone, keep a suit that nobody has.
    Niedrig ausspielen, Hohes aufheben, sich Karten merken, eine Farbe behalten, die keiner hat.
    legality silent
    A card that is played comes from one's own hand.
    Gespielt wird eine Karte aus der eigenen Hand.
    transition silent
    The highest card of the suit led takes the trick; who leads the next one.
    Die höchste Karte der Farbe nimmt den Stich; wer zum nächsten ausspielt.
""")
RANKED, DEALT, LED, FOLLOWED, LAST, HINTS, OWN, TAKEN = CLAUSES


class Next(Enum):
    """Who leads the next trick."""

    TAKER = "taker"
    ROUND = "round"


@frozen
class Rules:
    """The rule set: a field an option."""

    next: Next = option(Next.TAKER, TAKEN, Source.STANDARD)("""
        Who leads the next trick? | Wer spielt zum nächsten Stich aus?
        whoever took the last one | wer den letzten genommen hat
        the left neighbour of whoever led | der linke Nachbar des letzten Ausspielers
    """)


_ORDER: Final = Order(
    (
        Rank.ACE,
        Rank.TEN,
        Rank.NINE,
        Rank.EIGHT,
        Rank.SEVEN,
        Rank.KING,
        Rank.QUEEN,
        Rank.JACK,
    )
)


@cites(RANKED)
def order(rules: Rules) -> Order:
    """No trumps, and an order of its own."""
    return _ORDER


@cites(DEALT, LED)
def start(players: int, rules: Rules) -> Table[Rules]:
    """The last seat deals and leads."""
    return Table(rules=rules, players=players, dealer=players - 1, turn=players - 1)


@cites(TAKEN)
def lead(state: Table[Rules], best: Play) -> Seat:
    """Who takes a trick leads, or the next in turn."""
    led = next_seat(state.trick[0].seat, state.players)
    return best.seat if state.rules.next is Next.TAKER else led


@cites(LAST)
def outcome(state: Table[Rules]) -> Outcome:
    """One for the last trick."""
    last = winner(_ORDER, state.tricks[-1]).seat
    return Outcome(tuple(int(seat == last) for seat in range(state.players)))


def remarks(before: Table[Rules], after: Table[Rules]) -> Iterator[TextEvent]:
    """Who has taken the last trick."""
    if after.hands and not any(after.hands):
        yield told(
            LAST,
            "{seat} has the last trick and wins.",
            "{seat} hat den letzten Stich und gewinnt.",
            seat=SeatTerm(outcome(after).winners[0]),
        )


PLAYED: Final = TrickGame[Rules, None](
    order=order,
    duties=((FOLLOWED, FOLLOW_SUIT),),
    start=start,
    lead=lead,
    known=lambda _: None,
    remarks=remarks,
    outcome=outcome,
    dealing=DEALT,
    turns=LED,
    playing=OWN,
    taking=TAKEN,
)
GAME: Final[Game[Rules, Table[Rules], Act, TextEvent, TableView[Rules, None]]] = entry(
    PLAYED,
    slug="der-letzte-stich",
    number="132",
    title=Text("The last trick wins", "Der letzte Stich gewinnt"),
    seats=range(2, 5, 2),
    rules=Rules(),
    clauses=CLAUSES,
    modules=(__name__,),
)
