"""Kernels with which a game and a trick begin."""

from __future__ import annotations

from daumen_rules.pieces.batch_kernels import Row, compiled, inlined

from ..cards import HAND_SIZE as USUAL_HAND_SIZE
from ..cards import TOP_VALUE
from .columns import (
    CARDS,
    COLOUR,
    COVERED,
    DECK,
    DECK_SIZE,
    EVENTS,
    FIRST,
    HAND_SIZE,
    HIGHER,
    HIGHEST,
    LAP,
    LEADER,
    MOST,
    NEW,
    OWNER,
    PACK,
    PASSES,
    PLAYERS,
    SHOWN,
    TAKER,
    TRICK,
    TURN,
)
from .higher import ALL


@inlined
def left_of(seat: int, p: Row) -> int:
    """The left neighbour, who is next clockwise.

    Clauses: TURN-1.
    """
    return 0 if seat + 1 == p[PLAYERS] else seat + 1


@inlined
def clear_trick(s: Row) -> None:
    """No trick is going on."""
    s[TURN] = s[LEADER] = s[HIGHEST] = s[OWNER] = -1
    s[PASSES] = s[LAP] = s[TRICK] = 0
    s[NEW] = s[HIGHER] = ALL
    for seat in range(MOST):
        s[COVERED + seat] = -1


@compiled
def start(s: Row, p: Row) -> None:
    """Before the deal: the pack for the number of players, in order.

    Clauses: GAME-1, MAT-1, MAT-2, MAT-4, DECK-1, DECK-2, DECK-3, DECK-4, START-1.
    """
    s[:] = 0
    s[TAKER] = -1
    s[HAND_SIZE] = USUAL_HAND_SIZE
    top = min(p[PLAYERS] + 2, TOP_VALUE)
    for card in range(CARDS):
        if card % COLOUR < 2 * top:
            s[PACK] |= 1 << card
            s[DECK + s[DECK_SIZE]] = card
            s[DECK_SIZE] += 1
    clear_trick(s)


@inlined
def begin_trick(s: Row, leader: int) -> None:
    """A seat is to lead, which is an event.

    Clauses: START-1, NEXT-1, NEXT-2.
    """
    clear_trick(s)
    s[EVENTS] += 1
    s[TURN] = s[LEADER] = leader
    s[LAP] = 1
    s[FIRST] = s[SHOWN]
