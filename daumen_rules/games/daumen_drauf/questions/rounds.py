"""The open questions on the word “round”: the trick, or one lap round the table.

Here live Q11 to Q14 as data. Who is on turn when may not live here, nor any computation.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.kernel.question import Question, Reading, Support
from daumen_rules.kernel.text import Text

Q11: Final = Question(
    id="Q11",
    title=Text(
        "Taking the cards “of this round”, and what follows a completed round",
        "Die Karten „dieser Runde“ nehmen, und was nach einer vollen Runde kommt",
    ),
    clauses=(c.TRICK_3, c.END_3, c.END_1, c.TRICK_2),
    flags=(),
    readings=(
        Reading(
            "whole_trick",
            Text(
                "Whoever takes, takes every card of the trick. After a completed lap everybody "
                "chooses anew to show or pass.",
                "Wer nimmt, nimmt jede Karte des Stichs. Nach einem vollen Umlauf wählen alle neu, "
                "ob sie zeigen oder passen.",
            ),
            german=Support.STRONG,
            english=Support.STRONG,
        ),
        Reading(
            "current_lap",
            Text(
                "Whoever takes, takes only what was shown in the current lap.",
                "Wer nimmt, nimmt nur, was im laufenden Umlauf gezeigt wurde.",
            ),
            german=Support.EXCLUDED,
            english=Support.EXCLUDED,
        ),
    ),
    default_german="whole_trick",
    default_english="whole_trick",
    why=Text(
        "English “round” means now the trick (E2¶3, E2¶4, E5¶2), now the lap (E2¶2 at its end, "
        "E5¶1). German keeps Stich and Runde apart, but for one place in G3→2. Both texts name "
        "released and covered cards together (G3→2, E2¶3), and a released card was shown in an "
        "earlier lap: the whole trick (strong). Taken by laps, cards would be left that belong to "
        "nobody. E5¶1 speaks of laps and says what G3→1 says; read of tricks it would let the "
        "leader pass, against E2¶2.",
        "Das englische „round“ meint bald den Stich (E2¶3, E2¶4, E5¶2), bald den Umlauf (E2¶2 am "
        "Ende, E5¶1). Der deutsche Text trennt Stich und Runde, außer an einer Stelle in G3→2. "
        "Beide Texte nennen offen hingelegte und verdeckte Karten zusammen (G3→2, E2¶3), und eine "
        "offen hingelegte stammt aus einem früheren Umlauf: der ganze Stich (stark). Nähme man "
        "nach Umläufen, blieben Karten übrig, die niemandem gehören. E5¶1 redet von Umläufen und "
        "sagt dasselbe wie G3→1; auf Stiche bezogen dürfte nach ihm passen, wer anspielt, entgegen "
        "E2¶2.",
    ),
    scenario=Text(
        "A Y1p, B Y2h, C passes, A raises with Y4h and releases Y1p, B and C pass. whole_trick: A "
        "takes Y1p, Y2h and Y4h, together +1. current_lap: A takes Y4h alone; Y1p and Y2h belong "
        "to nobody.",
        "A Y1p, B Y2h, C passt, A erhöht mit Y4h und legt Y1p offen hin, B und C passen. "
        "whole_trick: A bekommt Y1p, Y2h und Y4h, zusammen +1. current_lap: A bekommt nur Y4h; Y1p "
        "und Y2h gehören niemandem.",
    ),
)

Q12: Final = Question(
    id="Q12",
    title=Text(
        "Whether the order of colours holds for the trick or for one lap",
        "Ob die Rangfolge der Farben für den Stich gilt oder für einen Umlauf",
    ),
    clauses=(c.TRICK_3, c.HIGH_3, c.HIGH_4, c.HIGH_2),
    flags=("colour_scope",),
    readings=(
        Reading(
            "trick",
            Text(
                "The order of colours, once made, holds until the trick ends.",
                "Die einmal entstandene Rangfolge der Farben gilt bis zum Ende des Stichs.",
            ),
            german=Support.STRONG,
            english=Support.MODERATE,
        ),
        Reading(
            "lap",
            Text(
                "With each lap the order starts afresh; a colour that was topped may be new again.",
                "Mit jedem Umlauf beginnt die Rangfolge neu; eine überbotene Farbe kann wieder neu "
                "sein.",
            ),
            german=Support.EXCLUDED,
            english=Support.WEAK,
        ),
    ),
    default_german="trick",
    default_english="trick",
    why=Text(
        "G2→2 ties the order to each trick (strong). E2¶6 ties it to each “round”, and E2¶5 has a "
        "strength that keeps changing: since round is the trick in E2¶3 and E2¶4 just before, the "
        "trick is meant (moderate), but a lap is not excluded (weak). Our default is the trick for "
        "both. Read by laps, neither text says how the cards already shown rank then; in the "
        "library the colour of the standing highest card counts as first colour of the new lap.",
        "G2→2 bindet die Rangfolge an jeden Stich (stark). E2¶6 bindet sie an jede „round“, und "
        "E2¶5 redet von einer Stärke, die dauernd wechselt: Da round gleich davor in E2¶3 und E2¶4 "
        "der Stich ist, ist wohl der Stich gemeint (mäßig), ein Umlauf aber nicht ausgeschlossen "
        "(schwach). Wir nehmen für beide den Stich. Liest man Umlauf, sagt kein Text, was die "
        "schon gezeigten Karten dann gelten; in der Bibliothek zählt die Farbe der höchsten Karte "
        "als erste Farbe des neuen Umlaufs.",
    ),
    scenario=Text(
        "A Y3h, B G2p, C passes; in the second lap A raises with B1p, and B holds Y1h. trick: the "
        "order is yellow, green, black, and Y1h cannot be shown. lap: the second lap began with "
        "green, black came next, so yellow is new and B may show Y1h.",
        "A Y3h, B G2p, C passt; im zweiten Umlauf erhöht A mit B1p, und B hat Y1h. trick: Die "
        "Rangfolge ist Gelb, Grün, Schwarz, und Y1h darf nicht gezeigt werden. lap: Der zweite "
        "Umlauf begann mit Grün, dann kam Schwarz, also ist Gelb neu, und B darf Y1h zeigen.",
    ),
)

Q13: Final = Question(
    id="Q13",
    title=Text(
        "Whether hands are refilled after the trick or after each lap",
        "Ob nach dem Stich oder nach jedem Umlauf nachgezogen wird",
    ),
    clauses=(c.TRICK_3, c.FILL_1),
    flags=("refill_scope",),
    readings=(
        Reading(
            "trick",
            Text(
                "Nobody draws before the trick has been taken.",
                "Niemand zieht, bevor der Stich eingenommen ist.",
            ),
            german=Support.STRONG,
            english=Support.MODERATE,
        ),
        Reading(
            "lap",
            Text(
                "After each completed lap hands are refilled, though the trick goes on, and after "
                "the trick as well.",
                "Nach jedem vollen Umlauf wird nachgezogen, auch wenn der Stich weitergeht, und "
                "nach dem Stich ebenso.",
            ),
            german=Support.EXCLUDED,
            english=Support.WEAK,
        ),
    ),
    default_german="trick",
    default_english="trick",
    why=Text(
        "G6 says that it happens after the trick (strong). E5¶2 says after the “round”: usually "
        "the trick (moderate), yet E5¶1 just before it uses the word for the lap (weak). Our "
        "default is the trick for both. Read by laps, two things are left open. Who begins: in the "
        "library the owner of the highest card, where refill_first is winner, and whoever acted "
        "last, where it is last_actor. And whether the card under the thumb still counts as one of "
        "the five: Q41.",
        "G6 sagt, dass es nach dem Stich geschieht (stark). E5¶2 sagt nach der „round“: meist der "
        "Stich (mäßig), doch gleich davor steht das Wort in E5¶1 für den Umlauf (schwach). Wir "
        "nehmen für beide den Stich. Liest man Umlauf, bleibt zweierlei offen. Wer beginnt: in der "
        "Bibliothek, wer die höchste Karte zeigt, wo refill_first winner ist, und wer zuletzt "
        "gehandelt hat, wo es last_actor ist. Und ob die Karte unter dem Daumen noch zu den fünf "
        "zählt: Q41.",
    ),
    scenario=Text(
        "The draw pile is B5h, Y5p, Y4p. A leads Y2p, B shows Y3h, C passes, and the lap is over. "
        "trick: nobody draws. lap, where the covered card no longer counts as held: B draws B5h, A "
        "draws Y5p and may raise with it at once (by last_actor C would begin, but needs nothing; "
        "A draws B5h, B Y5p). lap, where it counts: nobody needs a card yet; only who has released "
        "one draws later.",
        "Der Stapel ist B5h, Y5p, Y4p. A spielt Y2p an, B zeigt Y3h, C passt, der Umlauf ist voll. "
        "trick: Niemand zieht. lap, wo die verdeckte Karte nicht mehr zur Hand zählt: B zieht B5h, "
        "A zieht Y5p und darf gleich damit erhöhen (bei last_actor begänne C, braucht aber nichts; "
        "A zieht B5h, B Y5p). lap, wo sie zählt: Noch fehlt niemandem eine Karte; später zieht "
        "nur, wer eine offen hingelegt hat.",
    ),
)

Q14: Final = Question(
    id="Q14",
    title=Text(
        "Whether a card must be shown at the start of a trick or of every lap",
        "Ob zu Beginn des Stichs oder jedes Umlaufs gezeigt werden muss",
    ),
    clauses=(c.TRICK_3, c.LEAD_2, c.PASS_1),
    flags=("must_show_scope",),
    readings=(
        Reading(
            "trick",
            Text(
                "Only whoever leads a trick must show a card; in later laps everybody may pass.",
                "Nur wer einen Stich anspielt, muss eine Karte zeigen; in späteren Umläufen dürfen "
                "alle passen.",
            ),
            german=Support.STRONG,
            english=Support.STRONG,
        ),
        Reading(
            "lap",
            Text(
                "Whoever led the trick must also raise or parry at the head of every later lap.",
                "Wer den Stich angespielt hat, muss auch am Anfang jedes späteren Umlaufs erhöhen "
                "oder parieren.",
            ),
            german=Support.EXCLUDED,
            english=Support.WEAK,
        ),
    ),
    default_german="trick",
    default_english="trick",
    why=Text(
        "G3 lays the duty on whoever begins a trick (strong). E2¶2 lays it on the start of a "
        "“round” and names nobody; but E2¶3 lets all who follow pass, and E4 asks whether the "
        "first player wants to go on, so that he may also stop: the trick (strong). Our default is "
        "the trick for both. Read by laps, a seat may have nothing to show: in the library the "
        "head of a lap may pass only if it can neither raise nor parry.",
        "G3 verpflichtet, wer einen Stich beginnt (stark). E2¶2 spricht vom Anfang jeder „round“ "
        "und nennt niemanden; aber E2¶3 lässt alle Folgenden passen, und E4 fragt, ob der erste "
        "Spieler weitermachen will, er darf also auch aufhören: der Stich (stark). Wir nehmen für "
        "beide den Stich. Liest man Umlauf, kann ein Platz nichts zu zeigen haben: In der "
        "Bibliothek darf am Anfang eines Umlaufs nur passen, wer weder erhöhen noch parieren kann.",
    ),
    scenario=Text(
        "A Y3h, B Y4h, C passes; A is on turn at the head of the second lap and holds Y5p and B2p. "
        "trick: A may pass, and B takes the trick. lap: A must raise with one of the two.",
        "A Y3h, B Y4h, C passt; A ist am Anfang des zweiten Umlaufs an der Reihe und hat Y5p und "
        "B2p. trick: A darf passen, und B bekommt den Stich. lap: A muss mit einer der beiden "
        "erhöhen.",
    ),
)
