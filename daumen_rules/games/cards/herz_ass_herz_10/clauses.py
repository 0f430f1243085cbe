"""The clauses and options of 118 Herz Ass – Herz 10.

The module puts the manual's statements and its open questions in our words. `game` carries them
out.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from daumen_rules.kernel.frozen import frozen
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, option

CLAUSES: Final = clauses("""
    HERZ 118: Ace of hearts and Ten of hearts | Herz Ass – Herz 10
    setup ¶1
    Four play; each gets eight cards.
    Zu viert; jeder bekommt acht Karten.
    transition ¶1
    Who holds the Ace of hearts and who holds the Ten play together against the others.
    Wer das Herz Ass und wer die Herz 10 hat, spielen zusammen gegen die anderen.
    view ¶1
    Nobody may let on whether he holds one of the two.
    Niemand darf verraten, ob er eine der beiden hat.
    transition ¶1
    Hearts are always trumps: Ace, Ten, King, Queen, Jack, 9, 8, 7.
    Herz ist immer Trumpf: Ass, 10, König, Dame, Bube, 9, 8, 7.
    legality ¶1
    Suit must be followed; who cannot need not trump.
    Farbe muss bedient werden; wer nicht kann, muss nicht trumpfen.
    transition ¶1
    Who has both plays alone against three, and must announce it.
    Wer beide hat, spielt allein gegen drei und muss es ansagen.
    scoring ¶1
    The side of the two cards wins with 61 points or more, else the others.
    Die Partei der beiden Karten gewinnt mit mindestens 61 Augen, sonst die anderen.
    scoring ¶1
    Ace 11, Ten 10, King 4, Queen 3, Jack 2, the others nothing.
    Es zählen Asse 11, Zehnen 10, Könige 4, Damen 3 und Buben 2, die übrigen nichts.
    transition silent
    How plain suits rank.
    Wie die übrigen Farben stechen.
    legality silent
    Seats play in turn; who leads the first trick.
    Gespielt wird reihum; wer zum ersten Stich ausspielt.
    legality silent
    A card that is played comes from one's own hand.
    Gespielt wird eine Karte aus der eigenen Hand.
    transition silent
    The highest trump takes the trick, else the highest card of the suit led; its owner leads.
    Der höchste Trumpf nimmt den Stich, sonst die höchste der Farbe; wer ihn hat, spielt aus.
    scoring silent
    What losers pay winners.
    Was die Verlierer den Gewinnern zahlen.
""")
(
    DEALT,
    PARTNERS,
    SECRET,
    TRUMPS,
    FOLLOWED,
    SOLO,
    WON,
    COUNTED,
    PLAIN,
    LED,
    OWN,
    TAKEN,
    PAID,
) = CLAUSES


Lead = StrEnum("Lead", "FOREHAND DEALER")
"""Who leads the first trick."""
Plain = StrEnum("Plain", "LIKE_TRUMPS NATURAL")
"""How plain suits rank."""
Announced = StrEnum("Announced", "BEFORE_THE_LEAD WITH_THE_FIRST")
"""When a solo is announced."""
Payment = StrEnum("Payment", "ONE_EACH NOTHING")
"""What losers pay."""


@frozen
class Rules:
    """The rule set: a field an option."""

    lead: Lead = option(Lead.FOREHAND, LED, Source.STANDARD)("""
        Who leads the first trick? | Wer spielt zum ersten Stich aus?
        the dealer's left neighbour | der linke Nachbar des Gebers
        the dealer | der Geber
    """)
    plain: Plain = option(Plain.LIKE_TRUMPS, PLAIN, Source.DECISION)("""
        How do plain suits rank? | Wie stechen die übrigen Farben?
        like trumps, with the Ten below the Ace | wie Trumpf, die Zehn hinter dem Ass
        Ace, King, Queen, Jack, Ten and on | Ass, König, Dame, Bube, Zehn und weiter
    """)
    announced: Announced = option(Announced.BEFORE_THE_LEAD, SOLO, Source.DECISION)("""
        When is a solo announced? | Wann wird ein Solo angesagt?
        before the first lead | vor dem ersten Ausspielen
        with the first of the two cards | mit der ersten der beiden Karten
    """)
    payment: Payment = option(Payment.ONE_EACH, PAID, Source.DECISION)("""
        What do losers pay? | Was zahlen die Verlierer?
        a chip each, in a solo one to or from each of three | je einen Chip, im Solo einen an oder
          von jedem der drei
        nothing | nichts
    """)
