"""The open questions on when one may parry, and whether one's own card.

Here live Q20 and Q21 as data. What a parry is made with and what follows may not live here, nor any
computation.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.kernel.question import Question, Reading, Support
from daumen_rules.kernel.text import Text

Q20: Final = Question(
    id="Q20",
    title=Text(
        "Whether one parries only on one's own turn",
        "Ob man nur parieren darf, wenn man an der Reihe ist",
    ),
    clauses=(c.PARRY_2, c.TURN_1, c.EX_2),
    flags=("parry_timing",),
    readings=(
        Reading(
            "own_turn",
            Text(
                "Only the seat on turn may parry.",
                "Parieren darf nur, wer an der Reihe ist.",
            ),
            german=Support.STRONG,
            english=Support.MODERATE,
        ),
        Reading(
            "any_time",
            Text(
                "Whoever holds the twin of the highest card may parry at any moment of the trick.",
                "Wer die Zwillingskarte der höchsten Karte hat, darf im Stich jederzeit parieren.",
            ),
            german=Support.EXCLUDED,
            english=Support.MODERATE,
        ),
    ),
    default_german="own_turn",
    default_english="own_turn",
    why=Text(
        "G4 makes being on turn a condition (strong). E3 names no condition but holding the twin, "
        "and lets it end the trick at once: any_time, if E3 stands alone (moderate). E2¶7a lists "
        "the parry among the choices of the next player, and by E2¶1 turns go clockwise: own_turn "
        "(moderate). Our default is own_turn for both, since any_time needs a rule on timing that "
        "E3 lacks; it remains the one English variant really worth a switch. Where it is chosen, "
        "the window in the library closes when the trick ends, and first come is first served.",
        "G4 macht zur Bedingung, dass man an der Reihe ist (stark). E3 verlangt nur, dass man die "
        "Zwillingskarte hat, und lässt den Stich sofort enden: any_time, wenn E3 allein steht "
        "(mäßig). E2¶7a zählt das Parieren zu den Möglichkeiten des nächsten Spielers, und nach "
        "E2¶1 geht die Reihe im Uhrzeigersinn: own_turn (mäßig). Wir nehmen für beide own_turn, "
        "weil any_time eine Regel für die Zeit braucht, die in E3 fehlt; es bleibt die eine "
        "englische Variante, für die sich ein Schalter lohnt. Wo sie gewählt ist, schließt sich "
        "das Fenster in der Bibliothek mit dem Ende des Stichs, und wer zuerst kommt, mahlt "
        "zuerst.",
    ),
    scenario=Text(
        "A leads Y3p; B is next and wants to show Y4h; C holds Y3h. own_turn: B shows Y4h, and the "
        "twin is of no more use to C in this trick. any_time: C may parry before B acts and takes "
        "Y3p and Y3h; B is never asked.",
        "A spielt Y3p an; B ist als Nächster an der Reihe und will Y4h zeigen; C hat Y3h. "
        "own_turn: B zeigt Y4h, und C nützt die Zwillingskarte in diesem Stich nichts mehr. "
        "any_time: C darf parieren, bevor B handelt, und bekommt Y3p und Y3h; B wird gar nicht "
        "gefragt.",
    ),
)

Q21: Final = Question(
    id="Q21",
    title=Text(
        "Whether one may parry one's own highest card",
        "Ob man die eigene höchste Karte parieren darf",
    ),
    clauses=(c.PARRY_1, c.PARRY_2),
    flags=("self_parry",),
    readings=(
        Reading(
            "false",
            Text(
                "The owner of the highest card may not parry it.",
                "Wer die höchste Karte zeigt, darf sie nicht selbst parieren.",
            ),
            german=Support.STRONG,
            english=Support.MODERATE,
        ),
        Reading(
            "true",
            Text(
                "The owner of the highest card may parry it himself, if he holds the twin.",
                "Wer die höchste Karte zeigt, darf sie selbst parieren, wenn er die Zwillingskarte "
                "hat.",
            ),
            german=Support.EXCLUDED,
            english=Support.WEAK,
        ),
    ),
    default_german="false",
    default_english="false",
    why=Text(
        "By G4 only the seat on turn parries, and the owner of the highest card is never on turn "
        "(Q15): no (strong). E3 gives the parry to any player who has the twin, which would cover "
        "the owner (weak); but one parries what another has shown, and E2¶7a has the next player "
        "do it (moderate). true makes sense only together with parry_timing any_time; with "
        "own_turn the rule set is refused.",
        "Nach G4 pariert nur, wer an der Reihe ist, und wer die höchste Karte zeigt, ist es nie "
        "(Q15): nein (stark). E3 gibt das Parieren jedem, der die Zwillingskarte hat, das träfe "
        "auch auf den Besitzer zu (schwach); aber man pariert, was ein anderer zeigt, und in E2¶7a "
        "tut es der nächste Spieler (mäßig). true hat nur zusammen mit parry_timing any_time einen "
        "Sinn; mit own_turn wird ein solcher Regelsatz abgelehnt.",
    ),
    scenario=Text(
        "Parrying is free at any time. A holds both yellow 3s and leads Y3p. true: A may parry "
        "with Y3h at once and captures both. false: A has to wait whether the others raise or "
        "pass.",
        "Parieren ist jederzeit frei. A hat beide gelben 3 und spielt Y3p an. true: A darf sofort "
        "mit Y3h parieren und nimmt beide ein. false: A muss abwarten, ob die anderen erhöhen oder "
        "passen.",
    ),
)
