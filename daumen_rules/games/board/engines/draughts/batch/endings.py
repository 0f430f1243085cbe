"""Draughts in batch form: moves without a capture, and how a game ends, the twin of `..state`."""

from __future__ import annotations

from typing import Any

import numpy as np

from daumen_rules.pieces.batch_kernels import Row, allocating

from ...two_sides_batch import DRAW, GOES_ON
from .captures import BACK, LENGTHS, RAYS, can_capture
from .columns import (
    BARE,
    BY_SEAT,
    CULPRITS,
    FLIES,
    KING_LINES,
    KINGS,
    MAN_STEPS,
    MOVES,
    PAST,
    PAST_LENGTH,
    POSITION,
    QUIET_LIMIT,
    REPETITION,
    SQUARES,
    STONES,
    STUCK,
    TURN,
)

# Moves


@allocating
def find_moves(s: Row, p: Row, out: Row, found: int, most: int) -> int:
    """Writes the numbers of the moves of the seat on turn, after `found` others, until they are
    `most`. How many there are then. Clauses: DAME-5, DAME-6, DAME-15, DAME-17.
    """
    seat = s[TURN]
    occupied = s[STONES] | s[STONES + 1]
    for at in range(SQUARES):
        if not s[STONES + seat] >> at & 1:
            continue
        is_king = s[KINGS] >> at & 1
        reach = 7 if is_king and p[FLIES] else 1
        lines = KING_LINES if is_king else MAN_STEPS
        for line in range(lines, lines + 8):
            direction = p[line]
            if direction < 0:
                break
            if seat and not is_king:
                direction = BACK[direction]
            for place in range(min(reach, LENGTHS[direction, at])):
                to = RAYS[direction, at, place]
                if occupied >> to & 1:
                    break
                if found == most:
                    return found
                out[found] = seat * BY_SEAT + MOVES + at * SQUARES + to
                found += 1
    return found


@allocating
def can_move(s: Row, p: Row) -> bool:
    """Whether the seat on turn can move without capturing."""
    return find_moves(s, p, np.empty(1, np.int64), 0, 1) > 0


# The end


@allocating
def _times(s: Row, white: Any, black: Any, kings: Any, first: int) -> int:
    """How often a position is among the past ones, of which every other has its turn from `first`
    on.
    """
    found = 0
    for place in range(first, s[PAST_LENGTH], 2):
        at = PAST + POSITION * place
        found += s[at] == white and s[at + 1] == black and s[at + 2] == kings
    return found


@allocating
def _is_drawn(s: Row, p: Row) -> Any:
    """Whether a position has occurred too often, or too many turns were quiet. Clauses: DAME-21."""
    length, before = s[PAST_LENGTH], 0
    if length:
        at = PAST + POSITION * (length - 1)
        before = _times(s, s[at], s[at + 1], s[at + 2], (length - 1) % 2)
    if s[CULPRITS]:
        return before >= p[REPETITION] or length > p[QUIET_LIMIT]
    now = 1 + _times(s, s[STONES], s[STONES + 1], s[KINGS], length % 2)
    return max(before, now) >= p[REPETITION] or length >= p[QUIET_LIMIT]


@allocating
def result(s: Row, p: Row) -> Any:
    """The winner; `DRAW`, or `GOES_ON` before the end. Clauses: DAME-18, DAME-19."""
    for seat in range(2):
        if not s[STONES + seat]:
            return p[BARE + seat]
    if not (s[CULPRITS] or can_move(s, p) or can_capture(s, p)):
        return p[STUCK + s[TURN]]
    return DRAW if _is_drawn(s, p) else GOES_ON
