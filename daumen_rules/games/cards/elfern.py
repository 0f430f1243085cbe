"""124 Elfern: eleven of the twenty high cards win.

The module has the game's own clauses, options and rules. `trick_match_game` deals and plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, number
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.cards import Rank
from daumen_rules.pieces.endings import payments_told, winners_by
from daumen_rules.pieces.event_text import told
from daumen_rules.pieces.matches import added, paid_to
from daumen_rules.pieces.options import Source, number_option, option

from .engines.balances import balance, deals_option
from .engines.before_tricks import dealt_out
from .engines.desk import After, Desk, undealt
from .engines.stock import drawn_after
from .engines.trick_match_entry import trick_match_game
from .engines.tricks import FOLLOW_SUIT, NATURAL, Cards, Duty, Order, Play, winner

CLAUSES: Final = clauses("""
    ELFERN 124: Eleven | Elfern
    setup ¶1
    Each seat gets two cards three times; the rest is the stock.
    Jeder Platz bekommt dreimal zwei Karten; der Rest ist der Stock.
    scoring ¶1
    Only Aces, Kings, Queens, Jacks and Tens count in the tricks: twenty cards, one each.
    In den Stichen zählen nur Asse, Könige, Damen, Buben und Zehnen: zwanzig Karten, je eins.
    scoring ¶1
    The winner needs at least eleven of them.
    Wer gewinnen will, braucht mindestens elf davon.
    legality ¶1
    Vorhand leads.
    Vorhand spielt aus.
    legality ¶1
    There are no trumps, and nobody has to follow suit or to beat.
    Trumpf gibt es nicht, und niemand muss bedienen oder überstechen.
    transition ¶1
    Cards rank Ace, King, Queen, Jack, Ten, Nine, Eight, Seven.
    Die Karten gehen Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben.
    transition ¶1
    After each trick every seat draws a card from the stock.
    Nach jedem Stich nimmt reihum jeder Platz eine Karte vom Stock.
    legality ¶1
    In the last six tricks suit is followed, if that is agreed.
    In den letzten sechs Stichen wird Farbe bedient, wenn es so vereinbart ist.
    scoring ¶1
    For eleven of them the losers pay the winner an agreed stake.
    Für elf davon zahlen die Verlierer dem Gewinner einen vereinbarten Betrag.
    scoring ¶1
    For fifteen they pay double, for all twenty threefold.
    Für fünfzehn zahlen sie doppelt, für alle zwanzig dreifach.
    transition silent
    The highest card of the suit led takes the trick; whoever took it draws first and leads.
    Die höchste Karte der Farbe nimmt den Stich; wer ihn hat, zieht zuerst und spielt aus.
    legality silent
    A card that is played comes from one's own hand.
    Gespielt wird eine Karte aus der eigenen Hand.
    transition silent
    Where the stock has too few cards for all, nobody draws, and its last cards count for nobody.
    Reicht der Stock nicht für alle, zieht niemand, und seine letzten Karten zählen für keinen.
    scoring silent
    The deal goes to the left; a match has one deal for each seat, and the highest balance wins.
    Das Geben geht nach links weiter; eine Partie hat ein Spiel für jeden Platz, und wer am meisten
      gewonnen hat, gewinnt sie.
    scoring silent
    Where nobody has eleven, nothing is paid.
    Hat niemand elf, wird nichts gezahlt.
""")
(
    DEALT,
    COUNTED,
    ELEVEN,
    LED,
    FREE,
    RANKED,
    DRAWN,
    LAST_SIX,
    PAID,
    MORE,
    TAKEN,
    OWN,
    SHORT,
    DEALS,
    NOBODY,
) = CLAUSES
SIX: Final = 6
LOW: Final = (Rank.NINE, Rank.EIGHT, Rank.SEVEN)
"""The ranks that count nothing."""
_ORDER: Final = Order(NATURAL)


LastSix = StrEnum("LastSix", "FOLLOW FREE")
"""Whether suit is followed in the last six tricks."""


@frozen
class Rules:
    """The rule set: a field an option."""

    last_six: LastSix = option(LastSix.FOLLOW, LAST_SIX, Source.MANUAL)("""
        Must suit be followed in the last six tricks? | Muss in den letzten sechs Stichen Farbe
          bedient werden?
        yes | ja
        no | nein
    """)
    stake: int = number_option(1, range(1, 101), PAID, Source.DECISION)("""
        How much does each loser pay? | Wie viel zahlt jeder Verlierer?
    """)
    deals: int = deals_option(DEALS)


@cites(DEALT)
def deal(desk: Desk[Rules], cards: Cards) -> After:
    """Each seat gets two cards three times."""
    return dealt_out(DEALT, desk, cards, (2, 2, 2))


@cites(RANKED, TAKEN)
def order(desk: Desk[Rules]) -> Order:
    """The order of the game, which has no trumps."""
    return _ORDER


@cites(FREE, LAST_SIX)
def owes(desk: Desk[Rules], duty: Duty) -> bool:
    """Whether suit is followed: in the last six tricks, once nobody draws any more."""
    return len(desk.stock) < desk.players and desk.rules.last_six is LastSix.FOLLOW


def free(desk: Desk[Rules]) -> int:
    """The number of tricks after which seats draw."""
    return (32 - SIX * desk.players) // desk.players


@cites(TAKEN)
def drawing(desk: Desk[Rules], taker: Seat) -> tuple[Seat, ...]:
    """The order in which the seats draw, the taker of the trick first."""
    return tuple((taker + place) % desk.players for place in range(desk.players))


@cites(DRAWN, SHORT)
def after_trick(desk: Desk[Rules], best: Play) -> After:
    """Every seat draws a card, as long as there is one for each."""
    return drawn_after(DRAWN, desk, drawing(desk, best.seat))


@cites(COUNTED)
def high_cards(desk: Desk[Rules]) -> tuple[int, ...]:
    """How many high cards each seat has in its tricks."""
    found = [0] * desk.players
    for trick in desk.tricks:
        found[winner(_ORDER, trick).seat] += sum(play.card.rank not in LOW for play in trick)
    return tuple(found)


@cites(ELEVEN, NOBODY)
def has_won(high: int) -> bool:
    """Whether so many high cards are enough."""
    return high >= 11


@cites(MORE)
def times(high: int) -> int:
    """How many times the stake is paid for so many high cards."""
    return 3 if high == 20 else 2 if high >= 15 else 1


@cites(PAID)
def paid(rules: Rules, seat: Seat, found: Sequence[int]) -> tuple[int, ...]:
    """What each seat gets where a seat has won, below 0 what it pays."""
    due = rules.stake * times(found[seat])
    return paid_to(seat, [0 if each == seat else due for each in range(len(found))])


def count(desk: Desk[Rules]) -> After:
    """Whoever has eleven high cards is paid by all: doubly for fifteen, threefold for twenty."""
    found = high_cards(desk)
    best = max(found)
    if not has_won(best):
        return desk, (told(NOBODY, "Nobody has eleven.", "Niemand hat elf."),)
    seat = found.index(best)
    won = told(
        MORE if times(best) > 1 else ELEVEN,
        "{seat} has {high} of the twenty high cards.",
        "{seat} hat {high} der zwanzig Wertkarten.",
        seat=SeatTerm(seat),
        high=number(best),
    )
    gains = paid(desk.rules, seat, found)
    after = evolve(desk, points=added(desk.points, gains))
    return after, (won, *payments_told(PAID, gains))


@cites(DEALS)
def outcome(desk: Desk[Rules]) -> Outcome | None:
    """The match is over after the agreed deals; the points are what was won and lost."""
    return balance(desk)


GAME: Final = trick_match_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    seats=range(2, 4),
    start=undealt,
    deal=deal,
    order=order,
    duties=((LAST_SIX, FOLLOW_SUIT),),
    owes=owes,
    free=free,
    after_trick=after_trick,
    count=count,
    outcome=outcome,
    ending=winners_by(DEALS),
    turns=LED,
    playing=OWN,
    taking=TAKEN,
)
