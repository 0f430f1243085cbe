"""The open questions on the draw pile and on who leads after it.

Here live Q30 to Q33 as data. Whether refilling waits for the end of a trick may not live here, nor
any computation.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.kernel.question import Question, Reading, Support
from daumen_rules.kernel.text import Text

Q30: Final = Question(
    id="Q30",
    title=Text(
        "Who draws first",
        "Wer zuerst zieht",
    ),
    clauses=(c.FILL_3,),
    flags=("refill_first",),
    readings=(
        Reading(
            "winner",
            Text(
                "The seat that took the trick draws first.",
                "Zuerst zieht, wer den Stich bekommen hat.",
            ),
            german=Support.STRONG,
            english=Support.WEAK,
        ),
        Reading(
            "last_actor",
            Text(
                "The seat that acted last draws first: after a parry the parrier, otherwise the "
                "last to pass.",
                "Zuerst zieht, wer zuletzt gehandelt hat: nach dem Parieren, wer pariert hat, "
                "sonst, wer als Letzter gepasst hat.",
            ),
            german=Support.EXCLUDED,
            english=Support.MODERATE,
        ),
    ),
    default_german="winner",
    default_english="last_actor",
    why=Text(
        "G6 names the winner of the trick (strong). E5¶2 names the player with the “last "
        "decision”; after a trick that ended with passes this is the last to pass, the right-hand "
        "neighbour of the winner (moderate). That it is a garbled winner one can only guess with "
        "the German text beside it (weak). So the two defaults part here. Whether a forced pass is "
        "a decision E5¶2 does not say; in the library the last seat that acted counts, and a "
        "jumped seat has not acted (Q17).",
        "G6 nennt den Gewinner des Stichs (stark). E5¶2 nennt den Spieler mit der „last decision“; "
        "nach einem Stich, der durch Passen endet, ist das, wer als Letzter gepasst hat, also der "
        "rechte Nachbar des Gewinners (mäßig). Dass damit verunglückt der Gewinner gemeint ist, "
        "errät man nur mit dem deutschen Text daneben (schwach). Hier gehen die Vorgaben also "
        "auseinander. Ob erzwungenes Passen eine Entscheidung ist, sagt E5¶2 nicht; in der "
        "Bibliothek zählt, wer zuletzt gehandelt hat, und wer übersprungen wird, hat nicht "
        "gehandelt (Q17).",
    ),
    scenario=Text(
        "A Y3h, B Y5h, C G1p, A and B pass: C takes the trick. Everybody needs one card; the draw "
        "pile is Y1h, B5p, G4h. winner: C draws Y1h, A B5p, B G4h. last_actor: B draws Y1h, C B5p, "
        "A G4h. If only Y1h were left, C would get it, or else B.",
        "A Y3h, B Y5h, C G1p, A und B passen: C bekommt den Stich. Jedem fehlt eine Karte; der "
        "Stapel ist Y1h, B5p, G4h. winner: C zieht Y1h, A B5p, B G4h. last_actor: B zieht Y1h, C "
        "B5p, A G4h. Wäre nur noch Y1h da, bekäme C sie, oder eben B.",
    ),
)

Q31: Final = Question(
    id="Q31",
    title=Text(
        "What happens when the draw pile is too short for all",
        "Was geschieht, wenn der Stapel nicht für alle reicht",
    ),
    clauses=(c.FILL_2, c.FILL_4, c.FILL_6),
    flags=("refill_short",),
    readings=(
        Reading(
            "greedy",
            Text(
                "In order, each seat draws what it needs until the draw pile is empty; the last to "
                "draw may get only a part.",
                "Der Reihe nach zieht jeder, was ihm fehlt, bis der Stapel leer ist; der Letzte "
                "bekommt vielleicht nur einen Teil.",
            ),
            german=Support.MODERATE,
            english=Support.MODERATE,
        ),
        Reading(
            "all_or_nothing",
            Text(
                "If the draw pile does not cover what all seats need together, nobody draws, now "
                "or later; the rest stays where it is.",
                "Deckt der Stapel nicht, was allen zusammen fehlt, zieht niemand, jetzt nicht und "
                "später nicht; der Rest bleibt liegen.",
            ),
            german=Support.WEAK,
            english=Support.MODERATE,
        ),
        Reading(
            "whole_need",
            Text(
                "In order, a seat draws only if the draw pile covers all that it needs; otherwise "
                "the next one is asked.",
                "Der Reihe nach zieht ein Platz nur, wenn der Stapel alles deckt, was ihm fehlt; "
                "sonst kommt der nächste.",
            ),
            german=Support.WEAK,
            english=Support.WEAK,
        ),
        Reading(
            "one_by_one",
            Text(
                "In order, each seat that needs any draws one card, round and round, until the "
                "draw pile is empty.",
                "Reihum zieht jeder, dem noch etwas fehlt, eine Karte, bis der Stapel leer ist.",
            ),
            german=Support.WEAK,
            english=Support.WEAK,
        ),
    ),
    default_german="greedy",
    default_english="greedy",
    why=Text(
        "G6 refills while the pile “reicht”, E5¶2 while there are “enough”: enough for the next "
        "seat (greedy), or for all (all_or_nothing). For greedy: in G6 the first takes the whole "
        "number he needs and the others come after, which speaks against one_by_one; and the pile "
        "gets used up (G6 end, E6¶1), which speaks against all_or_nothing, more so in German, "
        "while “enough” carries it further. Hence greedy for both (moderate); whole_need and "
        "one_by_one are only not excluded. With greedy a short refill comes at most once in a "
        "game, and the pile is empty at the end. With all_or_nothing its cards count for nobody; "
        "on that there is no text. In which order seats draw is Q30.",
        "G6 lässt nachziehen, solange der Stapel „reicht“, E5¶2, solange es „enough“ sind: genug "
        "für den nächsten Platz (greedy) oder für alle (all_or_nothing). Für greedy spricht: In G6 "
        "nimmt der Erste gleich alles, was ihm fehlt, und die anderen kommen danach, was gegen "
        "one_by_one spricht; und der Stapel wird aufgebraucht (G6 am Ende, E6¶1), was gegen "
        "all_or_nothing spricht, im Deutschen deutlicher, während „enough“ es weiter trägt. Daher "
        "für beide greedy (mäßig); whole_need und one_by_one sind nur nicht ausgeschlossen. Bei "
        "greedy kommt ein knappes Nachziehen höchstens einmal in der Partie vor, und am Ende ist "
        "der Stapel leer. Bei all_or_nothing zählen seine Karten für niemanden; dazu gibt es "
        "keinen Text. In welcher Reihenfolge gezogen wird, ist Q30.",
    ),
    scenario=Text(
        "A Y2p, B Y3h, C G1h, A raises with B2h, B passes, C raises with B3h, A and B pass: C "
        "takes the trick. C needs two cards, A two, B one, and C draws first. The draw pile is "
        "G2h, B1p, Y4h. greedy: C G2h and B1p, A Y4h, B none. all_or_nothing: nobody draws, the "
        "three stay. whole_need: C G2h and B1p, A none, B Y4h. one_by_one: C G2h, A B1p, B Y4h.",
        "A Y2p, B Y3h, C G1h, A erhöht mit B2h, B passt, C erhöht mit B3h, A und B passen: C "
        "bekommt den Stich. C fehlen zwei Karten, A zwei, B eine, und C zieht zuerst. Der Stapel "
        "ist G2h, B1p, Y4h. greedy: C G2h und B1p, A Y4h, B nichts. all_or_nothing: Niemand zieht, "
        "die drei bleiben liegen. whole_need: C G2h und B1p, A nichts, B Y4h. one_by_one: C G2h, A "
        "B1p, B Y4h.",
    ),
)

Q32: Final = Question(
    id="Q32",
    title=Text(
        "Whether a seat draws that already has five cards",
        "Ob ein Platz zieht, der schon fünf Karten hat",
    ),
    clauses=(c.FILL_1, c.FILL_4),
    flags=(),
    readings=(
        Reading(
            "only_what_is_missing",
            Text(
                "A seat draws what is missing to five; who has five draws nothing.",
                "Ein Platz zieht, was ihm auf fünf fehlt; wer fünf hat, zieht nichts.",
            ),
            german=Support.STRONG,
            english=Support.STRONG,
        ),
        Reading(
            "everybody_draws",
            Text(
                "Everybody draws when it comes to him, whatever he holds.",
                "Jeder zieht, wenn er dran ist, was er auch hat.",
            ),
            german=Support.EXCLUDED,
            english=Support.EXCLUDED,
        ),
    ),
    default_german="only_what_is_missing",
    default_english="only_what_is_missing",
    why=Text(
        "G6 and E5¶2 bring hands back to five and no further (strong). Whether one draws while a "
        "trick is going on is Q13.",
        "G6 und E5¶2 bringen die Hände auf fünf Karten zurück und nicht weiter (stark). Ob man "
        "während eines Stichs zieht, ist Q13.",
    ),
    scenario=Text(
        "A leads, B passes, C shows a higher card, A and B pass: C takes the trick. C and A need "
        "one card each, B still holds five. only_what_is_missing: B draws nothing. "
        "everybody_draws: B draws a sixth card.",
        "A spielt an, B passt, C zeigt eine höhere Karte, A und B passen: C bekommt den Stich. C "
        "und A fehlt je eine Karte, B hat noch fünf. only_what_is_missing: B zieht nichts. "
        "everybody_draws: B zieht eine sechste Karte.",
    ),
)

Q33: Final = Question(
    id="Q33",
    title=Text(
        "Who leads when the winner of the trick has no card",
        "Wer anspielt, wenn der Gewinner des Stichs keine Karte hat",
    ),
    clauses=(c.NEXT_2, c.NEXT_1, c.END_5, c.PARRY_5),
    flags=("leader_without_cards",),
    readings=(
        Reading(
            "next_clockwise",
            Text(
                "The next seat clockwise from the winner that has a card leads.",
                "Es spielt im Uhrzeigersinn der nächste Platz nach dem Gewinner an, der eine Karte "
                "hat.",
            ),
            german=Support.STRONG,
            english=Support.WEAK,
        ),
        Reading(
            "game_ends",
            Text(
                "The game ends, although several seats have cards; all of these are minus points.",
                "Die Partie endet, obwohl mehrere Plätze Karten haben; sie alle sind Minuspunkte.",
            ),
            german=Support.EXCLUDED,
            english=Support.NONE,
        ),
    ),
    default_german="next_clockwise",
    default_english="next_clockwise",
    why=Text(
        "G6→1 gives the lead to the next clockwise with cards (strong); more than one empty seat "
        "may be jumped. English has a hole here: by E2¶4 the winner leads and cannot. E6¶1 does "
        "not end the game, since two seats still have cards, so the natural way on is clockwise "
        "(E2¶1, weak), and our English default borrows it. game_ends has no text; where it is "
        "chosen, all cards in all hands are minus points in the library, as E6¶2 speaks of any "
        "player who holds some. It takes three players: with two the game is over then anyway.",
        "G6→1 gibt das Anspielen im Uhrzeigersinn dem Nächsten mit Karten (stark); dabei kann mehr "
        "als ein leerer Platz übersprungen werden. Das Englische hat hier ein Loch: Nach E2¶4 "
        "spielt der Gewinner an und kann es nicht. Zu Ende ist die Partie nach E6¶1 nicht, da noch "
        "zwei Plätze Karten haben; natürlich ist es, im Uhrzeigersinn weiterzugehen (E2¶1, "
        "schwach), und unsere englische Vorgabe borgt sich das. Für game_ends gibt es keinen Text; "
        "wo es gewählt ist, sind in der Bibliothek alle Karten auf allen Händen Minuspunkte, da "
        "E6¶2 von jedem Spieler spricht, der welche hat. Es braucht drei Spieler: Zu zweit ist die "
        "Partie dann ohnehin aus.",
    ),
    scenario=Text(
        "The draw pile is empty. B leads Y1h and keeps Y2p, C holds G4h and G5p and passes, A "
        "shows his last card B5h, B and C pass: A takes Y1h and B5h and has no card. "
        "next_clockwise: B leads. game_ends: the game is over, B pays one for Y2p, C two for G4h "
        "and G5p.",
        "Der Stapel ist leer. B spielt Y1h an und behält Y2p, C hat G4h und G5p und passt, A zeigt "
        "die letzte Karte, B5h, B und C passen: A bekommt Y1h und B5h und hat keine Karte. "
        "next_clockwise: B spielt an. game_ends: Die Partie ist aus, B zahlt eins für Y2p, C zwei "
        "für G4h und G5p.",
    ),
)
