"""The open questions on what one parries with and what follows a parry.

Here live Q22 to Q24 and Q26 as data. When one may parry may not live here, nor any computation.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.kernel.question import Question, Reading, Support
from daumen_rules.kernel.text import Text

Q22: Final = Question(
    id="Q22",
    title=Text(
        "Whether the twin of a lower card is good for anything",
        "Ob die Zwillingskarte einer niedrigeren Karte etwas nützt",
    ),
    clauses=(c.PARRY_1, c.HIGH_1),
    flags=(),
    readings=(
        Reading(
            "only_the_highest",
            Text(
                "Only the highest card can be parried. Its twin need not be higher; it is equal.",
                "Parieren kann man nur die höchste Karte. Die Zwillingskarte muss dazu nicht höher "
                "sein; sie ist gleich.",
            ),
            german=Support.STRONG,
            english=Support.STRONG,
        ),
        Reading(
            "any_card_in_trick",
            Text(
                "Any card of the trick can be parried with its twin.",
                "Jede Karte des Stichs kann man mit ihrer Zwillingskarte parieren.",
            ),
            german=Support.EXCLUDED,
            english=Support.EXCLUDED,
        ),
    ),
    default_german="only_the_highest",
    default_english="only_the_highest",
    why=Text(
        "G4 speaks of the card that is highest at the moment, E3 of the one shown last; these are "
        "always the same (both strong). A card equal to the highest cannot be shown in any other "
        "way, so a parry that had to be higher would be no parry at all.",
        "G4 spricht von der im Augenblick höchsten Karte, E3 von der zuletzt gezeigten; das ist "
        "immer dieselbe (beides stark). Eine Karte, die der höchsten gleich ist, kann man auf "
        "keine andere Weise zeigen; müsste sie höher sein, gäbe es kein Parieren.",
    ),
    scenario=Text(
        "A Y3p, B Y5h; C holds Y3h. only_the_highest: C can neither parry with it nor show it, for "
        "it is not higher; Y3h is dead until the trick ends. any_card_in_trick: C parries with Y3h "
        "and takes all three.",
        "A Y3p, B Y5h; C hat Y3h. only_the_highest: C kann damit weder parieren noch sie zeigen, "
        "denn sie ist nicht höher; Y3h ist tot, bis der Stich endet. any_card_in_trick: C pariert "
        "mit Y3h und bekommt alle drei.",
    ),
)

Q23: Final = Question(
    id="Q23",
    title=Text(
        "Whether one must pass with the twin but no higher card",
        "Ob man ohne höhere Karte, aber mit der Zwillingskarte passen muss",
    ),
    clauses=(c.PARRY_1, c.PASS_3, c.TURN_2),
    flags=(),
    readings=(
        Reading(
            "may_parry",
            Text(
                "Who has no higher card, but the twin of the highest, may parry.",
                "Wer keine höhere Karte hat, aber die Zwillingskarte der höchsten, darf parieren.",
            ),
            german=Support.STRONG,
            english=Support.STRONG,
        ),
        Reading(
            "must_pass",
            Text(
                "Who has no higher card must pass, whatever else he holds.",
                "Wer keine höhere Karte hat, muss passen, was er sonst auch hat.",
            ),
            german=Support.EXCLUDED,
            english=Support.EXCLUDED,
        ),
    ),
    default_german="may_parry",
    default_english="may_parry",
    why=Text(
        "Taken alone, G3→2 makes whoever has no higher card pass. But G4 lets one parry with a "
        "card that is never higher, and so it is the exception; E3 likewise, and English has "
        "nothing like that remark in G3→2 (both strong).",
        "Für sich genommen muss nach G3→2 passen, wer keine höhere Karte hat. Aber G4 lässt mit "
        "einer Karte parieren, die nie höher ist; es ist also die Ausnahme. E3 ebenso, und im "
        "Englischen fehlt die Bemerkung aus G3→2 (beides stark).",
    ),
    scenario=Text(
        "Three players; A leads B5h, and the only card of B is B5p. may_parry: B may parry and "
        "takes both. must_pass: B passes.",
        "Drei Spieler; A spielt B5h an, und die einzige Karte von B ist B5p. may_parry: B darf "
        "parieren und bekommt beide. must_pass: B passt.",
    ),
)

Q24: Final = Question(
    id="Q24",
    title=Text(
        "Whether a parrier releases the card he is showing",
        "Ob man beim Parieren die bisher gezeigte Karte offen hinlegt",
    ),
    clauses=(c.PARRY_4, c.RAISE_2),
    flags=("parrier_releases_old_card",),
    readings=(
        Reading(
            "false",
            Text(
                "No; the card he has shown so far stays covered and goes to him with the trick.",
                "Nein; die bisher gezeigte Karte bleibt verdeckt und geht mit dem Stich an ihn.",
            ),
            german=Support.MODERATE,
            english=Support.MODERATE,
        ),
        Reading(
            "true",
            Text(
                "Yes; he first lays it open, as when raising.",
                "Ja; er legt sie zuerst offen hin, wie beim Erhöhen.",
            ),
            german=Support.WEAK,
            english=Support.WEAK,
        ),
    ),
    default_german="false",
    default_english="false",
    why=Text(
        "G4 and E3 do not ask for it; G5 and E4, which do, speak of raising (no: moderate in both; "
        "yes: only not excluded). The cards go to the parrier either way. Where everybody inspects "
        "the trick (Q01), what is known comes out the same as well.",
        "G4 und E3 verlangen es nicht; G5 und E4, die es verlangen, reden vom Erhöhen (nein: in "
        "beiden mäßig; ja: nur nicht ausgeschlossen). Die Karten bekommt auf jeden Fall, wer "
        "pariert. Wo alle den Stich ansehen (Q01), weiß man am Ende auch dasselbe.",
    ),
    scenario=Text(
        "A Y3h, B Y4p, C passes, A parries with Y4h. true: B and C see that the yellow 3 was "
        "harmless. false: where only the taker looks at the trick, they never learn it.",
        "A Y3h, B Y4p, C passt, A pariert mit Y4h. true: B und C sehen, dass die gelbe 3 ungiftig "
        "war. false: Wo nur ansieht, wer den Stich bekommt, erfahren sie es nie.",
    ),
)

Q26: Final = Question(
    id="Q26",
    title=Text(
        "Whether hands are refilled between a parry and the next lead",
        "Ob nach dem Parieren nachgezogen wird, bevor man anspielt",
    ),
    clauses=(c.PARRY_5, c.FILL_1, c.EX_2),
    flags=("refill_after_parry",),
    readings=(
        Reading(
            "true",
            Text(
                "After a parry hands are refilled like after any trick, and then the parrier "
                "leads.",
                "Nach dem Parieren wird nachgezogen wie nach jedem Stich, dann spielt an, wer "
                "pariert hat.",
            ),
            german=Support.STRONG,
            english=Support.MODERATE,
        ),
        Reading(
            "false",
            Text(
                "The parrier leads at once; hands are refilled only after a trick that ended with "
                "passes.",
                "Wer pariert hat, spielt sofort an; nachgezogen wird erst nach einem Stich, der "
                "durch Passen endet.",
            ),
            german=Support.EXCLUDED,
            english=Support.WEAK,
        ),
    ),
    default_german="true",
    default_english="true",
    why=Text(
        "G6 has hands refilled after each trick, and a parry ends a trick (strong). E5¶2 says the "
        "same of each round, and E2¶7a points further down for what comes next (moderate); but it "
        "tells the parry and the new card in one breath, so that one could lead before drawing "
        "(weak).",
        "Nach G6 wird nach jedem Stich nachgezogen, und Parieren beendet einen Stich (stark). E5¶2 "
        "sagt dasselbe von jeder round, und E2¶7a verweist für das Weitere nach unten (mäßig); es "
        "erzählt aber das Parieren und die neue Karte in einem Atemzug, so dass man vor dem Ziehen "
        "anspielen könnte (schwach).",
    ),
    scenario=Text(
        "Two players, draw pile Y4p, G4p. A leads Y3p, B parries with Y3h. true: B draws Y4p, A "
        "draws G4p, and B leads from five cards. false: B leads from four, and Y4p is not among "
        "them.",
        "Zwei Spieler, Stapel Y4p, G4p. A spielt Y3p an, B pariert mit Y3h. true: B zieht Y4p, A "
        "zieht G4p, und B spielt aus fünf Karten an. false: B spielt aus vieren an, und Y4p ist "
        "nicht dabei.",
    ),
)
