"""The clauses on the course of a game: tricks, what lies between two of them, and the end.

What lies on the table before may not stand here, nor what captured cards are worth.
"""

from daumen_rules.pieces.book import named_clauses

TRICK_1, TRICK_2, TRICK_3 = TRICK = named_clauses("""
    TRICK-1 remark V1
    A game is played as a series of tricks. | Eine Partie besteht aus Stichen.
    TRICK-2 transition V1 [Q11, Q15]
    A trick has no set number of cards: it may go on for several laps or end with its first card.
    Wie viele Karten ein Stich hat, ist offen: Er kann mehrere Umläufe dauern oder schon mit der
      ersten Karte enden.
    TRICK-3 remark V1, G3→2 | E2¶2, E2¶3, E2¶4, E2¶6, E5¶1, E5¶2 (ambiguous) [Q11, Q12, Q13, Q14]
    A trick runs from the lead until its cards are captured; a lap is once round the table within
      it. The English manual says “round” for both, the German one uses its word for a lap once
      where it means the trick.
    Ein Stich reicht vom Anspielen bis zum Einnehmen der Karten, ein Umlauf geht darin einmal um den
      Tisch. Die englische Anleitung sagt für beides „round“, die deutsche einmal „Runde“, wo sie
      den Stich meint.
""")

THUMB_1, THUMB_2, THUMB_3, THUMB_4 = THUMB = named_clauses("""
    THUMB-1 legality V2 | B [Q25, Q41]
    A seat at first only shows cards, and only cards from its hand; they are not yet played out.
    Ein Platz zeigt Karten zunächst nur, und zwar aus seiner Hand; ausgespielt sind sie damit noch
      nicht.
    THUMB-2 view V2 | B [Q03, Q04]
    Whoever shows a card keeps a thumb on the snake's head, so that any fang stays covered.
    Wer eine Karte zeigt, hält den Daumen auf dem Kopf der Schlange; ein Giftzahn bleibt so
      verdeckt.
    THUMB-3 procedure V2 | B (differ)
    In the German manual the shown card is held out towards the others; in the English one the hand
      with it goes to the middle of the table. Play is the same.
    Nach der deutschen Anleitung hält man die gezeigte Karte den anderen entgegen, nach der
      englischen kommt die Hand mit ihr in die Tischmitte. Am Spiel ändert das nichts.
    THUMB-4 view G1 | E1 [Q03, Q04]
    The others learn the colour and value of a shown card; whether it is poisonous must stay unknown
      to them.
    Die anderen erfahren Farbe und Wert einer gezeigten Karte; ob sie giftig ist, muss ihnen
      verborgen bleiben.
""")

LEAD_1, LEAD_2 = LEAD = named_clauses("""
    LEAD-1 transition G1 | E1 [Q18]
    The starter leads; any card of the hand may be the first of the trick.
    Der Startspieler spielt an; die erste Karte des Stichs darf jede seiner Handkarten sein.
    LEAD-2 legality G3 | E2¶2 [Q07, Q14, Q18]
    Leading is a duty: the seat that begins a trick must show a card. After that no seat ever has
      to.
    Anspielen ist Pflicht: Der Platz, der den Stich eröffnet, muss zeigen. Danach ist kein Platz
      mehr dazu gezwungen.
""")

TURN_1, TURN_2 = TURN = named_clauses("""
    TURN-1 legality G2 | E2¶1 [Q06, Q17, Q20, Q44]
    The turn goes round the table clockwise. | Die Reihe geht im Uhrzeigersinn um den Tisch.
    TURN-2 legality G2 | E2¶1 [Q05, Q07, Q17, Q23]
    The seat on turn shows a higher card, again with the thumb on the head, or it passes.
    Wer an der Reihe ist, zeigt eine höhere Karte, wieder mit dem Daumen auf dem Kopf, oder passt.
""")

HIGH_1, HIGH_2, HIGH_3, HIGH_4, HIGH_5 = HIGH = named_clauses("""
    HIGH-1 legality G2→1 | E2¶7b [Q22, Q27]
    Within one colour the higher value is the higher card.
    Innerhalb einer Farbe ist der höhere Wert die höhere Karte.
    HIGH-2 legality G2→1 | E2¶6, E2¶7b [Q12, Q25]
    A card in a colour not yet shown in this trick is higher than all before it, however small its
      value.
    Eine Karte in einer Farbe, die in diesem Stich noch nicht gezeigt wurde, ist höher als alle
      davor, so klein ihr Wert auch ist.
    HIGH-3 legality G2→2 | E2¶6 [Q12, Q25]
    In a trick the colour shown first ranks lowest, the second above it and the third on top.
    In einem Stich steht die zuerst gezeigte Farbe unten, die zweite darüber, die dritte ganz oben.
    HIGH-4 legality G2→2 | E2¶5, E2¶6 [Q12]
    No ranking of the colours is fixed; every trick makes its own.
    Eine feste Rangfolge der Farben gibt es nicht; jeder Stich bildet seine eigene.
    HIGH-5 legality G2→2, G2→3 [Q27]
    Once a newer colour has topped an older one, the older can no longer be shown in that trick.
    Hat eine neuere Farbe eine ältere überboten, lässt sich die ältere in diesem Stich nicht mehr
      zeigen.
""")

EX_1, EX_2 = EX = named_clauses("""
    EX-1 example G2→3 [Q25, Q27]
    Four seats in turn show yellow 3, yellow 5, green 4 and black 1; after that only black will do.
    Nacheinander zeigen vier Plätze Gelb 3, Gelb 5, Grün 4 und Schwarz 1; danach hilft nur noch
      Schwarz.
    EX-2 example | E2¶7 [Q03, Q20, Q25, Q26]
    After a yellow 3 the next seat may parry with the twin, show a higher yellow card, or show green
      or black of any value.
    Auf Gelb 3 darf der nächste Platz mit der Zwillingskarte parieren, ein höheres Gelb zeigen oder
      Grün oder Schwarz von beliebigem Wert.
""")

PASS_1, PASS_2, PASS_3 = PASS = named_clauses("""
    PASS-1 transition G3→1 | E2¶2 [Q05, Q14, Q17, Q19]
    Once a card has been led, the seat on turn may pass instead of showing one.
    Sobald angespielt ist, darf passen, wer an der Reihe ist, statt eine Karte zu zeigen.
    PASS-2 transition G3→1 | E2¶2 [Q16]
    To pass shuts no seat out: whenever it is on turn again in this trick, it may show a card.
    Wer passt, scheidet nicht aus: Sooft der Platz im selben Stich wieder an der Reihe ist, darf er
      eine Karte zeigen.
    PASS-3 transition G3→2 [Q03, Q17, Q23]
    A pass may be forced: without a higher card a seat has no other choice, unless it can parry.
    Passen kann auch Zwang sein: Ohne höhere Karte bleibt einem Platz nichts anderes, es sei denn,
      er kann parieren.
""")

END_1, END_2, END_3, END_4, END_5, END_6 = END = named_clauses("""
    END-1 transition G3→1 | E5¶1 [Q11, Q15]
    A trick is not over just because every seat has been on turn once; in the next lap all choose
      anew to show or pass.
    Dass jeder Platz einmal an der Reihe war, beendet den Stich noch nicht; im nächsten Umlauf
      wählen alle neu, ob sie zeigen oder passen.
    END-2 transition G3→2 | E2¶3 [Q15, Q17]
    The trick ends when all other seats, one after another, have passed on the highest card. It goes
      to the seat that showed that card.
    Der Stich endet, wenn alle anderen Plätze nacheinander auf die höchste Karte gepasst haben. Er
      geht an den Platz, der diese Karte gezeigt hat.
    END-3 transition G3→2 | E2¶3 [Q11, Q19, Q42]
    That seat has to take every card of the trick, released and covered, whoever showed it.
    Dieser Platz muss jede Karte des Stichs nehmen, offen hingelegt oder verdeckt, wer immer sie
      gezeigt hat.
    END-4 view G3→2 | E2¶3 [Q01, Q02, Q03]
    Captured cards lie face down in front of the seat that took them.
    Eingenommene Karten liegen mit dem Rücken nach oben vor dem Platz, der sie genommen hat.
    END-5 transition G3→2, G6→1 | E2¶4 [Q18, Q33]
    Whoever took the trick in this way leads the next one.
    Wer den Stich auf diese Weise genommen hat, spielt zum nächsten an.
    END-6 view H [Q01, Q02, Q03]
    Before a finished trick is put face down, every seat may look at all cards in it, the covered
      ones too.
    Bevor ein beendeter Stich umgedreht wird, darf jeder Platz alle Karten darin ansehen, auch die
      verdeckten.
""")

PARRY_1, PARRY_2, PARRY_3, PARRY_4, PARRY_5, PARRY_6 = PARRY = named_clauses("""
    PARRY-1 legality G4 | E3, E2¶7a [Q07, Q21, Q22, Q23]
    The twin of the highest card, alike in colour and value, can be used to parry.
    Mit der Zwillingskarte der höchsten Karte, gleich in Farbe und Wert, kann man parieren.
    PARRY-2 legality G4 | E3, E2¶7a (differ) [Q20, Q21]
    In the German manual only the seat on turn may parry. The English rule sets no such limit,
      though its example speaks of the next player.
    Nach der deutschen Anleitung pariert nur, wer an der Reihe ist. Die englische Regel verlangt das
      nicht, ihr Beispiel spricht aber vom nächsten Spieler.
    PARRY-3 legality G4 | E3
    To parry is optional; a seat with the twin may choose otherwise.
    Parieren ist freiwillig; auch mit der Zwillingskarte darf ein Platz anders wählen.
    PARRY-4 transition G4 | E3, E2¶7a [Q03, Q24]
    Whoever parries shows the twin and captures the trick at once: all released and covered cards,
      and the twin itself.
    Wer pariert, zeigt die Zwillingskarte und nimmt den Stich sofort ein: alle offen hingelegten und
      verdeckten Karten samt der Zwillingskarte.
    PARRY-5 transition G6→1 | E2¶7a [Q26, Q33]
    Whoever has parried leads the next trick. | Wer pariert hat, spielt zum nächsten Stich an.
    PARRY-6 advice | E3
    A parry pays for a player who knows or suspects that the trick is rich in harmless cards.
    Parieren lohnt sich für den, der weiß oder ahnt, dass viele ungiftige Karten im Stich sind.
""")

RAISE_1, RAISE_2, RAISE_3 = RAISE = named_clauses("""
    RAISE-1 transition G5 | E4 [Q28]
    While the trick goes on, a seat that already shows a card may raise when it is on turn.
    Solange der Stich läuft, darf ein Platz erhöhen, der an der Reihe ist und bereits eine Karte
      zeigt.
    RAISE-2 transition G5 | E4 [Q03, Q24, Q28]
    To raise, a seat releases the card it has shown so far, face up, and shows another under the
      thumb.
    Zum Erhöhen wird die bisher gezeigte Karte offen hingelegt und eine andere unter dem Daumen
      gezeigt.
    RAISE-3 legality G5 | E4 [Q28]
    The card newly shown must be higher than the highest card so far.
    Die neu gezeigte Karte muss höher sein als die bisher höchste Karte.
""")

FILL_1, FILL_2, FILL_3, FILL_4, FILL_5, FILL_6 = FILL = named_clauses("""
    FILL-1 transition G6 | E5¶2 [Q13, Q26, Q32, Q41, Q58]
    After every trick each seat draws until it has five cards again.
    Nach jedem Stich zieht jeder Platz, bis er wieder fünf Karten hat.
    FILL-2 transition G6 | E5¶2 (ambiguous) [Q31]
    Seats draw only while the draw pile lasts. If it is too short for all, a reading settles who
      draws what.
    Gezogen wird nur, solange der Stapel ausreicht. Genügt er nicht für alle, legt eine Lesart fest,
      wer was zieht.
    FILL-3 transition G6 | E5¶2 (differ) [Q17, Q30]
    In the German manual the seat that captured the trick draws first; in the English one, the seat
      that decided last.
    Nach der deutschen Anleitung zieht zuerst, wer den Stich eingenommen hat; nach der englischen,
      wer zuletzt etwas entschieden hat.
    FILL-4 transition G6 | E5¶2 [Q31, Q32]
    The first seat draws all it needs; the others follow clockwise.
    Der erste Platz zieht alles, was ihm fehlt; die anderen folgen im Uhrzeigersinn.
    FILL-5 remark G6 end | E5¶2 end
    An empty draw pile means that the game will soon be over.
    Ein leerer Stapel heißt, dass die Partie bald vorbei ist.
    FILL-6 transition | E6¶1 [Q31]
    From an empty draw pile nobody draws, and so the hands shrink.
    Ist kein Stapel mehr da, zieht niemand, und die Hände werden kleiner.
""")

NEXT_1, NEXT_2 = NEXT = named_clauses("""
    NEXT-1 legality G6→1, G3→2 | E2¶4 [Q18, Q33]
    The lead belongs to the seat that captured the trick before.
    Anspielen darf und muss der Platz, der den vorigen Stich eingenommen hat.
    NEXT-2 legality G6→1 [Q33]
    If that seat is out of cards, the nearest seat clockwise that has any leads.
    Ist dieser Platz ohne Karten, spielt im Uhrzeigersinn der nächste an, der welche hat.
""")

OVER_1, OVER_2, OVER_3, OVER_4 = OVER = named_clauses("""
    OVER-1 legality G7 | E6¶1 [Q40, Q41, Q42, Q43]
    The game is over when at most one seat has cards in hand.
    Die Partie ist vorbei, wenn höchstens ein Platz Karten auf der Hand hat.
    OVER-2 scoring G7→1 | E6¶2 [Q03, Q43]
    Every card left in the last hand costs one minus point, harmless or poisonous.
    Jede Karte der letzten Hand kostet einen Minuspunkt, ob ungiftig oder giftig.
    OVER-3 procedure G7→2
    For the count every seat sorts its captured cards.
    Zum Zählen sortiert jeder Platz seine eingenommenen Karten.
    OVER-4 scoring G7→2 (ambiguous) [Q43]
    The German manual mentions hand cards once more where it counts the poisonous ones. It means the
      same minus point; no card counts twice.
    Wo die deutsche Anleitung die giftigen Karten zählt, nennt sie die Handkarten noch einmal. Es
      ist derselbe Minuspunkt; keine Karte zählt doppelt.
""")
