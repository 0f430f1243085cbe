"""The words that the dialogue of `judge` says and understands, in English and in German."""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.text import Text

BACK: Final = ("back", "zurück", "zurueck")
QUIT: Final = ("quit", "exit", "ende")

LATER: Final = ("later", "später", "spaeter")

HOW: Final = Text(
    "Enter takes what stands in [brackets]; `?` explains, `back` goes to the question before, "
    "`quit` ends; `later FILE` keeps the answers, and `judge --save FILE` goes on.",
    "Enter nimmt, was in [Klammern] steht; `?` erklärt, `zurück` geht zur Frage davor, `ende` "
    "beendet; `später FILE` hebt die Antworten auf, und `judge --save FILE` geht weiter.",
)
HELP: Final = ("?", "??", "help", "hilfe")
READ_BACK: Final = Text("read: {}", "gelesen: {}")
NOT_READ: Final = Text(
    "read: {read}; not read: {found}; expected {expected}",
    "gelesen: {read}; nicht gelesen: {found}; erwartet {expected}",
)
REVIEW: Final = Text(
    "Enter rules on it; a number changes that answer: ",
    "Enter entscheidet; eine Nummer ändert diese Antwort: ",
)
A_NUMBER: Final = Text("expected a number from 1 to {}", "erwartet eine Nummer von 1 bis {}")
KEPT: Final = Text("kept in {}", "aufgehoben in {}")
NO_FILE: Final = Text(
    "where? `later FILE`; nothing is lost so far", "wohin? `später FILE`; noch ist nichts verloren"
)
UNREADABLE: Final = Text(
    "found {found}; expected {expected}", "gefunden {found}; erwartet {expected}"
)
INPUT_ENDED: Final = Text(
    "the input ended before the last question", "die Eingabe endete vor der letzten Frage"
)
