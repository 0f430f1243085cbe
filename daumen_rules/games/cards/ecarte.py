"""130 Ecarté: five cards for each of two, bad ones are changed, and three tricks bring a point.

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

from .engines.before_tricks import dealt_out, singly, staking, swapping, trumps_turned_up
from .engines.desk import After, Desk, Money, undealt
from .engines.hands import taken
from .engines.trick_match_entry import trick_match_game
from .engines.tricks import FOLLOW_SUIT, NATURAL, Cards, Order, under_trumps, winner

CLAUSES: Final = clauses("""
    ECARTE 130: Ecarté | Ecarté
    setup ¶1
    Each of two seats gets five cards.
    Jeder der beiden Plätze bekommt fünf Karten.
    setup ¶1
    A card is turned up beside the stock, and its suit is trumps.
    Eine Karte wird neben dem Stock aufgedeckt, und ihre Farbe ist Trumpf.
    legality ¶1
    Each seat may change cards of its hand for others of the stock.
    Jeder Platz darf Karten seiner Hand gegen andere des Stocks tauschen.
    legality ¶1
    After that each seat may stake an amount.
    Danach darf jeder Platz einen Betrag setzen.
    legality ¶1
    Vorhand leads.
    Vorhand spielt aus.
    legality ¶1
    Suit is followed; who cannot follow may trump.
    Farbe wird bekannt; wer nicht bedienen kann, darf stechen.
    transition ¶1
    Whoever has taken the trick leads the next.
    Wer gestochen hat, spielt zum nächsten Stich aus.
    scoring ¶1
    At least three tricks are the aim, and three bring a point.
    Ziel sind mindestens drei Stiche, und drei bringen einen Punkt.
    scoring ¶1
    All five tricks bring two points.
    Alle fünf Stiche bringen zwei Punkte.
    scoring ¶1
    Whoever comes to the agreed number of points has won.
    Wer die vereinbarte Punktzahl erreicht, hat gewonnen.
    transition silent
    How the cards rank; the highest trump takes the trick, else the highest card of the suit led.
    Wie die Karten gehen; der höchste Trumpf nimmt den Stich, sonst die höchste Karte der Farbe.
    legality silent
    A card that is played comes from one's own hand.
    Gespielt wird eine Karte aus der eigenen Hand.
    legality silent
    Each seat changes once, Vorhand first, as many cards as it likes, also none.
    Jeder tauscht einmal, Vorhand zuerst, und beliebig viele Karten, auch keine.
    scoring silent
    Whoever has most tricks gets what the other has staked.
    Wer die meisten Stiche hat, bekommt, was der andere gesetzt hat.
    scoring silent
    Four tricks bring a point as three do.
    Vier Stiche bringen einen Punkt wie drei.
    procedure silent
    The deal goes to the other seat.
    Das Geben geht an den anderen Platz.
""")
(
    FIVE,
    UP,
    CHANGED,
    STAKED,
    LED,
    FOLLOWED,
    LEADS,
    THREE,
    ALL_FIVE,
    WON,
    RANKED,
    OWN,
    ONCE,
    COLLECTED,
    FOUR,
    DEALER,
) = CLAUSES
EACH: Final = 5
"""The number of cards, and so of tricks."""
KING_HIGH: Final = (Rank.KING, Rank.QUEEN, Rank.JACK, Rank.ACE, *NATURAL[4:])
"""Ranks with the Ace below the Jack, as the game has them elsewhere."""


Ranks = StrEnum("Ranks", "KING_HIGH NATURAL")
"""How the cards rank."""
Stakes = StrEnum("Stakes", "INDEPENDENT MATCHED")
"""What the second seat may stake."""


@frozen
class Rules:
    """The rule set: a field an option."""

    ranks: Ranks = option(Ranks.KING_HIGH, RANKED, Source.STANDARD)("""
        How do the cards rank? | Wie gehen die Karten?
        King, Queen, Jack, Ace, Ten to Seven | König, Dame, Bube, Ass, Zehn bis Sieben
        Ace, King, Queen, Jack, Ten to Seven | Ass, König, Dame, Bube, Zehn bis Sieben
    """)
    stakes: Stakes = option(Stakes.INDEPENDENT, STAKED, Source.DECISION)("""
        What may the second seat stake? | Was darf der zweite Platz setzen?
        what it likes | was er will
        as much as the first, or nothing, and then nothing is at stake | so viel wie der erste,
          oder nichts, und dann geht es um nichts
    """)
    max_stake: int = number_option(3, range(101), STAKED, Source.DECISION)("""
        How much may a seat stake at most? 0 is a game without stakes. | Wie viel darf ein Platz
          höchstens setzen? 0 ist ein Spiel ohne Einsätze.
    """)
    target: int = number_option(5, range(1, 101), WON, Source.STANDARD)("""
        How many points win? | Wie viele Punkte gewinnen?
    """)


@cites(DEALER)
def start(players: int, rules: Rules) -> Desk[Rules]:
    """The desk before the first deal, with points and chips."""
    return evolve(undealt(players, rules), money=Money((0,) * players, (0,) * players))


def money(desk: Desk[Rules]) -> Money:
    """The chips of the seats."""
    assert desk.money is not None, "there are chips from the beginning"
    return desk.money


@cites(FIVE, UP)
def deal(desk: Desk[Rules], cards: Cards) -> After:
    """Five cards each; the next is turned up."""
    after, events = dealt_out(FIVE, desk, cards, singly(EACH))
    after, shown = trumps_turned_up(UP, after)
    return after, (*events, *shown)


@cites(ONCE)
def asked(desk: Desk[Rules]) -> tuple[Seat, ...]:
    """Both seats, Vorhand first."""
    return desk.round


@cites(STAKED)
def staked(desk: Desk[Rules]) -> tuple[Seat, ...]:
    """Both seats stake, Vorhand first, unless nothing may be staked."""
    return desk.round if desk.rules.max_stake else ()


@cites(STAKED)
def amounts(desk: Desk[Rules]) -> Sequence[int]:
    """What the seat on turn may stake."""
    if desk.turn == desk.dealer and desk.rules.stakes is Stakes.MATCHED:
        return sorted({0, money(desk).stakes[desk.vorhand]})
    return range(desk.rules.max_stake + 1)


@cites(RANKED, LEADS)
def order(desk: Desk[Rules]) -> Order:
    """The order of the cards, the suit turned up above all others."""
    high = KING_HIGH if desk.rules.ranks is Ranks.KING_HIGH else NATURAL
    return under_trumps(high, desk.trump)


@cites(THREE, FOUR, ALL_FIVE, COLLECTED)
def count(desk: Desk[Rules]) -> After:
    """The seat with most tricks gets a point, two for all five, and the stake of the other."""
    tricks = taken(desk, lambda trick: winner(order(desk), trick))
    most = max(tricks)
    best, points = tricks.index(most), 2 if most == EACH else 1
    by = {3: THREE, 4: FOUR, 5: ALL_FIVE}[most]
    won = told(
        by,
        "{seat} has {tricks} tricks and gets {points}.",
        "{seat} hat {tricks} Stiche und bekommt {points}.",
        seat=SeatTerm(best),
        tricks=number(most),
        points=number(points),
    )
    chips, stakes = money(desk).chips, money(desk).stakes
    if desk.rules.stakes is Stakes.MATCHED and 0 in stakes:
        stakes = (0, 0)
    paid = paid_to(best, [0 if seat == best else stake for seat, stake in enumerate(stakes)])
    gained = [points if seat == best else 0 for seat in range(desk.players)]
    left = Money(added(chips, paid), (0,) * desk.players)
    after = evolve(desk, points=added(desk.points, gained), money=left)
    return after, (won, *payments_told(COLLECTED, paid))


@cites(WON)
def outcome(desk: Desk[Rules]) -> Outcome | None:
    """Whoever has the agreed points has won; what was staked is paid."""
    is_won = max(desk.points) >= desk.rules.target
    return Outcome(desk.points, payments=money(desk).chips) if is_won else None


GAME: Final = trick_match_game(
    Rules(),
    module=__name__,
    clauses=CLAUSES,
    seats=range(2, 3),
    start=start,
    deal=deal,
    stages=(swapping(CHANGED, asked, lambda _: EACH), staking(STAKED, staked, amounts)),
    order=order,
    duties=((FOLLOWED, FOLLOW_SUIT),),
    count=count,
    outcome=outcome,
    ending=winners_by(WON),
    turns=LED,
    playing=OWN,
    taking=LEADS,
)
