"""126 Fünf dazu!: each trick takes a point off, and a deal without a trick adds five.

The module has the game's own clauses, options and rules. `trick_match_game` deals and plays.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.endings import winners_by
from daumen_rules.pieces.matches import between

from .engines.before_tricks import dealt_out, singly
from .engines.desk import After, Desk, undealt
from .engines.hands import taken
from .engines.points_off import Goal, Worth, counted, deals_option, goal_option, standing
from .engines.trick_match_entry import trick_match_game
from .engines.tricks import BEAT, FOLLOW_SUIT, TEN_HIGH, Cards, Order, winner

CLAUSES: Final = clauses("""
    FUENF 126: Five more! | Fünf dazu!
    transition ¶1
    Cards rank Ace, Ten, King, Queen, Jack, Nine, Eight, Seven.
    Es sticht Ass, Zehn, König, Dame, Bube, Neun, Acht, Sieben.
    scoring ¶1
    Tricks count, not the values of cards.
    Gezählt werden Stiche, nicht die Werte der Karten.
    setup ¶1
    The dealer shuffles and gives each seat five cards.
    Der Geber mischt und gibt jedem Platz fünf Karten.
    legality ¶1
    Vorhand leads, then it goes round.
    Vorhand spielt aus, dann geht es reihum.
    legality ¶1
    Suit is followed.
    Farbe wird bedient.
    legality ¶1
    Who can beat in the suit has to; who cannot follow may play any card.
    Wer in der Farbe überstechen kann, muss es; wer nicht bedienen kann, wirft beliebig ab.
    setup ¶1
    Each seat begins with fifteen points.
    Jeder Platz beginnt mit fünfzehn Vorgabepunkten.
    scoring ¶1
    Each trick takes one point off.
    Jeder Stich tilgt einen Punkt.
    scoring ¶1
    A deal without a trick adds five points.
    Ein Spiel ohne Stich bringt fünf Strafpunkte dazu.
    scoring ¶1
    Whoever has taken off all points wins; that is looked at after each deal.
    Wer alle Vorgabepunkte getilgt hat, gewinnt; abgerechnet wird nach jedem Spiel.
    scoring ¶1
    At the end each seat pays each other the difference of their points.
    Am Ende zahlt jeder jedem die Differenz ihrer Punkte.
    transition silent
    The highest card of the suit led takes the trick, and whoever took it leads the next.
    Die höchste Karte der Farbe nimmt den Stich, und wer ihn hat, spielt zum nächsten aus.
    legality silent
    A card that is played comes from one's own hand.
    Gespielt wird eine Karte aus der eigenen Hand.
    scoring silent
    Whether all points are taken off where a seat takes more tricks than it has points.
    Ob alle Punkte getilgt sind, wo ein Platz mehr Stiche macht, als er Punkte hat.
    procedure silent
    The deal goes to the left.
    Das Geben geht nach links weiter.
    scoring silent
    A match that goes on too long ends without a winner, and nothing is paid.
    Eine Partie, die zu lange dauert, endet ohne Gewinner, und es wird nichts gezahlt.
""")
(
    RANKED,
    TRICKS,
    FIVE,
    LED,
    FOLLOWED,
    BEATEN,
    FIFTEEN,
    OFF,
    ADDED,
    WON,
    PAID,
    TAKEN,
    OWN,
    GOAL,
    DEALER,
    BOUNDED,
) = CLAUSES
EACH: Final = 5
"""The number of cards of each seat, and the points that a deal without a trick adds."""
_ORDER: Final = Order(TEN_HIGH)


@frozen
class Rules:
    """The rule set: a field an option."""

    goal: Goal = goal_option(GOAL)
    max_deals: int = deals_option(BOUNDED)


@cites(FIFTEEN)
def start(players: int, rules: Rules) -> Desk[Rules]:
    """The desk before the first deal; the last seat deals."""
    return undealt(players, rules, 3 * EACH)


@cites(FIVE)
def deal(desk: Desk[Rules], cards: Cards) -> After:
    """Each seat gets five cards."""
    return dealt_out(FIVE, desk, cards, singly(EACH))


@cites(RANKED, TAKEN)
def order(desk: Desk[Rules]) -> Order:
    """The order of the game, which has no trumps."""
    return _ORDER


@cites(TRICKS, OFF, ADDED, GOAL)
def count(desk: Desk[Rules]) -> After:
    """Each trick takes a point off; five are added where a seat has none."""
    tricks = taken(desk, lambda trick: winner(_ORDER, trick))
    return counted(desk, tricks, EACH, Worth(off=OFF, added=ADDED, goal=GOAL))


@cites(WON, PAID, BOUNDED)
def outcome(desk: Desk[Rules]) -> Outcome | None:
    """The match is over where a seat has no points left; each pays the differences."""
    points = desk.points
    return standing(desk, between(desk.players, lambda one, to: max(0, points[one] - points[to])))


GAME: Final = trick_match_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    seats=range(2, 5),
    start=start,
    deal=deal,
    order=order,
    duties=((FOLLOWED, FOLLOW_SUIT), (BEATEN, BEAT)),
    count=count,
    outcome=outcome,
    ending=winners_by(WON, BOUNDED, paid=PAID),
    turns=LED,
    playing=OWN,
    taking=TAKEN,
)
