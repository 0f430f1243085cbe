"""The questions on the start, dealing and matches. None on tricks may stand here."""

from daumen_rules.pieces.text_blocks import Block

BLOCK = Block("""
    Q50 deal [START-4, START-5]
    How the cards are dealt | Wie die Karten gegeben werden
    single strong | weak
    One card at a time, round the table, until everybody has five.
    Einzeln reihum, bis alle fünf Karten haben.
    packets excluded | weak
    Five cards at once to each seat. | Jedem Platz fünf Karten auf einmal.
    why single
    W5 says “einzeln” (strong). P only says how many each gets, so both are possible (weak), and we
      take what the German text has. That the starter gets the first card and dealing goes clockwise
      stands in neither text: it is custom, and clockwise is the only direction that the texts know.
      It matters for replaying a given deck, not for fairness.
    W5 sagt „einzeln“ (stark). P sagt nur, wie viele jeder bekommt; möglich ist also beides
      (schwach), und wir nehmen, was im deutschen Text steht. Dass die erste Karte bekommt, wer
      anspielt, und im Uhrzeigersinn gegeben wird, steht in keinem: Es ist üblich, und eine andere
      Richtung kennen die Texte nicht. Es zählt, wenn man einen gegebenen Kartenstoß nachspielt,
      nicht für die Gerechtigkeit.
    scenario
    Two players, the deck begins Y1p Y1h Y2p Y2h Y3p Y3h Y4p Y4h G1p G1h. single: A has Y1p Y2p Y3p
      Y4p G1p, B has Y1h Y2h Y3h Y4h G1h. packets: A has Y1p Y1h Y2p Y2h Y3p, B has Y3h Y4p Y4h G1p
      G1h.
    Zwei Spieler, die Karten liegen in der Folge Ge1g Ge1u Ge2g Ge2u Ge3g Ge3u Ge4g Ge4u Gr1g Gr1u.
      single: A hat Ge1g Ge2g Ge3g Ge4g Gr1g, B hat Ge1u Ge2u Ge3u Ge4u Gr1u. packets: A hat Ge1g
      Ge1u Ge2g Ge2u Ge3g, B hat Ge3u Ge4g Ge4u Gr1g Gr1u.

    Q51 [START-1, START-2]
    Who the youngest is, and who deals with two players | Wer der Jüngste ist, und wer zu zweit gibt
    youngest_on_seat_a strong | strong
    The players know who is youngest; he sits on seat A. With two players the right-hand neighbour
      is the other one.
    Die Spieler wissen, wer der Jüngste ist; er sitzt auf Platz A. Zu zweit ist der rechte Nachbar
      der andere.
    any_agreed_seat weak | none
    The players may agree that somebody else starts.
    Die Spieler dürfen ausmachen, dass ein anderer beginnt.
    why youngest_on_seat_a
    W5 and P name the youngest (strong); who that is, no rule can tell. In the library the youngest
      is on seat A by convention. Only the “darf” in W5 leaves room for another agreement (weak).
    W5 und P nennen den Jüngsten (stark); wer das ist, kann keine Regel sagen. In der Bibliothek
      sitzt er nach Vereinbarung auf Platz A. Nur das „darf“ in W5 lässt Raum für eine andere
      Abmachung (schwach).
    scenario
    Two players, Eva is thirteen and Max fourteen. youngest_on_seat_a: Eva is A and starts, Max
      shuffles and deals. any_agreed_seat: they may settle it the other way round.
    Zwei Spieler, Eva ist dreizehn und Max vierzehn. youngest_on_seat_a: Eva ist A und beginnt, Max
      mischt und gibt. any_agreed_seat: Sie dürfen es umgekehrt ausmachen.

    Q52 match_measure [WIN-3]
    What is compared after several games | Was nach mehreren Partien verglichen wird
    net strong | strong
    The sum of the results of all games, plus points less minus points.
    Die Summe der Ergebnisse aller Partien, Pluspunkte abzüglich Minuspunkte.
    plus_only weak | weak
    The sum of the plus points alone. | Die Summe der Pluspunkte allein.
    why net
    G8 and O2 speak of the most plus points, which by the letter leaves the minus points out (weak).
      But Z6 asks for the best end result, G7→3 has the net result noted, and E7 says net in so many
      words: net for both (strong).
    G8 und O2 reden von den meisten Pluspunkten; buchstäblich blieben die Minuspunkte weg (schwach).
      Aber Z6 fragt nach dem besten Endergebnis, nach G7→3 wird der Saldo notiert, und E7 sagt
      ausdrücklich „net“: für beide net (stark).
    scenario
    A has ten plus and eight minus points, together 2; B five plus and two minus, together 3. net: B
      wins. plus_only: A wins.
    A hat zehn Plus- und acht Minuspunkte, zusammen 2; B fünf Plus- und zwei Minuspunkte, zusammen
      3. net: B gewinnt. plus_only: A gewinnt.

    Q53 [WIN-4]
    What a tie means | Was bei Gleichstand gilt
    shared none | none
    All who tie for the best sum win together.
    Alle mit der gleichen besten Summe gewinnen gemeinsam.
    lots none | none
    Lots are drawn among those who tie. | Unter denen mit der besten Summe entscheidet das Los.
    another_game none | none
    Another game is played. | Es wird noch eine Partie gespielt.
    why shared
    Both texts are silent (Z6, G8, O2 and E7 speak of one winner). The library shares the win: that
      adds nothing that no text has.
    Beide Texte schweigen (Z6, G8, O2 und E7 reden von einem Gewinner). In der Bibliothek teilt man
      sich den Sieg: Damit kommt nichts hinzu, was in keinem Text steht.
    scenario
    After three games A and B have 4 each, C has 1. shared: A and B win. lots: one of the two, by
      lot. another_game: they play a fourth game.
    Nach drei Partien haben A und B je 4, C hat 1. shared: A und B gewinnen. lots: einer von beiden,
      durch das Los. another_game: Sie spielen eine vierte Partie.

    Q54 next_starter [START-7, START-1, START-2]
    Who starts and deals in later games | Wer in späteren Partien beginnt und wer gibt
    same_seat moderate | moderate
    The same seat starts every game. | In jeder Partie beginnt derselbe Platz.
    rotate none | none
    The next seat clockwise from the last starter starts.
    Es beginnt im Uhrzeigersinn der nächste Platz nach dem, der zuletzt begonnen hat.
    best_score none | none
    The seat with the best result of the game just finished starts.
    Es beginnt der Platz mit dem besten Ergebnis der eben beendeten Partie.
    why same_seat
    Neither text speaks of later games. But W5 and P belong to the preparation of a game, and the
      youngest stays the youngest: the same seat (moderate). Rotating is custom. Either way the
      right-hand neighbour of the starter deals (W5, P). With best_score seats may tie; in the
      library the next one clockwise from the last starter is taken among them.
    Von späteren Partien spricht keiner der Texte. Aber W5 und P gehören zur Vorbereitung einer
      Partie, und der Jüngste bleibt der Jüngste: derselbe Platz (mäßig). Reihum ist üblich. In
      jedem Fall gibt der rechte Nachbar dessen, der beginnt (W5, P). Bei best_score können Plätze
      gleich stehen; in der Bibliothek nimmt man unter ihnen den nächsten im Uhrzeigersinn nach dem,
      der zuletzt begonnen hat.
    scenario
    Three players, A is the youngest and started the first game; C had the best result. same_seat: A
      starts the second, C deals. rotate: B starts, A deals. best_score: C starts, B deals. If A and
      C had tied: best_score lets C start, who comes before A clockwise from A.
    Drei Spieler, A ist der Jüngste und hat die erste Partie begonnen; C hatte das beste Ergebnis.
      same_seat: A beginnt die zweite, C gibt. rotate: B beginnt, A gibt. best_score: C beginnt, B
      gibt. Wären A und C gleich: best_score lässt C beginnen, der im Uhrzeigersinn nach A vor A
      selbst kommt.

    Q55 [WIN-1, WIN-2]
    How many games make a match | Wie viele Partien man spielt
    as_agreed strong | strong
    As many as the players agree on beforehand. | So viele, wie die Spieler vorher ausmachen.
    three weak | none
    Three. | Drei.
    five weak | none
    Five. | Fünf.
    why as_agreed
    Z6, G8, O2 and E7 all want the number settled beforehand (strong). G8 suggests three or five
      (weak), English nothing. In the library a match has three games unless another number is
      given.
    Z6, G8, O2 und E7 wollen alle, dass die Zahl vorher feststeht (stark). G8 schlägt drei oder fünf
      vor (schwach), der englische Text nichts. In der Bibliothek sind es drei Partien, wenn keine
      andere Zahl angegeben ist.
    scenario
    After the third game A leads and says that the match is over. as_agreed: only if three was
      agreed. three: yes. five: no, two more games are to come.
    Nach der dritten Partie liegt A vorn und sagt, nun sei Schluss. as_agreed: nur, wenn drei
      ausgemacht waren. three: ja. five: nein, zwei Partien kommen noch.

    Q56 [START-5]
    Who gets the first card of the deal | Wer beim Geben die erste Karte bekommt
    starter none | none
    The starter, who sits to the left of the dealer; then clockwise.
    Wer beginnt, also der linke Nachbar des Gebers; dann im Uhrzeigersinn.
    anybody none | none
    The dealer begins with whomever he likes.
    Der Geber fängt an, bei wem er will.
    why starter
    Both texts say what each gets (W5, P), neither with whom the dealer begins. That it is his left
      neighbour is custom, and that he is the starter follows from the dealer's seat.
    Beide Texte sagen, was jeder bekommt (W5, P), keiner, bei wem der Geber anfängt. Dass es sein
      linker Nachbar ist, ist üblich, und dass der auch beginnt, folgt aus dem Platz des Gebers.
    scenario
    A is the youngest, C deals. starter: A gets the first card. anybody: C may begin with B.
    A ist der Jüngste, C gibt. starter: A bekommt die erste Karte. anybody: C darf bei B anfangen.

    Q57 [START-1]
    Who starts where two are equally young | Wer beginnt, wenn zwei gleich jung sind
    agreed none | none
    One of the two: the players agree on it.
    Einer von beiden: Die Spieler machen es aus.
    lots none | none
    One of the two, by lot. | Einer von beiden, durch das Los.
    why agreed
    W5 and P let the youngest start and speak of one. Where two are equal no rule can tell them
      apart; the players have to settle it before the deal, as who deals follows from it.
    W5 und P lassen den Jüngsten beginnen und reden von einem. Sind zwei gleich, kann keine Regel
      sie unterscheiden; die Spieler müssen es vor dem Geben klären, denn wer gibt, folgt daraus.
    scenario
    A and C are twins, B is older. agreed: they agree on A, and C deals. lots: the lot falls on C,
      who starts, and B deals.
    A und C sind Zwillinge, B ist älter. agreed: Sie einigen sich auf A, und C gibt. lots: Das Los
      trifft C, der beginnt, und B gibt.

    Q58 [START-3, START-6, FILL-1]
    What holds when a hand has the wrong number of cards
    Was gilt, wenn jemand die falsche Zahl Karten hat
    dealt_anew none | none
    The cards are shuffled and dealt anew.
    Es wird neu gemischt und gegeben.
    put_right none | none
    It is put right: who has too many gives some back, unseen, and who has too few draws.
    Es wird berichtigt: Wer zu viele hat, gibt verdeckt zurück, und wer zu wenige hat, zieht nach.
    why dealt_anew
    Both texts have five cards for each (W5, P), and hands filled to five (G6, E5¶2); neither says
      what becomes of a deal that went wrong. Dealing anew favours nobody, as long as no trick was
      taken.
    Nach beiden Texten bekommt jeder fünf Karten (W5, P), und aufgefüllt wird auf fünf (G6, E5¶2);
      was aus falschem Geben wird, sagt keiner. Neu zu geben bevorzugt niemanden, solange kein Stich
      eingenommen ist.
    scenario
    Three players, and B finds six cards in the hand. dealt_anew: C shuffles and deals once more.
      put_right: B gives one of them, unseen, to the pile.
    Drei Spieler, und B findet sechs Karten auf der Hand. dealt_anew: C mischt und gibt noch einmal.
      put_right: B legt eine davon verdeckt in den Stapel.
""")
