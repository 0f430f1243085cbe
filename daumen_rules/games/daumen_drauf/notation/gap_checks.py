"""What both forms ask of a record with gaps: words for cards not wholly known, and what can stand
together.

Here live checks, each with its one error text. Where the fault stands is the reader's to say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from daumen_rules.games.daumen_drauf.cards import Card, Kind, Pack
from daumen_rules.games.daumen_drauf.notation.checks import (
    check_cards,
    deck_clause,
    in_play,
    read_card,
)
from daumen_rules.games.daumen_drauf.remembered import (
    Noted,
    Some,
    can_be,
    read_remembered,
    remembered_word,
)
from daumen_rules.kernel.errors import Fault
from daumen_rules.kernel.text import Text


def is_gap(word: str) -> bool:
    """Whether a word says that something is not known."""
    return any(sign in word for sign in "?<>|")


def read_noted(word: str) -> Noted:
    """What a word notes of a card: `Y3p`, `Y3?`, `?3`, `?`. Raises Fault."""
    return read_remembered(word) if is_gap(word) else read_card(word)


def check_in_play(noted: Noted, players: int, pack: Pack) -> None:
    """Raises Fault for a card that is not in play, whichever it is."""
    if not any(can_be(noted, card) for card in pack.cards):
        raise Fault(remembered_word(noted), in_play(players, pack))


def check_together(cards: Sequence[Noted], players: int, pack: Pack) -> None:
    """Raises Fault at the first card that cannot be there besides those before it."""
    whole: list[Card] = []
    kinds = Counter[Kind]()
    for item, noted in enumerate(cards):
        check_in_play(noted, players, pack)
        if noted is None or isinstance(noted, Some):
            continue
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
                remembered_word(noted),
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
