"""The open questions on what is higher and who may raise.

Here live Q25, Q27 and Q28 as data. Whether the order holds for a lap may not live here, nor any
computation.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.kernel.question import Question, Reading, Support
from daumen_rules.kernel.text import Text

Q25: Final = Question(
    id="Q25",
    title=Text(
        "Whether a colour is old once shown or only once released",
        "Ob eine Farbe schon durch Zeigen oder erst offen hingelegt alt ist",
    ),
    clauses=(c.HIGH_2, c.HIGH_3, c.THUMB_1, c.EX_1, c.EX_2),
    flags=(),
    readings=(
        Reading(
            "shown",
            Text(
                "A colour is no longer new as soon as a card of it has been shown in the trick.",
                "Eine Farbe ist nicht mehr neu, sobald im Stich eine Karte von ihr gezeigt wurde.",
            ),
            german=Support.STRONG,
            english=Support.STRONG,
        ),
        Reading(
            "released",
            Text(
                "A colour stays new until a card of it lies open on the table.",
                "Eine Farbe bleibt neu, bis eine Karte von ihr offen auf dem Tisch liegt.",
            ),
            german=Support.EXCLUDED,
            english=Support.EXCLUDED,
        ),
    ),
    default_german="shown",
    default_english="shown",
    why=Text(
        "G2→1 has the word “ausgespielt”, which G3→2 and G4 use of released cards as against "
        "offered ones; and V2 has cards shown instead of played. Taken so, any card at all would "
        "beat the first one, and even a lower value of its own colour would be new. The example "
        "G2→3 excludes it: four cards, all of them only shown, settle the whole order (strong). In "
        "E2¶6 it is “played” likewise, and E2¶7b, where the first card has only been shown, "
        "excludes it just so (strong).",
        "In G2→1 steht „ausgespielt“, was G3→2 und G4 von offen hingelegten im Unterschied zu "
        "angebotenen Karten sagen; und nach V2 wird ja gezeigt und nicht ausgespielt. So genommen "
        "wäre jede beliebige Karte höher als die erste, und selbst ein kleinerer Wert derselben "
        "Farbe wäre neu. Das Beispiel G2→3 schließt es aus: Vier Karten, alle nur gezeigt, legen "
        "die ganze Rangfolge fest (stark). In E2¶6 heißt es ebenso „played“, und E2¶7b, wo die "
        "erste Karte nur gezeigt ist, schließt es ebenso aus (stark).",
    ),
    scenario=Text(
        "A leads Y3h, B wants to show Y1p. shown: not allowed, yellow is there and 1 is lower. "
        "released: allowed, no yellow card lies open yet.",
        "A spielt Y3h an, B will Y1p zeigen. shown: nicht erlaubt, Gelb ist schon da, und 1 ist "
        "niedriger. released: erlaubt, noch liegt keine gelbe Karte offen.",
    ),
)

Q27: Final = Question(
    id="Q27",
    title=Text(
        "Whether a topped colour may be shown again",
        "Ob eine überbotene Farbe noch gezeigt werden darf",
    ),
    clauses=(c.HIGH_5, c.HIGH_1, c.EX_1),
    flags=(),
    readings=(
        Reading(
            "newest_colour_only",
            Text(
                "Only the newest colour, with a higher value, and colours not yet in the trick are "
                "higher.",
                "Höher sind nur die neueste Farbe mit höherem Wert und Farben, die im Stich noch "
                "fehlen.",
            ),
            german=Support.STRONG,
            english=Support.MODERATE,
        ),
        Reading(
            "higher_in_own_colour",
            Text(
                "A card is also higher if it beats the last card of its own colour, though a newer "
                "colour is on top.",
                "Höher ist auch eine Karte, die die letzte ihrer eigenen Farbe schlägt, obwohl "
                "eine neuere Farbe obenauf ist.",
            ),
            german=Support.EXCLUDED,
            english=Support.WEAK,
        ),
    ),
    default_german="newest_colour_only",
    default_english="newest_colour_only",
    why=Text(
        "Word for word G2→1 could let a yellow card beat a yellow one with black on top. G2→2 "
        "gives colours a rank, and the example G2→3 draws the conclusion that only black is left "
        "(strong). In English it follows from the rank in E2¶6 and is nowhere spelled out "
        "(moderate). A colour may be left out: second is simply the colour that comes second. So "
        "the cards of a trick rise strictly, and the last one shown is always the highest.",
        "Wörtlich könnte G2→1 eine gelbe Karte eine gelbe schlagen lassen, während Schwarz obenauf "
        "ist. G2→2 gibt den Farben einen Rang, und das Beispiel G2→3 zieht den Schluss, dass nur "
        "Schwarz bleibt (stark). Im Englischen folgt es aus dem Rang in E2¶6 und steht nirgends "
        "ausdrücklich (mäßig). Eine Farbe darf ausbleiben: Zweite ist eben die, die als zweite "
        "kommt. Die Karten eines Stichs steigen also streng an, und die zuletzt gezeigte ist immer "
        "die höchste.",
    ),
    scenario=Text(
        "A Y3p, B B1h; C holds Y5h and G1h. newest_colour_only: C may show G1h, but not Y5h. "
        "higher_in_own_colour: C may show either.",
        "A Y3p, B B1h; C hat Y5h und G1h. newest_colour_only: C darf G1h zeigen, Y5h nicht. "
        "higher_in_own_colour: C darf beide zeigen.",
    ),
)

Q28: Final = Question(
    id="Q28",
    title=Text(
        "Who may raise, how often, and whether higher",
        "Wer wie oft erhöhen darf, und ob es höher sein muss",
    ),
    clauses=(c.RAISE_1, c.RAISE_2, c.RAISE_3),
    flags=(),
    readings=(
        Reading(
            "anybody_showing",
            Text(
                "Everybody who is showing a card may raise whenever he is on turn, with a higher "
                "card.",
                "Jeder, der eine Karte zeigt, darf erhöhen, sooft er an der Reihe ist, und zwar "
                "mit einer höheren Karte.",
            ),
            german=Support.STRONG,
            english=Support.MODERATE,
        ),
        Reading(
            "first_and_next_only",
            Text(
                "Only who led and the seat after him may raise, each of them once.",
                "Nur wer angespielt hat und der Platz danach dürfen erhöhen, jeder einmal.",
            ),
            german=Support.EXCLUDED,
            english=Support.WEAK,
        ),
    ),
    default_german="anybody_showing",
    default_english="anybody_showing",
    why=Text(
        "G5 speaks of any player who is showing a card, and its word “erhöhen” asks for a higher "
        "one (strong). E4 tells only of the first player and then the next one, with their first "
        "cards, and has “raise” only in its second sentence; but by E5¶1 all go on lap after lap "
        "(moderate). The first card means the one shown so far. Releasing and showing are one act: "
        "nobody lays a card open and then passes.",
        "G5 spricht von jedem Spieler, der eine Karte zeigt, und „erhöhen“ verlangt eine höhere "
        "(stark). E4 erzählt nur vom ersten Spieler und dann vom nächsten, mit ihren ersten "
        "Karten, und hat „raise“ erst im zweiten Satz; aber nach E5¶1 machen alle Umlauf für "
        "Umlauf weiter (mäßig). Die erste Karte meint die bisher gezeigte. Offen hinlegen und "
        "zeigen sind eine Handlung: Niemand legt eine Karte offen hin und passt dann.",
    ),
    scenario=Text(
        "A Y1p, B Y2h, C Y3h, A raises with Y4h, B raises with Y5p. anybody_showing: C may raise "
        "with G1h, and A may raise a second time after that. first_and_next_only: C may not raise, "
        "nor may A again.",
        "A Y1p, B Y2h, C Y3h, A erhöht mit Y4h, B erhöht mit Y5p. anybody_showing: C darf mit G1h "
        "erhöhen und A danach ein zweites Mal. first_and_next_only: C darf nicht erhöhen, und A "
        "nicht noch einmal.",
    ),
)
