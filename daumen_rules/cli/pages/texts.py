"""The fixed words on pages, in English and in German. Names and events bring their own words."""

from __future__ import annotations

from typing import Final

from daumen_rules.contracts.story import SEEN_BY, STEP
from daumen_rules.kernel.text import Text

RULES: Final = Text("rules: {rules}", "Regeln: {rules}")
QUESTION: Final = Text("The question", "Die Frage")
PAGE: Final = {
    "seen_by": SEEN_BY,
    "step": STEP,
    "language": Text("Language", "Sprache"),
    "table": Text("The table", "Der Tisch"),
    "beside": Text("Beside the table", "Neben dem Tisch"),
    "steps": Text("Steps of the game", "Schritte der Partie"),
    "log": Text("What happened so far", "Was bisher geschah"),
    "hint": Text(
        "Arrow keys, Home and End lead through the game; a clause opens on a click.",
        "Pfeiltasten, Pos1 und Ende führen durch die Partie; eine Klausel öffnet sich beim "
        "Anklicken.",
    ),
    "first": Text("First", "Anfang"),
    "back": Text("Back", "Zurück"),
    "on": Text("On", "Weiter"),
    "last": Text("Last", "Ende"),
    "clause": Text("Clause {clause}", "Klausel {clause}"),
    "cited": Text(
        "German manual: {german}; English translation: {english}",
        "deutsche Anleitung: {german}; englische Übersetzung: {english}",
    ),
    "backs": Text("{count} hidden cards", "{count} verdeckte Karten"),
}
"""The words of the page, by the names that its script knows them by."""
NO_SCRIPT: Final = Text(
    "This page needs JavaScript to be turned on. It loads nothing from anywhere.",
    "Diese Seite braucht eingeschaltetes JavaScript. Sie lädt nirgendwo etwas nach.",
)
