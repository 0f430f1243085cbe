"""The clauses of 121 Brandeln, and its options."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from daumen_rules.kernel.frozen import frozen
from daumen_rules.pieces.book import clauses
from daumen_rules.pieces.options import Source, option

from ..engines.balances import deals_option

CLAUSES: Final = clauses("""
    BRANDELN 121: Brandeln | Brandeln
    material ¶1
    It is played with 28 cards: the Eights are taken out.
    Gespielt wird mit 28 Karten: Die Achten sind herausgenommen.
    transition ¶1
    Cards rank Ace, King, Queen, Jack, Ten, Nine, Seven.
    Die Karten gehen Ass, König, Dame, Bube, Zehn, Neun, Sieben.
    transition ¶1
    Of trumps the Jack is highest, then the Seven, then Ace, King, Queen, Ten and Nine.
    Im Trumpf gilt der Bube am meisten, dann die Sieben, dann Ass, König, Dame, Zehn und Neun.
    setup ¶1
    Each of four seats gets two, three and two cards.
    Jeder der vier Plätze bekommt zwei, drei und zwei Karten.
    legality ¶1
    Vorhand, or whoever comes next where it passes, says Brandeln: three tricks.
    Vorhand, oder wer nach ihr kommt, wenn sie passt, meldet Brandeln: drei Stiche.
    legality ¶1
    In turn those after it may bid more: four, five or six tricks.
    Die Folgenden dürfen der Reihe nach überbieten: vier, fünf oder sechs Stiche.
    legality ¶1
    Whoever has bid before holds what is bid, or gives way.
    Wer vorher geboten hat, behält das Gebot oder gibt es ab.
    legality ¶1
    Whoever keeps the game names trumps, once the bidding is over.
    Wer das Spiel behält, bestimmt den Trumpf, wenn das Bieten beendet ist.
    legality ¶1
    The soloist leads first.
    Der Alleinspieler spielt als Erster aus.
    transition ¶1
    Whoever has taken the last trick leads.
    Ausspielen muss, wer den letzten Stich gemacht hat.
    legality ¶1
    Suit is followed.
    Farbe wird bekannt.
    legality ¶1
    Who can beat in the suit has to; who cannot follow may trump or play any card.
    In der Farbe wird überstochen; wer nicht bedienen kann, trumpft oder wirft ab.
    scoring ¶1
    The soloist is paid by each of the others where he has the tricks that he bid.
    Gewinnt der Alleinspieler, zahlt ihm jeder Gegner.
    scoring ¶1
    Where he has not, he pays each of the others as much.
    Verliert er, zahlt er jedem Gegner ebenso viel.
    scoring ¶2
    Three tricks are worth 1 chip, four 2, five 3, six 4.
    Drei Stiche sind 1 Chip wert, vier 2, fünf 3, sechs 4.
    scoring ¶2
    No trick at all, Betteln, is worth 5; it is not bid.
    Gar kein Stich, Betteln, ist 5 wert; es wird nicht gereizt.
    scoring ¶2
    All seven tricks are worth 6; that is not bid either.
    Alle sieben Stiche, der Durchmarsch, sind 6 wert; auch das wird nicht gereizt.
    legality silent
    A seat that has passed is out of the bidding; after six the others are asked as well, and can
        only pass. Where all pass, the next seat deals.
    Wer gepasst hat, ist aus dem Bieten; auch nach sechs werden die anderen noch gefragt, und können
        nur passen. Passen alle, gibt der nächste Platz.
    legality silent
    A card that is played comes from one's own hand.
    Gespielt wird eine Karte aus der eigenen Hand.
    legality silent
    Whether a bid may leave out numbers.
    Ob ein Gebot Zahlen überspringen darf.
    legality silent
    Who bids on after a bid was held.
    Wer weiterbietet, wenn ein Gebot behalten wurde.
    scoring silent
    The deal goes to the left; a match has one deal for each seat, and most chips win it.
    Das Geben geht nach links weiter; eine Partie hat ein Spiel für jeden Platz, und die meisten
      Chips gewinnen sie.
""")
(
    PACK_OF_28,
    RANKED,
    TRUMPS,
    DEALT,
    OPENED,
    RAISED,
    HELD,
    NAMED,
    LED,
    TAKEN,
    FOLLOWED,
    BEATEN,
    WON,
    LOST,
    VALUES,
    BEGGING,
    ALL_SEVEN,
    PASSING,
    OWN,
    JUMPS,
    AFTER_HOLD,
    DEALS,
) = CLAUSES


Opening = StrEnum("Opening", "THREE ANY")
"""What the first bid may be."""
Jumps = StrEnum("Jumps", "YES NO")
"""Whether a bid may leave out numbers."""
AfterHold = StrEnum("AfterHold", "SAME NEXT")
"""Who bids on after a bid was held."""
NoTrick = StrEnum("NoTrick", "WINS LOSES LOSES_BID")
"""What it is worth where the soloist takes no trick."""


@frozen
class Rules:
    """The rule set: a field an option."""

    opening: Opening = option(Opening.THREE, OPENED, Source.MANUAL)("""
        What may the first bid be? | Was darf das erste Gebot sein?
        three tricks | drei Stiche
        three to six tricks | drei bis sechs Stiche
    """)
    jumps: Jumps = option(Jumps.YES, JUMPS, Source.DECISION)("""
        May a bid leave out numbers? | Darf ein Gebot Zahlen überspringen?
        yes | ja
        no | nein
    """)
    after_hold: AfterHold = option(AfterHold.SAME, AFTER_HOLD, Source.STANDARD)("""
        Who bids on after a bid was held? | Wer bietet weiter, wenn ein Gebot behalten wurde?
        whoever has made it | wer es gemacht hat
        the next seat | der nächste Platz
    """)
    no_trick: NoTrick = option(NoTrick.WINS, BEGGING, Source.MANUAL)("""
        What if the soloist takes no trick? | Was gilt, wenn der Alleinspieler keinen Stich macht?
        he wins 5 | er gewinnt 5
        he loses 5 | er verliert 5
        he loses what he has bid | er verliert sein Gebot
    """)
    deals: int = deals_option(DEALS)
