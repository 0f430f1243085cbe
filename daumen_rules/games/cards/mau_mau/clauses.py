"""The clauses of 125 Mau-Mau.

The module puts the manual's statements in our words, and names the points on which it is silent.
`rules` has the options on them.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.pieces.book import clauses

CLAUSES: Final = clauses("""
    MAU 125: Mau-Mau | Mau-Mau
    remark ¶1
    There are no tricks and no trumps.
    Es gibt keine Stiche und keinen Trumpf.
    setup ¶1
    Five cards are dealt to each seat, singly and in turn.
    Jeder Platz bekommt fünf Karten, einzeln und reihum.
    setup ¶1
    The rest is the stock, face down; its top card is turned up beside it and begins the pile.
    Der Rest ist verdeckt der Stock; seine oberste Karte liegt offen daneben und beginnt den Stapel.
    legality ¶1
    Vorhand begins, left of the dealer; then play goes on in turn.
    Vorhand beginnt, links vom Geber; dann geht es reihum.
    legality ¶1
    A card is laid that has the suit or the rank of the card on top of the pile.
    Gelegt wird eine Karte, die Farbe oder Rang der obersten Karte des Stapels hat.
    legality ¶1
    Whoever has no such card may lay any Jack.
    Wer keine solche Karte hat, darf einen beliebigen Buben legen.
    transition ¶1
    A Jack laid so names a new suit for the next seat.
    Ein so gelegter Bube bestimmt dem nächsten Platz eine neue Farbe.
    legality ¶1
    On a suit that was named only cards of this suit fit.
    Auf eine bestimmte Farbe passen nur Karten dieser Farbe.
    legality ¶1
    Only a seat that can lay nothing, not even a Jack, draws one card from the stock.
    Nur wer nichts legen kann, auch keinen Buben, nimmt eine Karte vom Stock.
    legality ¶1
    The drawn card is laid where it can be; otherwise it is kept, and the turn goes on.
    Die gezogene Karte wird gelegt, wo sie passt; sonst wird sie behalten, und der Nächste ist dran.
    transition ¶1
    Nobody lays more than one card at a time.
    Niemand legt mehr als eine Karte auf einmal.
    legality ¶1
    Variant: after a Seven the next seat draws two cards and lays nothing.
    Spielart: Nach einer Sieben nimmt der nächste Platz zwei Karten und legt nichts.
    transition ¶1
    Variant: after an Eight the next seat sits out once.
    Spielart: Nach einer Acht setzt der nächste Platz einmal aus.
    scoring ¶1
    Whoever has laid all cards first has won the deal.
    Wer zuerst alle Karten abgelegt hat, hat das Spiel gewonnen.
    procedure ¶1
    The winner of a deal calls “Mau-Mau”.
    Der Gewinner eines Spiels ruft „Mau-Mau“.
    scoring ¶1
    The others note what is left in their hands: Jack 2, Queen 3, King 4, Ace 11.
    Die übrigen notieren, was sie noch halten: Bube 2, Dame 3, König 4, Ass 11.
    scoring ¶1
    The game is over when a seat has 100 points against it.
    Die Runde ist aus, wenn ein Platz 100 Minuspunkte hat.
    scoring ¶1
    Such a seat pays the agreed amount to every seat with fewer points against it.
    Ein solcher Platz zahlt jedem Platz mit weniger Minuspunkten den vereinbarten Betrag.
    example ¶1
    On the King of hearts goes any heart or King; a Jack of diamonds on a heart may name spades.
    Auf Herz König passt jedes Herz und jeder König; Karo Bube auf Herz bestimmt etwa Pik.
    legality silent
    A card is laid from one's hand, or it is the card just drawn.
    Gelegt wird eine Karte aus der Hand oder die eben gezogene.
    legality silent
    Which Jacks name a suit: a Jack that fits too, but no other card and no last one.
    Welche Buben eine Farbe bestimmen: auch ein passender, aber keine andere und keine letzte Karte.
    scoring silent
    What a Ten counts; Nine, Eight and Seven count nothing.
    Was eine Zehn zählt; Neun, Acht und Sieben zählen nichts.
    transition silent
    When the stock has run out, the pile but for its top card is shuffled and becomes the stock.
    Ist der Stock verbraucht, wird der Stapel ohne seine oberste Karte gemischt und neuer Stock.
    legality silent
    Whoever must draw where there is nothing to draw passes.
    Wer ziehen müsste, wo nichts zu ziehen ist, passt.
    transition silent
    What a Seven, an Eight or a Jack does that is turned up before the first turn.
    Was eine Sieben, eine Acht oder ein Bube bewirkt, die vor dem ersten Zug aufgedeckt werden.
    transition silent
    What a Seven does that is somebody's last card.
    Was eine Sieben bewirkt, die jemandes letzte Karte ist.
    transition silent
    The first dealer is drawn by lot; after each deal the next dealer is the left neighbour.
    Der erste Geber wird ausgelost; nach jedem Spiel gibt der linke Nachbar.
    scoring silent
    A game that goes on too long ends with the points noted so far, and nobody pays.
    Eine Runde, die zu lange dauert, endet mit den bisher notierten Punkten, und niemand zahlt.
    view silent
    Everybody sees the pile and how many cards there are elsewhere; a hand only who holds it.
    Jeder sieht den Stapel und wie viele Karten sonst wo liegen; eine Hand nur, wer sie hält.
""")
(
    NO_TRICKS,
    FIVE,
    TURN_UP,
    TURN,
    FIT,
    JACK,
    NAMING,
    NAMED,
    DRAW,
    DRAWN,
    ONE,
    SEVEN,
    EIGHT,
    WON,
    CALL,
    COUNT,
    HUNDRED,
    PAY,
    EXAMPLE,
    OWN,
    NAMES,
    TEN,
    STOCK,
    NOTHING,
    FIRST_CARD,
    LAST_CARD,
    DEALER,
    BOUNDED,
    SEEN,
) = CLAUSES
