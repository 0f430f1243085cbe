"""The clauses on the kind of game, its cards, the deck, the start and the hands.

Nothing that happens after the first card has been led may live here, and nothing that computes.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.clause import Clause, ClauseKind, Relation
from daumen_rules.kernel.text import Text

GAME_1: Final = Clause(
    id="GAME-1",
    kind=ClauseKind.LEGALITY,
    german="T",
    english="T",
    relation=Relation.SAME,
    gist=Text(
        "A game of tricks and bluff for two to seven players.",
        "Ein Spiel um Stiche und Bluff für zwei bis sieben Spieler.",
    ),
)

GAME_2: Final = Clause(
    id="GAME-2",
    kind=ClauseKind.ADVICE,
    german="T",
    english="T",
    relation=Relation.SAME,
    gist=Text(
        "Meant for ages twelve and up. A game lasts ten to twenty minutes, according to how "
        "many play.",
        "Gedacht für Leute ab zwölf. Eine Partie dauert zehn bis zwanzig Minuten, je nachdem, "
        "wie viele mitspielen.",
    ),
)

MAT_1: Final = Clause(
    id="MAT-1",
    kind=ClauseKind.MATERIAL,
    german="T, S1",
    english=None,
    relation=Relation.ONLY_GERMAN,
    gist=Text("There are 54 cards in all.", "Es gibt insgesamt 54 Karten."),
)

MAT_2: Final = Clause(
    id="MAT-2",
    kind=ClauseKind.MATERIAL,
    german="S1",
    english="P",
    relation=Relation.SAME,
    gist=Text(
        "There are three colours (yellow, green, black), each with the values 1 to 9.",
        "Es gibt drei Farben (Gelb, Grün, Schwarz), jede mit den Werten 1 bis 9.",
    ),
)

MAT_3: Final = Clause(
    id="MAT-3",
    kind=ClauseKind.MATERIAL,
    german="S2",
    english="P",
    relation=Relation.SAME,
    gist=Text(
        "Every pairing of colour and value exists twice; the two cards are twins.",
        "Jede Verbindung von Farbe und Wert gibt es zweimal; die beiden sind Zwillingskarten.",
    ),
)

MAT_4: Final = Clause(
    id="MAT-4",
    kind=ClauseKind.LEGALITY,
    german="S3",
    english="P",
    relation=Relation.SAME,
    gist=Text(
        "Of two twins, one has a red fang, so it is poisonous; the other has no fang and is "
        "harmless.",
        "Von zwei Zwillingskarten hat eine einen roten Giftzahn und ist giftig; die andere "
        "hat keinen und ist ungiftig.",
    ),
)

MAT_5: Final = Clause(
    id="MAT-5",
    kind=ClauseKind.PROCEDURE,
    german="T, G7→3",
    english="E6¶2",
    relation=Relation.SAME,
    gist=Text(
        "A pad for the results comes with the game.",
        "Zum Spiel gehört ein Block für die Ergebnisse.",
    ),
)

DECK_1: Final = Clause(
    id="DECK-1",
    kind=ClauseKind.LEGALITY,
    german="W1",
    english="P",
    relation=Relation.SAME,
    gist=Text(
        "Two players use only the values 1 to 4.", "Zu zweit spielt man nur mit den Werten 1 bis 4."
    ),
)

DECK_2: Final = Clause(
    id="DECK-2",
    kind=ClauseKind.MATERIAL,
    german="W1",
    english=None,
    relation=Relation.ONLY_GERMAN,
    gist=Text("For two players that makes 24 cards.", "Zu zweit sind das 24 Karten."),
)

DECK_3: Final = Clause(
    id="DECK-3",
    kind=ClauseKind.LEGALITY,
    german="W2",
    english="P",
    relation=Relation.SAME,
    gist=Text(
        "Each further player adds the next value in every colour: n players use the values 1 "
        "to n + 2.",
        "Mit jedem weiteren Spieler kommt der nächste Wert in jeder Farbe hinzu: n Spieler "
        "spielen mit den Werten 1 bis n + 2.",
    ),
)

DECK_4: Final = Clause(
    id="DECK-4",
    kind=ClauseKind.LEGALITY,
    german="W3",
    english="P",
    relation=Relation.SAME,
    gist=Text(
        "Seven players use every card, up to the nines.",
        "Zu siebt sind alle Karten dabei, bis hinauf zur Neun.",
    ),
)

DECK_5: Final = Clause(
    id="DECK-5",
    kind=ClauseKind.PROCEDURE,
    german="W4",
    english="P",
    relation=Relation.SAME,
    gist=Text(
        "With fewer than seven players the spare cards go back into the box.",
        "Mit weniger als sieben Spielern räumt man die überzähligen Karten in die Schachtel.",
    ),
)

DECK_6: Final = Clause(
    id="DECK-6",
    kind=ClauseKind.LEGALITY,
    german="W4",
    english=None,
    relation=Relation.ONLY_GERMAN,
    gist=Text(
        "Cards put away take no part in the game.",
        "Weggeräumte Karten spielen in dieser Partie nicht mit.",
    ),
)

START_1: Final = Clause(
    id="START-1",
    kind=ClauseKind.LEGALITY,
    german="W5",
    english="P, E1",
    relation=Relation.SAME,
    gist=Text(
        "The youngest player starts the game and leads the first trick.",
        "Der jüngste Spieler beginnt die Partie und spielt zum ersten Stich an.",
    ),
    questions=("Q18", "Q51", "Q54"),
)

START_2: Final = Clause(
    id="START-2",
    kind=ClauseKind.LEGALITY,
    german="W5",
    english="P",
    relation=Relation.SAME,
    gist=Text(
        "The right-hand neighbour of the starter shuffles and deals.",
        "Wer rechts vom Startspieler sitzt, mischt und gibt.",
    ),
    questions=("Q51", "Q54"),
)

START_3: Final = Clause(
    id="START-3",
    kind=ClauseKind.SETUP,
    german="W5",
    english="P",
    relation=Relation.SAME,
    gist=Text("Every seat gets a hand of five cards.", "Jeder Platz bekommt fünf Handkarten."),
)

START_4: Final = Clause(
    id="START-4",
    kind=ClauseKind.SETUP,
    german="W5",
    english=None,
    relation=Relation.ONLY_GERMAN,
    gist=Text(
        "The cards are dealt one by one, not in packets.",
        "Gegeben wird Karte für Karte, nicht in Päckchen.",
    ),
    questions=("Q50",),
)

START_5: Final = Clause(
    id="START-5",
    kind=ClauseKind.SETUP,
    german=None,
    english=None,
    relation=Relation.SILENT,
    gist=Text(
        "Neither manual says who gets the first card. The library gives it to the starter and "
        "goes on clockwise.",
        "Keine der Anleitungen sagt, wer die erste Karte bekommt. Die Bibliothek gibt sie dem "
        "Startspieler und fährt im Uhrzeigersinn fort.",
    ),
    questions=("Q50",),
)

START_6: Final = Clause(
    id="START-6",
    kind=ClauseKind.SETUP,
    german="W5",
    english="P",
    relation=Relation.SAME,
    gist=Text(
        "The cards left over become the draw pile, face down at the centre of the table.",
        "Die übrigen Karten werden, mit dem Rücken nach oben, zum Stapel in der Tischmitte.",
    ),
)

START_7: Final = Clause(
    id="START-7",
    kind=ClauseKind.TRANSITION,
    german=None,
    english=None,
    relation=Relation.SILENT,
    gist=Text(
        "Neither manual says who starts a second or later game. A reading chooses; by default "
        "the same seat starts every game, and its right-hand neighbour deals.",
        "Keine der Anleitungen sagt, wer die weiteren Partien beginnt. Eine Lesart bestimmt "
        "es; von Haus aus beginnt immer derselbe Platz, und sein rechter Nachbar gibt.",
    ),
    questions=("Q54",),
)

HAND_1: Final = Clause(
    id="HAND-1",
    kind=ClauseKind.VIEW,
    german="W6",
    english=None,
    relation=Relation.ONLY_GERMAN,
    gist=Text(
        "A seat holds its hand as a fan and sees everything on its own cards, the heads included.",
        "Jeder Platz hält seine Handkarten als Fächer und sieht auf ihnen alles, auch die Köpfe.",
    ),
    questions=("Q03",),
)

HAND_2: Final = Clause(
    id="HAND-2",
    kind=ClauseKind.VIEW,
    german="W6",
    english=None,
    relation=Relation.ONLY_GERMAN,
    gist=Text(
        "No seat should see the hand of another.",
        "Kein Platz soll in die Hand eines anderen blicken.",
    ),
    questions=("Q03",),
)
