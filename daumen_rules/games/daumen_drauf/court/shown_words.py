"""The words in drawings and on pages of situations, in English and in German.

Those of questions, verdicts and clauses stand with these.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.text import Text


def filled(text: Text, **gaps: object) -> Text:
    """A text with its gaps filled."""
    return Text(text.en.format(**gaps), text.de.format(**gaps))


ONE_CARD: Final = Text("1 card", "1 Karte")
CARDS: Final = Text("{count} cards", "{count} Karten")
ACTIONS_DONE: Final = Text("actions", "Aktionen")
SEEN_BY: Final = Text("Seen by: {name}", "Gesehen von: {name}")
OTHER_RULES: Final = Text("rules: {rules}", "Regeln: {rules}")
ACTIONS: Final = Text("after action {step} of {last}", "nach Aktion {step} von {last}")
RULES: Final = {
    "both": Text("rules: both manuals", "Regeln: beide Anleitungen"),
    "german": Text("rules: the German manual", "Regeln: die deutsche Anleitung"),
    "english": Text("rules: the English manual", "Regeln: die englische Anleitung"),
}
STARTER: Final = Text("{name} began the game.", "{name} hat die Partie begonnen.")
TOTALS: Final = Text(
    "Points after the last game: {points}", "Punkte nach der letzten Partie: {points}"
)

TRICK: Final = Text("The trick so far", "Der Stich bisher")
TRICK_OVER: Final = Text("The trick is over", "Der Stich ist zu Ende")
LATEST: Final = Text(
    "the latest {drawn} of {actions} actions", "die letzten {drawn} von {actions} Aktionen"
)
NO_TRICK: Final = Text(
    "No card of this trick is shown yet", "Noch keine Karte dieses Stichs gezeigt"
)
TURN_FORGOTTEN: Final = Text(
    "Whose turn it is: ? (nobody remembers)", "Wer am Zug ist: ? (keiner weiß es mehr)"
)
TURN_UNKNOWN: Final = Text("Whose turn it is: ?", "Wer am Zug ist: ?")
PASSES: Final = Text("passes", "passt")
PARRIES: Final = Text("parries", "pariert")
COVERED: Final = Text("covered", "verdeckt")
RELEASED: Final = Text("released", "offen")

ANY_CARD: Final = Text("an unknown card", "eine unbekannte Karte")
ANY_COVERED: Final = Text(
    "an unknown card, under the thumb", "eine unbekannte Karte, unter dem Daumen"
)
DOUBT_COVERED: Final = Text(
    "{kind}, fang unknown, under the thumb", "{kind}, Giftzahn unbekannt, unter dem Daumen"
)
FANG_UNKNOWN: Final = Text("{card} (fang unknown)", "{card} (Giftzahn unbekannt)")
HIDDEN_CARD: Final = Text("a hidden card", "eine verdeckte Karte")
MORE: Final = Text("and perhaps more", "und vielleicht mehr")
NONE: Final = Text("none", "keine")
NO_CARD: Final = Text("no card in hand", "keine Karte auf der Hand")
AT_LEAST: Final = Text("{count} or more", "{count} oder mehr")
NUMBER_UNKNOWN: Final = Text("number unknown", "Anzahl unbekannt")

LEGEND: Final = Text(
    "? is what nobody remembers; … means: and perhaps more.",
    "? weiß keiner mehr; … heißt: und vielleicht mehr.",
)
LEGEND_OF_ONE: Final = Text(
    "Shown is what {name} knows; ? is hidden or forgotten.",
    "Zu sehen ist, was {name} weiß; ? ist verdeckt oder vergessen.",
)
SPECTATOR: Final = Text("a spectator", "Zuschauer")
A_SPECTATOR: Final = Text("a spectator", "ein Zuschauer")
