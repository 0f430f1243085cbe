"""What the command `play` says, in English and in German.

Here live words alone. Events, breaches and gists bring their own.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.games.daumen_drauf.model import Colour
from daumen_rules.kernel.text import Text

PLAY_HELP: Final = Text(
    """Play at this keyboard, against bots and against others at the same keyboard; with --game a
    game of the collection, which has options of its own: `play --game kniffel --help`.

    Type the number of an action, or a card such as Y3p, `pass`, `parry`; `?` explains, `quit` ends.
    With several people at the keyboard hands are hidden whenever it changes hands.

    Where the rules let everybody parry out of turn (parry_timing=any_time), bots parry as soon as
    they like to. A single person is asked before a bot acts, whenever he could parry. Several
    people are asked together before a bot acts, with no hand on the screen; and at every prompt
    whoever has the keyboard may type it for another who calls it out: `C: parry`.

    A record is written when the game is over, and also on `quit`, at the end of the input and on
    Ctrl-C; an existing FILE is replaced. The same seed and the same input give the same output.

    Exit status: 0 over or quit, 2 unusable call or input at its end too early, 130 Ctrl-C.""",
    """An dieser Tastatur spielen, gegen Bots und gegen andere an derselben Tastatur; mit --game ein
    Spiel der Sammlung, das eigene Optionen hat: `play --game kniffel --help`.

    Man tippt die Nummer eines Zugs, oder eine Karte wie Y3p, `passe`, `pariere`; `?` hilft, `ende`
    beendet. Sind mehrere Menschen an der Tastatur, sind beim Wechsel alle Hände verdeckt.

    Wo die Regeln allen erlauben, außer der Reihe zu parieren (parry_timing=any_time), parieren
    Bots, sobald sie mögen. Ein einzelner Mensch wird gefragt, bevor ein Bot handelt, wann immer er
    parieren könnte. Mehrere werden zusammen gefragt, bevor ein Bot handelt, ohne dass eine Hand zu
    sehen ist; und an jeder Eingabe darf, wer die Tastatur hat, es für jemanden tippen, der es
    ansagt: `C: pariere`.

    Die Aufzeichnung wird am Ende der Partie geschrieben, auch bei `ende`, am Ende der Eingabe und
    bei Strg-C; eine vorhandene Datei FILE wird ersetzt. Dieselbe Zahl bei --seed und dieselbe
    Eingabe geben dieselbe Ausgabe.

    Rückgabewert: 0 zu Ende oder beendet, 2 unbrauchbarer Aufruf oder Eingabe zu früh zu Ende,
    130 Strg-C.""",
)

# Around a game

GAME_OF: Final = Text("Game {number} of {games}", "Partie {number} von {games}")
TRICK: Final = Text("Trick {number}", "Stich {number}")
PILE: Final = Text("draw pile {pile}", "Stapel {pile}")
WINNER: Final = Text("{names} wins.", "{names} gewinnt.")
WINNERS: Final = Text("{names} share the win.", "{names} teilen sich den Sieg.")
TOTALS: Final = Text(
    "After {played} of {games} games: {totals}", "Nach {played} von {games} Partien: {totals}"
)
MATCH_WINNER: Final = Text("{names} wins the match.", "{names} gewinnt die Partienfolge.")
MATCH_WINNERS: Final = Text("{names} share the match.", "{names} teilen sich die Partienfolge.")
RECORDED: Final = Text("The record is in {file}.", "Die Aufzeichnung steht in {file}.")
UNFINISHED: Final = Text(
    "The part played so far is recorded in {file}.",
    "Was bis hier gespielt ist, ist in {file} aufgezeichnet.",
)
INPUT_ENDED: Final = Text(
    "the input ended before the game was over", "die Eingabe endete vor der Partie"
)
INTERRUPTED: Final = Text("interrupted", "abgebrochen")

HELP_HINT: Final = Text("`?` explains, `quit` ends.", "`?` hilft, `ende` beendet.")

# The table

BOT: Final = Text("bot", "Bot")
CARDS: Final = Text("{count} in hand", "{count} auf der Hand")
CAPTURED: Final = Text("{count} captured", "{count} gestochen")
UNKNOWN: Final = Text("{count} unknown", "{count} unbekannt")
SCORE: Final = Text(
    "{score} = +{plus} −{minus} −{hand} in hand", "{score} = +{plus} −{minus} −{hand} auf der Hand"
)
SHOWN: Final = Text("On the table: ", "Auf dem Tisch: ")
NOTHING_SHOWN: Final = Text("nothing yet", "noch nichts")
HIGHEST: Final = Text("Highest: ", "Höchste: ")
OF: Final = Text(" of {name}. ", " von {name}. ")
ORDER: Final = Text("Colours: {order}", "Farben: {order}")
NEW: Final = Text("; new: {colours}", "; neu: {colours}")
HAND: Final = Text("Hand of {name}: ", "Hand von {name}: ")
EMPTY: Final = Text("empty", "leer")
ACTIONS: Final = Text("You may: ", "Möglich: ")
PASS: Final = Text("pass", "passe")
PARRY: Final = Text("parry", "pariere")
TAKEN: Final = Text("Captured by {name}: ", "Gestochen von {name}: ")

COLOURS: Final = {
    Colour.YELLOW: Text("yellow", "Gelb"),
    Colour.GREEN: Text("green", "Grün"),
    Colour.BLACK: Text("black", "Schwarz"),
}

# The keyboard

HAND_OVER: Final = Text(
    "The keyboard goes to {name}. {name}: press Enter when nobody else looks.",
    "Die Tastatur geht an {name}. {name}: Enter drücken, wenn niemand sonst hersieht.",
)
ASK_ONE: Final = Text(
    "{name}, before {turn} acts: Enter lets it be, `parry` parries.",
    "{name}, bevor {turn} handelt: Enter lässt es, `pariere` pariert.",
)
ASK_ALL: Final = Text(
    "Before {turn} acts: Enter if nobody parries, or {examples}.",
    "Bevor {turn} handelt: Enter, wenn niemand pariert, oder {examples}.",
)
EXAMPLE: Final = Text("`{letter}: parry`", "`{letter}: pariere`")
NOT_ALLOWED: Final = Text("Not allowed: {reason}", "Nicht erlaubt: {reason}")
PLAYS_ITSELF: Final = Text("{name} plays for itself.", "{name} spielt für sich selbst.")
ENTER_FIRST: Final = Text(
    "{name} is on turn and needs no call: Enter first.",
    "{name} ist an der Reihe und muss nichts ansagen: erst Enter.",
)
ENTER_EXPECTED: Final = Text(
    "found {found}; expected Enter, `?` or `quit`",
    "gefunden {found}; erwartet Enter, `?` oder `ende`",
)
CALL_EXPECTED: Final = Text(
    "found {found}; expected Enter, `?`, `quit`, or a call such as `B: parry`",
    "gefunden {found}; erwartet Enter, `?`, `ende`, oder eine Ansage wie `B: pariere`",
)
UNREADABLE: Final = Text(
    "found {found}; expected a number from 1 to {count}, a card such as Y3p, `pass`, `parry`, "
    "`?` or `quit`",
    "gefunden {found}; erwartet eine Nummer von 1 bis {count}, eine Karte wie Y3p, `passe`, "
    "`pariere`, `?` oder `ende`",
)
NOTHING: Final = Text("an empty line", "eine leere Zeile")
NO_TWIN: Final = Text(
    "this hand does not hold the twin of {found} [PARRY-1]",
    "diese Hand hat die Zwillingskarte von {found} nicht [PARRY-1]",
)
WHICH_TWIN: Final = Text(
    "{kind} is no single card of this hand: {kind}p is poisonous, {kind}h harmless",
    "{kind} ist keine einzelne Karte dieser Hand: {kind}p ist giftig, {kind}h ungiftig",
)

RULES: Final = Text(
    """\
Win harmless cards (+1 each); give poisonous ones (−1 each) to the others.
On your turn show a higher card or pass; only who leads a trick must show.
Higher: more of the same colour, or any card of a colour new to the trick.
With the twin of the highest card you may parry: the trick is yours at once.
When all others have passed, the highest card takes the trick and leads anew.
Hands go back to five while the pile lasts; cards left at the end cost 1 each.""",
    """\
Ungiftige Karten stechen (je +1), giftige (je −1) den anderen zuschieben.
Wer dran ist, zeigt höher oder passt; nur wer anspielt, muss zeigen.
Höher: mehr in derselben Farbe, oder jede Karte einer im Stich neuen Farbe.
Mit dem Zwilling der höchsten Karte darf man parieren und hat sofort den Stich.
Haben alle anderen gepasst, bekommt die höchste Karte den Stich und spielt an.
Hände werden auf fünf ergänzt, bis der Stapel leer ist; Restkarten kosten je 1.""",
)
"""The rules in six lines, each short enough for 80 columns."""
NOTATION: Final = Text(
    """\
Cards: Y yellow, G green, B black; value; p poisonous, h harmless; {thumb} thumb.
Type: 2 (a number of the list) · Y3p (show) · pass · parry · quit""",
    """\
Karten: Y gelb, G grün, B schwarz; Wert; p giftig, h ungiftig; {thumb} Daumen.
Tippen: 2 (Nummer aus der Liste) · Y3p (zeigen) · passe · pariere · ende""",
)
CALLS: Final = Text(
    "Everybody may parry at any time: type {examples} for whoever calls it out.",
    "Parieren dürfen alle jederzeit: {examples} tippen für den, der es ansagt.",
)
