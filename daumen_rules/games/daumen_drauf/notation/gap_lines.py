"""The lines of a text record with gaps that tell what is known of a deal.

Here lives what a row of cards says of which some are not known. `...` at the end of a row stands
for as many unknown cards as are left.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from daumen_rules.games.daumen_drauf.cards import Pack
from daumen_rules.games.daumen_drauf.notation.checks import (
    check_hand,
)
from daumen_rules.games.daumen_drauf.notation.gap_checks import (
    check_deck_size,
    check_pile_size,
    check_together,
    is_gap,
    read_noted,
)
from daumen_rules.games.daumen_drauf.notation.lines import Line
from daumen_rules.games.daumen_drauf.record_with_gaps import DeckWithGaps, HandsWithGaps
from daumen_rules.games.daumen_drauf.remembered import Noted
from daumen_rules.kernel.errors import Fault
from daumen_rules.pieces.lines import Word

AND_SO_ON: Final = ("...", "…")


def has_gap(line: Line) -> bool:
    """Whether a row of cards has one that is not wholly known."""
    return any(is_gap(word.text) or word.text in AND_SO_ON for word in line.words)


def read_noted_at(line: Line, word: Word) -> Noted:
    """What one word of a line notes of a card. Raises InputError."""
    try:
        return read_noted(word.text)
    except Fault as fault:
        raise line.error(fault.found, fault.expected, word.column) from None


def _row(line: Line, size: int) -> tuple[Noted, ...]:
    words = line.words
    if words and words[-1].text in AND_SO_ON:
        named = tuple(read_noted_at(line, word) for word in words[:-1])
        return (*named, *(None,) * (size - len(named)))
    return tuple(read_noted_at(line, word) for word in words)


def read_deck_with_gaps(line: Line, players: int, pack: Pack) -> DeckWithGaps:
    """What is noted of the deck. Raises InputError."""
    cards = _row(line, len(pack.cards))
    line.asked(partial(check_together, cards, players, pack))
    line.asked(partial(check_deck_size, cards, players, pack))
    return DeckWithGaps(cards, line.number)


def read_hands_with_gaps(
    hands: dict[int, Line], pile: Line | None, players: int, pack: Pack
) -> HandsWithGaps:
    """What is noted of hands, by seat, and of the pile. Raises InputError."""
    together: list[Noted] = []
    size, left = pack.hand_size, len(pack.cards) - pack.hand_size * players
    rows: list[tuple[Noted, ...]] = []
    for seat in range(players):
        rows.append(_checked(hands.get(seat), size, together, players, pack))
        line = hands.get(seat)
        if line is not None:
            line.asked(partial(check_hand, rows[-1], pack))
    under = _checked(pile, left, together, players, pack)
    if pile is not None:
        pile.asked(partial(check_pile_size, under, players, pack))
    lines = [line.number for line in (*hands.values(), pile) if line is not None]
    return HandsWithGaps(tuple(rows), under, min(lines, default=0))


def _checked(
    line: Line | None, size: int, together: list[Noted], players: int, pack: Pack
) -> tuple[Noted, ...]:
    """The cards of a row, each of which can be there besides those before it."""
    if line is None:
        return (None,) * size
    row = _row(line, size)
    if len(row) > len(pack.cards):
        return row  # whose size is refused next
    for word, noted in zip(line.words, row, strict=False):
        together.append(noted)
        try:
            check_together(together, players, pack)
        except Fault as fault:
            raise line.error(fault.found, fault.expected, word.column) from None
    return row
