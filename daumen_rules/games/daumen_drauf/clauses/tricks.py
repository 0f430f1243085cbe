"""The clauses on the trick, the thumb, leading, the order of turns and which card is higher.

Passing, parrying, raising and the end of a trick may not live here, nor may any computation.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.clause import Clause, ClauseKind, Relation
from daumen_rules.kernel.text import Text

TRICK_1: Final = Clause(
    id="TRICK-1",
    kind=ClauseKind.REMARK,
    german="V1",
    english=None,
    relation=Relation.ONLY_GERMAN,
    gist=Text("A game is played as a series of tricks.", "Eine Partie besteht aus Stichen."),
)

TRICK_2: Final = Clause(
    id="TRICK-2",
    kind=ClauseKind.TRANSITION,
    german="V1",
    english=None,
    relation=Relation.ONLY_GERMAN,
    gist=Text(
        "A trick has no set number of cards: it may go on for several laps or end with its "
        "first card.",
        "Wie viele Karten ein Stich hat, ist offen: Er kann mehrere Umläufe dauern oder schon "
        "mit der ersten Karte enden.",
    ),
    questions=("Q11", "Q15"),
)

TRICK_3: Final = Clause(
    id="TRICK-3",
    kind=ClauseKind.REMARK,
    german="V1, G3→2",
    english="E2¶2, E2¶3, E2¶4, E2¶6, E5¶1, E5¶2",
    relation=Relation.AMBIGUOUS,
    gist=Text(
        "A trick runs from the lead until its cards are captured; a lap is once round the "
        "table within it. The English manual says “round” for both, the German one uses its "
        "word for a lap once where it means the trick.",
        "Ein Stich reicht vom Anspielen bis zum Einnehmen der Karten, ein Umlauf geht darin "
        "einmal um den Tisch. Die englische Anleitung sagt für beides „round“, die deutsche "
        "einmal „Runde“, wo sie den Stich meint.",
    ),
    questions=("Q11", "Q12", "Q13", "Q14"),
)

THUMB_1: Final = Clause(
    id="THUMB-1",
    kind=ClauseKind.LEGALITY,
    german="V2",
    english="B",
    relation=Relation.SAME,
    gist=Text(
        "A seat at first only shows cards, and only cards from its hand; they are not yet "
        "played out.",
        "Ein Platz zeigt Karten zunächst nur, und zwar aus seiner Hand; ausgespielt sind sie "
        "damit noch nicht.",
    ),
    questions=("Q25", "Q41"),
)

THUMB_2: Final = Clause(
    id="THUMB-2",
    kind=ClauseKind.VIEW,
    german="V2",
    english="B",
    relation=Relation.SAME,
    gist=Text(
        "Whoever shows a card keeps a thumb on the snake's head, so that any fang stays covered.",
        "Wer eine Karte zeigt, hält den Daumen auf dem Kopf der Schlange; ein Giftzahn bleibt "
        "so verdeckt.",
    ),
    questions=("Q03", "Q04"),
)

THUMB_3: Final = Clause(
    id="THUMB-3",
    kind=ClauseKind.PROCEDURE,
    german="V2",
    english="B",
    relation=Relation.DIFFER,
    gist=Text(
        "In the German manual the shown card is held out towards the others; in the English "
        "one the hand with it goes to the middle of the table. Play is the same.",
        "Nach der deutschen Anleitung hält man die gezeigte Karte den anderen entgegen, nach "
        "der englischen kommt die Hand mit ihr in die Tischmitte. Am Spiel ändert das nichts.",
    ),
)

THUMB_4: Final = Clause(
    id="THUMB-4",
    kind=ClauseKind.VIEW,
    german="G1",
    english="E1",
    relation=Relation.SAME,
    gist=Text(
        "The others learn the colour and value of a shown card; whether it is poisonous must "
        "stay unknown to them.",
        "Die anderen erfahren Farbe und Wert einer gezeigten Karte; ob sie giftig ist, muss "
        "ihnen verborgen bleiben.",
    ),
    questions=("Q03", "Q04"),
)

LEAD_1: Final = Clause(
    id="LEAD-1",
    kind=ClauseKind.TRANSITION,
    german="G1",
    english="E1",
    relation=Relation.SAME,
    gist=Text(
        "The starter leads; any card of the hand may be the first of the trick.",
        "Der Startspieler spielt an; die erste Karte des Stichs darf jede seiner Handkarten sein.",
    ),
    questions=("Q18",),
)

LEAD_2: Final = Clause(
    id="LEAD-2",
    kind=ClauseKind.LEGALITY,
    german="G3",
    english="E2¶2",
    relation=Relation.SAME,
    gist=Text(
        "Leading is a duty: the seat that begins a trick must show a card. After that no seat "
        "ever has to.",
        "Anspielen ist Pflicht: Der Platz, der den Stich eröffnet, muss zeigen. Danach ist "
        "kein Platz mehr dazu gezwungen.",
    ),
    questions=("Q14", "Q18"),
)

TURN_1: Final = Clause(
    id="TURN-1",
    kind=ClauseKind.LEGALITY,
    german="G2",
    english="E2¶1",
    relation=Relation.SAME,
    gist=Text(
        "The turn goes round the table clockwise.", "Die Reihe geht im Uhrzeigersinn um den Tisch."
    ),
    questions=("Q17", "Q20", "Q44"),
)

TURN_2: Final = Clause(
    id="TURN-2",
    kind=ClauseKind.LEGALITY,
    german="G2",
    english="E2¶1",
    relation=Relation.SAME,
    gist=Text(
        "The seat on turn shows a higher card, again with the thumb on the head, or it passes.",
        "Wer an der Reihe ist, zeigt eine höhere Karte, wieder mit dem Daumen auf dem Kopf, "
        "oder passt.",
    ),
    questions=("Q17", "Q23"),
)

HIGH_1: Final = Clause(
    id="HIGH-1",
    kind=ClauseKind.LEGALITY,
    german="G2→1",
    english="E2¶7b",
    relation=Relation.SAME,
    gist=Text(
        "Within one colour the higher value is the higher card.",
        "Innerhalb einer Farbe ist der höhere Wert die höhere Karte.",
    ),
    questions=("Q22", "Q27"),
)

HIGH_2: Final = Clause(
    id="HIGH-2",
    kind=ClauseKind.LEGALITY,
    german="G2→1",
    english="E2¶6, E2¶7b",
    relation=Relation.SAME,
    gist=Text(
        "A card in a colour not yet shown in this trick is higher than all before it, however "
        "small its value.",
        "Eine Karte in einer Farbe, die in diesem Stich noch nicht gezeigt wurde, ist höher "
        "als alle davor, so klein ihr Wert auch ist.",
    ),
    questions=("Q12", "Q25"),
)

HIGH_3: Final = Clause(
    id="HIGH-3",
    kind=ClauseKind.LEGALITY,
    german="G2→2",
    english="E2¶6",
    relation=Relation.SAME,
    gist=Text(
        "In a trick the colour shown first ranks lowest, the second above it and the third on top.",
        "In einem Stich steht die zuerst gezeigte Farbe unten, die zweite darüber, die dritte "
        "ganz oben.",
    ),
    questions=("Q12", "Q25"),
)

HIGH_4: Final = Clause(
    id="HIGH-4",
    kind=ClauseKind.LEGALITY,
    german="G2→2",
    english="E2¶5, E2¶6",
    relation=Relation.SAME,
    gist=Text(
        "No ranking of the colours is fixed; every trick makes its own.",
        "Eine feste Rangfolge der Farben gibt es nicht; jeder Stich bildet seine eigene.",
    ),
    questions=("Q12",),
)

HIGH_5: Final = Clause(
    id="HIGH-5",
    kind=ClauseKind.LEGALITY,
    german="G2→2, G2→3",
    english=None,
    relation=Relation.ONLY_GERMAN,
    gist=Text(
        "Once a newer colour has topped an older one, the older can no longer be shown in "
        "that trick.",
        "Hat eine neuere Farbe eine ältere überboten, lässt sich die ältere in diesem Stich "
        "nicht mehr zeigen.",
    ),
    questions=("Q27",),
)

EX_1: Final = Clause(
    id="EX-1",
    kind=ClauseKind.EXAMPLE,
    german="G2→3",
    english=None,
    relation=Relation.ONLY_GERMAN,
    gist=Text(
        "Four seats in turn show yellow 3, yellow 5, green 4 and black 1; after that only "
        "black will do.",
        "Nacheinander zeigen vier Plätze Gelb 3, Gelb 5, Grün 4 und Schwarz 1; danach hilft "
        "nur noch Schwarz.",
    ),
    questions=("Q25", "Q27"),
)

EX_2: Final = Clause(
    id="EX-2",
    kind=ClauseKind.EXAMPLE,
    german=None,
    english="E2¶7",
    relation=Relation.ONLY_ENGLISH,
    gist=Text(
        "After a yellow 3 the next seat may parry with the twin, show a higher yellow card, "
        "or show green or black of any value.",
        "Auf Gelb 3 darf der nächste Platz mit der Zwillingskarte parieren, ein höheres Gelb "
        "zeigen oder Grün oder Schwarz von beliebigem Wert.",
    ),
    questions=("Q03", "Q20", "Q25", "Q26"),
)
