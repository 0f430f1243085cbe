"""The open questions on seats without cards and on the last hand.

Here live Q43 and Q44 as data. When the game is over may not live here, nor any computation.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.games.daumen_drauf import clauses as c
from daumen_rules.kernel.question import Question, Reading, Support
from daumen_rules.kernel.text import Text

Q43: Final = Question(
    id="Q43",
    title=Text(
        "What the cards of the last hand count",
        "Was die Karten der letzten Hand zählen",
    ),
    clauses=(c.OVER_2, c.OVER_4, c.OVER_1, c.VAL_1, c.VAL_2),
    flags=(),
    readings=(
        Reading(
            "minus_one_each",
            Text(
                "Each card left in hand is one minus point, harmless or poisonous.",
                "Jede Karte, die auf der Hand bleibt, ist ein Minuspunkt, ob ungiftig oder giftig.",
            ),
            german=Support.STRONG,
            english=Support.STRONG,
        ),
        Reading(
            "poisonous_twice",
            Text(
                "A poisonous card left in hand counts twice: for its fang and for being there.",
                "Eine giftige Karte auf der Hand zählt doppelt: wegen des Giftzahns und weil sie "
                "dort ist.",
            ),
            german=Support.EXCLUDED,
            english=Support.EXCLUDED,
        ),
        Reading(
            "harmless_cancels",
            Text(
                "A harmless card left in hand counts nothing: plus one and minus one.",
                "Eine ungiftige Karte auf der Hand zählt nichts: eins plus und eins minus.",
            ),
            german=Support.EXCLUDED,
            english=Support.EXCLUDED,
        ),
    ),
    default_german="minus_one_each",
    default_english="minus_one_each",
    why=Text(
        "G7→2 mentions hand cards once more next to the poisonous ones, which could be heard as "
        "counting twice; but G7→1 makes each one minus point, expressly also if harmless (strong). "
        "E6¶2 says the same and has no such echo (strong). G7→1 speaks of the last player, E6¶2 of "
        "a player; at the end at most one has cards anyway. He may be the one who just refilled, "
        "and he does not play his cards off alone: the test comes before the lead. If nobody has "
        "cards, nobody pays.",
        "G7→2 nennt die Handkarten noch einmal neben den giftigen, als zählten sie doppelt; aber "
        "G7→1 macht aus jeder einen einzigen Minuspunkt, ausdrücklich auch aus ungiftigen (stark). "
        "E6¶2 sagt dasselbe ohne solchen Nachklang (stark). G7→1 spricht vom letzten Spieler, E6¶2 "
        "von einem Spieler; am Ende hat ohnehin höchstens einer Karten. Es kann auch sein, wer "
        "eben nachgezogen hat, und er spielt seine Karten nicht allein herunter: Geprüft wird vor "
        "dem Anspielen. Hat niemand Karten, zahlt niemand.",
    ),
    scenario=Text(
        "The draw pile is empty. A shows Y3h, B Y4p, their last cards; C holds B1h, G2p, Y1h and "
        "passes, A passes: B takes both (0). minus_one_each: C −3. poisonous_twice: C −4. "
        "harmless_cancels: C −1. If C had shown B1h as a last card instead: C takes three, and it "
        "ends 0, 0, +1.",
        "Der Stapel ist leer. A zeigt Y3h, B Y4p, beide ihre letzte Karte; C hat B1h, G2p, Y1h und "
        "passt, A passt: B bekommt beide (0). minus_one_each: C −3. poisonous_twice: C −4. "
        "harmless_cancels: C −1. Hätte C stattdessen B1h als letzte Karte gezeigt: C bekommt drei, "
        "und es endet 0, 0, +1.",
    ),
)

Q44: Final = Question(
    id="Q44",
    title=Text(
        "What becomes of a seat without cards while others play on",
        "Was mit einem Platz ohne Karten ist, solange andere spielen",
    ),
    clauses=(c.TURN_1,),
    flags=(),
    readings=(
        Reading(
            "stays_in",
            Text(
                "It stays in the round of turns, can still win with the card under its thumb, and "
                "keeps what it has captured.",
                "Er bleibt in der Reihe, kann mit der Karte unter dem Daumen noch gewinnen und "
                "behält, was er eingenommen hat.",
            ),
            german=Support.MODERATE,
            english=Support.MODERATE,
        ),
        Reading(
            "is_out",
            Text(
                "It is out of the game, and a card under its thumb no longer counts.",
                "Er ist aus der Partie, und eine Karte unter seinem Daumen gilt nicht mehr.",
            ),
            german=Support.NONE,
            english=Support.NONE,
        ),
    ),
    default_german="stays_in",
    default_english="stays_in",
    why=Text(
        "No text removes anybody. G6→1 foresees that a winner has run out of cards and passes only "
        "the lead on; the end comes when at most one seat has cards (G7, E6¶1), and until then "
        "turns go round (G2, E2¶1) (moderate in both). How such a seat passes is Q17.",
        "Kein Text nimmt jemanden aus der Partie. G6→1 sieht vor, dass einem Gewinner die Karten "
        "ausgehen, und gibt nur das Anspielen weiter; das Ende kommt, wenn höchstens ein Platz "
        "Karten hat (G7, E6¶1), und bis dahin geht die Reihe um (G2, E2¶1) (in beiden mäßig). Wie "
        "ein solcher Platz passt, ist Q17.",
    ),
    scenario=Text(
        "Three players, the draw pile is empty. A shows the last card, Y5h; B and C hold two cards "
        "each and pass. stays_in: A takes the trick. is_out: A is gone, and the trick has no "
        "taker.",
        "Drei Spieler, der Stapel ist leer. A zeigt die letzte Karte, Y5h; B und C haben je zwei "
        "Karten und passen. stays_in: A bekommt den Stich. is_out: A ist weg, und niemand bekommt "
        "den Stich.",
    ),
)
