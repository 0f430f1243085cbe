"""The open questions on turns: who passes, who comes in again, when a trick is over.

Here live Q15 to Q19 as data. Parrying may not live here, nor any computation.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.kernel.question import Question, Reading, Support
from daumen_rules.kernel.text import Text

Q15: Final = Question(
    id="Q15",
    title=Text(
        "When all who follow the highest card have passed",
        "Wann alle nach der höchsten Karte gepasst haben",
    ),
    clauses=(c.END_2, c.END_1, c.TRICK_2),
    flags=(),
    readings=(
        Reading(
            "full_circle",
            Text(
                "The trick ends when all other seats in a row have passed on the highest card, "
                "across the end of a lap too.",
                "Der Stich endet, wenn alle anderen Plätze hintereinander auf die höchste Karte "
                "gepasst haben, auch über das Ende eines Umlaufs hinweg.",
            ),
            german=Support.STRONG,
            english=Support.STRONG,
        ),
        Reading(
            "end_of_lap",
            Text(
                "The trick ends with the lap, if everybody between the highest card and the leader "
                "has passed.",
                "Der Stich endet mit dem Umlauf, wenn alle zwischen der höchsten Karte und dem, "
                "der angespielt hat, gepasst haben.",
            ),
            german=Support.EXCLUDED,
            english=Support.EXCLUDED,
        ),
    ),
    default_german="full_circle",
    default_english="full_circle",
    why=Text(
        "G3→1 says that one turn for everybody does not yet end the trick, and the seats that "
        "follow go round in a circle (G3→2). E2¶3 wants all following players to pass, E4 and E5¶1 "
        "let the first player have another turn. Both strong. It follows that the owner of the "
        "highest card is never on turn while it is the highest: nobody raises on his own card.",
        "G3→1 sagt, dass der Stich noch nicht aus ist, wenn jeder einmal dran war, und „folgende“ "
        "Spieler gehen im Kreis (G3→2). E2¶3 verlangt, dass alle Folgenden passen, E4 und E5¶1 "
        "lassen den ersten Spieler noch einmal an die Reihe. Beides stark. Daraus folgt: Wer die "
        "höchste Karte zeigt, ist nie an der Reihe, solange sie die höchste ist; niemand "
        "überbietet sich selbst.",
    ),
    scenario=Text(
        "A Y3h, B Y4p, C passes. full_circle: A is asked and may show G1p. end_of_lap: B takes Y3h "
        "and Y4p at once.",
        "A Y3h, B Y4p, C passt. full_circle: A wird gefragt und darf G1p zeigen. end_of_lap: B "
        "bekommt sofort Y3h und Y4p.",
    ),
)

Q16: Final = Question(
    id="Q16",
    title=Text(
        "Whether one may come in again after passing, and how often",
        "Ob und wie oft man nach dem Passen wieder einsteigen darf",
    ),
    clauses=(c.PASS_2,),
    flags=(),
    readings=(
        Reading(
            "always",
            Text(
                "Whoever has passed may show a card whenever he is on turn again, as long as the "
                "trick lasts.",
                "Wer gepasst hat, darf zeigen, sooft er wieder an der Reihe ist, solange der Stich "
                "dauert.",
            ),
            german=Support.STRONG,
            english=Support.MODERATE,
        ),
        Reading(
            "next_lap_only",
            Text(
                "Whoever has passed may come in again in the next lap; if he lets that go by, he "
                "is out of the trick.",
                "Wer gepasst hat, darf im nächsten Umlauf wieder einsteigen; lässt er ihn "
                "vorbeigehen, ist er aus dem Stich.",
            ),
            german=Support.EXCLUDED,
            english=Support.WEAK,
        ),
    ),
    default_german="always",
    default_english="always",
    why=Text(
        "G3→1 says it with “immer” (strong). E2¶2 speaks of the next time round, which narrowly "
        "read is one chance only; but by E5¶1 everybody shows or passes again after every lap "
        "(moderate). Whether somebody has shown a card before or not does not matter in either "
        "text.",
        "G3→1 sagt es mit „immer“ (stark). E2¶2 spricht vom nächsten Mal, eng gelesen also von "
        "einer einzigen Gelegenheit; aber nach E5¶1 zeigt oder passt nach jedem Umlauf wieder "
        "jeder (mäßig). Ob jemand vorher schon gezeigt hat, ist in beiden Texten gleichgültig.",
    ),
    scenario=Text(
        "A Y1h, B passes, C Y2h; A Y3h, B passes, C Y4p; A passes, and B holds G1p. always: B may "
        "show G1p in the third lap. next_lap_only: B let the second lap go by and is out, and C "
        "takes Y1h, Y2h, Y3h and Y4p.",
        "A Y1h, B passt, C Y2h; A Y3h, B passt, C Y4p; A passt, und B hat G1p. always: B darf im "
        "dritten Umlauf G1p zeigen. next_lap_only: B hat den zweiten Umlauf vorbeigehen lassen und "
        "ist draußen, C bekommt Y1h, Y2h, Y3h und Y4p.",
    ),
)

Q17: Final = Question(
    id="Q17",
    title=Text(
        "What a seat does that can only pass",
        "Was ein Platz tut, der nur passen kann",
    ),
    clauses=(c.PASS_3, c.PASS_1, c.TURN_1, c.TURN_2, c.END_2, c.FILL_3),
    flags=("forced_pass",),
    readings=(
        Reading(
            "explicit",
            Text(
                "It is on turn like any other, and passes.",
                "Er ist an der Reihe wie jeder andere und passt.",
            ),
            german=Support.MODERATE,
            english=Support.WEAK,
        ),
        Reading(
            "skip_empty_hands",
            Text(
                "A seat with an empty hand is jumped; every other one passes by itself.",
                "Ein Platz ohne Handkarten wird übersprungen; jeder andere passt selbst.",
            ),
            german=Support.WEAK,
            english=Support.WEAK,
        ),
        Reading(
            "skip_all",
            Text(
                "Every seat that has no other choice than to pass is jumped.",
                "Jeder Platz, dem nur das Passen bleibt, wird übersprungen.",
            ),
            german=Support.WEAK,
            english=Support.WEAK,
        ),
    ),
    default_german="explicit",
    default_english="explicit",
    why=Text(
        "G3→2 speaks of players who have to pass, which makes it something they do (moderate). By "
        "E5¶1 each player has to show or pass (weak); neither text jumps anybody within a trick. "
        "The cards end up the same everywhere, and a jumped seat counts as having passed. Two "
        "things differ. skip_all betrays that a seat has nothing to show, which neither text "
        "intends. And a jumped seat decides nothing, which matters where the last to act draws "
        "first (Q30).",
        "G3→2 spricht von Spielern, die passen müssen; es ist also etwas, das sie tun (mäßig). "
        "Nach E5¶1 hat jeder zu zeigen oder zu passen (schwach); keiner der Texte überspringt "
        "innerhalb eines Stichs jemanden. Die Karten landen überall gleich, und wer übersprungen "
        "wird, gilt als einer, der gepasst hat. Zweierlei ändert sich. skip_all verrät, dass ein "
        "Platz nichts zu zeigen hat, was keiner der Texte will. Und wer übersprungen wird, "
        "entscheidet nichts; das zählt, wo zuerst zieht, wer zuletzt gehandelt hat (Q30).",
    ),
    scenario=Text(
        "The draw pile is empty. A leads Y3p, B has no card, C holds G2p. explicit: B is on turn "
        "and passes. skip_empty_hands and skip_all: C is on turn straight away. If C held nothing "
        "but Y1h, skip_all would jump C too, and everybody would know that C has no higher card.",
        "Der Stapel ist leer. A spielt Y3p an, B hat keine Karte, C hat G2p. explicit: B ist an "
        "der Reihe und passt. skip_empty_hands und skip_all: Gleich ist C an der Reihe. Hätte C "
        "nur Y1h, würde skip_all auch C überspringen, und alle wüssten, dass C keine höhere Karte "
        "hat.",
    ),
)

Q18: Final = Question(
    id="Q18",
    title=Text(
        "Whether whoever is to lead may decline",
        "Ob man auf das Anspielen verzichten darf",
    ),
    clauses=(c.LEAD_2, c.START_1, c.LEAD_1, c.END_5, c.NEXT_1),
    flags=(),
    readings=(
        Reading(
            "must_lead",
            Text(
                "Whoever is to lead must show a card.",
                "Wer anspielen soll, muss eine Karte zeigen.",
            ),
            german=Support.STRONG,
            english=Support.STRONG,
        ),
        Reading(
            "may_decline",
            Text(
                "To lead is a right; whoever has it may leave it to somebody else.",
                "Anspielen ist ein Recht; wer es hat, darf es einem anderen lassen.",
            ),
            german=Support.WEAK,
            english=Support.EXCLUDED,
        ),
    ),
    default_german="must_lead",
    default_english="must_lead",
    why=Text(
        "The German text says “darf” of the youngest (W5) and once of the taker (G3→2). That marks "
        "a privilege: G3 puts a duty on whoever begins, and G6→1 states flatly that the taker of "
        "the trick leads (strong). Only for the very first lead could “darf” be a right to give "
        "away, and then no text says who gets it (weak). English has no such word: E1 and E2¶4 "
        "state it, E2¶2 makes it a duty (strong).",
        "Der deutsche Text sagt „darf“ vom Jüngsten (W5) und einmal von dem, der den Stich bekommt "
        "(G3→2). Das meint ein Vorrecht: G3 verpflichtet, wer beginnt, und G6→1 stellt schlicht "
        "fest, dass der Gewinner des Stichs anspielt (stark). Nur beim allerersten Anspiel könnte "
        "„darf“ ein Recht sein, das man abgibt, und dann sagt kein Text, an wen (schwach). Im "
        "Englischen gibt es kein solches Wort: E1 und E2¶4 stellen es fest, E2¶2 macht es zur "
        "Pflicht (stark).",
    ),
    scenario=Text(
        "A has just taken a trick and holds poisonous cards only. must_lead: A leads one of them. "
        "may_decline: somebody else leads, or nobody does, and no text tells which.",
        "A hat gerade einen Stich bekommen und nur giftige Karten. must_lead: A spielt eine davon "
        "an. may_decline: Ein anderer spielt an oder niemand, und kein Text sagt, was davon.",
    ),
)

Q19: Final = Question(
    id="Q19",
    title=Text(
        "What becomes of the covered card of a seat that passes",
        "Was aus der verdeckten Karte wird, wenn man passt",
    ),
    clauses=(c.END_3, c.PASS_1),
    flags=(),
    readings=(
        Reading(
            "stays",
            Text(
                "It stays in the trick, still covered, and goes to whoever takes the trick.",
                "Sie bleibt verdeckt im Stich und geht an den Platz, der ihn bekommt.",
            ),
            german=Support.STRONG,
            english=Support.STRONG,
        ),
        Reading(
            "taken_back",
            Text(
                "Whoever passes may take his covered card back into his hand.",
                "Wer passt, darf seine verdeckte Karte wieder auf die Hand nehmen.",
            ),
            german=Support.EXCLUDED,
            english=Support.EXCLUDED,
        ),
    ),
    default_german="stays",
    default_english="stays",
    why=Text(
        "G3→2 and G4 give the taker the offered cards besides the released ones, E2¶3 and E3 the "
        "shown ones besides those played: the cards under all thumbs are part of the trick (strong "
        "in both). Passing does not release a card; so its fang becomes public only by inspection "
        "(Q01).",
        "Nach G3→2 und G4 gehören zum Stich außer den offen hingelegten auch die angebotenen "
        "Karten, nach E2¶3 und E3 auch die nur gezeigten: Was unter einem Daumen ist, geht mit "
        "(beides stark). Durch Passen wird keine Karte offen hingelegt; ihr Gift wird daher nur "
        "beim Ansehen des Stichs bekannt (Q01).",
    ),
    scenario=Text(
        "A Y3h, B Y5p, C passes, A passes. stays: B takes Y3h and Y5p, together 0. taken_back: A "
        "has Y3h again, and B takes Y5p alone, −1.",
        "A Y3h, B Y5p, C passt, A passt. stays: B bekommt Y3h und Y5p, zusammen 0. taken_back: A "
        "hat Y3h wieder, und B bekommt nur Y5p, −1.",
    ),
)
