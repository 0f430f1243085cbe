"""What the text form and the JSON form ask alike of a record before it is one.

Here live checks on names, decks and rule sets, each with its one error text. Where the fault stands
is the reader's to say.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from daumen_rules.games.daumen_drauf.model import HAND_SIZE, SEATS, Card
from daumen_rules.games.daumen_drauf.readings import RULES_VERSION, RuleSet, RuleSetError
from daumen_rules.games.daumen_drauf.setup import deck, top_value
from daumen_rules.kernel.text import Text

FORMAT = "daumen_drauf"
FORMAT_VERSION = "1"
NAME_LENGTH = 40
RULES_LENGTH = 2000

ONE_CARD = Text(
    "a card such as Y3p: colour Y, G or B, value 1 to 9, p poisonous or h harmless",
    "eine Karte wie Y3p: Farbe Y (gelb), G (grün) oder B (schwarz), Wert 1 bis 9, "
    "p giftig oder h ungiftig",
)


@frozen
class Fault(Exception):
    """Something found where something else was expected. `item` is which of several it is."""

    found: str | Text
    expected: Text
    item: int | None = None


def read_card(word: str) -> Card:
    """The card of a word. Raises Fault."""
    try:
        return Card.parse(word)
    except ValueError:
        raise Fault(word, ONE_CARD) from None


def read_rules(text: str) -> RuleSet:
    """The rule set of a line. Raises Fault."""
    if len(text) > RULES_LENGTH:
        most = f"{RULES_LENGTH}"
        raise Fault(text, Text(f"at most {most} characters", f"höchstens {most} Zeichen"))
    try:
        return RuleSet.parse(text)
    except RuleSetError as error:
        raise Fault(
            text,
            Text(
                f"a rule set such as `german with refill_short=greedy` ({error.text.en})",
                f"ein Regelsatz wie `german with refill_short=greedy` ({error.text.de})",
            ),
        ) from None


def check_version(version: str) -> str:
    """The version of a rule set that this library carries out. Raises Fault for another."""
    if version != RULES_VERSION:
        known = f"{RULES_VERSION}"
        raise Fault(
            version,
            Text(
                f"version {known} of the rules, the only one so far",
                f"Fassung {known} der Regeln, bisher die einzige",
            ),
        )
    return version


def check_name(name: str, others: Sequence[str], reserved: frozenset[str]) -> str:
    """A player's name. Raises Fault for one that cannot stand in a record."""
    good = (
        0 < len(name) <= NAME_LENGTH
        and name == " ".join(name.split())
        and name.isprintable()
        and not set(name) & set(",:#")
        and name.split()[0].lower() not in reserved
    )
    if not good:
        raise Fault(
            name,
            Text(
                f"a name of 1 to {NAME_LENGTH} characters without comma, colon, # and double "
                "blanks, beginning with no word of the notation",
                f"ein Name aus 1 bis {NAME_LENGTH} Zeichen ohne Komma, Doppelpunkt, # und "
                "doppelte Leerzeichen, der mit keinem Wort der Notation beginnt",
            ),
        )
    if name in others:
        raise Fault(name, Text("each name once", "jeder Name nur einmal"))
    return name


def check_players(players: int) -> None:
    """Raises Fault unless there are 2 to 7 names."""
    if players not in SEATS:
        one = Text("one name", "ein Name")
        found = one if players == 1 else Text(f"{players} names", f"{players} Namen")
        raise Fault(found, Text("2 to 7 names", "2 bis 7 Namen"))


def check_cards(cards: Sequence[Card], players: int) -> None:
    """Raises Fault at the first card that is there twice or not in play."""
    playable, before = set(deck(players)), set[Card]()
    for item, card in enumerate(cards):
        if card not in playable:
            top = top_value(players)
            raise Fault(
                str(card),
                Text(
                    f"values 1 to {top} with {players} players (DECK-6)",
                    f"Werte 1 bis {top} zu {players} Spielern (DECK-6)",
                ),
                item,
            )
        if card in before:
            raise Fault(
                str(card),
                Text(
                    "each card once; this one is there already (MAT-4)",
                    "jede Karte nur einmal; diese ist schon da (MAT-4)",
                ),
                item,
            )
        before.add(card)


def check_complete(cards: Sequence[Card], players: int) -> None:
    """Raises Fault where cards of the deck are missing."""
    missing = [str(card) for card in deck(players) if card not in set(cards)]
    if missing:
        size, clause = len(deck(players)), _deck_clause(players)
        some = " ".join(missing[:6]) + (" …" if len(missing) > 6 else "")
        raise Fault(
            Text(f"{len(cards)} cards", f"{len(cards)} Karten"),
            Text(
                f"{size} cards with {players} players; missing: {some} ({clause})",
                f"{size} Karten zu {players} Spielern; es fehlen: {some} ({clause})",
            ),
        )


def _deck_clause(players: int) -> str:
    return {2: "DECK-1", 7: "DECK-4"}.get(players, "DECK-3")


def check_hand(cards: Sequence[Card]) -> None:
    """Raises Fault unless a hand has five cards."""
    if len(cards) != HAND_SIZE:
        raise Fault(
            Text(f"{len(cards)} cards", f"{len(cards)} Karten"),
            Text("five cards (START-3)", "fünf Karten (START-3)"),
        )
