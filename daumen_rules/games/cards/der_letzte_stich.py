"""132 Der letzte Stich gewinnt: the taker of the last trick wins.

The module has the game's own clauses, options and rules. `trick_match_game` deals and plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Facts, row, where
from daumen_rules.kernel.seats import Seat, next_seat
from daumen_rules.kernel.text import SeatTerm
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.cards import Card, Rank
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.options import Source, option

from .engines.desk import Act, After, Desk
from .engines.trick_match_entry import trick_match_game
from .engines.tricks import FOLLOW_SUIT, Cards, Order, Play, winner
from .engines.whole_deal import DealtOut, all_dealt, undealt

CLAUSES: Final = clauses("""
    STICH 132: The last trick wins | Der letzte Stich gewinnt
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
    transition ¶1
    The highest card of the suit led takes the trick, and whoever took it leads the next: the advice
      wins the last trick but one with a high card, and then leads.
    Die höchste Karte der Farbe nimmt den Stich, und wer ihn hat, spielt zum nächsten aus: Nach dem
      Rat gewinnt man den vorletzten Stich mit einer hohen Karte und spielt dann aus.
    legality ¶1
    The first card led is to be as low as possible, and the others follow without beating where they
      can; whether that binds or is advice is open.
    Die erste Karte soll möglichst niedrig sein, und die anderen bedienen möglichst, ohne zu
      überstechen; ob das verpflichtet oder ein Rat ist, bleibt offen.
""")
RANKED, DEALT, LED, FOLLOWED, LAST, HINTS, OWN, TAKEN, LOWEST = CLAUSES


Next = StrEnum("Next", "TAKER ROUND")
"""Who leads the next trick."""
FirstTrick = StrEnum("FirstTrick", "ADVICE LOW")
"""Whether the first trick has to be kept low."""


@frozen
class Rules:
    """The rule set: a field an option."""

    next: Next = option(Next.TAKER, TAKEN, Source.MANUAL)("""
        Who leads the next trick? | Wer spielt zum nächsten Stich aus?
        whoever took the last one | wer den letzten genommen hat
        the left neighbour of whoever led | der linke Nachbar des letzten Ausspielers
    """)
    first_trick: FirstTrick = option(FirstTrick.ADVICE, LOWEST, Source.DECISION)("""
        Does the first trick have to be kept low? | Muss der erste Stich niedrig bleiben?
        no, that is advice | nein, das ist ein Rat
        yes: the lowest rank is led, and nobody beats it who can help it | ja: Der niedrigste Rang
          wird ausgespielt, und niemand übersticht, der es vermeiden kann
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
def order(desk: Desk[Rules]) -> Order:
    """The order of the game, which has no trumps."""
    return _ORDER


@cites(LED)
def start(players: int, rules: Rules) -> DealtOut[Rules]:
    """The desk before the deal. The last seat deals and leads."""
    return undealt(players, rules, leads=players - 1)


@cites(LED)
def leads_first(desk: Desk[Rules]) -> Seat:
    """The dealer leads the first trick."""
    return desk.dealer


@cites(TAKEN)
def leads_next(desk: Desk[Rules], best: Play) -> After:
    """The taker leads the next trick, or the left neighbour of the last leader."""
    led = desk.tricks[-1][0].seat
    around = desk.rules.next is Next.ROUND
    return (evolve(desk, turn=next_seat(led, desk.players)) if around else desk), ()


@cites(LAST)
def outcome(desk: Desk[Rules]) -> Outcome:
    """The outcome: one point for the taker of the last trick."""
    last = winner(_ORDER, desk.tricks[-1]).seat
    return Outcome(tuple(int(seat == last) for seat in range(desk.players)))


def ending(desk: Desk[Rules], ended: Outcome) -> Iterator[TextEvent]:
    """The event that names the winner."""
    yield told(
        LAST,
        "{seat} has the last trick and wins.",
        "{seat} hat den letzten Stich und gewinnt.",
        seat=SeatTerm(ended.winners[0]),
    )


def _lower(hand: Cards, card: Card) -> Card | None:
    """The lowest card of a hand if it ranks below `card`, else None."""
    lowest = max(hand, key=lambda own: _ORDER.ranks.index(own.rank), default=card)
    below = _ORDER.ranks.index(lowest.rank) > _ORDER.ranks.index(card.rank)
    return lowest if below else None


def is_kept_low(desk: Desk[Rules], action: Act) -> bool:
    """Whether the seat on turn plays to a first trick that has to be kept low."""
    if desk.rules.first_trick is FirstTrick.ADVICE or not isinstance(action, Play):
        return False
    return bool(desk.hands) and not desk.tricks and action.seat == desk.turn


@row(
    LOWEST,
    "{card} is led to the first trick; {lower} is lower.",
    "{card} wird zum ersten Stich ausgespielt; {lower} ist niedriger.",
)
def leads_too_high(desk: Desk[Rules], action: Play) -> Facts | None:
    """The dealer leads one of his lowest cards."""
    lower = _lower(desk.hands[action.seat], action.card)
    if desk.trick or lower is None:
        return None
    return {"card": action.card.term, "lower": lower.term}


@row(
    LOWEST,
    "{card} beats {best} in the first trick; {other} follows suit and does not.",
    "{card} übersticht {best} im ersten Stich; {other} bedient, ohne zu überstechen.",
)
def beats_needlessly(desk: Desk[Rules], action: Play) -> Facts | None:
    """A seat that can follow suit without beating the highest card of the first trick does so."""
    if not desk.trick:
        return None
    best, suit = winner(_ORDER, desk.trick).card, desk.trick[0].card.suit
    hand = desk.hands[action.seat]
    under = [own for own in hand if own.suit is suit and not _ORDER.beats(own, best)]
    if not under or not _ORDER.beats(action.card, best):
        return None
    return {"card": action.card.term, "best": best.term, "other": under[0].term}


GAME: Final = trick_match_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    seats=range(2, 5, 2),
    state=DealtOut,
    start=start,
    deal=all_dealt(DEALT),
    leader=leads_first,
    order=order,
    duties=((FOLLOWED, FOLLOW_SUIT),),
    rows=where(is_kept_low, leads_too_high, beats_needlessly),
    after_trick=leads_next,
    outcome=outcome,
    ending=ending,
    turns=LED,
    playing=OWN,
    taking=TAKEN,
)
