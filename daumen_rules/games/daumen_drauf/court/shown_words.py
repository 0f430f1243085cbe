"""What stands in drawings and on pages of situations, in English and in German.

Questions, verdicts and clauses bring their own words.
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
RULING: Final = Text("What the rules say", "Was die Regeln sagen")
RULING_OF_ONE: Final = Text(
    "What the rules say to somebody who knows no more than {name}",
    "Was die Regeln jemandem sagen, der nicht mehr weiß als {name}",
)
RULING_ID: Final = Text("Ruling {id}", "Entscheid {id}")
EXAMPLE: Final = Text("{answer}, for example like this", "{answer}, zum Beispiel so")
DIFFERENCE: Final = Text(
    "Framed: the cards that lie elsewhere in the other example.",
    "Umrandet: die Karten, die im anderen Beispiel anderswo liegen.",
)
OTHER_READINGS: Final = Text("Other readings", "Andere Lesarten")

MANUALS: Final = {
    "german": Text("German manual", "Deutsche Anleitung"),
    "english": Text("English manual", "Englische Anleitung"),
}
BOTH_MANUALS: Final = Text("Both manuals", "Beide Anleitungen")
PARTING: Final = Text(
    "The two manuals part in {questions}.",
    "Die beiden Anleitungen gehen auseinander in {questions}.",
)
DEPENDS: Final = Text("depends: {answers}", "kommt darauf an: {answers}")
WHATEVER: Final = Text(
    "{answer}, whatever fills the gaps", "{answer}, was auch in die Lücken kommt"
)
IMPOSSIBLE: Final = Text("impossible: this cannot arise", "unmöglich: Das kann nicht vorkommen")
STOPPED: Final = Text(
    "not settled here, too many ways to fill the gaps; `daumen-rules judge --work` searches longer",
    "hier offen, zu viele Weisen, die Lücken zu füllen; `daumen-rules judge --work` sucht länger",
)
SILENT: Final = Text(
    "silent; our default says: {answer}", "schweigt; unsere Vorgabe sagt: {answer}"
)
CONTRADICTORY: Final = Text(
    "contradictory; our default says: {answer}", "widersprüchlich; unsere Vorgabe sagt: {answer}"
)
READ_AS: Final = Text(
    "{id} ({title}), read as {reading} (support {support}): {answer}",
    "{id} ({title}), als {reading} gelesen (Halt {support}): {answer}",
)
