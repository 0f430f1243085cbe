"""Draughts in batch form: turns and their effects, the twin of `..legality` and `..play`.

A row is one game. Random numbers are never drawn.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from daumen_rules.contracts.batch_form import OVER
from daumen_rules.pieces.batch_kernels import Random, Row, allocating, below

from ...two_sides_batch import GOES_ON, score_of
from .captures import BETWEEN, find_captures, is_last
from .columns import (
    AS_MAN,
    BY_SEAT,
    CLAIM_LENGTH,
    CORRECTS,
    CROWNING,
    CULPRITS,
    CUT,
    DEMAND,
    HUFFING_MOVES,
    IS_LARGEST,
    IS_STRICT,
    KINGS,
    LONGEST,
    MAY_STOP,
    MOST,
    MOVES,
    PAST,
    PAST_LENGTH,
    POSITION,
    SQUARES,
    START,
    STONES,
    TURN,
    WHOLE,
    WIDTH,
)
from .endings import find_moves, result


@allocating
def start(s: Row, p: Row) -> None:
    """The stones in their rows; White is on turn. Clauses: DAME-2."""
    for column in range(PAST):
        s[column] = 0
    s[STONES], s[STONES + 1] = p[START], p[START + 1]


@allocating
def mover(s: Row, p: Row) -> Any:
    """The seat on turn. Clauses: DAME-4."""
    return s[TURN] if result(s, p) == GOES_ON else OVER


@allocating
def score(s: Row, p: Row, out: Row) -> None:
    """One point for the winner."""
    score_of(result(s, p), out)


# Actions


@allocating
def _least_rank(p: Row, ranks: Row, found: int) -> int:
    """The rank from which captures satisfy the rule of choice. Clauses: DAME-20."""
    least = 0
    if p[IS_LARGEST]:
        for capture in range(found):
            least = max(least, ranks[capture])
    return least


@allocating
def _first_new(paths: Any, lengths: Row, capture: int) -> int:
    """The least length of a beginning of a whole capture that those before it do not have."""
    same = 0
    if capture:
        while same < lengths[capture] and paths[capture, same] == paths[capture - 1, same]:
            same += 1
    return max(2, same + 1)


@allocating
def legal(s: Row, p: Row, out: Row) -> int:
    """The legal actions. Clauses: DAME-4, DAME-9, DAME-11, DAME-12, DAME-20."""
    if result(s, p) != GOES_ON:
        return 0
    seat, count = s[TURN], 0
    if s[CULPRITS]:
        for square in range(SQUARES):
            if s[CULPRITS] >> square & 1:
                out[count] = seat * BY_SEAT + square
                count += 1
        out[count] = seat * BY_SEAT + DEMAND
        count += 1
    paths, lengths = np.empty((MOST, LONGEST), np.int8), np.empty(MOST, np.int64)
    ranks = np.empty(MOST, np.int64)
    found = find_captures(s, p, paths, lengths, ranks)
    is_due = found > 0 and (p[IS_STRICT] or s[CORRECTS])
    least = _least_rank(p, ranks, found) if is_due else 0
    for capture in range(found):
        if ranks[capture] >= least:
            out[count] = WHOLE + capture
            count += 1
    if is_due:
        return count
    if p[MAY_STOP]:
        cut = CUT
        for capture in range(found):
            for _ in range(_first_new(paths, lengths, capture), lengths[capture]):
                out[count] = cut
                count += 1
                cut += 1
    return find_moves(s, p, out, count, out.size)


@allocating
def _read_path(paths: Any, lengths: Row, found: int, a: int, path: Any) -> int:
    """Writes the path of a move, or of a capture by its number. The number of its squares."""
    if a < WHOLE:
        move = a % BY_SEAT - MOVES
        path[0], path[1] = move // SQUARES, move % SQUARES
        return 2
    if a < CUT:
        return _copy(paths, a - WHOLE, lengths[a - WHOLE], path)
    left = a - CUT
    for capture in range(found):
        first = _first_new(paths, lengths, capture)
        new = max(0, lengths[capture] - first)
        if left < new:
            return _copy(paths, capture, first + left, path)
        left -= new
    return 0


@allocating
def _copy(paths: Any, capture: int, size: int, path: Row) -> int:
    for place in range(size):
        path[place] = paths[capture, place]
    return size


@allocating
def path_of(s: Row, p: Row, a: int, path: Any) -> int:
    """Writes the path of a move or a capture in a state. The number of its squares."""
    paths, lengths = np.empty((MOST, LONGEST), np.int8), np.empty(MOST, np.int64)
    found = find_captures(s, p, paths, lengths, np.empty(MOST, np.int64))
    return _read_path(paths, lengths, found, a, path)


@allocating
def _culprits(
    paths: Any, lengths: Row, ranks: Row, found: int, least: int, path: Any, size: int
) -> int:
    """The squares, after a turn, of the stones that missed a capture. Clauses: DAME-12."""
    missed = begun = 0
    for capture in range(found):
        if ranks[capture] < least:
            continue
        same = 0
        while same < min(size, lengths[capture]) and paths[capture, same] == path[same]:
            same += 1
        at = path[size - 1] if paths[capture, 0] == path[0] else paths[capture, 0]
        missed |= np.int64(1) << at
        if same == size:
            if size == lengths[capture]:
                return 0
            begun |= np.int64(1) << at
    return begun if begun else missed


@allocating
def step(s: Row, p: Row, a: int) -> None:
    """A turn, or a claim that mends the last one. Clauses: DAME-4."""
    seat = s[TURN]
    if a < WHOLE and a % BY_SEAT < MOVES:
        _claim(s, p, a % BY_SEAT)
        return
    paths, lengths = np.empty((MOST, LONGEST), np.int8), np.empty(MOST, np.int64)
    ranks, path = np.empty(MOST, np.int64), np.empty(LONGEST, np.int64)
    is_strict, found = p[IS_STRICT] or s[CORRECTS], 0
    if a >= WHOLE or not is_strict:
        found = find_captures(s, p, paths, lengths, ranks)
    size = _read_path(paths, lengths, found, a, path)
    culprits = 0
    if not is_strict:
        least = _least_rank(p, ranks, found)
        culprits = _culprits(paths, lengths, ranks, found, least, path, size)
    length = s[PAST_LENGTH]
    before = PAST + POSITION * length
    for column in range(POSITION):
        s[before + column] = s[column]
    is_quiet = a < WHOLE and (s[KINGS] >> path[0] & 1 or path[0] // 8 == path[1] // 8)
    _go(s, p, path, size)
    s[TURN] = 1 - seat
    s[CULPRITS], s[CORRECTS] = culprits, 0
    s[CLAIM_LENGTH] = length if culprits else 0
    s[PAST_LENGTH] = length + 1 if is_quiet else 0


@allocating
def _go(s: Row, p: Row, path: Any, size: int) -> None:
    """A stone goes along a path, and what it jumps over is lifted. Clauses: DAME-8, DAME-13."""
    seat, first, last = s[TURN], np.int64(1) << path[0], np.int64(1) << path[size - 1]
    is_king = s[KINGS] & first != 0 or is_last(seat, path[size - 1])
    s[STONES + seat] &= ~first
    for place in range(1, size):
        taken = s[STONES + 1 - seat] & BETWEEN[path[place - 1], path[place]]
        s[STONES + 1 - seat] &= ~taken
        s[KINGS] &= ~taken
        is_king = is_king or (p[CROWNING] != AS_MAN and is_last(seat, path[place]))
    s[KINGS] &= ~first
    s[STONES + seat] |= last
    if is_king:
        s[KINGS] |= last


@allocating
def _claim(s: Row, p: Row, a: int) -> None:
    """A seat huffs the stone on a square, or demands the capture. Clauses: DAME-12."""
    seat = s[TURN]
    s[CULPRITS] = 0
    if a == DEMAND:
        before = PAST + POSITION * s[CLAIM_LENGTH]
        for column in range(POSITION):
            s[column] = s[before + column]
        s[PAST_LENGTH], s[CORRECTS], s[TURN] = s[CLAIM_LENGTH], 1, 1 - seat
    else:
        s[STONES + 1 - seat] &= ~(np.int64(1) << a)
        s[KINGS] &= ~(np.int64(1) << a)
        s[PAST_LENGTH], s[TURN] = 0, seat if p[HUFFING_MOVES] else 1 - seat
    s[CLAIM_LENGTH] = 0


@allocating
def view(s: Row, p: Row, seat: int, out: Row) -> None:
    """The row, with zeros for positions that are no longer past: nothing is hidden."""
    kept = s[PAST_LENGTH]
    if s[CULPRITS]:
        kept = max(kept, s[CLAIM_LENGTH] + 1)
    end = PAST + POSITION * kept
    for column in range(WIDTH):
        out[column] = s[column] if column < end else 0


@allocating
def playout(s: Row, p: Row, r: Random, out: Row) -> int:
    """A game at random to its end; how many actions it took."""
    taken, found = 0, legal(s, p, out)
    while found:
        step(s, p, out[below(r, found)])
        taken, found = taken + 1, legal(s, p, out)
    return taken
