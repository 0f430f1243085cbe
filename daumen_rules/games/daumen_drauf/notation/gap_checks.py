"""What both forms ask of a record with gaps: words for cards not wholly known, and what can stand
together.

Here live checks, each with its one error text. Where the fault stands is the reader's to say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from daumen_rules.games.daumen_drauf.cards import Card, Kind, Noted, Pack
from daumen_rules.games.daumen_drauf.notation.checks import (
    check_cards,
    deck_clause,
    in_play,
    read_card,
)
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.text import Text

UNKNOWN: Final = "?"
A_NOTED_CARD: Final = Text(
    "a card such as Y3p, Y3? where nobody knows the fang, or ? for any card",
    "eine Karte wie Y3p, Y3?, wenn niemand den Giftzahn kennt, oder ? für irgendeine",
)


def is_gap(word: str) -> bool:
    """Whether a word says that something is not known."""
    return word.endswith(UNKNOWN)


def read_noted(word: str) -> Noted:
    """What a word notes of a card: `Y3p`, `Y3?`, `?`. Raises Fault."""
    if not is_gap(word):
        return read_card(word)
    if word == UNKNOWN:
        return None
    try:
        return Kind.parse(word.removesuffix(UNKNOWN))
    except ValueError:
        raise Fault(word, A_NOTED_CARD) from None


def noted_word(noted: Noted) -> str:
    """The word for it."""
    if noted is None:
        return UNKNOWN
    return str(noted) if isinstance(noted, Card) else f"{noted}{UNKNOWN}"


def check_in_play(noted: Noted, players: int, pack: Pack) -> None:
    """Raises Fault for a card or kind that is not in play."""
    kinds = {card.kind for card in pack.cards}
    if noted is not None and (noted.kind if isinstance(noted, Card) else noted) not in kinds:
        raise Fault(noted_word(noted), in_play(players, pack))


def check_together(cards: Sequence[Noted], players: int, pack: Pack) -> None:
    """Raises Fault at the first card that cannot be there besides those before it."""
    whole: list[Card] = []
    kinds = Counter[Kind]()
    for item, noted in enumerate(cards):
        if noted is None:
            continue
        check_in_play(noted, players, pack)
        if isinstance(noted, Card):
            whole.append(noted)
            try:
                check_cards(whole, players, pack)
            except Fault as fault:
                raise Fault(fault.found, fault.expected, item) from None
        kind = noted.kind if isinstance(noted, Card) else noted
        kinds[kind] += 1
        if kinds[kind] > 2:
            raise Fault(
                noted_word(noted),
                Text(
                    f"two cards of a kind; two {kind} are there already (MAT-3)",
                    f"zwei Karten einer Art; zwei {kind} sind schon da (MAT-3)",
                ),
                item,
            )


def check_deck_size(cards: Sequence[Noted], players: int, pack: Pack) -> None:
    """Raises Fault unless a deck has as many cards, known or not, as are played with."""
    _check_size(cards, len(pack.cards), pack.name or deck_clause(players), players)


def check_pile_size(cards: Sequence[Noted], players: int, pack: Pack) -> None:
    """Raises Fault unless a pile has as many cards, known or not, as are left after the deal."""
    size = len(pack.cards) - pack.hand_size * players
    _check_size(cards, size, "START-6", players)


def _check_size(cards: Sequence[Noted], size: int, clause: str, players: int) -> None:
    if len(cards) != size:
        raise Fault(
            Text(f"{len(cards)} cards", f"{len(cards)} Karten"),
            Text(
                f"{size} cards with {players} players, ? for each unknown one ({clause})",
                f"{size} Karten zu {players} Spielern, ? für jede unbekannte ({clause})",
            ),
        )
