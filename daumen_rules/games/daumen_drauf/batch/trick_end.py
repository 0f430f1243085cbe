"""Kernels on what follows from the end of a trick: taking, refilling, the next lead, the end."""

from __future__ import annotations

from daumen_rules.pieces.batch_kernels import Row, compiled, inlined

from .columns import (
    ANY_MOMENT,
    ANY_MOMENT_PILE_EMPTY,
    BEFORE_REFILL,
    CAPTURED,
    COVERED,
    COVERED_IS_HAND,
    DECK_SIZE,
    DRAWN,
    END_AT,
    END_TEST,
    EVENTS,
    FINISHED,
    FIRST,
    GAME_ENDS,
    HANDS,
    INSPECTED_AT,
    LEADER_WITHOUT_CARDS,
    NOBODY,
    PHASE,
    PLAYERS,
    REFILL_AFTER_PARRY,
    SHOWN,
    TAKEN,
    TAKER,
    TRICK,
    TRICKS,
    UNFINISHED_TRICK,
)
from .refilling import refill
from .trick_start import begin_trick, clear_trick, left_of


@inlined
def take_trick(s: Row, taker: int) -> None:
    """The taker gets all cards of the trick, and they are looked at: two events.

    Clauses: END-2, END-3, END-4, END-6, PARRY-4.
    """
    s[EVENTS] += 2
    s[TAKEN + s[TRICKS]] = taker | s[SHOWN] << END_AT | s[EVENTS] << INSPECTED_AT
    s[TRICKS] += 1
    s[TAKER] = taker
    s[CAPTURED + taker] |= s[TRICK]
    s[FIRST] = s[SHOWN]


@inlined
def is_over(s: Row, p: Row, within: bool) -> bool:
    """Whether no seat or only one has cards. Within a trick the covered card may count.

    Clauses: OVER-1.
    """
    counts = within and p[COVERED_IS_HAND] == 1
    holding = 0
    for seat in range(p[PLAYERS]):
        if s[HANDS + seat] != 0 or (counts and s[COVERED + seat] >= 0):
            holding += 1
    return holding <= 1


@inlined
def is_tested(s: Row, p: Row) -> bool:
    """Whether the end is tested at any moment.

    Clauses: OVER-1.
    """
    test = p[END_TEST]
    if test == ANY_MOMENT_PILE_EMPTY:
        return bool(s[DRAWN] == s[DECK_SIZE])
    return bool(test == ANY_MOMENT)


@inlined
def ends_within(s: Row, p: Row) -> bool:
    """Whether the game is over within a trick.

    Clauses: OVER-1.
    """
    return is_tested(s, p) and is_over(s, p, True)


@inlined
def finish(s: Row, p: Row) -> None:
    """The game is over: that is an event, and so is each hand laid open and each seat's count.

    Clauses: OVER-1, OVER-2.
    """
    s[EVENTS] += 1 + p[PLAYERS]
    for seat in range(p[PLAYERS]):
        s[EVENTS] += s[HANDS + seat] != 0
    s[PHASE] = FINISHED
    clear_trick(s)


@compiled
def finish_within(s: Row, p: Row, owner: int) -> None:
    """The game ends within a trick: the owner of the highest card takes it, or nobody.

    Clauses: OVER-1.
    """
    if p[UNFINISHED_TRICK] == NOBODY:
        s[EVENTS] += 1  # the trick is left
    else:
        take_trick(s, owner)
    finish(s, p)


@compiled
def complete(s: Row, p: Row, taker: int, last_actor: int, parried: bool) -> None:
    """A trick has ended: it is taken, hands are refilled, the next is led or the game is over.

    Clauses: END-5, PARRY-5, FILL-1, NEXT-1, NEXT-2.
    """
    take_trick(s, taker)
    if (is_tested(s, p) or p[END_TEST] == BEFORE_REFILL) and is_over(s, p, False):
        finish(s, p)
        return
    if p[REFILL_AFTER_PARRY] == 1 or not parried:
        refill(s, p, taker, last_actor, False)
    if is_over(s, p, False) or (s[HANDS + taker] == 0 and p[LEADER_WITHOUT_CARDS] == GAME_ENDS):
        finish(s, p)
        return
    leader = taker
    while s[HANDS + leader] == 0:
        leader = left_of(leader, p)
    begin_trick(s, leader)
