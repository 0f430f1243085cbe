"""Kernels on sets of cards: which are higher, and what a seat can do with its hand."""

from __future__ import annotations

from typing import Final

from daumen_rules.pieces.batch_kernels import Row, inlined

from .columns import (
    ANY_TIME,
    CARDS,
    COLOUR,
    HANDS,
    HIGHER,
    HIGHEST,
    IN_LAP,
    LEADER,
    MUST_SHOW_SCOPE,
    NEW,
    OWNER,
    PARRY_TIMING,
    PLAYERS,
    SELF_PARRY,
    TURN,
)

ALL: Final = (1 << CARDS) - 1
_ONE_COLOUR: Final = (1 << COLOUR) - 1


@inlined
def top(s: Row, card: int) -> None:
    """A card is the highest now. Higher are higher values of its colour, and all colours that are
    new to the trick.

    Clauses: HIGH-1, HIGH-2, HIGH-3, HIGH-4, HIGH-5, RAISE-3.
    """
    colour = _ONE_COLOUR << (card // COLOUR * COLOUR)
    s[HIGHEST] = card
    s[NEW] &= ~colour
    s[HIGHER] = s[NEW] | (colour & ~((2 << (card | 1)) - 1))


@inlined
def can_only_pass(s: Row, seat: int) -> bool:
    """Whether a seat holds neither a higher card nor the twin of the highest.

    Clauses: PASS-3, PARRY-1.
    """
    return bool(s[HANDS + seat] & (s[HIGHER] | (1 << (s[HIGHEST] ^ 1))) == 0)


@inlined
def may_pass(s: Row, p: Row) -> bool:
    """Whether the seat on turn may pass: never the lead, and by one reading not at the start of a
    lap if it can show or parry.

    Clauses: LEAD-2.
    """
    if s[HIGHEST] < 0:
        return False
    turn = s[TURN]
    return p[MUST_SHOW_SCOPE] != IN_LAP or turn != s[LEADER] or can_only_pass(s, turn)


@inlined
def parrier(s: Row, p: Row) -> int:
    """Who may parry now with the twin of the highest card; −1 for nobody.

    Clauses: PARRY-1, PARRY-2, PARRY-3, MAT-3.
    """
    if s[HIGHEST] < 0:
        return -1
    twin = 1 << (s[HIGHEST] ^ 1)
    seat = s[TURN]
    if s[HANDS + seat] & twin == 0:
        if p[PARRY_TIMING] != ANY_TIME:
            return -1
        seat = 0
        while seat < p[PLAYERS] and s[HANDS + seat] & twin == 0:
            seat += 1
        if seat == p[PLAYERS]:
            return -1
    return -1 if seat == s[OWNER] and p[SELF_PARRY] == 0 else seat
