"""The open questions on matches of several games.

Here live Q52 to Q55 as data. What a single game counts may not live here, nor any computation.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.kernel.question import Question, Reading, Support
from daumen_rules.kernel.text import Text

Q52: Final = Question(
    id="Q52",
    title=Text(
        "What is compared after several games",
        "Was nach mehreren Partien verglichen wird",
    ),
    clauses=(c.WIN_3,),
    flags=("match_measure",),
    readings=(
        Reading(
            "net",
            Text(
                "The sum of the results of all games, plus points less minus points.",
                "Die Summe der Ergebnisse aller Partien, Pluspunkte abzüglich Minuspunkte.",
            ),
            german=Support.STRONG,
            english=Support.STRONG,
        ),
        Reading(
            "plus_only",
            Text(
                "The sum of the plus points alone.",
                "Die Summe der Pluspunkte allein.",
            ),
            german=Support.WEAK,
            english=Support.WEAK,
        ),
    ),
    default_german="net",
    default_english="net",
    why=Text(
        "G8 and O2 speak of the most plus points, which by the letter leaves the minus points out "
        "(weak). But Z6 asks for the best end result, G7→3 has the net result noted, and E7 says "
        "net in so many words: net for both (strong).",
        "G8 und O2 reden von den meisten Pluspunkten; buchstäblich blieben die Minuspunkte weg "
        "(schwach). Aber Z6 fragt nach dem besten Endergebnis, nach G7→3 wird der Saldo notiert, "
        "und E7 sagt ausdrücklich „net“: für beide net (stark).",
    ),
    scenario=Text(
        "A has ten plus and eight minus points, together 2; B five plus and two minus, together 3. "
        "net: B wins. plus_only: A wins.",
        "A hat zehn Plus- und acht Minuspunkte, zusammen 2; B fünf Plus- und zwei Minuspunkte, "
        "zusammen 3. net: B gewinnt. plus_only: A gewinnt.",
    ),
)

Q53: Final = Question(
    id="Q53",
    title=Text(
        "What a tie means",
        "Was bei Gleichstand gilt",
    ),
    clauses=(c.WIN_4,),
    flags=(),
    readings=(
        Reading(
            "shared",
            Text(
                "All who tie for the best sum win together.",
                "Alle mit der gleichen besten Summe gewinnen gemeinsam.",
            ),
            german=Support.NONE,
            english=Support.NONE,
        ),
        Reading(
            "lots",
            Text(
                "Lots are drawn among those who tie.",
                "Unter denen mit der besten Summe entscheidet das Los.",
            ),
            german=Support.NONE,
            english=Support.NONE,
        ),
        Reading(
            "another_game",
            Text(
                "Another game is played.",
                "Es wird noch eine Partie gespielt.",
            ),
            german=Support.NONE,
            english=Support.NONE,
        ),
    ),
    default_german="shared",
    default_english="shared",
    why=Text(
        "Both texts are silent (Z6, G8, O2 and E7 speak of one winner). The library shares the "
        "win: that adds nothing that no text has.",
        "Beide Texte schweigen (Z6, G8, O2 und E7 reden von einem Gewinner). In der Bibliothek "
        "teilt man sich den Sieg: Damit kommt nichts hinzu, was in keinem Text steht.",
    ),
    scenario=Text(
        "After three games A and B have 4 each, C has 1. shared: A and B win. lots: one of the "
        "two, by lot. another_game: they play a fourth game.",
        "Nach drei Partien haben A und B je 4, C hat 1. shared: A und B gewinnen. lots: einer von "
        "beiden, durch das Los. another_game: Sie spielen eine vierte Partie.",
    ),
)

Q54: Final = Question(
    id="Q54",
    title=Text(
        "Who starts and deals in later games",
        "Wer in späteren Partien beginnt und wer gibt",
    ),
    clauses=(c.START_7, c.START_1, c.START_2),
    flags=("next_starter",),
    readings=(
        Reading(
            "same_seat",
            Text(
                "The same seat starts every game.",
                "In jeder Partie beginnt derselbe Platz.",
            ),
            german=Support.MODERATE,
            english=Support.MODERATE,
        ),
        Reading(
            "rotate",
            Text(
                "The next seat clockwise from the last starter starts.",
                "Es beginnt im Uhrzeigersinn der nächste Platz nach dem, der zuletzt begonnen hat.",
            ),
            german=Support.NONE,
            english=Support.NONE,
        ),
        Reading(
            "best_score",
            Text(
                "The seat with the best result of the game just finished starts.",
                "Es beginnt der Platz mit dem besten Ergebnis der eben beendeten Partie.",
            ),
            german=Support.NONE,
            english=Support.NONE,
        ),
    ),
    default_german="same_seat",
    default_english="same_seat",
    why=Text(
        "Neither text speaks of later games. But W5 and P belong to the preparation of a game, and "
        "the youngest stays the youngest: the same seat (moderate). Rotating is custom. Either way "
        "the right-hand neighbour of the starter deals (W5, P). With best_score seats may tie; in "
        "the library the next one clockwise from the last starter is taken among them.",
        "Von späteren Partien spricht keiner der Texte. Aber W5 und P gehören zur Vorbereitung "
        "einer Partie, und der Jüngste bleibt der Jüngste: derselbe Platz (mäßig). Reihum ist "
        "üblich. In jedem Fall gibt der rechte Nachbar dessen, der beginnt (W5, P). Bei best_score "
        "können Plätze gleich stehen; in der Bibliothek nimmt man unter ihnen den nächsten im "
        "Uhrzeigersinn nach dem, der zuletzt begonnen hat.",
    ),
    scenario=Text(
        "Three players, A is the youngest and started the first game; C had the best result. "
        "same_seat: A starts the second, C deals. rotate: B starts, A deals. best_score: C starts, "
        "B deals. If A and C had tied: best_score lets C start, who comes before A clockwise from "
        "A.",
        "Drei Spieler, A ist der Jüngste und hat die erste Partie begonnen; C hatte das beste "
        "Ergebnis. same_seat: A beginnt die zweite, C gibt. rotate: B beginnt, A gibt. best_score: "
        "C beginnt, B gibt. Wären A und C gleich: best_score lässt C beginnen, der im "
        "Uhrzeigersinn nach A vor A selbst kommt.",
    ),
)

Q55: Final = Question(
    id="Q55",
    title=Text(
        "How many games make a match",
        "Wie viele Partien man spielt",
    ),
    clauses=(c.WIN_1, c.WIN_2),
    flags=(),
    readings=(
        Reading(
            "as_agreed",
            Text(
                "As many as the players agree on beforehand.",
                "So viele, wie die Spieler vorher ausmachen.",
            ),
            german=Support.STRONG,
            english=Support.STRONG,
        ),
        Reading(
            "three",
            Text(
                "Three.",
                "Drei.",
            ),
            german=Support.WEAK,
            english=Support.NONE,
        ),
        Reading(
            "five",
            Text(
                "Five.",
                "Fünf.",
            ),
            german=Support.WEAK,
            english=Support.NONE,
        ),
    ),
    default_german="as_agreed",
    default_english="as_agreed",
    why=Text(
        "Z6, G8, O2 and E7 all want the number settled beforehand (strong). G8 suggests three or "
        "five (weak), English nothing. In the library a match has three games unless another "
        "number is given.",
        "Z6, G8, O2 und E7 wollen alle, dass die Zahl vorher feststeht (stark). G8 schlägt drei "
        "oder fünf vor (schwach), der englische Text nichts. In der Bibliothek sind es drei "
        "Partien, wenn keine andere Zahl angegeben ist.",
    ),
    scenario=Text(
        "After the third game A leads and says that the match is over. as_agreed: only if three "
        "was agreed. three: yes. five: no, two more games are to come.",
        "Nach der dritten Partie liegt A vorn und sagt, nun sei Schluss. as_agreed: nur, wenn drei "
        "ausgemacht waren. three: ja. five: nein, zwei Partien kommen noch.",
    ),
)
