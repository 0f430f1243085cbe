"""The lines of a text record that tell a deal: cards, a deck, hands and the draw pile.

Here lives what a row of cards says. In which order the lines come is the reader's to know.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from daumen_rules.games.daumen_drauf.model import Card, Pack
from daumen_rules.games.daumen_drauf.notation.checks import (
    check_cards,
    check_complete,
    check_hand,
    read_card,
)
from daumen_rules.games.daumen_drauf.notation.lines import Line
from daumen_rules.games.daumen_drauf.record import DealtHands, DeckOrder
from daumen_rules.kernel.errors import Fault
from daumen_rules.pieces.lines import Word


def read_card_at(line: Line, word: Word) -> Card:
    """The card of one word of a line. Raises InputError."""
    try:
        return read_card(word.text)
    except Fault as fault:
        raise line.error(fault.found, fault.expected, word.column) from None


def read_cards(line: Line) -> tuple[Card, ...]:
    """The cards of a line. Raises InputError."""
    return tuple(read_card_at(line, word) for word in line.words)


def read_deck(line: Line, players: int, pack: Pack) -> DeckOrder:
    """The whole deck. Raises InputError."""
    cards = read_cards(line)
    line.asked(partial(check_cards, cards, players, pack))
    _complete(line, cards, players, pack)
    return DeckOrder(cards, line.number)


def read_hands(hands: list[Line], pile: Line, pack: Pack) -> DealtHands:
    """The dealt hands and the pile, together the pack. Raises InputError."""
    players = len(hands)
    together: list[Card] = []
    parts: list[tuple[Card, ...]] = []
    for line in (*hands, pile):
        cards = read_cards(line)
        for word, card in zip(line.words, cards, strict=True):
            try:
                check_cards((*together, card), players, pack)
            except Fault as fault:
                raise line.error(fault.found, fault.expected, word.column) from None
            together.append(card)
        if line is not pile:
            line.asked(partial(check_hand, cards, pack))
        parts.append(cards)
    _complete(pile, together, players, pack)
    return DealtHands(tuple(parts[:-1]), parts[-1], hands[0].number)


def _complete(line: Line, cards: Sequence[Card], players: int, pack: Pack) -> None:
    """Missing cards are missing at the end of the line."""
    try:
        check_complete(cards, players, pack)
    except Fault as fault:
        raise line.error(fault.found, fault.expected, line.end) from None
