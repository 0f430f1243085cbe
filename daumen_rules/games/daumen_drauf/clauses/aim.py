"""The clauses on what players are after, what captured cards are worth and who wins the match.

Hand cards left at the end belong to the ending and may not live here, nor may any computation.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.clause import Clause, ClauseKind, Relation
from daumen_rules.kernel.text import Text

AIM_1: Final = Clause(
    id="AIM-1",
    kind=ClauseKind.AIM,
    german="Z1",
    english="O1",
    relation=Relation.SAME,
    gist=Text(
        "Everybody tries to capture harmless cards.",
        "Alle versuchen, ungiftige Karten einzunehmen.",
    ),
)

AIM_2: Final = Clause(
    id="AIM-2",
    kind=ClauseKind.AIM,
    german="Z1",
    english=None,
    relation=Relation.ONLY_GERMAN,
    gist=Text(
        "Everybody tries to leave poisonous cards to the others.",
        "Alle versuchen, giftige Karten den anderen zuzuschieben.",
    ),
)

VAL_1: Final = Clause(
    id="VAL-1",
    kind=ClauseKind.SCORING,
    german="Z2, G7→2",
    english="O1",
    relation=Relation.SAME,
    gist=Text(
        "At the end of a game every captured harmless card is worth one plus point, whatever "
        "its colour and value.",
        "Am Ende der Partie ist jede eingenommene ungiftige Karte einen Pluspunkt wert, "
        "gleich welcher Farbe und welchen Werts.",
    ),
    questions=("Q43",),
)

VAL_2: Final = Clause(
    id="VAL-2",
    kind=ClauseKind.SCORING,
    german="Z3, G7→2",
    english="O1",
    relation=Relation.SAME,
    gist=Text(
        "At the end of a game every captured poisonous card costs one minus point, whatever "
        "its colour and value.",
        "Am Ende der Partie kostet jede eingenommene giftige Karte einen Minuspunkt, gleich "
        "welcher Farbe und welchen Werts.",
    ),
    questions=("Q43",),
)

VAL_3: Final = Clause(
    id="VAL-3",
    kind=ClauseKind.SCORING,
    german="Z4, G7→2",
    english="O2, E6¶2",
    relation=Relation.SAME,
    gist=Text(
        "The result of a game is a seat's plus points less its minus points.",
        "Das Ergebnis einer Partie sind die Pluspunkte eines Platzes abzüglich seiner Minuspunkte.",
    ),
)

VAL_4: Final = Clause(
    id="VAL-4",
    kind=ClauseKind.SCORING,
    german="Z5",
    english=None,
    relation=Relation.ONLY_GERMAN,
    gist=Text(
        "A result below zero stands and is noted like any other.",
        "Ein Ergebnis unter null gilt und wird genauso notiert wie jedes andere.",
    ),
)

VAL_5: Final = Clause(
    id="VAL-5",
    kind=ClauseKind.SCORING,
    german="G7→3",
    english="O2, E6¶2",
    relation=Relation.SAME,
    gist=Text(
        "After every game the result of each seat is noted.",
        "Nach jeder Partie wird das Ergebnis jedes Platzes notiert.",
    ),
)

WIN_1: Final = Clause(
    id="WIN-1",
    kind=ClauseKind.SCORING,
    german="Z6, G8",
    english="O2, E7",
    relation=Relation.SAME,
    gist=Text(
        "How many games make up the match is agreed before the first one.",
        "Ob eine oder mehrere Partien gespielt werden und wie viele, macht man vor der ersten aus.",
    ),
    questions=("Q55",),
)

WIN_2: Final = Clause(
    id="WIN-2",
    kind=ClauseKind.ADVICE,
    german="G8",
    english=None,
    relation=Relation.ONLY_GERMAN,
    gist=Text(
        "Three or five games are suggested for a match.",
        "Vorgeschlagen werden drei oder fünf Partien.",
    ),
    questions=("Q55",),
)

WIN_3: Final = Clause(
    id="WIN-3",
    kind=ClauseKind.SCORING,
    german="Z6, G8",
    english="O2, E7",
    relation=Relation.AMBIGUOUS,
    gist=Text(
        "The best total over all games wins the match. The manuals speak now of the end "
        "result, now of plus points, now of net points; a reading settles what is added up.",
        "Die beste Summe über mehrere Partien gewinnt. Die Anleitungen reden bald vom "
        "Endergebnis, bald von Pluspunkten, bald vom Saldo; was man addiert, legt eine Lesart "
        "fest.",
    ),
    questions=("Q52",),
)

WIN_4: Final = Clause(
    id="WIN-4",
    kind=ClauseKind.SCORING,
    german=None,
    english=None,
    relation=Relation.SILENT,
    gist=Text(
        "Neither manual says what a tie means. In the library a tie is shared.",
        "Keine der Anleitungen sagt, was bei Gleichstand gilt. In der Bibliothek teilt man "
        "sich den Sieg.",
    ),
    questions=("Q53",),
)
