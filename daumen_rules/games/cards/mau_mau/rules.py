"""The options of 125 Mau-Mau, one for each point that the manual leaves open.

The module has the values of each option and the rule set. `table`, `legality` and `effect` carry
the options out.
"""

from __future__ import annotations

from enum import StrEnum

from daumen_rules.kernel.frozen import frozen
from daumen_rules.pieces.matches import bound
from daumen_rules.pieces.options import Source, number_option, option

from . import clauses as c

SevenEight = StrEnum("SevenEight", "NO YES")
"""Whether the variant with Sevens and Eights is played."""
Jack = StrEnum("Jack", "ONLY_IF_STUCK ANYTIME")
"""When a seat may lay a Jack that does not fit."""
FittingJack = StrEnum("FittingJack", "NAMES PLAIN")
"""Whether a Jack that fits names a suit."""
Drawing = StrEnum("Drawing", "ONLY_IF_STUCK ANYTIME")
"""Who may draw a card."""
FirstJack = StrEnum("FirstJack", "PLAIN ANYTHING_FITS")
"""What follows from a Jack that is turned up before the first turn."""
Drawn = StrEnum("Drawn", "MUST MAY")
"""Whether a drawn card that fits has to be laid."""
Ten = StrEnum("Ten", {"TEN": "10", "NOTHING": "0"})
"""The points of a Ten against a seat."""
EmptyStock = StrEnum("EmptyStock", "RESHUFFLE NO_DRAW")
"""What happens when the stock has run out."""
Stacking = StrEnum("Stacking", "NO YES")
"""Whether a Seven may be laid on a Seven instead of drawing."""
Acts = StrEnum("Acts", "NO YES")
"""Whether a Seven or Eight acts as the first card turned up, or as a seat's last card."""


@frozen
class Rules:
    """The rule set: a field an option."""

    seven_eight: SevenEight = option(SevenEight.NO, c.SEVEN, Source.MANUAL)("""
        Do Sevens and Eights act, as in the variant? | Gilt die Spielart mit Sieben und Acht?
        no | nein
        yes: after a Seven two cards, after an Eight sit out | ja: zwei Karten, aussetzen
    """)
    jack: Jack = option(Jack.ONLY_IF_STUCK, c.JACK, Source.MANUAL)("""
        When may a Jack be laid that does not fit? | Wann darf ein Bube liegen, der nicht passt?
        only where no card fits | nur wenn keine Karte passt
        anytime | jederzeit
    """)
    fitting_jack: FittingJack = option(FittingJack.NAMES, c.NAMES, Source.STANDARD)("""
        Does a Jack that fits name a suit too? | Bestimmt auch ein passender Bube eine Farbe?
        yes | ja
        no, it is a card like others | nein, er ist eine Karte wie andere
    """)
    drawing: Drawing = option(Drawing.ONLY_IF_STUCK, c.DRAW, Source.MANUAL)("""
        Who may draw a card? | Wer darf eine Karte ziehen?
        only who can lay nothing | nur wer nichts legen kann
        also who could lay a card | auch wer legen könnte
    """)
    drawn: Drawn = option(Drawn.MUST, c.DRAWN, Source.DECISION)("""
        Has a drawn card that can be laid to be laid? | Muss eine gezogene passende Karte liegen?
        it must be laid | sie muss gelegt werden
        it may be kept | sie darf behalten werden
    """)
    ten: Ten = option(Ten.TEN, c.TEN, Source.STANDARD)("""
        What does a Ten count? | Was zählt eine Zehn?
        ten points, as in Skat | zehn Punkte wie im Skat
        nothing, as it is not listed | nichts, da sie nicht genannt ist
    """)
    empty_stock: EmptyStock = option(EmptyStock.RESHUFFLE, c.STOCK, Source.STANDARD)("""
        What if the stock has run out? | Was ist, wenn der Stock verbraucht ist?
        the pile is shuffled, but for its top card | der Stapel wird ohne die oberste gemischt
        nobody draws any more | niemand zieht mehr
    """)
    first_card: Acts = option(Acts.NO, c.FIRST_CARD, Source.DECISION)("""
        Does a Seven or Eight act that is turned up first? | Wirkt eine aufgedeckte Sieben, Acht?
        no | nein
        yes, on Vorhand | ja, auf Vorhand
    """)
    first_jack: FirstJack = option(FirstJack.PLAIN, c.FIRST_CARD, Source.DECISION)("""
        What does a Jack do that is turned up first? | Was bewirkt ein zuerst aufgedeckter Bube?
        nothing: Vorhand matches its suit or rank | nichts: Vorhand bedient Farbe oder Rang
        Vorhand may lay any card on it | Vorhand darf jede Karte darauf legen
    """)
    stacking: Stacking = option(Stacking.NO, c.SEVEN, Source.MANUAL)("""
        May a Seven be laid on a Seven? | Darf eine Sieben auf eine Sieben gelegt werden?
        no, nothing is laid | nein, es wird nichts gelegt
        yes, and the next seat draws two more | ja, und der Nächste nimmt zwei mehr
    """)
    last_card: Acts = option(Acts.NO, c.LAST_CARD, Source.DECISION)("""
        Does a Seven act as a last card? | Wirkt eine Sieben als letzte Karte?
        no | nein
        yes, the next seat draws before the count | ja, der Nächste nimmt vor dem Zählen
    """)
    amount: int = number_option(1, range(1, 101), c.PAY, Source.DECISION)("""
        How much is paid to each seat with fewer points? | Wie viel bekommt jeder mit weniger?
    """)
    max_turns: int = bound(
        c.BOUNDED,
        "After how many turns of a deal is the game over? | Nach wie vielen Zügen ist Schluss?",
    )
    max_deals: int = bound(
        c.BOUNDED,
        "After how many deals is the game over? | Nach wie vielen Spielen ist Schluss?",
    )
