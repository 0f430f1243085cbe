"""The open questions on when a game is over.

Here live Q40 to Q42 as data. What the last hand counts may not live here, nor any computation.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.kernel.question import Question, Reading, Support
from daumen_rules.kernel.text import Text

Q40: Final = Question(
    id="Q40",
    title=Text(
        "When it is asked whether at most one seat has cards",
        "Wann gefragt wird, ob höchstens ein Platz Karten hat",
    ),
    clauses=(c.OVER_1,),
    flags=("end_test",),
    readings=(
        Reading(
            "after_refill",
            Text(
                "After a trick has been taken and hands have been refilled.",
                "Nachdem ein Stich eingenommen und nachgezogen ist.",
            ),
            german=Support.MODERATE,
            english=Support.MODERATE,
        ),
        Reading(
            "before_refill",
            Text(
                "Also as soon as a trick has been taken, before anybody draws.",
                "Auch schon, sobald ein Stich eingenommen ist, bevor jemand zieht.",
            ),
            german=Support.WEAK,
            english=Support.WEAK,
        ),
        Reading(
            "any_moment",
            Text(
                "Also at every other moment, within a trick and before anybody draws.",
                "Auch in jedem anderen Augenblick, mitten im Stich und bevor jemand zieht.",
            ),
            german=Support.WEAK,
            english=Support.WEAK,
        ),
        Reading(
            "any_moment_pile_empty",
            Text(
                "Also at every other moment, but only once the draw pile is empty.",
                "Auch in jedem anderen Augenblick, aber erst, wenn der Stapel leer ist.",
            ),
            german=Support.WEAK,
            english=Support.WEAK,
        ),
    ),
    default_german="after_refill",
    default_english="after_refill",
    why=Text(
        "G7 and E6¶1 name no moment. For after_refill: passes and parries are the only ways in "
        "which a trick ends (G3 to G5, E2¶3, E3), and the end of the game adds no third; refilling "
        "and the next lead come right after the trick (G6, E5¶2); and only after refilling is it "
        "certain that hands stay empty, as E6¶1 assumes when it explains why they shrink "
        "(moderate). The others are only not excluded. The test after refilling is always made; "
        "the other readings test earlier as well. Within a trick they find something only where "
        "the covered card does not count as held (Q41); where it counts, any_moment plays like "
        "before_refill, and any_moment_pile_empty like after_refill.",
        "G7 und E6¶1 nennen keinen Zeitpunkt. Für after_refill spricht: Ein Stich endet nur durch "
        "Passen oder Parieren (G3 bis G5, E2¶3, E3), und das Ende der Partie fügt nichts Drittes "
        "hinzu; Nachziehen und Anspielen folgen gleich auf den Stich (G6, E5¶2); und erst nach dem "
        "Nachziehen steht fest, dass leere Hände leer bleiben, wie es E6¶1 voraussetzt, wo es "
        "erklärt, warum sie kleiner werden (mäßig). Das andere ist nur nicht ausgeschlossen. Nach "
        "dem Nachziehen wird immer gefragt; die anderen Lesarten fragen auch früher. Mitten im "
        "Stich finden sie nur etwas, wo die verdeckte Karte nicht zur Hand zählt (Q41); wo sie "
        "zählt, spielt sich any_moment wie before_refill und any_moment_pile_empty wie "
        "after_refill.",
    ),
    scenario=Text(
        "First: the draw pile is empty, A has only G3p and leads it, B holds Y4h, B1h, Y1h. "
        "after_refill and before_refill: B may show Y4h, A must pass, B takes both (0) and pays "
        "for two: A 0, B −2. The other two, with the covered card not counted: over at once, A "
        "takes G3p (−1), B −3. Second: in the first trick of two players all ten cards are shown, "
        "A Y1p, B Y2h, A Y3h, B Y4p, A G1h, B G2p, A G3h, B G4p, A B1p, B B2h, then A passes; "
        "fourteen are left to draw. after_refill and any_moment_pile_empty: B takes ten, both draw "
        "five, the game goes on. before_refill: over at 0:0. any_moment, not counting the covered "
        "card: over with the fifth card of A, which leaves A none and B one; A takes nine (−1), B "
        "−1.",
        "Erstens: Der Stapel ist leer, A hat nur G3p und spielt sie an, B hat Y4h, B1h, Y1h. "
        "after_refill und before_refill: B darf Y4h zeigen, A muss passen, B bekommt beide (0) und "
        "zahlt für zwei: A 0, B −2. Die anderen beiden, wenn die verdeckte Karte nicht zählt: "
        "sofort zu Ende, A bekommt G3p (−1), B −3. Zweitens: Im ersten Stich zu zweit werden alle "
        "zehn Karten gezeigt, A Y1p, B Y2h, A Y3h, B Y4p, A G1h, B G2p, A G3h, B G4p, A B1p, B "
        "B2h, dann passt A; im Stapel sind vierzehn. after_refill und any_moment_pile_empty: B "
        "bekommt zehn, beide ziehen fünf, die Partie geht weiter. before_refill: zu Ende mit 0:0. "
        "any_moment, wenn die verdeckte Karte nicht zählt: zu Ende mit der fünften Karte von A, "
        "nach der A keine und B eine hat; A bekommt neun (−1), B −1.",
    ),
)

Q41: Final = Question(
    id="Q41",
    title=Text(
        "Whether the card under the thumb is still in hand",
        "Ob die Karte unter dem Daumen noch auf der Hand ist",
    ),
    clauses=(c.OVER_1, c.THUMB_1, c.FILL_1),
    flags=("covered_card_is_hand_card",),
    readings=(
        Reading(
            "true",
            Text(
                "Yes; as long as it is neither released nor captured, it counts as held.",
                "Ja; solange sie weder offen hingelegt noch eingenommen ist, zählt sie zur Hand.",
            ),
            german=Support.WEAK,
            english=Support.MODERATE,
        ),
        Reading(
            "false",
            Text(
                "No; with showing it has left the hand.",
                "Nein; mit dem Zeigen hat sie die Hand verlassen.",
            ),
            german=Support.WEAK,
            english=Support.WEAK,
        ),
    ),
    default_german="true",
    default_english="true",
    why=Text(
        "It only matters where the end is tested within a trick (Q40), and with refilling per lap "
        "(Q13). Elsewhere false is refused, because it would change nothing. V2 has the card held "
        "out to the others and G5 has it let go only when raising, but “auf der Hand” is said of "
        "cards not yet offered too: open (weak). E1 says expressly that it is held in the hand, "
        "and paragraph B that one keeps hold of it (moderate). It counts, for both. Then nobody "
        "runs dry within a trick: a show turns a hand card into a covered one, a raise puts a new "
        "one under the thumb in place of the old.",
        "Es kommt nur darauf an, wo das Ende mitten im Stich geprüft wird (Q40), und beim "
        "Nachziehen nach jedem Umlauf (Q13). Sonst wird false abgelehnt, weil es nichts änderte. "
        "Nach V2 hält man die Karte den anderen hin, und nach G5 lässt man sie erst beim Erhöhen "
        "los; aber „auf der Hand“ meint sonst Karten, die man noch nicht anbietet: offen "
        "(schwach). E1 sagt ausdrücklich, dass man sie in der Hand hält, und Absatz B, dass man "
        "sie nicht loslässt (mäßig). Sie zählt, für beide. Dann wird mitten im Stich keine Hand "
        "leer: Zeigen macht aus einer Handkarte eine verdeckte, Erhöhen schiebt eine neue an die "
        "Stelle der alten unter den Daumen.",
    ),
    scenario=Text(
        "The end is tested at any moment. The draw pile is empty, A has only G3p and leads it, B "
        "holds Y4h, B1h, Y1h. true: A still has a card, B may show Y4h, and it ends A 0, B −2. "
        "false: only B has cards, the game is over.",
        "Das Ende wird in jedem Augenblick geprüft. Der Stapel ist leer, A hat nur G3p und spielt "
        "sie an, B hat Y4h, B1h, Y1h. true: A hat noch eine Karte, B darf Y4h zeigen, und es endet "
        "A 0, B −2. false: Nur B hat Karten, die Partie ist aus.",
    ),
)

Q42: Final = Question(
    id="Q42",
    title=Text(
        "Who gets a trick in which the game ends",
        "Wer den Stich bekommt, in dem die Partie endet",
    ),
    clauses=(c.OVER_1, c.END_3),
    flags=("unfinished_trick",),
    readings=(
        Reading(
            "highest_takes",
            Text(
                "The owner of the highest card takes the cards shown so far.",
                "Wer die höchste Karte zeigt, bekommt die bis dahin gezeigten Karten.",
            ),
            german=Support.WEAK,
            english=Support.WEAK,
        ),
        Reading(
            "nobody",
            Text(
                "Nobody; the cards shown so far count for no one.",
                "Niemand; die bis dahin gezeigten Karten zählen für keinen.",
            ),
            german=Support.NONE,
            english=Support.NONE,
        ),
    ),
    default_german="highest_takes",
    default_english="highest_takes",
    why=Text(
        "It only matters where the end is tested within a trick (Q40) and the covered card does "
        "not count as held (Q41). Neither text foresees it, which is itself an argument against "
        "testing there. G3→2 and E2¶3 know no other owner of a trick than whoever shows the "
        "highest card, if only after all have passed (weak).",
        "Es kommt nur darauf an, wo das Ende mitten im Stich geprüft wird (Q40) und die verdeckte "
        "Karte nicht zur Hand zählt (Q41). Keiner der Texte sieht das vor, und schon das spricht "
        "dagegen, dort zu prüfen. G3→2 und E2¶3 kennen für einen Stich keinen anderen Besitzer als "
        "den, der die höchste Karte zeigt, freilich erst, wenn alle gepasst haben (schwach).",
    ),
    scenario=Text(
        "The end is tested at any moment, and the covered card does not count. The draw pile is "
        "empty, A leads the last card, G3p; B holds Y4h, B1h, Y1h; over. highest_takes: A −1, B "
        "−3. nobody: A 0, B −3.",
        "Das Ende wird in jedem Augenblick geprüft, und die verdeckte Karte zählt nicht. Der "
        "Stapel ist leer, A spielt die letzte Karte an, G3p; B hat Y4h, B1h, Y1h; aus. "
        "highest_takes: A −1, B −3. nobody: A 0, B −3.",
    ),
)
