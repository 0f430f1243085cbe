"""140 Zwanzig ab: trumps are named on three cards, and tricks take twenty points off.

The module has the game's own clauses, options and rules. `trick_match_game` deals and plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.cards import Rank, Suit
from daumen_rules.pieces.endings import winners_by

from .engines.before_tricks import dealt_out, naming, singly, swapping
from .engines.desk import After, Desk
from .engines.points_off import Goal, Worth, counted, deals_option, goal_option, standing
from .engines.trick_match_entry import trick_match_game
from .engines.tricks import FOLLOW_SUIT, TEN_HIGH, TRUMP, Cards, Order, Play, of_suit, winner

CLAUSES: Final = clauses("""
    ZWANZIG 140: Twenty off | Zwanzig ab
    transition ¶1
    Cards rank Ace, Ten, King, Queen, Jack, Nine, Eight, Seven.
    Am höchsten ist das Ass; es folgen Zehn, König, Dame, Bube, Neun, Acht und Sieben.
    setup ¶1
    The first seat shuffles and deals, one card at a time, until each seat has three.
    Der erste Platz mischt und gibt einzeln reihum, bis jeder drei Karten hat.
    legality ¶1
    The left neighbour of the dealer names trumps then.
    Dann sagt der linke Nachbar des Gebers die Trumpffarbe an.
    transition ¶1
    Trumps beat all other cards.
    Trümpfe stechen alle anderen Karten.
    transition ¶1
    After that each seat gets two more cards.
    Danach bekommt jeder Platz zwei weitere Karten.
    legality ¶1
    In turn each seat can change up to three cards.
    Reihum kann jeder bis zu drei Karten tauschen.
    legality ¶1
    Vorhand leads.
    Vorhand spielt aus.
    legality ¶1
    Suit is followed.
    Farbe wird bedient.
    legality ¶1
    Who cannot follow has to trump; who has no trump either may play any card.
    Wer nicht bedienen kann, muss trumpfen; wer auch keinen Trumpf hat, wirft beliebig ab.
    transition ¶1
    The highest card takes the trick, and whoever played it leads the next.
    Die höchste Karte nimmt den Stich, und wer sie gespielt hat, spielt als Nächster aus.
    scoring ¶1
    After five tricks the deal is counted.
    Nach fünf Stichen wird abgerechnet.
    setup ¶1
    Each seat begins with twenty points.
    Jeder Platz beginnt mit zwanzig Punkten.
    scoring ¶1
    A trick takes one point off, a trick that is taken with a heart two.
    Ein Stich tilgt einen Punkt, ein Stich mit einer Herzkarte zwei.
    scoring ¶1
    A deal without a trick adds five points, ten where hearts were trumps.
    Ein Spiel ohne Stich bringt fünf Punkte dazu, zehn, wenn Herz Trumpf war.
    scoring ¶1
    Whoever comes to no points has won.
    Wer null Punkte erreicht, hat gewonnen.
    legality silent
    A card that is played comes from one's own hand.
    Gespielt wird eine Karte aus der eigenen Hand.
    scoring silent
    Whether all points are taken off where a seat takes off more than it has.
    Ob alle Punkte getilgt sind, wo ein Platz mehr tilgt, als er hat.
    legality silent
    Cards are changed as long as the stock has some; those laid away are out of play.
    Getauscht wird, solange der Stock reicht; weggelegte Karten sind aus dem Spiel.
    procedure silent
    The deal goes to the left.
    Das Geben geht nach links weiter.
    scoring silent
    A match that goes on too long ends without a winner.
    Eine Partie, die zu lange dauert, endet ohne Gewinner.
""")
(
    RANKED,
    THREE,
    NAMED,
    TRUMPS,
    TWO,
    CHANGED,
    LED,
    FOLLOWED,
    TRUMPED,
    TAKEN,
    FIVE,
    TWENTY,
    OFF,
    ADDED,
    WON,
    OWN,
    GOAL,
    STOCK,
    DEALER,
    BOUNDED,
) = CLAUSES


@frozen
class Rules:
    """The rule set: a field an option."""

    goal: Goal = goal_option(GOAL)
    max_deals: int = deals_option(BOUNDED)


@cites(TWENTY)
def start(players: int, rules: Rules) -> Desk[Rules]:
    """The desk before the first deal; the first seat deals."""
    return Desk(rules=rules, players=players, dealer=0, turn=1, points=(20,) * players)


@cites(THREE)
def deal(desk: Desk[Rules], cards: Cards) -> After:
    """Each seat gets three cards, one at a time."""
    return dealt_out(THREE, desk, cards, singly(3))


@cites(TWO)
def deal_on(desk: Desk[Rules]) -> After:
    """Each seat gets two more, one at a time."""
    return dealt_out(TWO, desk, desk.stock, singly(2))


@cites(CHANGED)
def three() -> int:
    """How many cards a seat may change."""
    return 3


@cites(STOCK)
def most(desk: Desk[Rules]) -> int:
    """How many it can change, as far as the stock has some."""
    return min(three(), len(desk.stock))


@cites(RANKED)
def ranks() -> Sequence[Rank]:
    """The ranks of all suits, the highest first."""
    return TEN_HIGH


@cites(TRUMPS)
def trumps(suit: Suit | None) -> Cards:
    """The cards that beat all others, the highest first."""
    return of_suit(suit, ranks()) if suit else ()


@cites(TAKEN)
def order(desk: Desk[Rules]) -> Order:
    """The order of the cards, the named suit above all others."""
    return _order(desk.trump)


@cache
def _order(trump: Suit | None) -> Order:
    return Order(tuple(ranks()), trumps(trump))


@cites(OFF)
def worth(best: Play) -> int:
    """The points that a trick takes off: two if a heart has taken it."""
    return 2 if best.card.suit is Suit.HEARTS else 1


@cites(ADDED)
def added(desk: Desk[Rules]) -> int:
    """The points that a deal without a trick adds."""
    return 10 if desk.trump is Suit.HEARTS else 5


@cites(FIVE, GOAL)
def count(desk: Desk[Rules]) -> After:
    """Tricks take points off; a deal without a trick adds some."""
    off = [0] * desk.players
    for trick in desk.tricks:
        best = winner(order(desk), trick)
        off[best.seat] += worth(best)
    return counted(desk, off, added(desk), Worth(off=OFF, added=ADDED, goal=GOAL))


@cites(WON, BOUNDED)
def outcome(desk: Desk[Rules]) -> Outcome | None:
    """The match is over where a seat has no points left."""
    return standing(desk)


GAME: Final = trick_match_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    seats=range(2, 6),
    start=start,
    deal=deal,
    stages=(
        naming(NAMED, lambda desk: (desk.vorhand,), then=deal_on),
        swapping(CHANGED, lambda desk: desk.round, most),
    ),
    order=order,
    duties=((FOLLOWED, FOLLOW_SUIT), (TRUMPED, TRUMP)),
    count=count,
    outcome=outcome,
    ending=winners_by(WON, BOUNDED),
    turns=LED,
    playing=OWN,
    taking=TAKEN,
)
