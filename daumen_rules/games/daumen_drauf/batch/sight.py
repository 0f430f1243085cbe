"""Kernels of what is counted at the end, and of what a seat knows."""

from __future__ import annotations

from typing import Final

from daumen_rules.pieces.batch_kernels import Row, compiled, inlined, ones

from .columns import (
    CAPTURED,
    CARD_BITS,
    CARDS,
    COLOUR,
    COLOUR_SCOPE,
    COLOURS,
    COVERED,
    COVERED_AT,
    DECK,
    DECK_SIZE,
    DRAWN,
    DRAWS,
    END_AT,
    FINISHED,
    FIRST,
    HANDS,
    IN_LAP,
    INSPECTION,
    KIND,
    LAP,
    LAP_AT,
    LAST_HANDS,
    LEADER,
    LOG,
    OUT,
    OWN_HAND,
    PACK,
    PHASE,
    PLAYERS,
    RELEASED_AT,
    SEAT_AT,
    SEEN_LEADER,
    SEEN_LEFT,
    SEEN_PHASE,
    SEEN_PILE,
    SEEN_SEAT_AT,
    SEEN_STARTER,
    SEEN_TAKEN,
    SEEN_TRICK,
    SEEN_TRICKS,
    SEEN_TURN,
    SHOWN,
    SIZES,
    STARTER,
    TAKEN,
    TAKEN_SIZES,
    TAKER_ONLY,
    TALLIES,
    TRICKS,
    TURN,
    UNDEALT,
)
from .higher import ALL

POISONOUS: Final = ALL // 3
"""The poisonous cards as a mask: the lower bit of each pair."""


@compiled
def score(s: Row, p: Row, out: Row) -> None:
    """Plus points less minus points of the captured cards, and at the end less the cards in hand.

    Clauses: VAL-1, VAL-2, VAL-3, VAL-4, VAL-5, OVER-2, OVER-4.
    """
    for seat in range(p[PLAYERS]):
        taken = s[CAPTURED + seat]
        out[seat] = ones(taken) - 2 * ones(taken & POISONOUS)
        if s[PHASE] == FINISHED:
            out[seat] -= ones(s[HANDS + seat])


@inlined
def faces(s: Row, p: Row, seat: int) -> int:
    """The cards whose faces a seat has seen: its own, released ones, those of tricks that it could
    look at, and all hands at the end.

    Clauses: HAND-1, HAND-2, END-4, END-6, RAISE-2.
    """
    seen = 0
    for place in range(s[DRAWN]):
        if s[DRAWS + place] & 7 == seat:
            seen |= 1 << s[DECK + place]
    for place in range(s[SHOWN]):
        if s[LOG + place] >> RELEASED_AT:
            seen |= 1 << (s[LOG + place] & CARD_BITS)
    first = 0
    for trick in range(s[TRICKS]):
        end = (s[TAKEN + trick] >> END_AT) & 63
        if p[INSPECTION] != TAKER_ONLY or s[TAKEN + trick] & 7 == seat:
            for place in range(first, end):
                seen |= 1 << (s[LOG + place] & CARD_BITS)
        first = end
    if s[PHASE] == FINISHED:
        for other in range(p[PLAYERS]):
            seen |= s[HANDS + other]
    return seen


@inlined
def sight(card: int, seen: int) -> int:
    """A card as somebody sees it: whole if its face or its twin's was seen, else its kind.

    Clauses: THUMB-2, THUMB-4, MAT-3.
    """
    return card if (seen >> (card & ~1)) & 3 else KIND + card // 2


@inlined
def view_cards(s: Row, p: Row, seat: int, out: Row, seen: int) -> int:
    """Write the cards of the trick, those that nobody got, and those captured; which those are.

    Clauses: THUMB-2, THUMB-4, END-4.
    """
    placed = 0
    for place in range(s[SHOWN]):
        card = s[LOG + place] & CARD_BITS
        placed |= 1 << card
        if place >= s[FIRST]:
            at, one = place - s[FIRST], sight(card, seen)
            if s[PHASE] == FINISHED:
                out[SEEN_LEFT + at] = one
            else:
                by = (s[LOG + place] >> SEAT_AT) & 7
                covers = s[COVERED + by] == place
                out[SEEN_TRICK + at] = one | covers << COVERED_AT | by << SEEN_SEAT_AT
    at = SEEN_TAKEN
    for taker in range(p[PLAYERS]):
        first, before = 0, at
        for trick in range(s[TRICKS]):
            end = (s[TAKEN + trick] >> END_AT) & 63
            if s[TAKEN + trick] & 7 == taker:
                for place in range(first, end):
                    out[at] = sight(s[LOG + place] & CARD_BITS, seen)
                    at += 1
            first = end
        out[TAKEN_SIZES + taker] = at - before
    return placed


@inlined
def view_colours(s: Row, p: Row, out: Row) -> None:
    """Write the colours of the trick in the order in which they appeared.

    Clauses: HIGH-3, HIGH-4.
    """
    if s[PHASE] == FINISHED:
        return
    first = s[FIRST]
    if p[COLOUR_SCOPE] == IN_LAP:
        while first < s[SHOWN] and ((s[LOG + first] >> LAP_AT) & 127) < s[LAP]:
            first += 1
        first = max(first - 1, s[FIRST])
    count = 0
    for place in range(first, s[SHOWN]):
        colour = (s[LOG + place] & CARD_BITS) // COLOUR
        is_new = True
        for i in range(count):
            is_new = is_new and out[COLOURS + i] != colour
        if is_new:
            out[COLOURS + count] = colour
            count += 1


@inlined
def view_out(s: Row, out: Row, seen: int, placed: int) -> None:
    """Write the cards whose places a seat does not see, as far as it can know them.

    Clauses: HAND-2, THUMB-4, MAT-3.
    """
    out[OUT] = out[OUT + 1] = 0
    for card in range(0, CARDS, 2):
        here = (placed >> card) & 3
        if (s[PACK] >> card) & 3 == 0 or here == 3:
            continue
        if here == 0:
            out[OUT + 1] |= 3 << card
        elif (seen >> card) & here:
            out[OUT] |= (3 ^ here) << card
        else:
            out[OUT + 1] |= 1 << card


@compiled
def view(s: Row, p: Row, seat: int, out: Row) -> None:
    """All that a seat knows, as the columns of views say.

    Clauses: HAND-1, HAND-2, THUMB-2, THUMB-4, END-4.
    """
    out[:] = -1
    is_over = s[PHASE] == FINISHED
    out[SEEN_PHASE], out[SEEN_STARTER], out[SEEN_TRICKS] = s[PHASE], s[STARTER], s[TRICKS]
    out[SEEN_TURN], out[SEEN_LEADER] = s[TURN], s[LEADER]
    out[SEEN_PILE] = s[DECK_SIZE] - s[DRAWN]
    out[OWN_HAND] = s[HANDS + seat]
    seen = 0 if s[PHASE] == UNDEALT else faces(s, p, seat)
    placed = view_cards(s, p, seat, out, seen) | s[HANDS + seat]
    for other in range(p[PLAYERS]):
        out[SIZES + other] = ones(s[HANDS + other])
        if is_over:
            placed |= s[HANDS + other]
            out[LAST_HANDS + other] = s[HANDS + other]
            poisonous = ones(s[CAPTURED + other] & POISONOUS)
            out[TALLIES + 3 * other] = ones(s[CAPTURED + other]) - poisonous
            out[TALLIES + 3 * other + 1] = poisonous
            out[TALLIES + 3 * other + 2] = ones(s[HANDS + other])
    view_colours(s, p, out)
    view_out(s, out, seen, placed)
