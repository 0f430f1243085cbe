"""What `play` says of a game of the collection, in English and in German.

Here live words alone. Events, breaches and gists bring their own.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.text import Text

PLAY_HELP: Final = Text(
    """Play a game of the collection at this keyboard, against bots and against others.

    Type the number of an action, or its words as in a record; `?` explains, `undo` takes back your
    last action if nobody has acted since and nobody has learnt anything by it, `quit` ends. Where
    a game hides something, all is hidden whenever the keyboard changes hands. Bots do anything
    that is legal. Chance is drawn from the seed, or typed by you: --dice ask. What happens at the
    table and no rule can work out, such as who was first, you are asked.

    A record is written when the game is over, and also on `quit`, at the end of the input and on
    Ctrl-C; an existing FILE is replaced. The same seed and the same input give the same output.

    Exit status: 0 over or quit, 2 unusable call or input at its end too early, 130 Ctrl-C.""",
    """Ein Spiel der Sammlung an dieser Tastatur spielen, gegen Bots und gegen andere.

    Man tippt die Nummer eines Zugs oder seine Worte wie in einer Aufzeichnung; `?` hilft, `zurück`
    nimmt die eigene letzte Handlung zurück, wenn seither niemand gehandelt und niemand durch sie
    etwas erfahren hat, `ende` beendet. Verbirgt ein Spiel etwas, ist beim Wechsel der Tastatur
    alles verdeckt. Bots tun irgendetwas Erlaubtes. Der Zufall kommt aus der Zahl bei --seed oder
    wird getippt: --dice ask. Was am Tisch geschieht und keine Regel ausrechnen kann, etwa wer
    zuerst war, wird gefragt.

    Die Aufzeichnung wird am Ende der Partie geschrieben, auch bei `ende`, am Ende der Eingabe und
    bei Strg-C; eine vorhandene Datei FILE wird ersetzt. Dieselbe Zahl bei --seed und dieselbe
    Eingabe geben dieselbe Ausgabe.

    Rückgabewert: 0 zu Ende oder beendet, 2 unbrauchbarer Aufruf oder Eingabe zu früh zu Ende,
    130 Strg-C.""",
)

HELP_HINT: Final = Text(
    "`?` explains, `undo` takes back, `quit` ends.",
    "`?` hilft, `zurück` nimmt zurück, `ende` beendet.",
)
RULES: Final = Text("The rules of {title}:", "Die Regeln von {title}:")
HOW_TO_TYPE: Final = Text(
    "Type: the number of an action, or its words, such as `{example}` · all · undo · quit",
    "Tippen: die Nummer eines Zugs oder seine Worte, etwa `{example}` · alle · zurück · ende",
)
ACTIONS: Final = Text("You may: ", "Möglich: ")
MORE: Final = Text("… {count} more: `all`", "… {count} weitere: `alle`")
YOU_ARE: Final = Text("{name} ({letter}) is on turn.", "{name} ({letter}) ist an der Reihe.")
HAND_OVER: Final = Text(
    "The keyboard goes to {name}. {name}: press Enter when nobody else looks.",
    "Die Tastatur geht an {name}. {name}: Enter drücken, wenn niemand sonst hersieht.",
)
BEFORE: Final = Text(
    "Before {turn} acts, {name} may: Enter lets it be.",
    "Bevor {turn} handelt, darf {name}: Enter lässt es.",
)
TABLE: Final = Text("What has happened at the table?", "Was ist am Tisch geschehen?")
CHANCE: Final = Text(
    "What has chance brought, such as `{example}`?", "Was bringt der Zufall, etwa `{example}`?"
)
NOT_ALLOWED: Final = Text("Not allowed: {reason}", "Nicht erlaubt: {reason}")
TAKEN_BACK: Final = Text("Taken back: {done}", "Zurückgenommen: {done}")
NO_UNDO: Final = Text(
    "Nothing can be taken back: the last act was not yours, or it has shown something.",
    "Nichts ist zurückzunehmen: Die letzte Handlung war nicht deine, oder sie zeigte etwas.",
)
FOUND: Final = Text("found {found}; expected {expected}", "gefunden {found}; erwartet {expected}")
NOTHING: Final = Text("an empty line", "eine leere Zeile")
ENTER: Final = Text("Enter, `?` or `quit`", "Enter, `?` oder `ende`")
NUMBER_OR: Final = Text("a number from 1 to {count}, or {other}", "1 bis {count}, oder {other}")
