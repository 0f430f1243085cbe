"""What stands in pictures and on the page beside names and events, in English and in German.

Here live words alone. Events, breaches and gists bring their own.
"""

from __future__ import annotations

from typing import Final

from daumen_rules.cli.pictures.scenes import Onlooker, Referee
from daumen_rules.games.daumen_drauf.model import Card, Colour, Fang, Sight
from daumen_rules.kernel.seats import Spectator
from daumen_rules.kernel.text import Language, Text

GAME_NAME: Final = "Daumen drauf!"
REFEREE: Final = Text("the referee", "Schiedsrichter")
SPECTATOR: Final = Text("a spectator", "Zuschauer")
SEEN_BY: Final = Text("Seen by", "Gesehen von")

GAME: Final = Text("Game {game} of {games}", "Partie {game} von {games}")
RULES: Final = Text("rules: {rules}", "Regeln: {rules}")
STEP: Final = Text("Step {step} of {last}", "Schritt {step} von {last}")
TRICK: Final = Text("Trick {trick}", "Stich {trick}")
TAKEN: Final = Text("Trick {trick}, taken by {name}", "Stich {trick}, bekommen hat ihn {name}")
OVER: Final = Text("The game is over", "Die Partie ist zu Ende")
NOTHING_SHOWN: Final = Text("nothing shown yet", "noch nichts gezeigt")
ORDER: Final = Text("Colours, the weakest first: {order}", "Farben, die schwächste zuerst: {order}")
PILE: Final = Text("draw pile", "Stapel")
LEADS: Final = Text("leads", "spielt an")
TURN: Final = Text("on turn", "am Zug")
WINS: Final = Text("best", "vorn")
EMPTY_HAND: Final = Text("no card in hand", "keine Karte auf der Hand")

CAPTURED: Final = Text("Captured cards", "Gestochene Karten")
CARDS: Final = Text("{count} cards", "{count} Karten")
ONE_CARD: Final = Text("1 card", "1 Karte")
KNOWN: Final = Text("{plus} harmless, {minus} poisonous", "{plus} ungiftig, {minus} giftig")
DOUBTFUL: Final = Text("{doubt} unknown", "{doubt} unbekannt")
IN_HAND: Final = Text("{hand} in hand", "{hand} auf der Hand")
POINTS: Final = Text("Points: {score}", "Punkte: {score}")

POISONOUS: Final = Text("{kind}, poisonous", "{kind}, giftig")
HARMLESS: Final = Text("{kind}, harmless", "{kind}, ungiftig")
COVERED: Final = Text("{card}, under the thumb", "{card}, unter dem Daumen")
DOUBT: Final = Text("{kind}, fang unknown", "{kind}, Giftzahn unbekannt")
BACKS: Final = Text("{count} hidden cards", "{count} verdeckte Karten")

COLOURS: Final = {
    Colour.YELLOW: Text("yellow", "Gelb"),
    Colour.GREEN: Text("green", "Grün"),
    Colour.BLACK: Text("black", "Schwarz"),
}

PAGE: Final = {
    "seen_by": SEEN_BY,
    "language": Text("Language", "Sprache"),
    "table": Text("The table", "Der Tisch"),
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
    "step": STEP,
    "trick": TRICK,
    "taken": TAKEN,
    "over": OVER,
    "nothing_shown": NOTHING_SHOWN,
    "order": ORDER,
    "pile": PILE,
    "leads": LEADS,
    "turn": TURN,
    "best": WINS,
    "empty_hand": EMPTY_HAND,
    "captured": CAPTURED,
    "cards": CARDS,
    "one_card": ONE_CARD,
    "known": KNOWN,
    "doubtful": DOUBTFUL,
    "in_hand": IN_HAND,
    "points": POINTS,
    "poisonous": POISONOUS,
    "harmless": HARMLESS,
    "covered": COVERED,
    "doubt": DOUBT,
    "backs": BACKS,
    **{f"colour_{colour.value}": text for colour, text in COLOURS.items()},
}
"""The words of the page, by the names that its script knows them by."""

NO_SCRIPT: Final = Text(
    "This page needs JavaScript to be turned on. It loads nothing from anywhere.",
    "Diese Seite braucht eingeschaltetes JavaScript. Sie lädt nirgendwo etwas nach.",
)


def onlooker_name(who: Onlooker, names: tuple[str, ...]) -> Text:
    """Who is looking."""
    match who:
        case Referee():
            return REFEREE
        case Spectator():
            return SPECTATOR
        case seat:
            return Text(names[seat], names[seat])


def card_words(sight: Sight, covered: bool, language: Language) -> str:
    """A card in words, as far as it is seen: `yellow 3, poisonous, under the thumb`."""
    kind = f"{COLOURS[sight.colour][language]} {sight.value}"
    if not isinstance(sight, Card):
        return (COVERED if covered else DOUBT)[language].format(card=kind, kind=kind)
    words = (POISONOUS if sight.fang is Fang.POISONOUS else HARMLESS)[language].format(kind=kind)
    return COVERED[language].format(card=words) if covered else words


def captured_words(captured: tuple[Sight, ...], language: Language) -> str:
    """What a captured pile is known to hold."""
    known = [sight for sight in captured if isinstance(sight, Card)]
    plus = sum(sight.fang is Fang.HARMLESS for sight in known)
    count = len(captured)
    parts = [(ONE_CARD if count == 1 else CARDS)[language].format(count=count)]
    if known:
        parts.append(KNOWN[language].format(plus=plus, minus=len(known) - plus))
    if len(known) < count:
        parts.append(DOUBTFUL[language].format(doubt=count - len(known)))
    return ", ".join(parts)
