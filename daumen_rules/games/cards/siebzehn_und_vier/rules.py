"""The rule set of 127 Siebzehn und Vier, and what cards count by it."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.pieces.cards import Rank
from daumen_rules.pieces.options import Source, number_option, option

from ..engines.bank_rounds import rounds_option
from ..engines.tricks import Cards
from .clauses import ACES, AIM, CHIPS, FILLED, OPEN, RAISES, VALUES

AIM_POINTS: Final = 21
Values = StrEnum("Values", "PIPS LITERAL STANDARD")
Raises = StrEnum("Raises", "YES NO")
BankCards = StrEnum("BankCards", "TWO ONE")
TwoAces = StrEnum("TwoAces", "OUT PLAYER BOTH")
Bought = StrEnum("Bought", "OPEN HIDDEN")
_PLAIN: Final = {Rank.SEVEN: 7, Rank.EIGHT: 8, Rank.NINE: 9, Rank.TEN: 10}
_WORTH: Final = {
    Values.PIPS: {**_PLAIN, Rank.JACK: 1, Rank.QUEEN: 1, Rank.KING: 2, Rank.ACE: 11},
    Values.LITERAL: {**dict.fromkeys(Rank, 1), Rank.KING: 2, Rank.ACE: 11},
    Values.STANDARD: {**_PLAIN, Rank.JACK: 2, Rank.QUEEN: 3, Rank.KING: 4, Rank.ACE: 11},
}


@frozen
class Rules:
    """The rule set: a field an option."""

    values: Values = option(Values.PIPS, VALUES, Source.AGAINST)("""
        What do cards count? | Was zählen die Karten?
        7 to 10 their number, Jack and Queen 1, King 2, Ace 11 | 7 bis 10 ihre Zahl, Bube und Dame
          1, König 2, Ass 11
        7 to Queen 1, King 2, Ace 11 | 7 bis Dame 1, König 2, Ass 11
        7 to 10 their number, Jack 2, Queen 3, King 4, Ace 11 | 7 bis 10 ihre Zahl, Bube 2, Dame 3,
          König 4, Ass 11
    """)
    raises: Raises = option(Raises.YES, RAISES, Source.MANUAL)("""
        May the bank raise its points by one? | Darf die Bank ihre Punkte um einen erhöhen?
        yes | ja
        no | nein
    """)
    bank_cards: BankCards = option(BankCards.TWO, AIM, Source.MANUAL)("""
        With how many cards may the bank pass? | Mit wie vielen Karten darf die Bank passen?
        with two or more | mit zwei oder mehr
        with one too | auch mit einer
    """)
    two_aces: TwoAces = option(TwoAces.OUT, ACES, Source.DECISION)("""
        What do two Aces count? | Was zählen zwei Asse?
        22: too much | 22: zu viel
        21 for the seat that plays against the bank | 21 für den Platz, der gegen die Bank spielt
        21 for the bank too | 21 auch für die Bank
    """)
    bought: Bought = option(Bought.OPEN, OPEN, Source.MANUAL)("""
        How are bought cards handed to a seat? | Wie werden gekaufte Karten gereicht?
        face up | offen
        face down | verdeckt
    """)
    chips: int = number_option(10, range(1, 51), CHIPS, Source.DECISION)("""
        How many chips does each seat get? | Wie viele Chips bekommt jeder Platz?
    """)
    bank: int = number_option(30, range(1, 101), FILLED, Source.DECISION)("""
        How many chips has the bank? | Wie viele Chips hat die Bank?
    """)
    rounds: int = rounds_option()


@cites(VALUES, ACES)
def points(rules: Rules, cards: Cards, *, is_bank: bool = False) -> int:
    """What cards count."""
    worth = _WORTH[rules.values]
    count = sum(worth[card.rank] for card in cards)
    aces = [card.rank for card in cards] == [Rank.ACE, Rank.ACE]
    wins = rules.two_aces is TwoAces.BOTH or (rules.two_aces is TwoAces.PLAYER and not is_bank)
    return AIM_POINTS if aces and wins else count
