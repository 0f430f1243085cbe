"""The clauses on passing, the end of a trick, parrying and raising.

Which card is higher may not live here, nor what happens between two tricks.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.clause import Clause, ClauseKind, Relation
from daumen_rules.kernel.text import Text

PASS_1: Final = Clause(
    id="PASS-1",
    kind=ClauseKind.TRANSITION,
    german="G3→1",
    english="E2¶2",
    relation=Relation.SAME,
    gist=Text(
        "Once a card has been led, the seat on turn may pass instead of showing one.",
        "Sobald angespielt ist, darf passen, wer an der Reihe ist, statt eine Karte zu zeigen.",
    ),
    questions=("Q14", "Q17", "Q19"),
)

PASS_2: Final = Clause(
    id="PASS-2",
    kind=ClauseKind.TRANSITION,
    german="G3→1",
    english="E2¶2",
    relation=Relation.SAME,
    gist=Text(
        "To pass shuts no seat out: whenever it is on turn again in this trick, it may show a "
        "card.",
        "Wer passt, scheidet nicht aus: Sooft der Platz im selben Stich wieder an der Reihe "
        "ist, darf er eine Karte zeigen.",
    ),
    questions=("Q16",),
)

PASS_3: Final = Clause(
    id="PASS-3",
    kind=ClauseKind.TRANSITION,
    german="G3→2",
    english=None,
    relation=Relation.ONLY_GERMAN,
    gist=Text(
        "A pass may be forced: without a higher card a seat has no other choice, unless it "
        "can parry.",
        "Passen kann auch Zwang sein: Ohne höhere Karte bleibt einem Platz nichts anderes, es "
        "sei denn, er kann parieren.",
    ),
    questions=("Q03", "Q17", "Q23"),
)

END_1: Final = Clause(
    id="END-1",
    kind=ClauseKind.TRANSITION,
    german="G3→1",
    english="E5¶1",
    relation=Relation.SAME,
    gist=Text(
        "A trick is not over just because every seat has been on turn once; in the next lap "
        "all choose anew to show or pass.",
        "Dass jeder Platz einmal an der Reihe war, beendet den Stich noch nicht; im nächsten "
        "Umlauf wählen alle neu, ob sie zeigen oder passen.",
    ),
    questions=("Q11", "Q15"),
)

END_2: Final = Clause(
    id="END-2",
    kind=ClauseKind.TRANSITION,
    german="G3→2",
    english="E2¶3",
    relation=Relation.SAME,
    gist=Text(
        "The trick ends when all other seats, one after another, have passed on the highest "
        "card. It goes to the seat that showed that card.",
        "Der Stich endet, wenn alle anderen Plätze nacheinander auf die höchste Karte gepasst "
        "haben. Er geht an den Platz, der diese Karte gezeigt hat.",
    ),
    questions=("Q15", "Q17"),
)

END_3: Final = Clause(
    id="END-3",
    kind=ClauseKind.TRANSITION,
    german="G3→2",
    english="E2¶3",
    relation=Relation.SAME,
    gist=Text(
        "That seat has to take every card of the trick, released and covered, whoever showed it.",
        "Dieser Platz muss jede Karte des Stichs nehmen, offen hingelegt oder verdeckt, wer "
        "immer sie gezeigt hat.",
    ),
    questions=("Q11", "Q19", "Q42"),
)

END_4: Final = Clause(
    id="END-4",
    kind=ClauseKind.VIEW,
    german="G3→2",
    english="E2¶3",
    relation=Relation.SAME,
    gist=Text(
        "Captured cards lie face down in front of the seat that took them.",
        "Eingenommene Karten liegen mit dem Rücken nach oben vor dem Platz, der sie genommen hat.",
    ),
    questions=("Q01", "Q02", "Q03"),
)

END_5: Final = Clause(
    id="END-5",
    kind=ClauseKind.TRANSITION,
    german="G3→2, G6→1",
    english="E2¶4",
    relation=Relation.SAME,
    gist=Text(
        "Whoever took the trick in this way leads the next one.",
        "Wer den Stich auf diese Weise genommen hat, spielt zum nächsten an.",
    ),
    questions=("Q18", "Q33"),
)

END_6: Final = Clause(
    id="END-6",
    kind=ClauseKind.VIEW,
    german="H",
    english=None,
    relation=Relation.ONLY_GERMAN,
    gist=Text(
        "Before a finished trick is put face down, every seat may look at all cards in it, "
        "the covered ones too.",
        "Bevor ein beendeter Stich umgedreht wird, darf jeder Platz alle Karten darin "
        "ansehen, auch die verdeckten.",
    ),
    questions=("Q01", "Q02", "Q03"),
)

PARRY_1: Final = Clause(
    id="PARRY-1",
    kind=ClauseKind.LEGALITY,
    german="G4",
    english="E3, E2¶7a",
    relation=Relation.SAME,
    gist=Text(
        "The twin of the highest card, alike in colour and value, can be used to parry.",
        "Mit der Zwillingskarte der höchsten Karte, gleich in Farbe und Wert, kann man parieren.",
    ),
    questions=("Q21", "Q22", "Q23"),
)

PARRY_2: Final = Clause(
    id="PARRY-2",
    kind=ClauseKind.LEGALITY,
    german="G4",
    english="E3, E2¶7a",
    relation=Relation.DIFFER,
    gist=Text(
        "In the German manual only the seat on turn may parry. The English rule sets no such "
        "limit, though its example speaks of the next player.",
        "Nach der deutschen Anleitung pariert nur, wer an der Reihe ist. Die englische Regel "
        "verlangt das nicht, ihr Beispiel spricht aber vom nächsten Spieler.",
    ),
    questions=("Q20", "Q21"),
)

PARRY_3: Final = Clause(
    id="PARRY-3",
    kind=ClauseKind.LEGALITY,
    german="G4",
    english="E3",
    relation=Relation.SAME,
    gist=Text(
        "To parry is optional; a seat with the twin may choose otherwise.",
        "Parieren ist freiwillig; auch mit der Zwillingskarte darf ein Platz anders wählen.",
    ),
)

PARRY_4: Final = Clause(
    id="PARRY-4",
    kind=ClauseKind.TRANSITION,
    german="G4",
    english="E3, E2¶7a",
    relation=Relation.SAME,
    gist=Text(
        "Whoever parries shows the twin and captures the trick at once: all released and "
        "covered cards, and the twin itself.",
        "Wer pariert, zeigt die Zwillingskarte und nimmt den Stich sofort ein: alle offen "
        "hingelegten und verdeckten Karten samt der Zwillingskarte.",
    ),
    questions=("Q03", "Q24"),
)

PARRY_5: Final = Clause(
    id="PARRY-5",
    kind=ClauseKind.TRANSITION,
    german="G6→1",
    english="E2¶7a",
    relation=Relation.SAME,
    gist=Text(
        "Whoever has parried leads the next trick.",
        "Wer pariert hat, spielt zum nächsten Stich an.",
    ),
    questions=("Q26", "Q33"),
)

PARRY_6: Final = Clause(
    id="PARRY-6",
    kind=ClauseKind.ADVICE,
    german=None,
    english="E3",
    relation=Relation.ONLY_ENGLISH,
    gist=Text(
        "A parry pays for a player who knows or suspects that the trick is rich in harmless cards.",
        "Parieren lohnt sich für den, der weiß oder ahnt, dass viele ungiftige Karten im "
        "Stich sind.",
    ),
)

RAISE_1: Final = Clause(
    id="RAISE-1",
    kind=ClauseKind.TRANSITION,
    german="G5",
    english="E4",
    relation=Relation.SAME,
    gist=Text(
        "While the trick goes on, a seat that already shows a card may raise when it is on turn.",
        "Solange der Stich läuft, darf ein Platz erhöhen, der an der Reihe ist und bereits "
        "eine Karte zeigt.",
    ),
    questions=("Q28",),
)

RAISE_2: Final = Clause(
    id="RAISE-2",
    kind=ClauseKind.TRANSITION,
    german="G5",
    english="E4",
    relation=Relation.SAME,
    gist=Text(
        "To raise, a seat releases the card it has shown so far, face up, and shows another "
        "under the thumb.",
        "Zum Erhöhen wird die bisher gezeigte Karte offen hingelegt und eine andere unter dem "
        "Daumen gezeigt.",
    ),
    questions=("Q03", "Q24", "Q28"),
)

RAISE_3: Final = Clause(
    id="RAISE-3",
    kind=ClauseKind.LEGALITY,
    german="G5",
    english="E4",
    relation=Relation.SAME,
    gist=Text(
        "The card newly shown must be higher than the highest card so far.",
        "Die neu gezeigte Karte muss höher sein als die bisher höchste Karte.",
    ),
    questions=("Q28",),
)
