"""129 Einundfünfzig: cards are added up, and whoever comes to 51 has lost.

The module has the game's own clauses, options and rules. `pile_game` deals and plays.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.row import Facts, row
from daumen_rules.kernel.seats import Seat, next_seat
from daumen_rules.kernel.text import SeatTerm, number
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.cards import Card, Rank, sorted_hand
from daumen_rules.pieces.endings import winners_by
from daumen_rules.pieces.event_text import told
from daumen_rules.pieces.options import Source, option

from .engines.before_tricks import dealt_out, singly
from .engines.desk import After, Desk, undealt
from .engines.hands import up_told
from .engines.laying import put
from .engines.pile_game import PlayAs
from .engines.stock import drawn_told
from .engines.trick_match_entry import pile_game
from .engines.tricks import Cards, Play

CLAUSES: Final = clauses("""
    EINUNDFUENFZIG 129: Fifty-one | Einundfünfzig
    setup ¶1
    Each seat gets five cards, and the rest is the stock.
    Jeder Platz bekommt fünf Karten, und der Rest ist der Stock.
    setup ¶1
    The top card of the stock is turned up beside it.
    Die oberste Karte des Stocks wird offen danebengelegt.
    legality ¶1
    The dealer begins, then it goes round.
    Der Geber beginnt, dann geht es reihum.
    transition ¶1
    Whoever is on turn draws a card from the stock.
    Wer an der Reihe ist, nimmt eine Karte vom Stock.
    legality ¶1
    Then it lays another card from its hand on the open pile.
    Dann legt er eine andere Karte aus der Hand auf den offenen Stapel.
    transition ¶1
    The values are added up, and the sum is said.
    Die Werte werden zusammengezählt, und die Summe wird gesagt.
    transition ¶1
    An Ace counts 1, a King 4, a Queen 3, a Jack 2, a Nine 0, an Eight 8, a Seven 1.
    Ein Ass zählt 1, ein König 4, eine Dame 3, ein Bube 2, eine Neun 0, eine Acht 8, eine Sieben 1.
    transition ¶1
    A Ten takes one point off.
    Eine Zehn zieht einen Punkt ab.
    scoring ¶1
    Whoever comes to 51 or more with its card has lost.
    Wer mit seiner Karte 51 erreicht oder überschreitet, hat verloren.
    advice ¶1
    From thirty on it gets interesting; one steers early.
    Ab dreißig wird es interessant; man steuert frühzeitig.
    transition silent
    Once the stock is empty the game goes on without drawing.
    Ist der Stock leer, wird ohne Ziehen weitergespielt.
""")
(FIVE, UP, TURN, DRAWN, LAID, SUM, VALUES, TEN, LOST, STEERING, EMPTY) = CLAUSES
TOO_MUCH: Final = 51
SEVENS: Final = (1, 7)
"""What a Seven may count."""
_VALUES: Final = {
    Rank.ACE: 1,
    Rank.KING: 4,
    Rank.QUEEN: 3,
    Rank.JACK: 2,
    Rank.NINE: 0,
    Rank.EIGHT: 8,
}


Lay = StrEnum("Lay", "OTHER ANY")
"""Which card is laid after drawing."""
Seven = StrEnum("Seven", "ONE SEVEN CHOICE")
"""What a Seven counts."""


@frozen
class Rules:
    """The rule set: a field an option."""

    lay: Lay = option(Lay.OTHER, LAID, Source.MANUAL)("""
        May the card just drawn be laid? | Darf die gerade gezogene Karte gelegt werden?
        no, another one | nein, eine andere
        yes | ja
    """)
    seven: Seven = option(Seven.ONE, VALUES, Source.MANUAL)("""
        What does a Seven count? | Was zählt eine Sieben?
        1 | 1
        7 | 7
        1 or 7, as its seat says; one that is turned up counts 1 | 1 oder 7, wie sein Platz sagt;
          eine aufgedeckte zählt 1
    """)


def start(players: int, rules: Rules) -> Desk[Rules]:
    """The desk before the deal; the last seat deals."""
    return evolve(undealt(players, rules), turn=players - 1)


@cites(TURN)
def first(desk: Desk[Rules]) -> Seat:
    """The seat that begins."""
    return desk.dealer


@cites(TURN)
def after(desk: Desk[Rules], seat: Seat) -> Seat:
    """The seat whose turn it is after another."""
    return next_seat(seat, desk.players)


@cites(VALUES)
def value(rules: Rules, card: Card) -> int:
    """What a card counts."""
    if card.rank is Rank.SEVEN:
        return 7 if rules.seven is Seven.SEVEN else 1
    return ten() if card.rank is Rank.TEN else _VALUES[card.rank]


@cites(TEN)
def ten() -> int:
    """What a Ten counts."""
    return -1


@cites(FIVE, UP)
def deal(desk: Desk[Rules], cards: Cards) -> After:
    """Five cards each; one is turned up, and the dealer draws."""
    new, events = dealt_out(FIVE, desk, cards, singly(5))
    up, *stock = new.stock
    new = evolve(new, pile=(up,), stock=tuple(stock), total=value(desk.rules, up))
    new, more = drawn(evolve(new, turn=first(desk)))
    return new, (*events, up_told(UP, up), *more)


@cites(DRAWN, EMPTY)
def drawn(desk: Desk[Rules]) -> After:
    """The seat on turn draws a card, if the stock has one."""
    if not desk.stock:
        return desk, ()
    card, *stock = desk.stock
    return evolve(desk, drawn=card, stock=tuple(stock)), (drawn_told(DRAWN, desk.turn, card),)


@row(
    LAID,
    "{card} has just been drawn; {seat} lays another card.",
    "{card} ist gerade gezogen; {seat} legt eine andere Karte.",
)
def lays_what_it_has_drawn(desk: Desk[Rules], action: Play) -> Facts | None:
    """A seat lays another card than the one that it has drawn."""
    if desk.rules.lay is Lay.ANY or action.card is not desk.drawn or action.seat != desk.turn:
        return None
    return {"seat": SeatTerm(action.seat), "card": action.card.term}


def is_counted(desk: Desk[Rules], card: Card) -> bool:
    """Whether a seat says what a card counts: a Seven, where it is agreed."""
    return desk.rules.seven is Seven.CHOICE and card.rank is Rank.SEVEN


@row(
    VALUES,
    "{seat} says what {card} counts; where it is agreed, a Seven is said to count 1 or 7.",
    "{seat} sagt, was {card} zählt; wo es vereinbart ist, sagt man das von einer Sieben, 1 oder 7.",
)
def counts_what_is_not_open(desk: Desk[Rules], action: PlayAs) -> Facts | None:
    """It is said what a Seven counts, where that is agreed."""
    if is_counted(desk, action.card) and action.value in SEVENS:
        return None
    return {"seat": SeatTerm(action.seat), "card": action.card.term}


@row(
    VALUES,
    "{seat} does not say what {card} counts.",
    "{seat} sagt nicht, was {card} zählt.",
)
def does_not_say_what_it_counts(desk: Desk[Rules], action: Play) -> Facts | None:
    """Where it is agreed, a seat that lays a Seven says what it counts."""
    if isinstance(action, PlayAs) or not is_counted(desk, action.card):
        return None
    return {"seat": SeatTerm(action.seat), "card": action.card.term}


@cites(SUM, LAID)
def lay(desk: Desk[Rules], play: Play) -> After:
    """The card is added to the sum; the drawn one goes to the hand, and the next seat draws."""
    counts = play.value if isinstance(play, PlayAs) else value(desk.rules, play.card)
    seat, total = play.seat, desk.total + counts
    drawn_card = () if desk.drawn is None else (desk.drawn,)
    hand = [card for card in (*desk.hands[seat], *drawn_card) if card is not play.card]
    new = evolve(
        desk,
        hands=put(desk.hands, seat, sorted_hand(hand)),
        pile=(*desk.pile, play.card),
        total=total,
        drawn=None,
    )
    said = told(
        SUM,
        "{seat} lays {card}: {total}.",
        "{seat} legt {card}: {total}.",
        shows=True,
        seat=SeatTerm(seat),
        card=play.card.term,
        total=number(total),
    )
    if total >= TOO_MUCH:
        return new, (said,)
    new, events = drawn(evolve(new, turn=after(desk, seat)))
    return new, (said, *events)


@cites(LOST)
def outcome(desk: Desk[Rules]) -> Outcome | None:
    """Whoever has come to 51 has lost, and all others have won."""
    if desk.total < TOO_MUCH:
        return None
    return Outcome(tuple(-int(seat == desk.turn) for seat in range(desk.players)))


GAME: Final = pile_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    seats=range(2, 5),
    start=start,
    deal=deal,
    lay=lay,
    rows=(lays_what_it_has_drawn, counts_what_is_not_open, does_not_say_what_it_counts),
    counting=SEVENS,
    is_counted=is_counted,
    outcome=outcome,
    ending=winners_by(LOST, loses=True),
    turns=TURN,
    playing=LAID,
)
