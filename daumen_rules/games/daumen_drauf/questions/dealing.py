"""The open questions on the first start and on dealing.

Here live Q50 and Q51 as data. Later games may not live here, nor any computation.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.kernel.question import Question, Reading, Support
from daumen_rules.kernel.text import Text

Q50: Final = Question(
    id="Q50",
    title=Text(
        "How the cards are dealt",
        "Wie die Karten gegeben werden",
    ),
    clauses=(c.START_4, c.START_5),
    flags=("deal",),
    readings=(
        Reading(
            "single",
            Text(
                "One card at a time, round the table, until everybody has five.",
                "Einzeln reihum, bis alle fünf Karten haben.",
            ),
            german=Support.STRONG,
            english=Support.WEAK,
        ),
        Reading(
            "packets",
            Text(
                "Five cards at once to each seat.",
                "Jedem Platz fünf Karten auf einmal.",
            ),
            german=Support.EXCLUDED,
            english=Support.WEAK,
        ),
    ),
    default_german="single",
    default_english="single",
    why=Text(
        "W5 says “einzeln” (strong). P only says how many each gets, so both are possible (weak), "
        "and we take what the German text has. That the starter gets the first card and dealing "
        "goes clockwise stands in neither text: it is custom, and clockwise is the only direction "
        "that the texts know. It matters for replaying a given deck, not for fairness.",
        "W5 sagt „einzeln“ (stark). P sagt nur, wie viele jeder bekommt; möglich ist also beides "
        "(schwach), und wir nehmen, was im deutschen Text steht. Dass die erste Karte bekommt, wer "
        "anspielt, und im Uhrzeigersinn gegeben wird, steht in keinem: Es ist üblich, und eine "
        "andere Richtung kennen die Texte nicht. Es zählt, wenn man einen gegebenen Kartenstoß "
        "nachspielt, nicht für die Gerechtigkeit.",
    ),
    scenario=Text(
        "Two players, the deck begins Y1p Y1h Y2p Y2h Y3p Y3h Y4p Y4h G1p G1h. single: A has Y1p "
        "Y2p Y3p Y4p G1p, B has Y1h Y2h Y3h Y4h G1h. packets: A has Y1p Y1h Y2p Y2h Y3p, B has Y3h "
        "Y4p Y4h G1p G1h.",
        "Zwei Spieler, die Karten liegen in der Folge Y1p Y1h Y2p Y2h Y3p Y3h Y4p Y4h G1p G1h. "
        "single: A hat Y1p Y2p Y3p Y4p G1p, B hat Y1h Y2h Y3h Y4h G1h. packets: A hat Y1p Y1h Y2p "
        "Y2h Y3p, B hat Y3h Y4p Y4h G1p G1h.",
    ),
)

Q51: Final = Question(
    id="Q51",
    title=Text(
        "Who the youngest is, and who deals with two players",
        "Wer der Jüngste ist, und wer zu zweit gibt",
    ),
    clauses=(c.START_1, c.START_2),
    flags=(),
    readings=(
        Reading(
            "youngest_on_seat_a",
            Text(
                "The players know who is youngest; he sits on seat A. With two players the "
                "right-hand neighbour is the other one.",
                "Die Spieler wissen, wer der Jüngste ist; er sitzt auf Platz A. Zu zweit ist der "
                "rechte Nachbar der andere.",
            ),
            german=Support.STRONG,
            english=Support.STRONG,
        ),
        Reading(
            "any_agreed_seat",
            Text(
                "The players may agree that somebody else starts.",
                "Die Spieler dürfen ausmachen, dass ein anderer beginnt.",
            ),
            german=Support.WEAK,
            english=Support.NONE,
        ),
    ),
    default_german="youngest_on_seat_a",
    default_english="youngest_on_seat_a",
    why=Text(
        "W5 and P name the youngest (strong); who that is, no rule can tell. In the library the "
        "youngest is on seat A by convention. Only the “darf” in W5 leaves room for another "
        "agreement (weak).",
        "W5 und P nennen den Jüngsten (stark); wer das ist, kann keine Regel sagen. In der "
        "Bibliothek sitzt er nach Vereinbarung auf Platz A. Nur das „darf“ in W5 lässt Raum für "
        "eine andere Abmachung (schwach).",
    ),
    scenario=Text(
        "Two players, Eva is thirteen and Max fourteen. youngest_on_seat_a: Eva is A and starts, "
        "Max shuffles and deals. any_agreed_seat: they may settle it the other way round.",
        "Zwei Spieler, Eva ist dreizehn und Max vierzehn. youngest_on_seat_a: Eva ist A und "
        "beginnt, Max mischt und gibt. any_agreed_seat: Sie dürfen es umgekehrt ausmachen.",
    ),
)
