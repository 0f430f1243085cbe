"""120 Herzeln: seven deals of tricks, each with an aim of its own, and one of laying cards in rows.

The module has the game's own clauses, options and rules. `trick_match_game` deals and plays, and
`engines.rows` lays.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.book import Room, clauses
from daumen_rules.pieces.cards import PACK, Card, Rank, Suit
from daumen_rules.pieces.endings import LOSING, payments_told, winners_by
from daumen_rules.pieces.matches import added
from daumen_rules.pieces.options import Source, option

from .engines import rows
from .engines.before_tricks import dealt_out, singly
from .engines.desk import After, Desk, undealt
from .engines.rows import laying_in_rows
from .engines.trick_match_entry import trick_match_game
from .engines.tricks import FOLLOW_SUIT, NATURAL, TEN_HIGH, Cards, Order, Trick, winner

CLAUSES: Final = clauses("""
    HERZELN 120: Hearts in eight deals | Herzeln
    material ¶1
    Three play with 24 cards, Ace to Nine, four with all 32.
    Drei spielen mit 24 Karten, Ass bis Neun, vier mit allen 32.
    scoring ¶1
    Eight deals are counted together.
    Acht Spiele werden zusammengezählt.
    legality ¶1
    There are no trumps, and suit is followed.
    Trumpf gibt es nicht, und Farbe wird bekannt.
    scoring ¶2
    First deal: hearts in the tricks count against their taker, 11 for the Ace, then Ten 10, King 4,
      Queen 3, Jack 2, all others 1.
    Erstes Spiel: Herzkarten in den Stichen kosten den, der sie hat, Punkte: Bube 2, Dame 3,
      König 4, Zehn 10, Ass 11, jede andere 1.
    scoring ¶3
    Second deal: each trick brings 10.
    Zweites Spiel: Jeder Stich bringt 10.
    scoring ¶4
    Third deal: each trick costs 10.
    Drittes Spiel: Jeder Stich kostet 10.
    scoring ¶5
    Fourth deal: a trick with a Queen costs 20.
    Viertes Spiel: Ein Stich mit einer Dame kostet 20.
    scoring ¶6
    Fifth deal: the King of hearts costs 40.
    Fünftes Spiel: Der Herz König kostet 40.
    scoring ¶7
    Sixth deal: the last trick brings 40.
    Sechstes Spiel: Der letzte Stich bringt 40.
    scoring ¶8
    Seventh deal: the last trick costs 40.
    Siebtes Spiel: Der letzte Stich kostet 40.
    legality ¶9
    Eighth deal: rows are laid, from a Jack upwards and downwards.
    Achtes Spiel: Angelegt wird in Reihen, vom Buben nach oben und nach unten.
    legality ¶9
    The cards of a row follow each other in their rank.
    Die Karten einer Reihe folgen einander in ihrem Rang.
    scoring ¶9
    Whoever lays last gets nothing, the one before 10, the one before that 20, and so on.
    Wer als Letzter anlegt, bekommt nichts, der Vorletzte 10, der Drittletzte 20 und so weiter.
    scoring ¶10
    Most points after all deals win.
    Die meisten Punkte nach allen Spielen gewinnen.
    legality silent
    Each seat gets eight cards, the deal goes to the left, and Vorhand begins.
    Jeder Platz bekommt acht Karten, das Geben geht nach links weiter, und Vorhand beginnt.
    transition silent
    How the cards rank in tricks; the highest card of the suit led takes the trick, and whoever took
      it leads the next.
    Wie die Karten in Stichen gehen; die höchste Karte der Farbe nimmt den Stich, und wer ihn hat,
      spielt zum nächsten aus.
    legality silent
    A card that is played or laid comes from one's own hand.
    Gespielt oder gelegt wird eine Karte aus der eigenen Hand.
    legality silent
    Each suit has a row of its own; who can lay has to, and who cannot passes.
    Jede Farbe hat ihre eigene Reihe; wer legen kann, muss, und wer nicht kann, passt.
""")
(
    PACKS,
    EIGHT,
    FOLLOWED,
    HEARTS,
    TRICKS,
    NO_TRICKS,
    QUEENS,
    KING,
    LAST,
    NOT_LAST,
    ROWS,
    NEXT,
    LAST_LAYS,
    WON,
    VORHAND,
    TAKEN,
    OWN,
    PASSED,
) = CLAUSES
EACH: Final = 8
"""The number of cards of a seat, and so of tricks; and the number of deals."""
COUNTED: Final = (HEARTS, TRICKS, NO_TRICKS, QUEENS, KING, LAST, NOT_LAST)
"""The clauses by which the deals of tricks are counted."""
_HEARTS: Final = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
_KING: Final = Card(Suit.HEARTS, Rank.KING)
_ORDERS: Final = (Order(TEN_HIGH), Order(NATURAL))


Ranks = StrEnum("Ranks", "TEN_HIGH NATURAL")
"""How the cards rank."""
Queens = StrEnum("Queens", "TRICK EACH")
"""What several Queens in a trick cost."""


@frozen
class Rules:
    """The rule set: a field an option."""

    ranks: Ranks = option(Ranks.TEN_HIGH, TAKEN, Source.DECISION)("""
        How do the cards rank in tricks? | Wie gehen die Karten in Stichen?
        as hearts do in the first deal: Ace, Ten, King | wie Herz im ersten Spiel: Ass, Zehn, König
        Ace, King, Queen, Jack, Ten | Ass, König, Dame, Bube, Zehn
    """)
    rows: Ranks = option(Ranks.TEN_HIGH, NEXT, Source.MANUAL)("""
        Which cards follow each other in a row? | Welche Karten folgen einander in einer Reihe?
        Ace, Ten, King, Queen, Jack, Nine | Ass, Zehn, König, Dame, Bube, Neun
        Ace, King, Queen, Jack, Ten, Nine | Ass, König, Dame, Bube, Zehn, Neun
    """)
    queens: Queens = option(Queens.TRICK, QUEENS, Source.MANUAL)("""
        What does a trick with several Queens cost? | Was kostet ein Stich mit mehreren Damen?
        20 | 20
        20 for each | 20 für jede
    """)


@cites(PACKS)
def pack(rules: Rules, players: int) -> Cards:
    """24 cards for three seats, 32 for four."""
    low = (Rank.EIGHT, Rank.SEVEN) if players == 3 else ()
    return tuple(card for card in PACK if card.rank not in low)


@cites(VORHAND)
def deal(desk: Desk[Rules], cards: Cards) -> After:
    """Eight cards for each seat."""
    return dealt_out(VORHAND, desk, cards, singly(EACH))


@cites(TAKEN)
def order(desk: Desk[Rules]) -> Order:
    """The order of the cards, without trumps."""
    return _ORDERS[desk.rules.ranks is Ranks.NATURAL]


@cites(*COUNTED)
def worth(rules: Rules, clause: Clause, trick: Trick, is_last: bool) -> int:
    """The points of a trick in the deal that is counted by a clause."""
    cards = [play.card for play in trick]
    queens = sum(card.rank is Rank.QUEEN for card in cards)
    hearts = sum(_HEARTS.get(card.rank, 1) for card in cards if card.suit is Suit.HEARTS)
    return {
        HEARTS: -hearts,
        TRICKS: 10,
        NO_TRICKS: -10,
        QUEENS: -20 * (queens if rules.queens is Queens.EACH else min(queens, 1)),
        KING: -40 * (_KING in cards),
        LAST: 40 * is_last,
        NOT_LAST: -40 * is_last,
    }[clause]


@cites(EIGHT)
def count(desk: Desk[Rules]) -> After:
    """What the tricks of the deal bring or cost each seat."""
    clause, gained = COUNTED[desk.deals], [0] * desk.players
    for trick in desk.tricks:
        is_last = trick is desk.tricks[-1]
        gained[winner(order(desk), trick).seat] += worth(desk.rules, clause, trick, is_last)
    events = payments_told(clause, gained, paying=LOSING)
    return evolve(desk, points=added(desk.points, gained)), tuple(events)


@cites(ROWS, VORHAND)
def lays(desk: Desk[Rules]) -> tuple[Seat, ...]:
    """In the eighth deal Vorhand begins to lay."""
    return (desk.vorhand,) if desk.deals == EACH - 1 else ()


@cites(NEXT)
def ranks(desk: Desk[Rules]) -> tuple[Rank, ...]:
    """The ranks of a row from the highest down."""
    held = {card.rank for card in pack(desk.rules, desk.players)}
    high = TEN_HIGH if desk.rules.rows is Ranks.TEN_HIGH else NATURAL
    return tuple(rank for rank in high if rank in held)


@cites(EIGHT, WON)
def outcome(desk: Desk[Rules]) -> Outcome | None:
    """The match is over after eight deals; most points win."""
    return Outcome(desk.points) if desk.deals == EACH else None


GAME: Final = trick_match_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    rooms=(Room(rows.__name__),),
    seats=range(3, 5),
    pack=pack,
    packed=PACKS,
    start=undealt,
    deal=deal,
    stages=(
        laying_in_rows(
            ROWS,
            Rank.JACK,
            ranks,
            seats=lays,
            done=LAST_LAYS,
            each=10,
            own=OWN,
            follows=NEXT,
            passing=PASSED,
        ),
    ),
    order=order,
    duties=((FOLLOWED, FOLLOW_SUIT),),
    count=count,
    outcome=outcome,
    ending=winners_by(WON),
    turns=VORHAND,
    playing=OWN,
    taking=TAKEN,
)
