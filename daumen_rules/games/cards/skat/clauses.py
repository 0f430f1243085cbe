"""The clauses of 150 Skat.

The module puts the manual's statements in our words; a place is the name of a heading there.
`rules` has the points that the manual leaves open.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.pieces.book import clauses

CLAUSES: Final = clauses("""
    SKAT 150: Skat | Skat
    scoring Anfang
    Ace 11, Ten 10, King 4, Queen 3, Jack 2, the others nothing: 120 points in all.
    Es zählen Asse 11, Zehnen 10, Könige 4, Damen 3, Buben 2, die übrigen nichts: zusammen 120.
    setup Anfang
    One plays alone against two. With four at the table the dealer sits out, but has his share.
    Einer spielt allein gegen zwei. Zu viert setzt der Geber aus, ist aber am Ergebnis beteiligt.
    procedure Geben
    Whoever draws the highest card deals first; he shuffles, his right neighbour cuts.
    Wer die höchste Karte zieht, gibt zuerst; er mischt, sein rechter Nachbar hebt ab.
    setup Geben
    Counter-clockwise from the dealer on each gets 3 cards, 2 are the skat, then each 4, then 3.
    Gegen den Uhrzeigersinn bekommt vom Geber an jeder 3 Karten, 2 sind der Skat, dann 4, dann 3.
    transition Geben
    The dealer's left neighbour, forehand, deals next.
    Als Nächster gibt der linke Nachbar des Gebers, die Vorhand.
    legality Reizen
    Middlehand bids to forehand until one passes, then rearhand to whoever is left.
    Mittelhand reizt Vorhand, bis einer passt, dann Hinterhand den, der übrig ist.
    legality Reizen
    Bids are values of games, from 18 upwards, and each is higher than the last.
    Geboten werden Spielwerte, ab 18, und jedes Gebot ist höher als das letzte.
    legality Reizen
    At equal values the first has precedence: whoever listens keeps a bid by holding it.
    Bei gleichem Wert hat der Erste das Vorrecht: Wer hört, behält das Gebot, wenn er es hält.
    transition Reizen
    The highest bidder plays alone.
    Wer am höchsten reizt, ist Alleinspieler.
    legality silent
    If the others pass at once, forehand may play at 18.
    Passen die anderen sofort, darf Vorhand für 18 spielen.
    transition silent
    If all pass, nothing is scored.
    Passen alle, wird nichts angeschrieben.
    scoring Reizen A
    Base values: clubs 12, spades 11, hearts 10, diamonds 9, Grand 24, Grand ouvert 36.
    Grundwerte: Kreuz 12, Pik 11, Herz 10, Karo 9, Grand 24, Grand ouvert 36.
    scoring Reizen A
    Null counts 23, by hand 35, ouvert 46, ouvert by hand 59, whatever else.
    Null zählt 23, Hand 35, ouvert 46, ouvert Hand 59, unabhängig von allem anderen.
    scoring Reizen B, C
    The unbroken top trumps that one has or has not are counted, on into the trump suit. The words
      call a hand whose best Jack is that of diamonds without two; but three top trumps are missing.
    Gezählt werden die Spitzentrümpfe, die man lückenlos hat oder nicht hat, auch der Trumpffarbe.
      Nach dem Wortlaut ist ein Blatt mit dem Karobuben als bestem ohne zwei; es fehlen aber drei.
    scoring Reizen C
    The value of a game is its base times top trumps and step together.
    Der Spielwert ist der Grundwert mal Spitzentrümpfe und Gewinnstufe zusammen.
    example Reizen C
    With two, game three: clubs 36, spades 33, hearts 30, diamonds 27.
    Mit zweien, gespielt drei: Kreuz 36, Pik 33, Herz 30, Karo 27.
    advice Reizen, Tipp
    Begin at 18, and go on slowly.
    Mit 18 beginnen und langsam weiterreizen.
    legality Handspiele, Guckispiel
    The soloist plays from the hand, or takes up the skat and lays two cards away.
    Der Alleinspieler spielt aus der Hand oder nimmt den Skat auf und legt zwei Karten ab.
    scoring Handspiele, Gewinnstufen
    The skat counts for the soloist, also by hand; where he has no trick it does not.
    Der Skat zählt für den Alleinspieler, auch beim Handspiel; ohne einen Stich zählt er nicht.
    legality Gewinnstufen
    Schneider and Schwarz are announced by hand only, before the first lead.
    Schneider und Schwarz werden nur beim Handspiel angesagt, vor dem ersten Ausspielen.
    legality Punktebewertung
    Suit games and Grand are open only by hand; Null may be open in any case.
    Offen sind Farbspiel und Grand nur aus der Hand; Null darf immer offen sein.
    scoring Gewinnstufen
    Schneider is a side with 30 points or fewer, Schwarz one without a trick.
    Schneider ist eine Partei mit höchstens 30 Augen, Schwarz eine ohne Stich.
    scoring Punktebewertung
    Steps: 1, Schneider 2, Schwarz 3; by hand 2, 3, announced 4, 5, announced 6, open 7.
    Stufen: 1, Schneider 2, Schwarz 3; Hand 2, 3, angesagt 4, 5, angesagt 6, offen 7.
    scoring Gewinnstufen
    The step that was reached counts, won or lost, not what was announced.
    Es zählt die erreichte Stufe, gewonnen oder verloren, nicht die angesagte.
    scoring Anfang, nach der Punktebewertung, Sieger
    The soloist wins with 61 points or more, and with all that he has announced.
    Der Alleinspieler gewinnt mit mindestens 61 Augen und allem, was er angesagt hat.
    scoring nach der Punktebewertung
    The words ask for all ten tricks in Grand ouvert and in every hand game. Only open games need
      them here: a hand game has steps for fewer, Schneider among them, and is won with 61 points.
    Der Wortlaut verlangt alle zehn Stiche bei Grand ouvert und bei jedem Handspiel. Hier gilt es
      nur für offene Spiele: Handspiele haben Stufen für weniger, und 61 Augen genügen.
    transition Farbspiel
    The Jacks of clubs, spades, hearts, diamonds are the highest trumps, then the trump suit.
    Kreuz-, Pik-, Herz- und Karobube sind die höchsten Trümpfe, dann kommt die Trumpffarbe.
    transition Grandspiel
    In Grand the Jacks alone are trumps.
    Im Grand sind nur die Buben Trumpf.
    transition silent
    How suits rank in suit games and Grand.
    Wie die Farben in Farbspiel und Grand stechen.
    transition Nullspiel
    In Null there are no trumps: Ace, King, Queen, Jack, Ten, 9, 8, 7.
    Im Null gibt es keinen Trumpf: Ass, König, Dame, Bube, Zehn, 9, 8, 7.
    scoring Nullspiel
    Null is won without a trick.
    Null ist ohne Stich gewonnen.
    transition silent
    Null is over with the soloist's first trick.
    Mit dem ersten Stich des Alleinspielers ist ein Null zu Ende.
    legality nach der Punktebewertung
    Suit must be followed, and trumps to trumps; who cannot may play any card.
    Farbe muss bedient werden, Trumpf mit Trumpf; wer nicht kann, darf jede Karte spielen.
    legality nach der Punktebewertung
    Forehand leads first, then whoever took the trick; it goes round.
    Vorhand spielt zuerst aus, dann wer den Stich hat; es geht reihum.
    legality silent
    A card that is played comes from one's own hand.
    Gespielt wird eine Karte aus der eigenen Hand.
    legality silent
    Everything has its time: deal, auction, skat, announcement, play.
    Alles hat seine Zeit: Geben, Reizen, Skat, Ansage, Spiel.
    transition nach der Punktebewertung
    The highest trump takes the trick, else the highest card of the suit led.
    Der höchste Trumpf nimmt den Stich, sonst die höchste Karte der Farbe.
    transition nach der Punktebewertung
    In an open game the soloist lays down his ten cards before the first lead.
    Beim offenen Spiel legt der Alleinspieler vor dem ersten Ausspielen seine zehn Karten auf.
    advice Tipp
    Count tricks, draw trumps, lay short suits into the skat, keep trumps in Grand.
    Stiche zählen, Trumpf fordern, kurze Farben in den Skat legen, im Grand Trümpfe behalten.
    view Grundregeln 1, 2
    Nobody sees the cards of others, nor those of the skat.
    Niemand sieht die Karten der anderen, auch nicht die im Skat.
    view Grundregel 3
    Tricks are not looked at again.
    Eingebrachte Stiche werden nicht mehr angesehen.
    procedure Grundregel 4
    Cards are counted at once; later complaints do not count.
    Karten werden sofort nachgezählt; spätere Einwände zählen nicht.
    transition Grundregeln 5, 7
    What was played or said in the auction is not taken back.
    Was gespielt oder beim Reizen gesagt ist, wird nicht zurückgenommen.
    scoring Grundregel 6
    Whose side turns up the skat loses the game.
    Wessen Partei den Skat aufdeckt, verliert das Spiel.
    scoring Abrechnung
    The soloist gets the value, or loses it: once by hand, else twice.
    Der Alleinspieler bekommt den Wert oder verliert ihn: beim Handspiel einfach, sonst doppelt.
    scoring Abrechnung
    The final value counts, also where it is not what was bid, say the words. By the usual rule a
      game worth less than the bid is lost all the same; otherwise nothing would hold a bidder back.
    Es zählt der endgültige Wert, auch wenn er nicht der gereizte ist, so der Wortlaut. Üblich ist:
      Ein Spiel unter dem Gebot ist verloren; sonst hielte beim Reizen nichts zurück.
    scoring Abrechnung
    In the end each gets his score times the number of players, less the sum of all scores.
    Am Ende bekommt jeder seine Endzahl mal Spielerzahl, weniger die Summe aller Endzahlen.
    transition silent
    How many deals are played.
    Wie viele Spiele gespielt werden.
""")
(
    POINTS,
    TABLE,
    HIGHEST_DEALS,
    DEALT,
    NEXT_DEALER,
    SPEAKING,
    BIDS,
    HOLDING,
    SOLOIST,
    LAST_WORD,
    PASSED_IN,
    BASES,
    NULL_VALUES,
    TOPS,
    VALUE,
    VALUE_EXAMPLE,
    BID_SLOWLY,
    SKAT_TAKEN,
    SKAT_COUNTS,
    ANNOUNCED,
    OPEN_BY_HAND,
    SCHNEIDER,
    STEPS,
    REACHED,
    WON,
    TEN_TRICKS,
    SUIT_GAME,
    GRAND,
    PLAIN_ORDER,
    NULL_ORDER,
    NULL_WON,
    NULL_ENDS,
    FOLLOWED,
    TURN,
    OWN,
    TIME,
    TAKEN,
    LAID_OPEN,
    PLAY_WELL,
    HIDDEN,
    NO_LOOKING,
    NO_COMPLAINTS,
    NOT_TAKEN_BACK,
    SKAT_SHOWN,
    SCORED,
    FINAL_VALUE,
    SETTLED,
    DEALS,
) = CLAUSES
