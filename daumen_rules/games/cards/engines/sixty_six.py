"""Sixty-six: the clauses, options and rules that 133 and 134 share.

Cards are worth points, and King and Queen of a suit more. `trick_match` deals and plays.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final, TypeVar

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, number
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.cards import PACK, Rank, Suit
from daumen_rules.pieces.endings import winners_by
from daumen_rules.pieces.event_text import TextEvent, told
from daumen_rules.pieces.options import Source, number_option, option

from .desk import After, Desk
from .tricks import TEN_HIGH, Cards, Order, points_by_seat, under_trumps, won_by

R = TypeVar("R")
CLAUSES: Final = clauses("""
    SECHS 133: Sixty-six | Sechsundsechzig
    material ¶1
    It is played with 24 cards: Ace, King, Queen, Jack, Ten and Nine of each suit.
    Gespielt wird mit 24 Karten: Ass, König, Dame, Bube, Zehn und Neun jeder Farbe.
    scoring ¶1
    An Ace counts 11, a Ten 10, a King 4, a Queen 3, a Jack 2, a Nine 0.
    Ein Ass zählt 11, eine Zehn 10, ein König 4, eine Dame 3, ein Bube 2, eine Neun 0.
    setup ¶1
    Each seat gets six cards.
    Jeder Platz bekommt sechs Karten.
    setup ¶1
    The thirteenth card is turned up and lies half under the stock: its suit is trumps.
    Die dreizehnte Karte liegt offen halb unter dem Stock: Ihre Farbe ist Trumpf.
    legality ¶2
    Vorhand leads, and then whoever has taken the last trick.
    Vorhand spielt aus, danach, wer den letzten Stich gemacht hat.
    transition ¶2
    Trumps always take; of cards of the same suit their value decides.
    Trümpfe stechen immer; bei Karten der gleichen Farbe entscheidet der Wert.
    legality ¶2
    Who can neither trump nor beat may play any card.
    Wer weder trumpfen noch stechen kann, darf beliebig abwerfen.
    remark ¶2
    A trick that was taken is not looked at again, not even to count.
    Ein Stich, der genommen ist, wird nicht noch einmal angesehen, auch nicht zum Zählen.
    transition ¶2
    Whoever has taken the trick draws the top card of the stock, then the other draws.
    Wer den Stich gemacht hat, nimmt die oberste Karte vom Stock, dann der andere.
    scoring ¶2
    Whoever comes to 66 points wins the deal and may declare it over.
    Wer 66 Punkte erreicht, gewinnt das Spiel und darf es für beendet erklären.
    scoring ¶2
    The winner gets one point where the other has 33 or more.
    Der Gewinner bekommt einen Pluspunkt, wenn der andere 33 oder mehr hat.
    scoring ¶3
    He gets two where the other has fewer than 33.
    Er bekommt zwei, wenn der andere weniger als 33 hat.
    scoring ¶3
    He gets three where the other has taken no trick.
    Er bekommt drei, wenn der andere keinen Stich gemacht hat.
    scoring ¶3
    Whoever comes to seven points wins the match.
    Wer sieben Pluspunkte erreicht, gewinnt die Partie.
    legality ¶3
    As is often agreed, King and Queen of a suit can be declared: a marriage.
    Wie es oft vereinbart wird, kann man König und Dame einer Farbe ansagen: eine Mariage.
    transition ¶3
    A marriage brings 20 points, at once.
    Eine Mariage bringt sofort 20 Punkte.
    legality ¶3
    Only who has taken a trick can declare one.
    Nur wer schon einen Stich hat, darf eine Mariage melden.
    legality ¶3
    One of the two cards is led then.
    Danach wird eine der beiden Karten ausgespielt.
    transition ¶3
    A marriage in trumps brings 40.
    Eine Mariage in Trumpf bringt 40.
    legality ¶3
    Whoever thinks to come to 66 without drawing can close the stock, at its lead.
    Wer glaubt, ohne weitere Karten 66 zu erreichen, kann vor dem Ausspielen zumachen.
    transition ¶3
    From then on nobody draws.
    Von da an zieht niemand mehr.
    scoring ¶3
    Where whoever has closed has fewer points than the other, the other gets three more.
    Hat der Zumacher weniger Punkte als der andere, bekommt der andere drei dazu.
    legality silent
    Once nobody draws suit is followed and beaten; who cannot follow trumps, and higher if he can.
    Wenn niemand mehr zieht, wird bedient und überstochen; wer nicht kann, trumpft, wenn möglich
      höher.
    legality silent
    A card that is played comes from one's own hand.
    Gespielt wird eine Karte aus der eigenen Hand.
    scoring silent
    Who wins a deal in which nobody comes to 66.
    Wer ein Spiel gewinnt, in dem niemand 66 erreicht.
    scoring silent
    What is counted where whoever has closed does not come to 66, and is not behind either.
    Was zählt, wenn der Zumacher keine 66 erreicht, aber auch nicht zurückliegt.
    scoring silent
    The deal goes to the left; a match that goes on too long ends without a winner.
    Das Geben geht nach links weiter; eine Partie, die zu lange dauert, endet ohne Gewinner.
""")
(
    PACK_OF_24,
    VALUES,
    SIX,
    TURNED_UP,
    LED,
    RANKED,
    FREE,
    NO_LOOKING,
    DRAWN,
    SIXTY_SIX,
    ONE,
    TWO,
    THREE,
    SEVEN,
    MARRIAGE,
    TWENTY,
    AFTER_A_TRICK,
    LEADS_ONE,
    FORTY,
    CLOSING,
    CLOSED,
    BEHIND,
    STRICT,
    OWN,
    NOBODY,
    NOT_BEHIND,
    BOUNDED,
) = CLAUSES
FOR_TWO: Final = (
    *(SIX, TURNED_UP, FREE, DRAWN, SIXTY_SIX, CLOSING, CLOSED, BEHIND),
    *(STRICT, NOBODY, NOT_BEHIND),
)
"""The clauses that hold for two seats alone."""
FOR_ALL: Final = tuple(clause for clause in CLAUSES if id(clause) not in map(id, FOR_TWO))
"""The clauses that hold for three seats too."""
CARDS: Final = tuple(card for card in PACK if card.rank not in (Rank.SEVEN, Rank.EIGHT))
ENOUGH: Final = 66
HALF: Final = 33
TARGET: Final = 7


Marriage = StrEnum("Marriage", "YES NO")
"""Whether marriages are declared."""


MARRIAGES: Final = option(Marriage.YES, MARRIAGE, Source.MANUAL)("""
    Can marriages be declared? | Kann man Mariagen ansagen?
    yes | ja
    no | nein
""")
MOST_DEALS: Final = number_option(200, range(1, 1001), BOUNDED, Source.DECISION)("""
    After how many deals is a match over that nobody has won? | Nach wie vielen Spielen ist eine
      Partie zu Ende, die niemand gewonnen hat?
""")


@cites(PACK_OF_24)
def pack(rules: object, players: int) -> Cards:
    """24 cards."""
    return CARDS


@cites(RANKED)
def order(desk: Desk[Any]) -> Order:
    """The order of the cards, the trump suit above all others."""
    return under_trumps(TEN_HIGH, desk.trump)


# Points


@cites(VALUES)
def reached(desk: Desk[Any]) -> tuple[int, ...]:
    """The points that each seat has in its tricks and by marriages."""
    found = [*points_by_seat(order(desk), desk.tricks, desk.players)]
    for meld in desk.melds:
        found[meld.seat] += worth(desk, meld.suit)
    return tuple(found)


def worth(desk: Desk[Any], suit: Suit) -> int:
    """The points of a marriage."""
    return trump_marriage() if suit is desk.trump else plain_marriage()


@cites(TWENTY)
def plain_marriage() -> int:
    """The points of a marriage in another suit than trumps."""
    return 20


@cites(FORTY)
def trump_marriage() -> int:
    """The points of a marriage in trumps."""
    return 40


def has_a_trick(desk: Desk[Any], seat: Seat) -> bool:
    """Whether a seat has taken a trick in the deal."""
    return bool(won_by(seat, order(desk), desk.tricks))


def deal_points(desk: Desk[Any], loser: Seat) -> tuple[int, Clause]:
    """What a deal brings against a loser, and by which clause."""
    if not has_a_trick(desk, loser):
        return against_nothing(), THREE
    has_half = reached(desk)[loser] >= HALF
    return (against_half(), ONE) if has_half else (against_less(), TWO)


@cites(ONE)
def against_half() -> int:
    """What a deal brings against a seat with half of the points."""
    return 1


@cites(TWO)
def against_less() -> int:
    """What it brings against one with fewer."""
    return 2


@cites(THREE)
def against_nothing() -> int:
    """What it brings against one without a trick."""
    return 3


def won(desk: Desk[Any], seat: Seat, brings: int, by: Clause) -> After:
    """The desk after a seat has got points for a deal, and the event."""
    points = tuple(has + brings * (each == seat) for each, has in enumerate(desk.points))
    event = told(
        by,
        "{seat} gets {brings}, and has {points} now.",
        "{seat} bekommt {brings} und hat jetzt {points}.",
        seat=SeatTerm(seat),
        brings=number(brings),
        points=number(points[seat]),
    )
    return evolve(desk, points=points), (event,)


def counted(desk: Desk[Any]) -> tuple[TextEvent, ...]:
    """The points of all seats at the end of a deal."""
    return tuple(
        told(
            VALUES,
            "{seat} has {points} points.",
            "{seat} hat {points} Augen.",
            seat=SeatTerm(seat),
            points=number(has),
        )
        for seat, has in enumerate(reached(desk))
    )


@cites(SEVEN, BOUNDED)
def outcome(desk: Desk[Any]) -> Outcome | None:
    """The match is over at seven points, or at its bound, where nobody has won."""
    if max(desk.points) >= TARGET:
        return Outcome(desk.points)
    return Outcome(desk.points, winners=()) if desk.deals >= desk.rules.max_deals else None


ending: Final = winners_by(SEVEN, BOUNDED)
"""Who has won the match."""
