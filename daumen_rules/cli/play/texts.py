"""The texts of `play`, in English and in German. Words of events and clauses stand elsewhere."""

from __future__ import annotations

from typing import Final

from daumen_rules.kernel.text import Text

PLAY_HELP: Final = Text(
    """Play a game at this keyboard, against bots and other people.

    Type the number of an action, or its words as in a record. In games in which a number can be
    an action itself, such as a bid, the list has letters. Where only one thing can be done, Enter
    does it. `?` explains, `rules` lists the clauses, and `quit` ends the game. `undo` takes back
    your last action if only bots have acted since and nobody has learnt anything. In a game with
    secrets the screen is cleared whenever the keyboard changes hands. Chance is drawn from the
    seed; with --dice ask you type throws and deals. You are asked what no rule can work out,
    such as who was first at the table.

    Whoever may act out of turn is asked before the seat on turn acts. If something can be called
    out, anybody at the keyboard may type it for the caller: `C: parry`. Several people are then
    asked together, with no hand on the screen.

    --record writes each step to FILE at once; steps taken back are left out. An existing FILE is
    replaced only with --force. --resume continues a saved game, in the same FILE or in that of
    --record. The first line of FILE keeps the seed, --humans, --seat, --bot, --work and --dice;
    you may give them anew. The same seed and the same input give the same output.

    Exit status: 0 over or quit; 2 unusable call, input at its end too early, or FILE cannot be
    written; 130 Ctrl-C, or the terminal was closed.""",
    """An dieser Tastatur spielen, gegen Bots und andere Menschen.

    Man tippt die Nummer eines Zugs oder seine Worte wie in einer Aufzeichnung. In Spielen, in denen
    eine Zahl selbst ein Zug sein kann, etwa ein Gebot, hat die Liste Buchstaben. Wo nur eines
    möglich ist, genügt Enter. `?` hilft,
    `regeln` zählt die Klauseln auf, und `ende` beendet die Partie. `zurück` nimmt die eigene letzte
    Handlung zurück, wenn seither nur Bots gehandelt haben und niemand etwas erfahren hat. In einem
    Spiel mit Geheimnissen wird der Bildschirm gelöscht, wenn die Tastatur den Spieler wechselt. Der
    Zufall kommt aus der Zahl bei --seed; mit --dice ask tippt man Würfe und Karten. Man wird
    gefragt, was keine Regel ausrechnen kann, etwa wer am Tisch zuerst war.

    Wer außer der Reihe handeln darf, wird vor dem gefragt, der an der Reihe ist. Was man laut
    ansagen kann, darf jeder an der Tastatur für den tippen, der es ansagt: `C: pariere`. Mehrere
    werden dann zusammen gefragt, ohne dass eine Hand zu sehen ist.

    --record schreibt jeden Schritt sofort in FILE; zurückgenommene fehlen dort. Eine vorhandene
    Datei FILE wird nur mit --force ersetzt. --resume setzt eine aufgehobene Partie fort, in
    derselben Datei oder in der von --record. Die erste Zeile von FILE bewahrt --seed, --humans,
    --seat, --bot, --work und --dice; man darf sie neu angeben. Dieselbe Zahl bei --seed und
    dieselbe Eingabe geben dieselbe Ausgabe.

    Rückgabewert: 0 zu Ende oder beendet; 2 unbrauchbarer Aufruf, Eingabe zu früh zu Ende oder FILE
    nicht schreibbar; 130 Strg-C, oder das Terminal wurde geschlossen.""",
)

BOT: Final = Text("bot", "Bot")
GAME_OF: Final = Text("Game {number} of {games}", "Partie {number} von {games}")
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
RESUMED: Final = Text(
    "{file}: it goes on after {count} steps.", "{file}: Es geht weiter nach {count} Schritten."
)
EXISTS: Final = Text(
    "--record: {file} is there already; give another name, or --force to replace it",
    "--record: {file} gibt es schon; nimm einen anderen Namen, oder --force, um sie zu ersetzen",
)
SAID_THERE: Final = Text(
    "{option}: {file} says that itself (--resume)", "{option}: Das sagt {file} selbst (--resume)"
)
OTHER_SEED: Final = Text(
    "--seed: {file} was begun with seed {seed} (--resume)",
    "--seed: {file} hat mit der Zahl {seed} begonnen (--resume)",
)
NO_GAME_THERE: Final = Text("--resume: {file} is no file", "--resume: {file} ist keine Datei")
NEEDS_TEXT: Final = Text(
    "JSON, in which nothing is added step by step: name a new file with --record",
    "JSON, in dem nichts Schritt für Schritt dazukommt: nenne eine neue Datei mit --record",
)
NOT_LEGAL: Final = Text("line {line} is not legal: {why}", "Zeile {line} ist nicht erlaubt: {why}")
NOT_TRUE: Final = Text(
    "what it says of tricks or of the end is not so: `daumen-rules check {file}` tells more",
    "was über Stiche oder das Ende dasteht, stimmt nicht: `daumen-rules check {file}` sagt mehr",
)
EITHER: Final = Text("either --resume or --from", "entweder --resume oder --from")
NO_POSITIONS: Final = Text(
    "games of {game} begin with the deal, which a record tells: --resume",
    "Partien von {game} beginnen mit dem Geben, das eine Aufzeichnung sagt: --resume",
)
NOTHING_FITS: Final = Text(
    "no state was found that fits this position",
    "kein Zustand gefunden, der zu dieser Stellung passt",
)
IS_OVER: Final = Text("this game is over", "diese Partie ist zu Ende")
INPUT_ENDED: Final = Text(
    "the input ended before the game was over", "die Eingabe endete vor der Partie"
)
THINKING: Final = Text("thinking …", "denkt nach …")
INTERRUPTED: Final = Text("interrupted", "abgebrochen")
NO_MATCH: Final = Text(
    "{game} has no match of several games (--games); games with one: {others}",
    "{game} hat keine Partienfolge (--games); Spiele mit einer: {others}",
)
ONLY_THINKING: Final = Text(
    "--work is for bots that think (--bot thinking or searching)",
    "--work ist für Bots, die denken (--bot thinking oder searching)",
)

HELP_HINT: Final = Text(
    "`?` explains, `undo` takes back, `quit` ends.",
    "`?` hilft, `zurück` nimmt zurück, `ende` beendet.",
)
LUCK_HINT: Final = Text(
    "Pure luck: nobody chooses. `all` shows the table, `?` explains, `quit` ends.",
    "Reines Glück: Niemand wählt. `alle` zeigt den Tisch, `?` hilft, `ende` beendet.",
)
THROWER_HINT: Final = Text(
    "{name} chooses nothing in this game and throws with Enter; --seat takes another seat.",
    "{name} wählt in diesem Spiel nichts und wirft mit Enter; --seat nimmt einen anderen Platz.",
)
THROWERS_HINT: Final = Text(
    "{name} choose nothing in this game and throw with Enter.",
    "{name} wählen in diesem Spiel nichts und werfen mit Enter.",
)
THROW_HELP: Final = Text(
    "Enter throws. `all` shows the table, `quit` ends.",
    "Enter wirft. `alle` zeigt den Tisch, `ende` beendet.",
)
VARIANT: Final = Text("  with --rules '{rules}'", "  mit --rules '{rules}'")
THROWS: Final = Text("{name} throws: Enter> ", "{name} wirft: Enter> ")
NO_EDITOR: Final = Text(
    "Lines are plain here, without arrows and tab: python -m pip install prompt_toolkit",
    "Zeilen sind hier schlicht, ohne Pfeile und Tab: python -m pip install prompt_toolkit",
)
RULES: Final = Text("The rules of {title}:", "Die Regeln von {title}:")
SHORT_RULES: Final = Text("{title}, in short:", "{title}, kurz gesagt:")
ALL_RULES: Final = Text(
    "`rules` lists all {count} clauses.", "`regeln` zählt alle {count} Klauseln auf."
)
HOW_TO_TYPE: Final = Text(
    "Type the number or letter of an action, or its words, such as:",
    "Tippen: die Nummer oder den Buchstaben eines Zugs oder seine Worte, etwa:",
)
SHORTER: Final = Text(
    "The first word may be left out where only one action fits.\n"
    "`all` lists every action, `undo` takes back, `quit` ends.",
    "Das erste Wort darf fehlen, wo nur ein Zug passt.\n"
    "`alle` zählt alle Züge auf, `zurück` nimmt zurück, `ende` beendet.",
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
    "Nothing can be taken back: somebody else or chance has acted, or something was shown.",
    "Nichts ist zurückzunehmen: Jemand oder der Zufall hat gehandelt, oder etwas wurde gezeigt.",
)
MEANT: Final = Text("Did you mean {offered}? `?` helps.", "War {offered} gemeint? `?` hilft.")
FOUND: Final = Text("found {found}; expected {expected}", "gefunden {found}; erwartet {expected}")
NOTHING: Final = Text("an empty line", "eine leere Zeile")
ENTER: Final = Text("Enter, `?` or `quit`", "Enter, `?` oder `ende`")
WORDS: Final = Text("words such as {words}", "Worte wie {words}")
ONE_OR: Final = Text("`{first}`, or {other}", "`{first}` oder {other}")
NUMBER_OR: Final = Text(
    "a number from {first} to {last}, or {other}", "{first} bis {last}, oder {other}"
)
LETTER_OR: Final = Text(
    "a letter from {first} to {last}, or {other}",
    "ein Buchstabe von {first} bis {last}, oder {other}",
)

# Calls

CALLS: Final = Text(
    "Anybody may call at any time: type {examples} for whoever calls it out.",
    "Ansagen dürfen alle jederzeit: {examples} tippen für den, der es ansagt.",
)
ASK_ALL: Final = Text(
    "Before {turn} acts: Enter if nobody calls, or {examples}.",
    "Bevor {turn} handelt: Enter, wenn niemand ansagt, oder {examples}.",
)
CALL_EXPECTED: Final = Text(
    "Enter, `?`, `quit`, or a call such as {examples}",
    "Enter, `?`, `ende`, oder eine Ansage wie {examples}",
)
PLAYS_ITSELF: Final = Text("{name} plays for itself.", "{name} spielt für sich selbst.")
ENTER_FIRST: Final = Text(
    "{name} is on turn and needs no call: Enter first.",
    "{name} ist an der Reihe und muss nichts ansagen: erst Enter.",
)
