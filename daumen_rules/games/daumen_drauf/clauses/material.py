"""The clauses on the cards, the deck, the start, the hands, the aim and what cards are worth.

What happens in tricks and between them may not stand here.
"""

from daumen_rules.pieces.book import named_clauses

GAME_1, GAME_2 = GAME = named_clauses("""
    GAME-1 legality T | T
    A game of tricks and bluff for two to seven players.
    Ein Spiel um Stiche und Bluff für zwei bis sieben Spieler.
    GAME-2 advice T | T
    Meant for ages twelve and up. A game lasts ten to twenty minutes, according to how many play.
    Gedacht für Leute ab zwölf. Eine Partie dauert zehn bis zwanzig Minuten, je nachdem, wie viele
      mitspielen.
""")

MAT_1, MAT_2, MAT_3, MAT_4, MAT_5 = MAT = named_clauses("""
    MAT-1 material T, S1
    There are 54 cards in all. | Es gibt insgesamt 54 Karten.
    MAT-2 material S1 | P
    There are three colours (yellow, green, black), each with the values 1 to 9.
    Es gibt drei Farben (Gelb, Grün, Schwarz), jede mit den Werten 1 bis 9.
    MAT-3 material S2 | P
    Every pairing of colour and value exists twice; the two cards are twins.
    Jede Verbindung von Farbe und Wert gibt es zweimal; die beiden sind Zwillingskarten.
    MAT-4 legality S3 | P
    Of two twins, one has a red fang, so it is poisonous; the other has no fang and is harmless.
    Von zwei Zwillingskarten hat eine einen roten Giftzahn und ist giftig; die andere hat keinen und
      ist ungiftig.
    MAT-5 procedure T | E6¶2
    A pad for the results comes with the game. | Zum Spiel gehört ein Block für die Ergebnisse.
""")

DECK_1, DECK_2, DECK_3, DECK_4, DECK_5, DECK_6 = DECK = named_clauses("""
    DECK-1 legality W1 | P
    Two players use only the values 1 to 4. | Zu zweit spielt man nur mit den Werten 1 bis 4.
    DECK-2 material W1
    For two players that makes 24 cards. | Zu zweit sind das 24 Karten.
    DECK-3 legality W2 | P
    Each further player adds the next value in every colour: n players use the values 1 to n + 2.
    Mit jedem weiteren Spieler kommt der nächste Wert in jeder Farbe hinzu: n Spieler spielen mit
      den Werten 1 bis n + 2.
    DECK-4 legality W3 | P
    Seven players use every card, up to the nines.
    Zu siebt sind alle Karten dabei, bis hinauf zur Neun.
    DECK-5 procedure W4 | P
    With fewer than seven players the spare cards go back into the box.
    Mit weniger als sieben Spielern räumt man die überzähligen Karten in die Schachtel.
    DECK-6 legality W4
    Cards put away take no part in the game.
    Weggeräumte Karten spielen in dieser Partie nicht mit.
""")

START_1, START_2, START_3, START_4, START_5, START_6, START_7 = START = named_clauses("""
    START-1 legality W5 | P, E1 [Q18, Q51, Q54, Q57]
    The youngest player starts the game and leads the first trick.
    Der jüngste Spieler beginnt die Partie und spielt zum ersten Stich an.
    START-2 legality W5 | P [Q51, Q54]
    The right-hand neighbour of the starter shuffles and deals.
    Wer rechts vom Startspieler sitzt, mischt und gibt.
    START-3 setup W5 | P [Q58]
    Every seat gets a hand of five cards. | Jeder Platz bekommt fünf Handkarten.
    START-4 setup W5 [Q50]
    The cards are dealt one by one, not in packets.
    Gegeben wird Karte für Karte, nicht in Päckchen.
    START-5 setup silent [Q50, Q56]
    Neither manual says who gets the first card. The library gives it to the starter and goes on
      clockwise.
    Keine der Anleitungen sagt, wer die erste Karte bekommt. Die Bibliothek gibt sie dem
      Startspieler und fährt im Uhrzeigersinn fort.
    START-6 setup W5 | P [Q58]
    The cards left over become the draw pile, face down at the centre of the table.
    Die übrigen Karten werden, mit dem Rücken nach oben, zum Stapel in der Tischmitte.
    START-7 transition silent [Q54]
    Neither manual says who starts a second or later game. A reading chooses; by default the same
      seat starts every game, and its right-hand neighbour deals.
    Keine der Anleitungen sagt, wer die weiteren Partien beginnt. Eine Lesart bestimmt es; von Haus
      aus beginnt immer derselbe Platz, und sein rechter Nachbar gibt.
""")

HAND_1, HAND_2 = HAND = named_clauses("""
    HAND-1 view W6 [Q03]
    A seat holds its hand as a fan and sees everything on its own cards, the heads included.
    Jeder Platz hält seine Handkarten als Fächer und sieht auf ihnen alles, auch die Köpfe.
    HAND-2 view W6 [Q03]
    No seat should see the hand of another. | Kein Platz soll in die Hand eines anderen blicken.
""")

AIM_1, AIM_2 = AIM = named_clauses("""
    AIM-1 aim Z1 | O1
    Everybody tries to capture harmless cards. | Alle versuchen, ungiftige Karten einzunehmen.
    AIM-2 aim Z1
    Everybody tries to leave poisonous cards to the others.
    Alle versuchen, giftige Karten den anderen zuzuschieben.
""")

VAL_1, VAL_2, VAL_3, VAL_4, VAL_5 = VAL = named_clauses("""
    VAL-1 scoring Z2, G7→2 | O1 [Q43]
    At the end of a game every captured harmless card is worth one plus point, whatever its colour
      and value.
    Am Ende der Partie ist jede eingenommene ungiftige Karte einen Pluspunkt wert, gleich welcher
      Farbe und welchen Werts.
    VAL-2 scoring Z3, G7→2 | O1 [Q43]
    At the end of a game every captured poisonous card costs one minus point, whatever its colour
      and value.
    Am Ende der Partie kostet jede eingenommene giftige Karte einen Minuspunkt, gleich welcher Farbe
      und welchen Werts.
    VAL-3 scoring Z4, G7→2 | O2, E6¶2
    The result of a game is a seat's plus points less its minus points.
    Das Ergebnis einer Partie sind die Pluspunkte eines Platzes abzüglich seiner Minuspunkte.
    VAL-4 scoring Z5
    A result below zero stands and is noted like any other.
    Ein Ergebnis unter null gilt und wird genauso notiert wie jedes andere.
    VAL-5 scoring G7→3 | O2, E6¶2
    After every game the result of each seat is noted.
    Nach jeder Partie wird das Ergebnis jedes Platzes notiert.
""")

WIN_1, WIN_2, WIN_3, WIN_4 = WIN = named_clauses("""
    WIN-1 scoring Z6, G8 | O2, E7 [Q55]
    How many games make up the match is agreed before the first one.
    Ob eine oder mehrere Partien gespielt werden und wie viele, macht man vor der ersten aus.
    WIN-2 advice G8 [Q55]
    Three or five games are suggested for a match. | Vorgeschlagen werden drei oder fünf Partien.
    WIN-3 scoring Z6, G8 | O2, E7 (ambiguous) [Q52]
    The best total over all games wins the match. The manuals speak now of the end result, now of
      plus points, now of net points; a reading settles what is added up.
    Die beste Summe über mehrere Partien gewinnt. Die Anleitungen reden bald vom Endergebnis, bald
      von Pluspunkten, bald vom Saldo; was man addiert, legt eine Lesart fest.
    WIN-4 scoring silent [Q53]
    Neither manual says what a tie means. In the library a tie is shared.
    Keine der Anleitungen sagt, was bei Gleichstand gilt. In der Bibliothek teilt man sich den Sieg.
""")
