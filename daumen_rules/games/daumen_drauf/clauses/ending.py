"""The clauses on what happens between two tricks and at the end of a game.

The course of a trick may not live here, nor what captured cards are worth.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.clause import Clause, ClauseKind, Relation
from daumen_rules.kernel.text import Text

FILL_1: Final = Clause(
    id="FILL-1",
    kind=ClauseKind.TRANSITION,
    german="G6",
    english="E5¶2",
    relation=Relation.SAME,
    gist=Text(
        "After every trick each seat draws until it has five cards again.",
        "Nach jedem Stich zieht jeder Platz, bis er wieder fünf Karten hat.",
    ),
    questions=("Q13", "Q26", "Q32", "Q41"),
)

FILL_2: Final = Clause(
    id="FILL-2",
    kind=ClauseKind.TRANSITION,
    german="G6",
    english="E5¶2",
    relation=Relation.AMBIGUOUS,
    gist=Text(
        "Seats draw only while the draw pile lasts. If it is too short for all, a reading "
        "settles who draws what.",
        "Gezogen wird nur, solange der Stapel ausreicht. Genügt er nicht für alle, legt eine "
        "Lesart fest, wer was zieht.",
    ),
    questions=("Q31",),
)

FILL_3: Final = Clause(
    id="FILL-3",
    kind=ClauseKind.TRANSITION,
    german="G6",
    english="E5¶2",
    relation=Relation.DIFFER,
    gist=Text(
        "In the German manual the seat that captured the trick draws first; in the English "
        "one, the seat that decided last.",
        "Nach der deutschen Anleitung zieht zuerst, wer den Stich eingenommen hat; nach der "
        "englischen, wer zuletzt etwas entschieden hat.",
    ),
    questions=("Q17", "Q30"),
)

FILL_4: Final = Clause(
    id="FILL-4",
    kind=ClauseKind.TRANSITION,
    german="G6",
    english="E5¶2",
    relation=Relation.SAME,
    gist=Text(
        "The first seat draws all it needs; the others follow clockwise.",
        "Der erste Platz zieht alles, was ihm fehlt; die anderen folgen im Uhrzeigersinn.",
    ),
    questions=("Q31", "Q32"),
)

FILL_5: Final = Clause(
    id="FILL-5",
    kind=ClauseKind.REMARK,
    german="G6 end",
    english="E5¶2 end",
    relation=Relation.SAME,
    gist=Text(
        "An empty draw pile means that the game will soon be over.",
        "Ein leerer Stapel heißt, dass die Partie bald vorbei ist.",
    ),
)

FILL_6: Final = Clause(
    id="FILL-6",
    kind=ClauseKind.TRANSITION,
    german=None,
    english="E6¶1",
    relation=Relation.ONLY_ENGLISH,
    gist=Text(
        "From an empty draw pile nobody draws, and so the hands shrink.",
        "Ist kein Stapel mehr da, zieht niemand, und die Hände werden kleiner.",
    ),
    questions=("Q31",),
)

NEXT_1: Final = Clause(
    id="NEXT-1",
    kind=ClauseKind.LEGALITY,
    german="G6→1, G3→2",
    english="E2¶4",
    relation=Relation.SAME,
    gist=Text(
        "The lead belongs to the seat that captured the trick before.",
        "Anspielen darf und muss der Platz, der den vorigen Stich eingenommen hat.",
    ),
    questions=("Q18", "Q33"),
)

NEXT_2: Final = Clause(
    id="NEXT-2",
    kind=ClauseKind.LEGALITY,
    german="G6→1",
    english=None,
    relation=Relation.ONLY_GERMAN,
    gist=Text(
        "If that seat is out of cards, the nearest seat clockwise that has any leads.",
        "Ist dieser Platz ohne Karten, spielt im Uhrzeigersinn der nächste an, der welche hat.",
    ),
    questions=("Q33",),
)

OVER_1: Final = Clause(
    id="OVER-1",
    kind=ClauseKind.LEGALITY,
    german="G7",
    english="E6¶1",
    relation=Relation.SAME,
    gist=Text(
        "The game is over when at most one seat has cards in hand.",
        "Die Partie ist vorbei, wenn höchstens ein Platz Karten auf der Hand hat.",
    ),
    questions=("Q40", "Q41", "Q42", "Q43"),
)

OVER_2: Final = Clause(
    id="OVER-2",
    kind=ClauseKind.SCORING,
    german="G7→1",
    english="E6¶2",
    relation=Relation.SAME,
    gist=Text(
        "Every card left in the last hand costs one minus point, harmless or poisonous.",
        "Jede Karte der letzten Hand kostet einen Minuspunkt, ob ungiftig oder giftig.",
    ),
    questions=("Q03", "Q43"),
)

OVER_3: Final = Clause(
    id="OVER-3",
    kind=ClauseKind.PROCEDURE,
    german="G7→2",
    english=None,
    relation=Relation.ONLY_GERMAN,
    gist=Text(
        "For the count every seat sorts its captured cards.",
        "Zum Zählen sortiert jeder Platz seine eingenommenen Karten.",
    ),
)

OVER_4: Final = Clause(
    id="OVER-4",
    kind=ClauseKind.SCORING,
    german="G7→2",
    english=None,
    relation=Relation.AMBIGUOUS,
    gist=Text(
        "The German manual mentions hand cards once more where it counts the poisonous ones. "
        "It means the same minus point; no card counts twice.",
        "Wo die deutsche Anleitung die giftigen Karten zählt, nennt sie die Handkarten noch "
        "einmal. Es ist derselbe Minuspunkt; keine Karte zählt doppelt.",
    ),
    questions=("Q43",),
)
