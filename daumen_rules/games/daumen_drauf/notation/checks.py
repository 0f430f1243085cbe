"""What the text form and the JSON form ask alike of a record before it is one.

Here live checks on names, decks and rule sets, each with its one error text. Where the fault stands
is the reader's to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from daumen_rules.games.daumen_drauf.model import SEATS, Card, Pack
from daumen_rules.games.daumen_drauf.packs import STUDY_PACKS, study_pack
from daumen_rules.games.daumen_drauf.readings import RULES_VERSION, RuleSet
from daumen_rules.games.daumen_drauf.remembered import Noted
from daumen_rules.games.daumen_drauf.setup import pack_for, top_value
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.names import not_told_apart
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.options import OptionError

FORMAT = "daumen_drauf"
FORMAT_VERSION = "1"
NAME_LENGTH = 40
RULES_LENGTH = 2000

ONE_CARD = Text(
    "a card such as Y3p: colour Y, G or B, value 1 to 9, p poisonous or h harmless",
    "eine Karte wie Y3p: Farbe Y (gelb), G (grün) oder B (schwarz), Wert 1 bis 9, "
    "p giftig oder h ungiftig",
)


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
    except OptionError as error:
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
    alike = not_told_apart(name, others)
    if alike is not None:
        raise Fault(name, alike)
    return name


def check_players(players: int) -> None:
    """Raises Fault unless there are 2 to 7 names."""
    if players not in SEATS:
        one = Text("one name", "ein Name")
        found = one if players == 1 else Text(f"{players} names", f"{players} Namen")
        raise Fault(found, Text("2 to 7 names", "2 bis 7 Namen"))


def check_pack(name: str | None, players: int) -> Pack:
    """The small pack of a name, without one that of the manuals. Raises Fault."""
    if name is None:
        return pack_for(players)
    names = [study.name for study in STUDY_PACKS]
    if name not in names:
        near = get_close_matches(name, names, n=3, cutoff=0.3) or names[:3]
        raise Fault(
            name,
            Text(
                f"a small pack such as {', '.join(near)} (all stand in records.md)",
                f"ein kleines Blatt wie {', '.join(near)} (alle stehen in records.md)",
            ),
        )
    study = study_pack(name)
    if study.seats != players:
        raise Fault(
            name,
            Text(f"a pack for {players} players", f"ein Blatt für {players} Spieler"),
        )
    return study.pack


def check_cards(cards: Sequence[Card], players: int, pack: Pack) -> None:
    """Raises Fault at the first card that is there twice or not in play."""
    playable, before = set(pack.cards), set[Card]()
    for item, card in enumerate(cards):
        if card not in playable:
            raise Fault(str(card), in_play(players, pack), item)
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


def in_play(players: int, pack: Pack) -> Text:
    if pack.name:
        return Text(f"a card of the pack {pack.name}", f"eine Karte des Blatts {pack.name}")
    top = top_value(players)
    return Text(
        f"values 1 to {top} with {players} players (DECK-6)",
        f"Werte 1 bis {top} zu {players} Spielern (DECK-6)",
    )


def check_complete(cards: Sequence[Card], players: int, pack: Pack) -> None:
    """Raises Fault where cards of the deck are missing."""
    missing = [str(card) for card in pack.cards if card not in set(cards)]
    if missing:
        size, clause = len(pack.cards), pack.name or deck_clause(players)
        some = " ".join(missing[:6]) + (" …" if len(missing) > 6 else "")
        raise Fault(
            Text(f"{len(cards)} cards", f"{len(cards)} Karten"),
            Text(
                f"{size} cards with {players} players; missing: {some} ({clause})",
                f"{size} Karten zu {players} Spielern; es fehlen: {some} ({clause})",
            ),
        )


def deck_clause(players: int) -> str:
    return {2: "DECK-1", 7: "DECK-4"}.get(players, "DECK-3")


def check_hand(cards: Sequence[Noted], pack: Pack) -> None:
    """Raises Fault unless a hand has five cards, or as many as the pack says."""
    expected = Text("five cards (START-3)", "fünf Karten (START-3)")
    if pack.name:
        number = f"{pack.hand_size}"
        expected = Text(f"{number} card(s) ({pack.name})", f"{number} Karte(n) ({pack.name})")
    if len(cards) != pack.hand_size:
        raise Fault(Text(f"{len(cards)} cards", f"{len(cards)} Karten"), expected)
