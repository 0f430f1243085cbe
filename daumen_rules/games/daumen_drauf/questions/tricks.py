"""The questions on rounds, turns and the end of a trick. None on parrying may stand here."""

from daumen_rules.pieces.text_blocks import Block

BLOCK = Block("""
    Q11 [TRICK-3, END-3, END-1, TRICK-2]
    Taking the cards “of this round”, and what follows a completed round
    Die Karten „dieser Runde“ nehmen, und was nach einer vollen Runde kommt
    whole_trick strong | strong
    Whoever takes, takes every card of the trick. After a completed lap everybody chooses anew to
      show or pass.
    Wer nimmt, nimmt jede Karte des Stichs. Nach einem vollen Umlauf wählen alle neu, ob sie zeigen
      oder passen.
    current_lap excluded | excluded
    Whoever takes, takes only what was shown in the current lap.
    Wer nimmt, nimmt nur, was im laufenden Umlauf gezeigt wurde.
    why whole_trick
    English “round” means now the trick (E2¶3, E2¶4, E5¶2), now the lap (E2¶2 at its end, E5¶1).
      German keeps Stich and Runde apart, but for one place in G3→2. Both texts name released and
      covered cards together (G3→2, E2¶3), and a released card was shown in an earlier lap: the
      whole trick (strong). Taken by laps, cards would be left that belong to nobody. E5¶1 speaks of
      laps and says what G3→1 says; read of tricks it would let the leader pass, against E2¶2.
    Das englische „round“ meint bald den Stich (E2¶3, E2¶4, E5¶2), bald den Umlauf (E2¶2 am Ende,
      E5¶1). Der deutsche Text trennt Stich und Runde, außer an einer Stelle in G3→2. Beide Texte
      nennen offen hingelegte und verdeckte Karten zusammen (G3→2, E2¶3), und eine offen hingelegte
      stammt aus einem früheren Umlauf: der ganze Stich (stark). Nähme man nach Umläufen, blieben
      Karten übrig, die niemandem gehören. E5¶1 redet von Umläufen und sagt dasselbe wie G3→1; auf
      Stiche bezogen dürfte nach ihm passen, wer anspielt, entgegen E2¶2.
    scenario
    A Y1p, B Y2h, C passes, A raises with Y4h and releases Y1p, B and C pass. whole_trick: A takes
      Y1p, Y2h and Y4h, together +1. current_lap: A takes Y4h alone; Y1p and Y2h belong to nobody.
    A Ge1g, B Ge2u, C passt, A erhöht mit Ge4u und legt Ge1g offen hin, B und C passen. whole_trick:
      A bekommt Ge1g, Ge2u und Ge4u, zusammen +1. current_lap: A bekommt nur Ge4u; Ge1g und Ge2u
      gehören niemandem.

    Q12 colour_scope [TRICK-3, HIGH-3, HIGH-4, HIGH-2]
    Whether the order of colours holds for the trick or for one lap
    Ob die Rangfolge der Farben für den Stich gilt oder für einen Umlauf
    trick strong | moderate
    The order of colours, once made, holds until the trick ends.
    Die einmal entstandene Rangfolge der Farben gilt bis zum Ende des Stichs.
    lap excluded | weak
    With each lap the order starts afresh; a colour that was topped may be new again.
    Mit jedem Umlauf beginnt die Rangfolge neu; eine überbotene Farbe kann wieder neu sein.
    why trick
    G2→2 ties the order to each trick (strong). E2¶6 ties it to each “round”, and E2¶5 has a
      strength that keeps changing: since round is the trick in E2¶3 and E2¶4 just before, the trick
      is meant (moderate), but a lap is not excluded (weak). Our default is the trick for both. Read
      by laps, neither text says how the cards already shown rank then; in the library the colour of
      the standing highest card counts as first colour of the new lap.
    G2→2 bindet die Rangfolge an jeden Stich (stark). E2¶6 bindet sie an jede „round“, und E2¶5
      redet von einer Stärke, die dauernd wechselt: Da round gleich davor in E2¶3 und E2¶4 der Stich
      ist, ist wohl der Stich gemeint (mäßig), ein Umlauf aber nicht ausgeschlossen (schwach). Wir
      nehmen für beide den Stich. Liest man Umlauf, sagt kein Text, was die schon gezeigten Karten
      dann gelten; in der Bibliothek zählt die Farbe der höchsten Karte als erste Farbe des neuen
      Umlaufs.
    scenario
    A Y3h, B G2p, C passes; in the second lap A raises with B1p, and B holds Y1h. trick: the order
      is yellow, green, black, and Y1h cannot be shown. lap: the second lap began with green, black
      came next, so yellow is new and B may show Y1h.
    A Ge3u, B Gr2g, C passt; im zweiten Umlauf erhöht A mit Sw1g, und B hat Ge1u. trick: Die
      Rangfolge ist Gelb, Grün, Schwarz, und Ge1u darf nicht gezeigt werden. lap: Der zweite Umlauf
      begann mit Grün, dann kam Schwarz, also ist Gelb neu, und B darf Ge1u zeigen.

    Q13 refill_scope [TRICK-3, FILL-1]
    Whether hands are refilled after the trick or after each lap
    Ob nach dem Stich oder nach jedem Umlauf nachgezogen wird
    trick strong | moderate
    Nobody draws before the trick has been taken. | Niemand zieht, bevor der Stich eingenommen ist.
    lap excluded | weak
    After each completed lap hands are refilled, though the trick goes on, and after the trick as
      well.
    Nach jedem vollen Umlauf wird nachgezogen, auch wenn der Stich weitergeht, und nach dem Stich
      ebenso.
    why trick
    G6 says that it happens after the trick (strong). E5¶2 says after the “round”: usually the trick
      (moderate), yet E5¶1 just before it uses the word for the lap (weak). Our default is the trick
      for both. Read by laps, two things are left open. Who begins: in the library the owner of the
      highest card, where refill_first is winner, and whoever acted last, where it is last_actor.
      And whether the card under the thumb still counts as one of the five: Q41.
    G6 sagt, dass es nach dem Stich geschieht (stark). E5¶2 sagt nach der „round“: meist der Stich
      (mäßig), doch gleich davor steht das Wort in E5¶1 für den Umlauf (schwach). Wir nehmen für
      beide den Stich. Liest man Umlauf, bleibt zweierlei offen. Wer beginnt: in der Bibliothek, wer
      die höchste Karte zeigt, wo refill_first winner ist, und wer zuletzt gehandelt hat, wo es
      last_actor ist. Und ob die Karte unter dem Daumen noch zu den fünf zählt: Q41.
    scenario
    The draw pile is B5h, Y5p, Y4p. A leads Y2p, B shows Y3h, C passes, and the lap is over. trick:
      nobody draws. lap, where the covered card no longer counts as held: B draws B5h, A draws Y5p
      and may raise with it at once (by last_actor C would begin, but needs nothing; A draws B5h, B
      Y5p). lap, where it counts: nobody needs a card yet; only who has released one draws later.
    Der Stapel ist Sw5u, Ge5g, Ge4g. A spielt Ge2g an, B zeigt Ge3u, C passt, der Umlauf ist voll.
      trick: Niemand zieht. lap, wo die verdeckte Karte nicht mehr zur Hand zählt: B zieht Sw5u, A
      zieht Ge5g und darf gleich damit erhöhen (bei last_actor begänne C, braucht aber nichts; A
      zieht Sw5u, B Ge5g). lap, wo sie zählt: Noch fehlt niemandem eine Karte; später zieht nur, wer
      eine offen hingelegt hat.

    Q14 must_show_scope [TRICK-3, LEAD-2, PASS-1]
    Whether a card must be shown at the start of a trick or of every lap
    Ob zu Beginn des Stichs oder jedes Umlaufs gezeigt werden muss
    trick strong | strong
    Only whoever leads a trick must show a card; in later laps everybody may pass.
    Nur wer einen Stich anspielt, muss eine Karte zeigen; in späteren Umläufen dürfen alle passen.
    lap excluded | weak
    Whoever led the trick must also raise or parry at the head of every later lap.
    Wer den Stich angespielt hat, muss auch am Anfang jedes späteren Umlaufs erhöhen oder parieren.
    why trick
    G3 lays the duty on whoever begins a trick (strong). E2¶2 lays it on the start of a “round” and
      names nobody; but E2¶3 lets all who follow pass, and E4 asks whether the first player wants to
      go on, so that he may also stop: the trick (strong). Our default is the trick for both. Read
      by laps, a seat may have nothing to show: in the library the head of a lap may pass only if it
      can neither raise nor parry.
    G3 verpflichtet, wer einen Stich beginnt (stark). E2¶2 spricht vom Anfang jeder „round“ und
      nennt niemanden; aber E2¶3 lässt alle Folgenden passen, und E4 fragt, ob der erste Spieler
      weitermachen will, er darf also auch aufhören: der Stich (stark). Wir nehmen für beide den
      Stich. Liest man Umlauf, kann ein Platz nichts zu zeigen haben: In der Bibliothek darf am
      Anfang eines Umlaufs nur passen, wer weder erhöhen noch parieren kann.
    scenario
    A Y3h, B Y4h, C passes; A is on turn at the head of the second lap and holds Y5p and B2p. trick:
      A may pass, and B takes the trick. lap: A must raise with one of the two.
    A Ge3u, B Ge4u, C passt; A ist am Anfang des zweiten Umlaufs an der Reihe und hat Ge5g und Sw2g.
      trick: A darf passen, und B bekommt den Stich. lap: A muss mit einer der beiden erhöhen.

    Q15 [END-2, END-1, TRICK-2]
    When all who follow the highest card have passed
    Wann alle nach der höchsten Karte gepasst haben
    full_circle strong | strong
    The trick ends when all other seats in a row have passed on the highest card, across the end of
      a lap too.
    Der Stich endet, wenn alle anderen Plätze hintereinander auf die höchste Karte gepasst haben,
      auch über das Ende eines Umlaufs hinweg.
    end_of_lap excluded | excluded
    The trick ends with the lap, if everybody between the highest card and the leader has passed.
    Der Stich endet mit dem Umlauf, wenn alle zwischen der höchsten Karte und dem, der angespielt
      hat, gepasst haben.
    why full_circle
    G3→1 says that one turn for everybody does not yet end the trick, and the seats that follow go
      round in a circle (G3→2). E2¶3 wants all following players to pass, E4 and E5¶1 let the first
      player have another turn. Both strong. It follows that the owner of the highest card is never
      on turn while it is the highest: nobody raises on his own card.
    G3→1 sagt, dass der Stich noch nicht aus ist, wenn jeder einmal dran war, und „folgende“ Spieler
      gehen im Kreis (G3→2). E2¶3 verlangt, dass alle Folgenden passen, E4 und E5¶1 lassen den
      ersten Spieler noch einmal an die Reihe. Beides stark. Daraus folgt: Wer die höchste Karte
      zeigt, ist nie an der Reihe, solange sie die höchste ist; niemand überbietet sich selbst.
    scenario
    A Y3h, B Y4p, C passes. full_circle: A is asked and may show G1p. end_of_lap: B takes Y3h and
      Y4p at once.
    A Ge3u, B Ge4g, C passt. full_circle: A wird gefragt und darf Gr1g zeigen. end_of_lap: B bekommt
      sofort Ge3u und Ge4g.

    Q16 [PASS-2]
    Whether one may come in again after passing, and how often
    Ob und wie oft man nach dem Passen wieder einsteigen darf
    always strong | moderate
    Whoever has passed may show a card whenever he is on turn again, as long as the trick lasts.
    Wer gepasst hat, darf zeigen, sooft er wieder an der Reihe ist, solange der Stich dauert.
    next_lap_only excluded | weak
    Whoever has passed may come in again in the next lap; if he lets that go by, he is out of the
      trick.
    Wer gepasst hat, darf im nächsten Umlauf wieder einsteigen; lässt er ihn vorbeigehen, ist er aus
      dem Stich.
    why always
    G3→1 says it with “immer” (strong). E2¶2 speaks of the next time round, which narrowly read is
      one chance only; but by E5¶1 everybody shows or passes again after every lap (moderate).
      Whether somebody has shown a card before or not does not matter in either text.
    G3→1 sagt es mit „immer“ (stark). E2¶2 spricht vom nächsten Mal, eng gelesen also von einer
      einzigen Gelegenheit; aber nach E5¶1 zeigt oder passt nach jedem Umlauf wieder jeder (mäßig).
      Ob jemand vorher schon gezeigt hat, ist in beiden Texten gleichgültig.
    scenario
    A Y1h, B passes, C Y2h; A Y3h, B passes, C Y4p; A passes, and B holds G1p. always: B may show
      G1p in the third lap. next_lap_only: B let the second lap go by and is out, and C takes Y1h,
      Y2h, Y3h and Y4p.
    A Ge1u, B passt, C Ge2u; A Ge3u, B passt, C Ge4g; A passt, und B hat Gr1g. always: B darf im
      dritten Umlauf Gr1g zeigen. next_lap_only: B hat den zweiten Umlauf vorbeigehen lassen und ist
      draußen, C bekommt Ge1u, Ge2u, Ge3u und Ge4g.

    Q17 forced_pass [PASS-3, PASS-1, TURN-1, TURN-2, END-2, FILL-3]
    What a seat does that can only pass | Was ein Platz tut, der nur passen kann
    explicit moderate | weak
    It is on turn like any other, and passes. | Er ist an der Reihe wie jeder andere und passt.
    skip_empty_hands weak | weak
    A seat with an empty hand is jumped; every other one passes by itself.
    Ein Platz ohne Handkarten wird übersprungen; jeder andere passt selbst.
    skip_all weak | weak
    Every seat that has no other choice than to pass is jumped.
    Jeder Platz, dem nur das Passen bleibt, wird übersprungen.
    why explicit
    G3→2 speaks of players who have to pass, which makes it something they do (moderate). By E5¶1
      each player has to show or pass (weak); neither text jumps anybody within a trick. The cards
      end up the same everywhere, and a jumped seat counts as having passed. Two things differ.
      skip_all betrays that a seat has nothing to show, which neither text intends. And a jumped
      seat decides nothing, which matters where the last to act draws first (Q30).
    G3→2 spricht von Spielern, die passen müssen; es ist also etwas, das sie tun (mäßig). Nach E5¶1
      hat jeder zu zeigen oder zu passen (schwach); keiner der Texte überspringt innerhalb eines
      Stichs jemanden. Die Karten landen überall gleich, und wer übersprungen wird, gilt als einer,
      der gepasst hat. Zweierlei ändert sich. skip_all verrät, dass ein Platz nichts zu zeigen hat,
      was keiner der Texte will. Und wer übersprungen wird, entscheidet nichts; das zählt, wo zuerst
      zieht, wer zuletzt gehandelt hat (Q30).
    scenario
    The draw pile is empty. A leads Y3p, B has no card, C holds G2p. explicit: B is on turn and
      passes. skip_empty_hands and skip_all: C is on turn straight away. If C held nothing but Y1h,
      skip_all would jump C too, and everybody would know that C has no higher card.
    Der Stapel ist leer. A spielt Ge3g an, B hat keine Karte, C hat Gr2g. explicit: B ist an der
      Reihe und passt. skip_empty_hands und skip_all: Gleich ist C an der Reihe. Hätte C nur Ge1u,
      würde skip_all auch C überspringen, und alle wüssten, dass C keine höhere Karte hat.

    Q18 [LEAD-2, START-1, LEAD-1, END-5, NEXT-1]
    Whether whoever is to lead may decline | Ob man auf das Anspielen verzichten darf
    must_lead strong | strong
    Whoever is to lead must show a card. | Wer anspielen soll, muss eine Karte zeigen.
    may_decline weak | excluded
    To lead is a right; whoever has it may leave it to somebody else.
    Anspielen ist ein Recht; wer es hat, darf es einem anderen lassen.
    why must_lead
    The German text says “darf” of the youngest (W5) and once of the taker (G3→2). That marks a
      privilege: G3 puts a duty on whoever begins, and G6→1 states flatly that the taker of the
      trick leads (strong). Only for the very first lead could “darf” be a right to give away, and
      then no text says who gets it (weak). English has no such word: E1 and E2¶4 state it, E2¶2
      makes it a duty (strong).
    Der deutsche Text sagt „darf“ vom Jüngsten (W5) und einmal von dem, der den Stich bekommt
      (G3→2). Das meint ein Vorrecht: G3 verpflichtet, wer beginnt, und G6→1 stellt schlicht fest,
      dass der Gewinner des Stichs anspielt (stark). Nur beim allerersten Anspiel könnte „darf“ ein
      Recht sein, das man abgibt, und dann sagt kein Text, an wen (schwach). Im Englischen gibt es
      kein solches Wort: E1 und E2¶4 stellen es fest, E2¶2 macht es zur Pflicht (stark).
    scenario
    A has just taken a trick and holds poisonous cards only. must_lead: A leads one of them.
      may_decline: somebody else leads, or nobody does, and no text tells which.
    A hat gerade einen Stich bekommen und nur giftige Karten. must_lead: A spielt eine davon an.
      may_decline: Ein anderer spielt an oder niemand, und kein Text sagt, was davon.

    Q19 [END-3, PASS-1]
    What becomes of the covered card of a seat that passes
    Was aus der verdeckten Karte wird, wenn man passt
    stays strong | strong
    It stays in the trick, still covered, and goes to whoever takes the trick.
    Sie bleibt verdeckt im Stich und geht an den Platz, der ihn bekommt.
    taken_back excluded | excluded
    Whoever passes may take his covered card back into his hand.
    Wer passt, darf seine verdeckte Karte wieder auf die Hand nehmen.
    why stays
    G3→2 and G4 give the taker the offered cards besides the released ones, E2¶3 and E3 the shown
      ones besides those played: the cards under all thumbs are part of the trick (strong in both).
      Passing does not release a card; so its fang becomes public only by inspection (Q01).
    Nach G3→2 und G4 gehören zum Stich außer den offen hingelegten auch die angebotenen Karten, nach
      E2¶3 und E3 auch die nur gezeigten: Was unter einem Daumen ist, geht mit (beides stark). Durch
      Passen wird keine Karte offen hingelegt; ihr Gift wird daher nur beim Ansehen des Stichs
      bekannt (Q01).
    scenario
    A Y3h, B Y5p, C passes, A passes. stays: B takes Y3h and Y5p, together 0. taken_back: A has Y3h
      again, and B takes Y5p alone, −1.
    A Ge3u, B Ge5g, C passt, A passt. stays: B bekommt Ge3u und Ge5g, zusammen 0. taken_back: A hat
      Ge3u wieder, und B bekommt nur Ge5g, −1.
""")
