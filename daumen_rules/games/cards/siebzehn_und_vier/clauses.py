"""The clauses of 127 Siebzehn und Vier, in the order of the manual."""

from __future__ import annotations

from typing import Final

from daumen_rules.pieces.book import clauses

CLAUSES: Final = clauses("""
    SIEBZEHN 127: Seventeen and four | Siebzehn und Vier
    setup ¶1
    Before a round a banker is chosen. | Vor einer Runde wird ein Bankhalter gewählt.
    setup ¶1
    He fills the bank with a larger sum. | Er füllt die Bank mit einem größeren Betrag.
    legality ¶1
    Gains are paid from it, and never more than it holds.
    Aus ihr wird ausgezahlt, und nie mehr, als sie hat.
    setup ¶1
    Each other seat gets an agreed number of chips.
    Jeder andere Platz bekommt einen vereinbarten Betrag an Chips.
    legality ¶1
    The aim is 21 points with two cards or more. | Ziel sind 21 Punkte mit zwei oder mehr Karten.
    transition ¶1
    A King counts 2 and an Ace 11, a Jack and a Queen 1; Seven to Ten count as printed, though the
      list, which has lost its numbers, gives them 1 too: with that 21 would hardly be reached.
    Ein König zählt 2, ein Ass 11, Bube und Dame 1; Sieben bis Zehn zählen nach ihrer Zahl, obwohl
      die Liste, der Zahlen fehlen, auch ihnen 1 gibt: Damit kämen 21 kaum zustande.
    legality ¶1
    The first seat says for how much it plays.
    Der erste Platz meldet, um welchen Betrag er spielt.
    transition ¶1
    The seat gets a card face down, the bank one face down, the seat another.
    Der Platz bekommt eine Karte verdeckt, die Bank eine verdeckt, der Platz noch eine.
    transition ¶1
    A card that the seat buys is handed to it face up.
    Kauft er, wird ihm die Karte offen gereicht.
    legality ¶1
    It may buy until it has 21, which it shows, or pass with less and show nothing.
    Er darf kaufen, bis er 21 hat und sie zeigt, oder mit weniger passen, ohne etwas zu zeigen.
    transition ¶1
    With more than 21 it is out at once. | Mit mehr als 21 scheidet er sofort aus.
    legality ¶1
    Then the bank turns its card, and buys until it passes or has more than 21.
    Dann deckt die Bank ihre Karte auf und kauft, bis sie passt oder mehr als 21 hat.
    legality ¶1
    The bank may raise its points by one, up to 21.
    Die Bank darf ihre Punkte um einen erhöhen, bis 21.
    scoring ¶1
    Who is nearer to 21 has won, and with the same points the bank.
    Wer näher an 21 ist, hat gewonnen, und bei gleichen Punkten die Bank.
    scoring ¶1
    If the seat has won the bank pays its stake and those of all who joined it.
    Hat der Platz gewonnen, zahlt die Bank seinen Einsatz und den aller, die mitgesetzt haben.
    scoring ¶1
    If it has lost the bank takes them. | Hat er verloren, bekommt die Bank sie.
    advice ¶1
    As the bank has the edge the others try to deceive it.
    Weil die Bank im Vorteil ist, versuchen die anderen zu täuschen.
    legality silent
    The others join in turn with stakes of their own, as far as the bank can pay all; nobody stakes
      more than he has, or than a hundred.
    Die anderen setzen reihum mit, soweit die Bank alles zahlen kann; niemand setzt mehr, als er
      hat, oder als hundert.
    transition silent
    Each seat plays once in a round, if it has chips; a bank without chips ends the round.
    In einer Runde spielt jeder Platz einmal, wenn er Chips hat; eine Bank ohne Chips beendet sie.
    transition silent
    Then the left neighbour is banker, and chips are given out anew; what each has won is noted.
    Danach ist der linke Nachbar Bankhalter, und die Chips werden neu verteilt; was jeder gewonnen
      hat, wird angeschrieben.
    transition silent
    For each seat the whole pack is shuffled. | Für jeden Platz wird das ganze Blatt gemischt.
    transition silent
    What two Aces count. | Was zwei Asse zählen.
""")
BANKER, FILLED, LIMIT, CHIPS, AIM, VALUES, SAYS, DEALT, OPEN, BUYS, OUT = CLAUSES[:11]
TURNS, RAISES, NEARER, PAYS, TAKES, DECEIT, JOINS, ONCE, NEXT, PACK_ANEW, ACES = CLAUSES[11:]
