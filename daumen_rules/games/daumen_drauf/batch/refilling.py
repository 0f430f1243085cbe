"""Kernels that deal and refill hands."""

from __future__ import annotations

from daumen_rules.pieces.batch_kernels import Random, Row, compiled, inlined, ones, shuffle

from .columns import (
    ALL_OR_NOTHING,
    CARDS,
    COVERED,
    COVERED_IS_HAND,
    DEAL,
    DECK,
    DECK_SIZE,
    DRAWN,
    DRAWS,
    EVENTS,
    HAND_SIZE,
    HANDS,
    ONE_BY_ONE,
    PACKETS,
    PHASE,
    PLAYERS,
    PLAYING,
    REFILL_FIRST,
    REFILL_SHORT,
    STARTER,
    WHOLE_NEED,
    WINNER,
)
from .trick_start import begin_trick, left_of


@inlined
def draw(s: Row, seat: int, size: int) -> None:
    """A seat takes the top cards of the draw pile, which is an event.

    Clauses: FILL-3, FILL-4.
    """
    if size > 0:
        s[EVENTS] += 1
        for place in range(s[DRAWN], s[DRAWN] + size):
            s[HANDS + seat] |= 1 << s[DECK + place]
            s[DRAWS + place] = 8 * s[EVENTS] + seat
        s[DRAWN] += size


@compiled
def deal(s: Row, p: Row, r: Random) -> None:
    """The deck is shuffled, and each seat gets its hand.

    Clauses: START-2, START-3, START-4, START-5, START-6, HAND-1.
    """
    shuffle(r, s[DECK : DECK + CARDS], s[DECK_SIZE])
    players, size = p[PLAYERS], s[HAND_SIZE]
    s[DRAWN] = players * size
    seat = s[STARTER]
    for turn in range(players):
        for i in range(size):
            place = turn * size + i if p[DEAL] == PACKETS else i * players + turn
            s[HANDS + seat] |= 1 << s[DECK + place]
            s[DRAWS + place] = 8 * (2 + turn) + seat  # after the event that the deck is dealt
        seat = left_of(seat, p)
    s[EVENTS] = 1 + players
    s[PHASE] = PLAYING
    begin_trick(s, s[STARTER])


@inlined
def need(s: Row, p: Row, seat: int, within: bool) -> int:
    """How many cards fill a hand again. Within a trick the covered card may count.

    Clauses: FILL-1.
    """
    counts = within and p[COVERED_IS_HAND] == 1 and s[COVERED + seat] >= 0
    return int(s[HAND_SIZE] - ones(s[HANDS + seat]) - counts)


@compiled
def refill(s: Row, p: Row, winner: int, last_actor: int, within: bool) -> None:
    """Bring hands back to five as far as the draw pile goes.

    Clauses: FILL-1, FILL-2, FILL-3, FILL-4, FILL-6.
    """
    players = p[PLAYERS]
    first = winner if p[REFILL_FIRST] == WINNER else last_actor
    asked = 0
    for seat in range(players):
        asked += need(s, p, seat, within)
    pile = s[DECK_SIZE] - s[DRAWN]
    if pile == 0 or asked == 0:
        return
    short, drawn = asked > pile, s[DRAWN]
    if short and p[REFILL_SHORT] == ONE_BY_ONE:
        draw_one_by_one(s, p, first, within)
    elif not (short and p[REFILL_SHORT] == ALL_OR_NOTHING):
        seat = first
        for _ in range(players):
            size = need(s, p, seat, within)
            if size > pile:
                size = 0 if p[REFILL_SHORT] == WHOLE_NEED else pile
            draw(s, seat, size)
            pile -= size
            seat = left_of(seat, p)
    if s[DRAWN] == drawn or s[DRAWN] == s[DECK_SIZE]:
        s[EVENTS] += 1  # nobody draws, or the draw pile is empty


@compiled
def draw_one_by_one(s: Row, p: Row, first: int, within: bool) -> None:
    """The seats take the rest of the draw pile card by card, in turn.

    Clauses: FILL-2.
    """
    seat, place = first, s[DRAWN]
    for lap in range(s[HAND_SIZE]):
        for _ in range(p[PLAYERS]):
            if lap < need(s, p, seat, within) and place < s[DECK_SIZE]:
                s[DRAWS + place] = seat
                place += 1
            seat = left_of(seat, p)
    for _ in range(p[PLAYERS]):
        draws = False
        for place in range(s[DRAWN], s[DECK_SIZE]):
            if s[DRAWS + place] == seat:
                s[EVENTS] += not draws
                draws = True
                s[HANDS + seat] |= 1 << s[DECK + place]
                s[DRAWS + place] = 8 * s[EVENTS] + seat
        seat = left_of(seat, p)
    s[DRAWN] = s[DECK_SIZE]
