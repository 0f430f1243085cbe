"""The questions on drawing and on the end of a game. None on matches may stand here."""

from daumen_rules.pieces.text_blocks import Block

BLOCK = Block("""
    Q30 refill_first [FILL-3]
    Who draws first | Wer zuerst zieht
    winner strong | weak
    The seat that took the trick draws first. | Zuerst zieht, wer den Stich bekommen hat.
    last_actor excluded | moderate
    The seat that acted last draws first: after a parry the parrier, otherwise the last to pass.
    Zuerst zieht, wer zuletzt gehandelt hat: nach dem Parieren, wer pariert hat, sonst, wer als
      Letzter gepasst hat.
    why winner | last_actor
    G6 names the winner of the trick (strong). E5¶2 names the player with the “last decision”; after
      a trick that ended with passes this is the last to pass, the right-hand neighbour of the
      winner (moderate). That it is a garbled winner one can only guess with the German text beside
      it (weak). So the two defaults part here. Whether a forced pass is a decision E5¶2 does not
      say; in the library the last seat that acted counts, and a jumped seat has not acted (Q17).
    G6 nennt den Gewinner des Stichs (stark). E5¶2 nennt den Spieler mit der „last decision“; nach
      einem Stich, der durch Passen endet, ist das, wer als Letzter gepasst hat, also der rechte
      Nachbar des Gewinners (mäßig). Dass damit verunglückt der Gewinner gemeint ist, errät man nur
      mit dem deutschen Text daneben (schwach). Hier gehen die Vorgaben also auseinander. Ob
      erzwungenes Passen eine Entscheidung ist, sagt E5¶2 nicht; in der Bibliothek zählt, wer
      zuletzt gehandelt hat, und wer übersprungen wird, hat nicht gehandelt (Q17).
    scenario
    A Y3h, B Y5h, C G1p, A and B pass: C takes the trick. Everybody needs one card; the draw pile is
      Y1h, B5p, G4h. winner: C draws Y1h, A B5p, B G4h. last_actor: B draws Y1h, C B5p, A G4h. If
      only Y1h were left, C would get it, or else B.
    A Ge3u, B Ge5u, C Gr1g, A und B passen: C bekommt den Stich. Jedem fehlt eine Karte; der Stapel
      ist Ge1u, Sw5g, Gr4u. winner: C zieht Ge1u, A Sw5g, B Gr4u. last_actor: B zieht Ge1u, C Sw5g,
      A Gr4u. Wäre nur noch Ge1u da, bekäme C sie, oder eben B.

    Q31 refill_short [FILL-2, FILL-4, FILL-6]
    What happens when the draw pile is too short for all
    Was geschieht, wenn der Stapel nicht für alle reicht
    greedy moderate | moderate
    In order, each seat draws what it needs until the draw pile is empty; the last to draw may get
      only a part.
    Der Reihe nach zieht jeder, was ihm fehlt, bis der Stapel leer ist; der Letzte bekommt
      vielleicht nur einen Teil.
    all_or_nothing weak | moderate
    If the draw pile does not cover what all seats need together, nobody draws, now or later; the
      rest stays where it is.
    Deckt der Stapel nicht, was allen zusammen fehlt, zieht niemand, jetzt nicht und später nicht;
      der Rest bleibt liegen.
    whole_need weak | weak
    In order, a seat draws only if the draw pile covers all that it needs; otherwise the next one is
      asked.
    Der Reihe nach zieht ein Platz nur, wenn der Stapel alles deckt, was ihm fehlt; sonst kommt der
      nächste.
    one_by_one weak | weak
    In order, each seat that needs any draws one card, round and round, until the draw pile is
      empty.
    Reihum zieht jeder, dem noch etwas fehlt, eine Karte, bis der Stapel leer ist.
    why greedy
    G6 refills while the pile “reicht”, E5¶2 while there are “enough”: enough for the next seat
      (greedy), or for all (all_or_nothing). For greedy: in G6 the first takes the whole number he
      needs and the others come after, which speaks against one_by_one; and the pile gets used up
      (G6 end, E6¶1), which speaks against all_or_nothing, more so in German, while “enough” carries
      it further. Hence greedy for both (moderate); whole_need and one_by_one are only not excluded.
      With greedy a short refill comes at most once in a game, and the pile is empty at the end.
      With all_or_nothing its cards count for nobody; on that there is no text. In which order seats
      draw is Q30.
    G6 lässt nachziehen, solange der Stapel „reicht“, E5¶2, solange es „enough“ sind: genug für den
      nächsten Platz (greedy) oder für alle (all_or_nothing). Für greedy spricht: In G6 nimmt der
      Erste gleich alles, was ihm fehlt, und die anderen kommen danach, was gegen one_by_one
      spricht; und der Stapel wird aufgebraucht (G6 am Ende, E6¶1), was gegen all_or_nothing
      spricht, im Deutschen deutlicher, während „enough“ es weiter trägt. Daher für beide greedy
      (mäßig); whole_need und one_by_one sind nur nicht ausgeschlossen. Bei greedy kommt ein knappes
      Nachziehen höchstens einmal in der Partie vor, und am Ende ist der Stapel leer. Bei
      all_or_nothing zählen seine Karten für niemanden; dazu gibt es keinen Text. In welcher
      Reihenfolge gezogen wird, ist Q30.
    scenario
    A Y2p, B Y3h, C G1h, A raises with B2h, B passes, C raises with B3h, A and B pass: C takes the
      trick. C needs two cards, A two, B one, and C draws first. The draw pile is G2h, B1p, Y4h.
      greedy: C G2h and B1p, A Y4h, B none. all_or_nothing: nobody draws, the three stay.
      whole_need: C G2h and B1p, A none, B Y4h. one_by_one: C G2h, A B1p, B Y4h.
    A Ge2g, B Ge3u, C Gr1u, A erhöht mit Sw2u, B passt, C erhöht mit Sw3u, A und B passen: C bekommt
      den Stich. C und A fehlen zwei Karten, B eine; C zieht zuerst. Der Stapel ist Gr2u, Sw1g,
      Ge4u. greedy: C Gr2u und Sw1g, A Ge4u, B nichts. all_or_nothing: Niemand zieht, die drei
      bleiben liegen. whole_need: C Gr2u und Sw1g, B Ge4u. one_by_one: C Gr2u, A Sw1g, B Ge4u.

    Q32 [FILL-1, FILL-4]
    Whether a seat draws that already has five cards | Ob ein Platz zieht, der schon fünf Karten hat
    only_what_is_missing strong | strong
    A seat draws what is missing to five; who has five draws nothing.
    Ein Platz zieht, was ihm auf fünf fehlt; wer fünf hat, zieht nichts.
    everybody_draws excluded | excluded
    Everybody draws when it comes to him, whatever he holds.
    Jeder zieht, wenn er dran ist, was er auch hat.
    why only_what_is_missing
    G6 and E5¶2 bring hands back to five and no further (strong). Whether one draws while a trick is
      going on is Q13.
    G6 und E5¶2 bringen die Hände auf fünf Karten zurück und nicht weiter (stark). Ob man während
      eines Stichs zieht, ist Q13.
    scenario
    A leads, B passes, C shows a higher card, A and B pass: C takes the trick. C and A need one card
      each, B still holds five. only_what_is_missing: B draws nothing. everybody_draws: B draws a
      sixth card.
    A spielt an, B passt, C zeigt eine höhere Karte, A und B passen: C bekommt den Stich. C und A
      fehlt je eine Karte, B hat noch fünf. only_what_is_missing: B zieht nichts. everybody_draws: B
      zieht eine sechste Karte.

    Q33 leader_without_cards [NEXT-2, NEXT-1, END-5, PARRY-5]
    Who leads when the winner of the trick has no card
    Wer anspielt, wenn der Gewinner des Stichs keine Karte hat
    next_clockwise strong | weak
    The next seat clockwise from the winner that has a card leads.
    Es spielt im Uhrzeigersinn der nächste Platz nach dem Gewinner an, der eine Karte hat.
    game_ends excluded | none
    The game ends, although several seats have cards; all of these are minus points.
    Die Partie endet, obwohl mehrere Plätze Karten haben; sie alle sind Minuspunkte.
    why next_clockwise
    G6→1 gives the lead to the next clockwise with cards (strong); more than one empty seat may be
      jumped. English has a hole here: by E2¶4 the winner leads and cannot. E6¶1 does not end the
      game, since two seats still have cards, so the natural way on is clockwise (E2¶1, weak), and
      our English default borrows it. game_ends has no text; where it is chosen, all cards in all
      hands are minus points in the library, as E6¶2 speaks of any player who holds some. It takes
      three players: with two the game is over then anyway.
    G6→1 gibt das Anspielen im Uhrzeigersinn dem Nächsten mit Karten (stark); dabei kann mehr als
      ein leerer Platz übersprungen werden. Das Englische hat hier ein Loch: Nach E2¶4 spielt der
      Gewinner an und kann es nicht. Zu Ende ist die Partie nach E6¶1 nicht, da noch zwei Plätze
      Karten haben; natürlich ist es, im Uhrzeigersinn weiterzugehen (E2¶1, schwach), und unsere
      englische Vorgabe borgt sich das. Für game_ends gibt es keinen Text; wo es gewählt ist, sind
      in der Bibliothek alle Karten auf allen Händen Minuspunkte, da E6¶2 von jedem Spieler spricht,
      der welche hat. Es braucht drei Spieler: Zu zweit ist die Partie dann ohnehin aus.
    scenario
    The draw pile is empty. B leads Y1h and keeps Y2p, C holds G4h and G5p and passes, A shows his
      last card B5h, B and C pass: A takes Y1h and B5h and has no card. next_clockwise: B leads.
      game_ends: the game is over, B pays one for Y2p, C two for G4h and G5p.
    Der Stapel ist leer. B spielt Ge1u an und behält Ge2g, C hat Gr4u und Gr5g und passt, A zeigt
      die letzte Karte, Sw5u, B und C passen: A bekommt Ge1u und Sw5u und hat keine Karte.
      next_clockwise: B spielt an. game_ends: Die Partie ist aus; B zahlt 1 für Ge2g, C 2 für beide.

    Q40 end_test [OVER-1]
    When it is asked whether at most one seat has cards
    Wann gefragt wird, ob höchstens ein Platz Karten hat
    after_refill moderate | moderate
    After a trick has been taken and hands have been refilled.
    Nachdem ein Stich eingenommen und nachgezogen ist.
    before_refill weak | weak
    Also as soon as a trick has been taken, before anybody draws.
    Auch schon, sobald ein Stich eingenommen ist, bevor jemand zieht.
    any_moment weak | weak
    Also at every other moment, within a trick and before anybody draws.
    Auch in jedem anderen Augenblick, mitten im Stich und bevor jemand zieht.
    any_moment_pile_empty weak | weak
    Also at every other moment, but only once the draw pile is empty.
    Auch in jedem anderen Augenblick, aber erst, wenn der Stapel leer ist.
    why after_refill
    G7 and E6¶1 name no moment. For after_refill: passes and parries are the only ways in which a
      trick ends (G3 to G5, E2¶3, E3), and the end of the game adds no third; refilling and the next
      lead come right after the trick (G6, E5¶2); and only after refilling is it certain that hands
      stay empty, as E6¶1 assumes when it explains why they shrink (moderate). The others are only
      not excluded. The test after refilling is always made; the other readings test earlier as
      well. Within a trick they find something only where the covered card does not count as held
      (Q41); where it counts, any_moment plays like before_refill, and any_moment_pile_empty like
      after_refill.
    G7 und E6¶1 nennen keinen Zeitpunkt. Für after_refill spricht: Ein Stich endet nur durch Passen
      oder Parieren (G3 bis G5, E2¶3, E3), und das Ende der Partie fügt nichts Drittes hinzu;
      Nachziehen und Anspielen folgen gleich auf den Stich (G6, E5¶2); und erst nach dem Nachziehen
      steht fest, dass leere Hände leer bleiben, wie es E6¶1 voraussetzt, wo es erklärt, warum sie
      kleiner werden (mäßig). Das andere ist nur nicht ausgeschlossen. Nach dem Nachziehen wird
      immer gefragt; die anderen Lesarten fragen auch früher. Mitten im Stich finden sie nur etwas,
      wo die verdeckte Karte nicht zur Hand zählt (Q41); wo sie zählt, spielt sich any_moment wie
      before_refill und any_moment_pile_empty wie after_refill.
    scenario
    First: the draw pile is empty, A has only G3p and leads it, B holds Y4h, B1h, Y1h. after_refill
      and before_refill: B may show Y4h, A must pass, B takes both (0) and pays for two: A 0, B −2.
      The other two, with the covered card not counted: over at once, A takes G3p (−1), B −3.
      Second: in the first trick of two players all ten cards are shown, A Y1p, B Y2h, A Y3h, B Y4p,
      A G1h, B G2p, A G3h, B G4p, A B1p, B B2h, then A passes; fourteen are left to draw.
      after_refill and any_moment_pile_empty: B takes ten, both draw five, the game goes on.
      before_refill: over at 0:0. any_moment, not counting the covered card: over with the fifth
      card of A, which leaves A none and B one; A takes nine (−1), B −1.
    Erstens: Der Stapel ist leer, A hat nur Gr3g und spielt sie an, B hat Ge4u, Sw1u, Ge1u.
      after_refill und before_refill: B darf Ge4u zeigen, A muss passen, B bekommt beide (0) und
      zahlt für zwei: A 0, B −2. Die anderen beiden, wenn die verdeckte Karte nicht zählt: sofort zu
      Ende, A bekommt Gr3g (−1), B −3. Zweitens: Im ersten Stich zu zweit werden alle zehn Karten
      gezeigt, A Ge1g, B Ge2u, A Ge3u, B Ge4g, A Gr1u, B Gr2g, A Gr3u, B Gr4g, A Sw1g, B Sw2u, dann
      passt A; im Stapel sind vierzehn. after_refill und any_moment_pile_empty: B bekommt zehn,
      beide ziehen fünf, die Partie geht weiter. before_refill: zu Ende mit 0:0. any_moment, wenn
      die verdeckte Karte nicht zählt: zu Ende mit der fünften Karte von A, nach der A keine und B
      eine hat; A bekommt neun (−1), B −1.

    Q41 covered_card_is_hand_card [OVER-1, THUMB-1, FILL-1]
    Whether the card under the thumb is still in hand
    Ob die Karte unter dem Daumen noch auf der Hand ist
    true weak | moderate
    Yes; as long as it is neither released nor captured, it counts as held.
    Ja; solange sie weder offen hingelegt noch eingenommen ist, zählt sie zur Hand.
    false weak | weak
    No; with showing it has left the hand. | Nein; mit dem Zeigen hat sie die Hand verlassen.
    why true
    It only matters where the end is tested within a trick (Q40), and with refilling per lap (Q13).
      Elsewhere false is refused, because it would change nothing. V2 has the card held out to the
      others and G5 has it let go only when raising, but “auf der Hand” is said of cards not yet
      offered too: open (weak). E1 says expressly that it is held in the hand, and paragraph B that
      one keeps hold of it (moderate). It counts, for both. Then nobody runs dry within a trick: a
      show turns a hand card into a covered one, a raise puts a new one under the thumb in place of
      the old.
    Es kommt nur darauf an, wo das Ende mitten im Stich geprüft wird (Q40), und beim Nachziehen nach
      jedem Umlauf (Q13). Sonst wird false abgelehnt, weil es nichts änderte. Nach V2 hält man die
      Karte den anderen hin, und nach G5 lässt man sie erst beim Erhöhen los; aber „auf der Hand“
      meint sonst Karten, die man noch nicht anbietet: offen (schwach). E1 sagt ausdrücklich, dass
      man sie in der Hand hält, und Absatz B, dass man sie nicht loslässt (mäßig). Sie zählt, für
      beide. Dann wird mitten im Stich keine Hand leer: Zeigen macht aus einer Handkarte eine
      verdeckte, Erhöhen schiebt eine neue an die Stelle der alten unter den Daumen.
    scenario
    The end is tested at any moment. The draw pile is empty, A has only G3p and leads it, B holds
      Y4h, B1h, Y1h. true: A still has a card, B may show Y4h, and it ends A 0, B −2. false: only B
      has cards, the game is over.
    Das Ende wird in jedem Augenblick geprüft. Der Stapel ist leer, A hat nur Gr3g und spielt sie
      an, B hat Ge4u, Sw1u, Ge1u. true: A hat noch eine Karte, B darf Ge4u zeigen, und es endet A 0,
      B −2. false: Nur B hat Karten, die Partie ist aus.

    Q42 unfinished_trick [OVER-1, END-3]
    Who gets a trick in which the game ends | Wer den Stich bekommt, in dem die Partie endet
    highest_takes weak | weak
    The owner of the highest card takes the cards shown so far.
    Wer die höchste Karte zeigt, bekommt die bis dahin gezeigten Karten.
    nobody none | none
    Nobody; the cards shown so far count for no one.
    Niemand; die bis dahin gezeigten Karten zählen für keinen.
    why highest_takes
    It only matters where the end is tested within a trick (Q40) and the covered card does not count
      as held (Q41). Neither text foresees it, which is itself an argument against testing there.
      G3→2 and E2¶3 know no other owner of a trick than whoever shows the highest card, if only
      after all have passed (weak).
    Es kommt nur darauf an, wo das Ende mitten im Stich geprüft wird (Q40) und die verdeckte Karte
      nicht zur Hand zählt (Q41). Keiner der Texte sieht das vor, und schon das spricht dagegen,
      dort zu prüfen. G3→2 und E2¶3 kennen für einen Stich keinen anderen Besitzer als den, der die
      höchste Karte zeigt, freilich erst, wenn alle gepasst haben (schwach).
    scenario
    The end is tested at any moment, and the covered card does not count. The draw pile is empty, A
      leads the last card, G3p; B holds Y4h, B1h, Y1h; over. highest_takes: A −1, B −3. nobody: A 0,
      B −3.
    Das Ende wird in jedem Augenblick geprüft, und die verdeckte Karte zählt nicht. Der Stapel ist
      leer, A spielt die letzte Karte an, Gr3g; B hat Ge4u, Sw1u, Ge1u; aus. highest_takes: A −1, B
      −3. nobody: A 0, B −3.

    Q43 [OVER-2, OVER-4, OVER-1, VAL-1, VAL-2]
    What the cards of the last hand count | Was die Karten der letzten Hand zählen
    minus_one_each strong | strong
    Each card left in hand is one minus point, harmless or poisonous.
    Jede Karte, die auf der Hand bleibt, ist ein Minuspunkt, ob ungiftig oder giftig.
    poisonous_twice excluded | excluded
    A poisonous card left in hand counts twice: for its fang and for being there.
    Eine giftige Karte auf der Hand zählt doppelt: wegen des Giftzahns und weil sie dort ist.
    harmless_cancels excluded | excluded
    A harmless card left in hand counts nothing: plus one and minus one.
    Eine ungiftige Karte auf der Hand zählt nichts: eins plus und eins minus.
    why minus_one_each
    G7→2 mentions hand cards once more next to the poisonous ones, which could be heard as counting
      twice; but G7→1 makes each one minus point, expressly also if harmless (strong). E6¶2 says the
      same and has no such echo (strong). G7→1 speaks of the last player, E6¶2 of a player; at the
      end at most one has cards anyway. He may be the one who just refilled, and he does not play
      his cards off alone: the test comes before the lead. If nobody has cards, nobody pays.
    G7→2 nennt die Handkarten noch einmal neben den giftigen, als zählten sie doppelt; aber G7→1
      macht aus jeder einen einzigen Minuspunkt, ausdrücklich auch aus ungiftigen (stark). E6¶2 sagt
      dasselbe ohne solchen Nachklang (stark). G7→1 spricht vom letzten Spieler, E6¶2 von einem
      Spieler; am Ende hat ohnehin höchstens einer Karten. Es kann auch sein, wer eben nachgezogen
      hat, und er spielt seine Karten nicht allein herunter: Geprüft wird vor dem Anspielen. Hat
      niemand Karten, zahlt niemand.
    scenario
    The draw pile is empty. A shows Y3h, B Y4p, their last cards; C holds B1h, G2p, Y1h and passes,
      A passes: B takes both (0). minus_one_each: C −3. poisonous_twice: C −4. harmless_cancels: C
      −1. If C had shown B1h as a last card instead: C takes three, and it ends 0, 0, +1.
    Der Stapel ist leer. A zeigt Ge3u, B Ge4g, beide ihre letzte Karte; C hat Sw1u, Gr2g, Ge1u und
      passt, A passt: B bekommt beide (0). minus_one_each: C −3. poisonous_twice: C −4.
      harmless_cancels: C −1. Hätte C stattdessen Sw1u als letzte Karte gezeigt: C bekommt drei, und
      es endet 0, 0, +1.

    Q44 [TURN-1]
    What becomes of a seat without cards while others play on
    Was mit einem Platz ohne Karten ist, solange andere spielen
    stays_in moderate | moderate
    It stays in the round of turns, can still win with the card under its thumb, and keeps what it
      has captured.
    Er bleibt in der Reihe, kann mit der Karte unter dem Daumen noch gewinnen und behält, was er
      eingenommen hat.
    is_out none | none
    It is out of the game, and a card under its thumb no longer counts.
    Er ist aus der Partie, und eine Karte unter seinem Daumen gilt nicht mehr.
    why stays_in
    No text removes anybody. G6→1 foresees that a winner has run out of cards and passes only the
      lead on; the end comes when at most one seat has cards (G7, E6¶1), and until then turns go
      round (G2, E2¶1) (moderate in both). How such a seat passes is Q17.
    Kein Text nimmt jemanden aus der Partie. G6→1 sieht vor, dass einem Gewinner die Karten
      ausgehen, und gibt nur das Anspielen weiter; das Ende kommt, wenn höchstens ein Platz Karten
      hat (G7, E6¶1), und bis dahin geht die Reihe um (G2, E2¶1) (in beiden mäßig). Wie ein solcher
      Platz passt, ist Q17.
    scenario
    Three players, the draw pile is empty. A shows the last card, Y5h; B and C hold two cards each
      and pass. stays_in: A takes the trick. is_out: A is gone, and the trick has no taker.
    Drei Spieler, der Stapel ist leer. A zeigt die letzte Karte, Ge5u; B und C haben je zwei Karten
      und passen. stays_in: A bekommt den Stich. is_out: A ist weg, und niemand bekommt den Stich.
""")
