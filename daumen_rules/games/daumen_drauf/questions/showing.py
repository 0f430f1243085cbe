"""The questions on parrying, height and raising. None on passing may stand here."""

from daumen_rules.pieces.text_blocks import Block

BLOCK = Block("""
    Q20 parry_timing [PARRY-2, TURN-1, EX-2]
    Whether one parries only on one's own turn | Ob man nur parieren darf, wenn man an der Reihe ist
    own_turn strong | moderate
    Only the seat on turn may parry. | Parieren darf nur, wer an der Reihe ist.
    any_time excluded | moderate
    Whoever holds the twin of the highest card may parry at any moment of the trick.
    Wer die Zwillingskarte der höchsten Karte hat, darf im Stich jederzeit parieren.
    why own_turn
    G4 makes being on turn a condition (strong). E3 names no condition but holding the twin, and
      lets it end the trick at once: any_time, if E3 stands alone (moderate). E2¶7a lists the parry
      among the choices of the next player, and by E2¶1 turns go clockwise: own_turn (moderate). Our
      default is own_turn for both, since any_time needs a rule on timing that E3 lacks; it remains
      the one English variant really worth a switch. Where it is chosen, the window in the library
      closes when the trick ends, and first come is first served.
    G4 macht zur Bedingung, dass man an der Reihe ist (stark). E3 verlangt nur, dass man die
      Zwillingskarte hat, und lässt den Stich sofort enden: any_time, wenn E3 allein steht (mäßig).
      E2¶7a zählt das Parieren zu den Möglichkeiten des nächsten Spielers, und nach E2¶1 geht die
      Reihe im Uhrzeigersinn: own_turn (mäßig). Wir nehmen für beide own_turn, weil any_time eine
      Regel für die Zeit braucht, die in E3 fehlt; es bleibt die eine englische Variante, für die
      sich ein Schalter lohnt. Wo sie gewählt ist, schließt sich das Fenster in der Bibliothek mit
      dem Ende des Stichs, und wer zuerst kommt, mahlt zuerst.
    scenario
    A leads Y3p; B is next and wants to show Y4h; C holds Y3h. own_turn: B shows Y4h, and the twin
      is of no more use to C in this trick. any_time: C may parry before B acts and takes Y3p and
      Y3h; B is never asked.
    A spielt Ge3g an; B ist als Nächster an der Reihe und will Ge4u zeigen; C hat Ge3u. own_turn: B
      zeigt Ge4u, und C nützt die Zwillingskarte in diesem Stich nichts mehr. any_time: C darf
      parieren, bevor B handelt, und bekommt Ge3g und Ge3u; B wird gar nicht gefragt.

    Q21 self_parry [PARRY-1, PARRY-2]
    Whether one may parry one's own highest card | Ob man die eigene höchste Karte parieren darf
    false strong | moderate
    The owner of the highest card may not parry it.
    Wer die höchste Karte zeigt, darf sie nicht selbst parieren.
    true excluded | weak
    The owner of the highest card may parry it himself, if he holds the twin.
    Wer die höchste Karte zeigt, darf sie selbst parieren, wenn er die Zwillingskarte hat.
    why false
    By G4 only the seat on turn parries, and the owner of the highest card is never on turn (Q15):
      no (strong). E3 gives the parry to any player who has the twin, which would cover the owner
      (weak); but one parries what another has shown, and E2¶7a has the next player do it
      (moderate). true makes sense only together with parry_timing any_time; with own_turn the rule
      set is refused.
    Nach G4 pariert nur, wer an der Reihe ist, und wer die höchste Karte zeigt, ist es nie (Q15):
      nein (stark). E3 gibt das Parieren jedem, der die Zwillingskarte hat, das träfe auch auf den
      Besitzer zu (schwach); aber man pariert, was ein anderer zeigt, und in E2¶7a tut es der
      nächste Spieler (mäßig). true hat nur zusammen mit parry_timing any_time einen Sinn; mit
      own_turn wird ein solcher Regelsatz abgelehnt.
    scenario
    Parrying is free at any time. A holds both yellow 3s and leads Y3p. true: A may parry with Y3h
      at once and captures both. false: A has to wait whether the others raise or pass.
    Parieren ist jederzeit frei. A hat beide gelben 3 und spielt Ge3g an. true: A darf sofort mit
      Ge3u parieren und nimmt beide ein. false: A muss abwarten, ob die anderen erhöhen oder passen.

    Q22 [PARRY-1, HIGH-1]
    Whether the twin of a lower card is good for anything
    Ob die Zwillingskarte einer niedrigeren Karte etwas nützt
    only_the_highest strong | strong
    Only the highest card can be parried. Its twin need not be higher; it is equal.
    Parieren kann man nur die höchste Karte. Die Zwillingskarte muss dazu nicht höher sein; sie ist
      gleich.
    any_card_in_trick excluded | excluded
    Any card of the trick can be parried with its twin.
    Jede Karte des Stichs kann man mit ihrer Zwillingskarte parieren.
    why only_the_highest
    G4 speaks of the card that is highest at the moment, E3 of the one shown last; these are always
      the same (both strong). A card equal to the highest cannot be shown in any other way, so a
      parry that had to be higher would be no parry at all.
    G4 spricht von der im Augenblick höchsten Karte, E3 von der zuletzt gezeigten; das ist immer
      dieselbe (beides stark). Eine Karte, die der höchsten gleich ist, kann man auf keine andere
      Weise zeigen; müsste sie höher sein, gäbe es kein Parieren.
    scenario
    A Y3p, B Y5h; C holds Y3h. only_the_highest: C can neither parry with it nor show it, for it is
      not higher; Y3h is dead until the trick ends. any_card_in_trick: C parries with Y3h and takes
      all three.
    A Ge3g, B Ge5u; C hat Ge3u. only_the_highest: C kann damit weder parieren noch sie zeigen, denn
      sie ist nicht höher; Ge3u ist tot, bis der Stich endet. any_card_in_trick: C pariert mit Ge3u
      und bekommt alle drei.

    Q23 [PARRY-1, PASS-3, TURN-2]
    Whether one must pass with the twin but no higher card
    Ob man ohne höhere Karte, aber mit der Zwillingskarte passen muss
    may_parry strong | strong
    Who has no higher card, but the twin of the highest, may parry.
    Wer keine höhere Karte hat, aber die Zwillingskarte der höchsten, darf parieren.
    must_pass excluded | excluded
    Who has no higher card must pass, whatever else he holds.
    Wer keine höhere Karte hat, muss passen, was er sonst auch hat.
    why may_parry
    Taken alone, G3→2 makes whoever has no higher card pass. But G4 lets one parry with a card that
      is never higher, and so it is the exception; E3 likewise, and English has nothing like that
      remark in G3→2 (both strong).
    Für sich genommen muss nach G3→2 passen, wer keine höhere Karte hat. Aber G4 lässt mit einer
      Karte parieren, die nie höher ist; es ist also die Ausnahme. E3 ebenso, und im Englischen
      fehlt die Bemerkung aus G3→2 (beides stark).
    scenario
    Three players; A leads B5h, and the only card of B is B5p. may_parry: B may parry and takes
      both. must_pass: B passes.
    Drei Spieler; A spielt Sw5u an, und die einzige Karte von B ist Sw5g. may_parry: B darf parieren
      und bekommt beide. must_pass: B passt.

    Q24 parrier_releases_old_card [PARRY-4, RAISE-2]
    Whether a parrier releases the card he is showing
    Ob man beim Parieren die bisher gezeigte Karte offen hinlegt
    false moderate | moderate
    No; the card he has shown so far stays covered and goes to him with the trick.
    Nein; die bisher gezeigte Karte bleibt verdeckt und geht mit dem Stich an ihn.
    true weak | weak
    Yes; he first lays it open, as when raising.
    Ja; er legt sie zuerst offen hin, wie beim Erhöhen.
    why false
    G4 and E3 do not ask for it; G5 and E4, which do, speak of raising (no: moderate in both; yes:
      only not excluded). The cards go to the parrier either way. Where everybody inspects the trick
      (Q01), what is known comes out the same as well.
    G4 und E3 verlangen es nicht; G5 und E4, die es verlangen, reden vom Erhöhen (nein: in beiden
      mäßig; ja: nur nicht ausgeschlossen). Die Karten bekommt auf jeden Fall, wer pariert. Wo alle
      den Stich ansehen (Q01), weiß man am Ende auch dasselbe.
    scenario
    A Y3h, B Y4p, C passes, A parries with Y4h. true: B and C see that the yellow 3 was harmless.
      false: where only the taker looks at the trick, they never learn it.
    A Ge3u, B Ge4g, C passt, A pariert mit Ge4u. true: B und C sehen, dass die gelbe 3 ungiftig war.
      false: Wo nur ansieht, wer den Stich bekommt, erfahren sie es nie.

    Q25 [HIGH-2, HIGH-3, THUMB-1, EX-1, EX-2]
    Whether a colour is old once shown or only once released
    Ob eine Farbe schon durch Zeigen oder erst offen hingelegt alt ist
    shown strong | strong
    A colour is no longer new as soon as a card of it has been shown in the trick.
    Eine Farbe ist nicht mehr neu, sobald im Stich eine Karte von ihr gezeigt wurde.
    released excluded | excluded
    A colour stays new until a card of it lies open on the table.
    Eine Farbe bleibt neu, bis eine Karte von ihr offen auf dem Tisch liegt.
    why shown
    G2→1 has the word “ausgespielt”, which G3→2 and G4 use of released cards as against offered
      ones; and V2 has cards shown instead of played. Taken so, any card at all would beat the first
      one, and even a lower value of its own colour would be new. The example G2→3 excludes it: four
      cards, all of them only shown, settle the whole order (strong). In E2¶6 it is “played”
      likewise, and E2¶7b, where the first card has only been shown, excludes it just so (strong).
    In G2→1 steht „ausgespielt“, was G3→2 und G4 von offen hingelegten im Unterschied zu angebotenen
      Karten sagen; und nach V2 wird ja gezeigt und nicht ausgespielt. So genommen wäre jede
      beliebige Karte höher als die erste, und selbst ein kleinerer Wert derselben Farbe wäre neu.
      Das Beispiel G2→3 schließt es aus: Vier Karten, alle nur gezeigt, legen die ganze Rangfolge
      fest (stark). In E2¶6 heißt es ebenso „played“, und E2¶7b, wo die erste Karte nur gezeigt ist,
      schließt es ebenso aus (stark).
    scenario
    A leads Y3h, B wants to show Y1p. shown: not allowed, yellow is there and 1 is lower. released:
      allowed, no yellow card lies open yet.
    A spielt Ge3u an, B will Ge1g zeigen. shown: nicht erlaubt, Gelb ist schon da, und 1 ist
      niedriger. released: erlaubt, noch liegt keine gelbe Karte offen.

    Q26 refill_after_parry [PARRY-5, FILL-1, EX-2]
    Whether hands are refilled between a parry and the next lead
    Ob nach dem Parieren nachgezogen wird, bevor man anspielt
    true strong | moderate
    After a parry hands are refilled like after any trick, and then the parrier leads.
    Nach dem Parieren wird nachgezogen wie nach jedem Stich, dann spielt an, wer pariert hat.
    false excluded | weak
    The parrier leads at once; hands are refilled only after a trick that ended with passes.
    Wer pariert hat, spielt sofort an; nachgezogen wird erst nach einem Stich, der durch Passen
      endet.
    why true
    G6 has hands refilled after each trick, and a parry ends a trick (strong). E5¶2 says the same of
      each round, and E2¶7a points further down for what comes next (moderate); but it tells the
      parry and the new card in one breath, so that one could lead before drawing (weak).
    Nach G6 wird nach jedem Stich nachgezogen, und Parieren beendet einen Stich (stark). E5¶2 sagt
      dasselbe von jeder round, und E2¶7a verweist für das Weitere nach unten (mäßig); es erzählt
      aber das Parieren und die neue Karte in einem Atemzug, so dass man vor dem Ziehen anspielen
      könnte (schwach).
    scenario
    Two players, draw pile Y4p, G4p. A leads Y3p, B parries with Y3h. true: B draws Y4p, A draws
      G4p, and B leads from five cards. false: B leads from four, and Y4p is not among them.
    Zwei Spieler, Stapel Ge4g, Gr4g. A spielt Ge3g an, B pariert mit Ge3u. true: B zieht Ge4g, A
      zieht Gr4g, und B spielt aus fünf Karten an. false: B spielt aus vieren an, und Ge4g ist nicht
      dabei.

    Q27 [HIGH-5, HIGH-1, EX-1]
    Whether a topped colour may be shown again | Ob eine überbotene Farbe noch gezeigt werden darf
    newest_colour_only strong | moderate
    Only the newest colour, with a higher value, and colours not yet in the trick are higher.
    Höher sind nur die neueste Farbe mit höherem Wert und Farben, die im Stich noch fehlen.
    higher_in_own_colour excluded | weak
    A card is also higher if it beats the last card of its own colour, though a newer colour is on
      top.
    Höher ist auch eine Karte, die die letzte ihrer eigenen Farbe schlägt, obwohl eine neuere Farbe
      obenauf ist.
    why newest_colour_only
    Word for word G2→1 could let a yellow card beat a yellow one with black on top. G2→2 gives
      colours a rank, and the example G2→3 draws the conclusion that only black is left (strong). In
      English it follows from the rank in E2¶6 and is nowhere spelled out (moderate). A colour may
      be left out: second is simply the colour that comes second. So the cards of a trick rise
      strictly, and the last one shown is always the highest.
    Wörtlich könnte G2→1 eine gelbe Karte eine gelbe schlagen lassen, während Schwarz obenauf ist.
      G2→2 gibt den Farben einen Rang, und das Beispiel G2→3 zieht den Schluss, dass nur Schwarz
      bleibt (stark). Im Englischen folgt es aus dem Rang in E2¶6 und steht nirgends ausdrücklich
      (mäßig). Eine Farbe darf ausbleiben: Zweite ist eben die, die als zweite kommt. Die Karten
      eines Stichs steigen also streng an, und die zuletzt gezeigte ist immer die höchste.
    scenario
    A Y3p, B B1h; C holds Y5h and G1h. newest_colour_only: C may show G1h, but not Y5h.
      higher_in_own_colour: C may show either.
    A Ge3g, B Sw1u; C hat Ge5u und Gr1u. newest_colour_only: C darf Gr1u zeigen, Ge5u nicht.
      higher_in_own_colour: C darf beide zeigen.

    Q28 [RAISE-1, RAISE-2, RAISE-3]
    Who may raise, how often, and whether higher
    Wer wie oft erhöhen darf, und ob es höher sein muss
    anybody_showing strong | moderate
    Everybody who is showing a card may raise whenever he is on turn, with a higher card.
    Jeder, der eine Karte zeigt, darf erhöhen, sooft er an der Reihe ist, und zwar mit einer höheren
      Karte.
    first_and_next_only excluded | weak
    Only who led and the seat after him may raise, each of them once.
    Nur wer angespielt hat und der Platz danach dürfen erhöhen, jeder einmal.
    why anybody_showing
    G5 speaks of any player who is showing a card, and its word “erhöhen” asks for a higher one
      (strong). E4 tells only of the first player and then the next one, with their first cards, and
      has “raise” only in its second sentence; but by E5¶1 all go on lap after lap (moderate). The
      first card means the one shown so far. Releasing and showing are one act: nobody lays a card
      open and then passes.
    G5 spricht von jedem Spieler, der eine Karte zeigt, und „erhöhen“ verlangt eine höhere (stark).
      E4 erzählt nur vom ersten Spieler und dann vom nächsten, mit ihren ersten Karten, und hat
      „raise“ erst im zweiten Satz; aber nach E5¶1 machen alle Umlauf für Umlauf weiter (mäßig). Die
      erste Karte meint die bisher gezeigte. Offen hinlegen und zeigen sind eine Handlung: Niemand
      legt eine Karte offen hin und passt dann.
    scenario
    A Y1p, B Y2h, C Y3h, A raises with Y4h, B raises with Y5p. anybody_showing: C may raise with
      G1h, and A may raise a second time after that. first_and_next_only: C may not raise, nor may A
      again.
    A Ge1g, B Ge2u, C Ge3u, A erhöht mit Ge4u, B erhöht mit Ge5g. anybody_showing: C darf mit Gr1u
      erhöhen und A danach ein zweites Mal. first_and_next_only: C darf nicht erhöhen, und A nicht
      noch einmal.
""")
