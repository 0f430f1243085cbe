"""The words of the interview about any game: its first questions, what `?` explains of them."""

from __future__ import annotations

from typing import Final

from daumen_rules.disputes.interviewing import KIND, NAMES, RULES, WHO, AnswerType, Field
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.text import Text

FIELDS: Final = {
    "rules": evolve(
        RULES,
        help=Text(
            "`manual` is the manual, with our answers where it is silent; `daumen-rules rules` "
            "lists what may be chosen.",
            "`manual` ist die Anleitung, mit unseren Antworten, wo sie schweigt; `daumen-rules "
            "rules` zählt auf, was man wählen kann.",
        ),
    ),
    "names": NAMES,
    "kind": KIND,
    "who": WHO,
    "action": Field(
        about=Text("What does {who} want to do", "Was will {who} tun"), type=AnswerType.MOVES
    ),
    "done": Field(
        about=Text("What happened", "Was ist geschehen"),
        type=AnswerType.MOVES,
        several=True,
        example=Text(
            "`{action}`, with `;` between, or nothing",
            "`{action}`, mit `;` dazwischen, oder nichts",
        ),
        default=Text("-", "-"),
        help=Text(
            "The actions that the question is about, in order: the last of them, or more. What "
            "lies on the table before them is asked for afterwards. Throws are `nature: throw 3 "
            "4`. Enter if nothing was done.",
            "Die Handlungen, um die es geht, der Reihe nach: die letzte, oder mehr. Was davor auf "
            "dem Tisch liegt, wird nachher gefragt. Würfe sind `zufall: wirf 3 4`. Enter, wenn "
            "nichts getan wurde.",
        ),
    ),
}
"""The questions before those about what lies there, by their keys."""
ABOUT_FIELDS: Final = Text(
    "The answer depends on this, as far as anybody can tell. `don't know` leaves it open.",
    "Die Antwort hängt davon ab, soweit man sehen kann. `weiß nicht` lässt es offen.",
)
INTRODUCTION: Final = Text(
    "Cards, squares and numbers stand as in records, several with blanks; `-` is nothing, `?` "
    "something that nobody remembers, `3 cards` three cards; `don't know` leaves a line out.",
    "Karten, Felder und Zahlen stehen wie in Aufzeichnungen, mehrere mit Leerzeichen; `-` ist "
    "nichts, `?` etwas, das keiner mehr weiß, `3 Karten` drei Karten; `weiß nicht` lässt eine "
    "Zeile aus.",
)
