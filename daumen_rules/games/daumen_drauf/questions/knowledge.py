"""The questions on what is public, and who may look. No other may stand here."""

from daumen_rules.pieces.text_blocks import Block

BLOCK = Block("""
    Q01 inspection [END-6, END-4]
    Who may look at a completed trick | Wer einen vollendeten Stich ansehen darf
    all strong | weak
    Before a completed trick is laid face down, everybody may look at every card in it, the covered
      ones too.
    Bevor ein vollendeter Stich umgedreht wird, dürfen alle jede Karte darin ansehen, auch die
      verdeckten.
    taker_only excluded | moderate
    Only the seat that takes the trick sees its covered cards. The others know the released cards,
      their own, and what follows from twins.
    Nur der Platz, der den Stich bekommt, sieht die verdeckten Karten. Die anderen kennen die offen
      hingelegten, die eigenen und was aus Zwillingskarten folgt.
    why all | taker_only
    H grants it to everybody, “always”. It is a right and not a duty, but nobody has a reason to
      forgo it; so the library shows the trick to all. The English text has nothing like H. By E2¶3
      the taker lays the trick face down before him, and with that the covered cards stay between
      him and those who showed them. No move becomes legal or illegal by this question; what a seat
      can know changes much.
    H gesteht es allen zu, und zwar „immer“. Es ist ein Recht und keine Pflicht, aber niemand hat
      einen Grund, darauf zu verzichten; deshalb zeigt die Bibliothek den Stich allen. Im englischen
      Text steht nichts dergleichen. Nach E2¶3 legt, wer den Stich bekommt, ihn verdeckt vor sich
      ab; was unter einem Daumen war, kennt dann nur er und wer es gezeigt hat. Was erlaubt ist,
      ändert sich dadurch nicht, was ein Platz wissen kann, sehr.
    scenario
    A leads Y2p, B shows G1h, C and A pass, B takes the trick; no card was released. C holds Y1p and
      B5h. all: C learns that Y2p and G1h are gone, hence that the yellow 2 still out is harmless
      and the green 1 still out poisonous. taker_only: C learns nothing, and A learns nothing about
      the green 1.
    A spielt Ge2g an, B zeigt Gr1u, C und A passen, B bekommt den Stich; offen hingelegt wurde
      nichts. C hat Ge1g und Sw5u. all: C erfährt, dass Ge2g und Gr1u weg sind, also dass die andere
      gelbe 2 ungiftig und die andere grüne 1 giftig ist. taker_only: C erfährt nichts, und A
      erfährt nichts über die grüne 1.

    Q02 [END-6, END-4]
    Whether captured cards may be looked at again
    Ob man eingenommene Karten noch einmal ansehen darf
    nobody moderate | weak
    Once a trick lies face down, nobody looks at it again before the game is over.
    Liegt ein Stich verdeckt, sieht ihn bis zum Ende der Partie niemand mehr an.
    owner_only none | none
    Everybody may look at the cards that he himself has captured.
    Jeder darf in den Karten nachsehen, die er selbst eingenommen hat.
    everybody weak | none
    Everybody may look at all captured cards at any time.
    Alle dürfen jederzeit alle eingenommenen Karten ansehen.
    why nobody
    H sets its right before the moment in which the trick is laid face down; that leans against
      looking later (moderate). In E2¶3 the words “face-down” lean the same way, but faintly. On
      one's own captured cards both texts are silent. In the library nobody looks again. Nothing
      hangs on it there: a seat's view keeps whatever that seat has ever seen.
    H setzt sein Recht vor den Augenblick, in dem der Stich verdeckt abgelegt wird; das spricht eher
      gegen späteres Nachsehen (mäßig). In E2¶3 deutet „face-down“ schwach in dieselbe Richtung.
      Über die eigenen eingenommenen Karten schweigen beide Texte. In der Bibliothek sieht niemand
      mehr nach. Es hängt dort nichts daran: Die Sicht eines Platzes behält alles, was er je gesehen
      hat.
    scenario
    Twenty cards are captured, and A no longer remembers whether it was B4p or B4h that A took.
      nobody: A has to do without. owner_only and everybody: A looks it up and knows which black 4
      is still about. everybody: so does B.
    Zwanzig Karten sind eingenommen, und A weiß nicht mehr, ob Sw4g oder Sw4u dabei war. nobody: A
      muss ohne das auskommen. owner_only und everybody: A sieht nach und weiß, welche schwarze 4
      noch unterwegs ist. everybody: B kann ebenso nachsehen.

    Q03 [THUMB-4, THUMB-2, HAND-1, HAND-2, RAISE-2, PASS-3, PARRY-4, END-4, END-6, OVER-2, EX-2]
    What each seat knows at each moment | Was jeder Platz in jedem Augenblick weiß
    counts_public weak | weak
    Fangs become known as the texts say; how many cards lie in hands, draw pile and captured piles
      is open to all.
    Giftzähne werden bekannt, wie die Texte es sagen; wie viele Karten auf den Händen, im Stapel und
      bei den eingenommenen sind, ist für alle offen.
    counts_hidden none | none
    Fangs become known as the texts say; nobody has to tell how many cards he holds or has captured.
    Giftzähne werden bekannt, wie die Texte es sagen; wie viele Karten man hat oder eingenommen hat,
      muss niemand verraten.
    why counts_public
    What is known follows from the texts. Drawn cards: to their owner (W6; E1 implies it). A shown
      card: colour and value to all, the fang to its owner (G1, E1) and by inference to the holder
      of the twin, or to all if the twin was seen before. A released card: to all (G5, E4). A pass
      tells nothing; a forced one looks like a free one. A parry: parrier and owner of the parried
      card now know which is which; the others learn it when they inspect the trick (Q01), and in
      English not at all, unless E2¶7a means that both twins are laid open (weak). Counts stand in
      neither text; they lie on the table, so the library makes them public, and it opens the last
      hand when the game is over, where its number alone would do for the score.
    Was man weiß, folgt aus den Texten. Gezogene Karten: nur, wer sie zieht (W6; E1 setzt es
      voraus). Eine gezeigte Karte: Farbe und Wert alle, den Giftzahn nur, wer sie zeigt (G1, E1),
      und durch Schluss, wer die Zwillingskarte hat, oder alle, wenn diese schon zu sehen war. Eine
      offen hingelegte Karte: alle (G5, E4). Passen verrät nichts; erzwungenes sieht aus wie freies.
      Parieren: Wer pariert und wer pariert wird, wissen nun beide, welche Karte welche ist; die
      anderen erfahren es beim Ansehen des Stichs (Q01), im Englischen gar nicht, falls E2¶7a nicht
      meint, dass beide Zwillinge offen liegen (schwach). Anzahlen stehen in keinem der Texte; sie
      liegen auf dem Tisch, daher sind sie in der Bibliothek öffentlich, und die letzte Hand deckt
      sie am Ende auf, obwohl für das Ergebnis ihre Anzahl genügte.
    scenario
    A leads Y3p, B holds Y3h: B knows at once that A's card is poisonous, C does not. B parries: A
      now knows as much as B; C knows it after inspection, otherwise never. Then C asks how many
      cards B still holds. counts_public: C is told. counts_hidden: C has to have counted.
    A spielt Ge3g an, B hat Ge3u: B weiß sofort, dass die Karte von A giftig ist, C weiß es nicht. B
      pariert: Nun weiß A so viel wie B; C weiß es, wenn alle den Stich ansehen, sonst nie. Dann
      fragt C, wie viele Karten B noch hat. counts_public: C erfährt es. counts_hidden: C hätte
      mitzählen müssen.

    Q04 [THUMB-2, THUMB-4]
    Whether the thumb may be lifted willingly; talk and lies
    Ob man den Daumen freiwillig heben darf; reden und lügen
    thumb_stays strong | strong
    The head of a covered card stays covered, even if its owner would like to show it. Talk, true or
      false, is not part of the rules.
    Der Kopf einer verdeckten Karte bleibt verdeckt, auch wenn ihr Besitzer ihn gern zeigen würde.
      Reden, wahr oder falsch, gehört nicht zu den Regeln.
    may_lift_thumb excluded | excluded
    Whoever likes may let the others see the head of his card.
    Wer will, darf die anderen den Kopf seiner Karte sehen lassen.
    why thumb_stays
    G1 and E1 both keep the fang from the others: the thumb is a duty and not a favour (strong).
      Talking stands in neither text; that both call this a game of bluff (T) leans towards letting
      people talk and lie. The library knows no action for either.
    G1 und E1 sagen beide, dass die anderen das Gift nicht sehen sollen: Der Daumen ist Pflicht und
      keine Gefälligkeit (stark). Vom Reden steht in keinem der Texte etwas; dass beide von einem
      Bluffspiel sprechen (T), legt nahe, dass man reden und lügen darf. Die Bibliothek kennt für
      keins von beidem eine Handlung.
    scenario
    A leads Y5p and says: “This one is harmless.” Nobody can object, and nothing in the game
      changes. Then A wants to prove it with Y5h and lift the thumb. thumb_stays: A may not.
      may_lift_thumb: A may.
    A spielt Ge5g an und sagt: „Die ist ungiftig.“ Dagegen ist nichts zu sagen, und im Spiel ändert
      sich nichts. Ein andermal will A bei Ge5u den Daumen heben, um es zu beweisen. thumb_stays: A
      darf es nicht. may_lift_thumb: A darf es.

    Q05 [PASS-1, TURN-2]
    When a word is binding: a pass or a card announced and then thought better of
    Wann ein Wort gilt: gepasst oder eine Karte angesagt, und dann anders überlegt
    at_once none | none
    What is said or shown on one's turn counts at once and stays.
    Was man sagt oder zeigt, wenn man an der Reihe ist, gilt sofort und bleibt.
    until_the_next none | none
    It may be changed until the next player has acted.
    Es darf geändert werden, bis der Nächste gehandelt hat.
    why at_once
    Neither text says from when a pass or a show counts; both only name what may be done on a turn
      (G2, G3→1, E2). In the library an action is done at once, as nothing would tell the others
      when they may go on.
    Keiner der Texte sagt, ab wann ein Passen oder Zeigen gilt; beide nennen nur, was man tun kann,
      wenn man an der Reihe ist (G2, G3→1, E2). In der Bibliothek gilt eine Handlung sofort, denn
      sonst wüsste niemand, wann es weitergehen darf.
    scenario
    A leads Y3, B says “pass” and at once “no, green 1!”, before C has moved. at_once: B has passed.
      until_the_next: B shows the green 1.
    A spielt Ge3 an, B sagt „passe“ und gleich darauf „nein, Grün 1!“, bevor C etwas tut. at_once: B
      hat gepasst. until_the_next: B zeigt Grün 1.

    Q06 [TURN-1]
    What holds when somebody was passed over and nobody noticed
    Was gilt, wenn jemand übergangen wurde und es niemand gemerkt hat
    counts_as_pass none | none
    What was played stands, and the seat passed over counts as having passed.
    Was gespielt ist, bleibt, und der übergangene Platz gilt als gepasst.
    taken_back none | none
    Everything since is taken back, and the seat passed over is on turn.
    Alles seither wird zurückgenommen, und der übergangene Platz ist an der Reihe.
    why counts_as_pass
    The turn goes clockwise (G2, E2¶1), so acting before one's turn is against the rules; what
      becomes of it once it has happened stands in neither text. Counted as a pass it disturbs
      least: nobody has to show a card (G3, E2¶2), and whoever passed may come in again (G3→1).
    Gespielt wird im Uhrzeigersinn (G2, E2¶1), vorher zu handeln ist also gegen die Regeln; was
      daraus wird, wenn es geschehen ist, steht in keinem der Texte. Als Passen gezählt stört es am
      wenigsten: Zeigen muss ja niemand (G3, E2¶2), und wer gepasst hat, kann wieder einsteigen
      (G3→1).
    scenario
    A leads Y3h, C shows Y5h though it is the turn of B, A passes. counts_as_pass: B is on turn, and
      has to beat Y5h. taken_back: C and A take back what they did, and B has to beat Y3h.
    A spielt Ge3u an, C zeigt Ge5u, obwohl B an der Reihe ist, A passt. counts_as_pass: B ist an der
      Reihe und muss Ge5u überbieten. taken_back: C und A nehmen es zurück, und B muss Ge3u
      überbieten.

    Q07 [TURN-2, LEAD-2, PARRY-1]
    What holds when something that was not allowed is noticed only later
    Was gilt, wenn etwas Unerlaubtes erst später bemerkt wird
    taken_back none | none
    It is taken back, with all that came after it, and play goes on from there.
    Es wird zurückgenommen, mit allem, was danach kam, und von da an geht es weiter.
    counted_as_a_pass none | none
    It counts as a pass: the card goes back to its hand, and the next is on turn.
    Es zählt als gepasst: Die Karte geht auf die Hand zurück, und der Nächste ist an der Reihe.
    stands none | none
    It stands, and has to be beaten like any other card.
    Es gilt, und ist zu überbieten wie jede andere Karte.
    why taken_back
    Both manuals say what may be done (G2, G3, G4 / E2, E3), neither what becomes of an action that
      was against them. Taken back, it leaves nothing behind that the rules forbid; all have seen
      the card, and nothing undoes that.
    Beide Anleitungen sagen, was man tun darf (G2, G3, G4 / E2, E3), keine, was aus einer Handlung
      wird, die dagegen war. Zurückgenommen bleibt nichts übrig, was die Regeln verbieten; gesehen
      haben die Karte alle, und daran ist nichts zu ändern.
    scenario
    A leads Y3, B shows G1, C shows Y5, A passes; then somebody sees that yellow was topped.
      taken_back: C takes Y5 back, A's pass is undone, and C is on turn. counted_as_a_pass: C takes
      Y5 back and has passed; A is on turn. stands: Y5 is to be beaten.
    A spielt Ge3 an, B zeigt Gr1, C zeigt Ge5, A passt; da merkt jemand, dass Gelb überboten war.
      taken_back: C nimmt Ge5 zurück, A hat nicht gepasst, und C ist an der Reihe.
      counted_as_a_pass: C nimmt Ge5 zurück und hat gepasst; A ist an der Reihe. stands: Ge5 ist zu
      überbieten.
""")
