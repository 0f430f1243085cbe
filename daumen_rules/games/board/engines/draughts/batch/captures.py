"""Draughts in batch form: what stones can capture, the twin of `..captures`.

The functions write every whole capture of a position.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import numpy as np

from daumen_rules.pieces.batch_kernels import Row, allocating
from daumen_rules.pieces.boards import EIGHT, rays

from ..board import between
from .columns import (
    AS_MAN,
    CAPTURES_ON,
    CROWNING,
    ENDS,
    FLIES,
    HAS_PRECEDENCE,
    KING_LINES,
    KINGS,
    LEAVES_AFTER,
    LONGEST,
    MAN_JUMPS,
    MIXES,
    NOT_BACK,
    SQUARES,
    STONES,
    TAKES_KING,
    THROUGH_GAPS,
    TURN,
    TURNING,
)


def mask(squares: Iterable[int]) -> int:
    """The mask of squares, as a number with a sign."""
    found = sum(1 << at for at in squares)
    return found - (1 << SQUARES) if found >> SQUARES - 1 else found


RAYS: Final = np.array(
    [[[*ray, *[-1] * (7 - len(ray))] for ray in rays(direction)] for direction in EIGHT], np.int64
)
LENGTHS: Final = np.array([[len(ray) for ray in rays(direction)] for direction in EIGHT], np.int64)
BACK: Final = np.array([EIGHT.index((-file, -rank)) for file, rank in EIGHT], np.int64)
BETWEEN: Final = np.array(
    [[mask(between(one, other)) for other in range(SQUARES)] for one in range(SQUARES)], np.int64
)
_NEXT_TO: Final = np.array(
    [mask(rays(one)[at][0] for one in EIGHT if rays(one)[at]) for at in range(SQUARES)], np.int64
)
_ORTHOGONAL: Final = 4
"""From this number on, directions are straight."""

# A capture under way, on a stack: columns, then the direction and the square of each jump
_THEIRS, _OCCUPIED, _IS_KING, _HEADING, _TAKEN, _ORDER, _COUNT, _NEXT, _JUMPS = range(9)
_DEPTH: Final = _JUMPS + 2 * 8 * 6


@allocating
def _find_jumps(top: Row, p: Row, kings: int, seat: int, at: int) -> None:
    """Writes the jumps with which a capture goes on. Clauses: DAME-7, DAME-10, DAME-16, DAME-17."""
    is_king, heading, occupied = top[_IS_KING], top[_HEADING], top[_OCCUPIED]
    flies = is_king and p[FLIES]
    prey = top[_THEIRS]
    if not is_king and not p[TAKES_KING]:
        prey &= ~kings
    top[_COUNT] = top[_NEXT] = 0
    if not flies and not prey & _NEXT_TO[at]:
        return
    lines = KING_LINES if is_king else MAN_JUMPS
    count = 0
    for line in range(lines, lines + 8):
        direction = p[line]
        if direction < 0:
            break
        if seat and not is_king:
            direction = BACK[direction]
        ray, length = RAYS[direction, at], LENGTHS[direction, at]
        if length < 2 or (not flies and not prey >> ray[0] & 1):
            continue
        if heading >= 0 and is_king:
            if not p[MIXES] and (heading < _ORTHOGONAL) != (direction < _ORTHOGONAL):
                continue
            if p[TURNING] == NOT_BACK and direction == BACK[heading]:
                continue
            if p[TURNING] > NOT_BACK and direction != heading:
                continue
        first = 0
        while first < length and not occupied >> ray[first] & 1:
            first += 1
        behind = first
        while behind < length and prey >> ray[behind] & 1:
            behind += 1
        if behind == first or (behind > first + 1 and not p[THROUGH_GAPS] >> direction & 1):
            continue
        while behind < length and not occupied >> ray[behind] & 1:
            top[_JUMPS + 2 * count] = direction
            top[_JUMPS + 2 * count + 1] = ray[behind]
            count += 1
            behind += 1
            if not flies:
                break
    top[_COUNT] = count


@allocating
def _jump(stack: Any, depth: int, p: Row, kings: int, seat: int, at: int, jump: int) -> Any:
    """Makes a jump: the next row of the stack has the capture after it. The square where it lands.
    Clauses: DAME-8, DAME-13.
    """
    top, after = stack[depth], stack[depth + 1]
    to = top[_JUMPS + 2 * jump + 1]
    taken = top[_THEIRS] & BETWEEN[at, to]
    after[_THEIRS] = top[_THEIRS] & ~taken
    after[_OCCUPIED] = top[_OCCUPIED] if p[LEAVES_AFTER] else top[_OCCUPIED] & ~taken
    after[_HEADING] = top[_JUMPS + 2 * jump]
    after[_TAKEN], after[_ORDER] = top[_TAKEN], top[_ORDER]
    ray = RAYS[after[_HEADING], at]
    for place in range(LENGTHS[after[_HEADING], at]):
        if taken >> ray[place] & 1:
            after[_TAKEN] += 1
            after[_ORDER] = after[_ORDER] << 1 | kings >> ray[place] & 1
    is_crowned = not top[_IS_KING] and is_last(seat, to) and p[CROWNING] != AS_MAN
    after[_IS_KING] = top[_IS_KING] or is_crowned
    if is_crowned and p[CROWNING] == ENDS:
        after[_COUNT] = after[_NEXT] = 0
    else:
        _find_jumps(after, p, kings, seat, to)
    return to


@allocating
def is_last(seat: int, square: int) -> bool:
    """Whether a square is on the last rank of a seat."""
    return square < 8 if seat else square >= 56


@allocating
def _keep_those_that_go_on(stack: Any, depth: int, p: Row, kings: int, seat: int, at: int) -> None:
    """Of the jumps of a line keeps those after which the stone captures on, if the line has any.
    Clauses: DAME-16.
    """
    top = stack[depth]
    goes_on, lines = 0, 0
    for jump in range(top[_COUNT]):
        _jump(stack, depth, p, kings, seat, at, jump)
        if stack[depth + 1, _COUNT]:
            goes_on |= 1 << jump
            lines |= 1 << top[_JUMPS + 2 * jump]
    kept = 0
    for jump in range(top[_COUNT]):
        direction, to = top[_JUMPS + 2 * jump], top[_JUMPS + 2 * jump + 1]
        if goes_on >> jump & 1 or not lines >> direction & 1:
            top[_JUMPS + 2 * kept], top[_JUMPS + 2 * kept + 1] = direction, to
            kept += 1
    top[_COUNT] = kept


@allocating
def _begin(top: Row, s: Row, p: Row, start: int) -> None:
    """Writes a capture before its first jump, by the stone on a square."""
    seat = s[TURN]
    top[_THEIRS], top[_IS_KING], top[_HEADING] = s[STONES + 1 - seat], s[KINGS] >> start & 1, -1
    top[_OCCUPIED] = (s[STONES] | s[STONES + 1]) & ~(np.int64(1) << start)
    top[_TAKEN] = top[_ORDER] = 0
    _find_jumps(top, p, s[KINGS], seat, start)


@allocating
def can_capture(s: Row, p: Row) -> bool:
    """Whether the seat on turn can capture."""
    top = np.empty(_DEPTH, np.int64)
    for start in range(SQUARES):
        if s[STONES + s[TURN]] >> start & 1:
            _begin(top, s, p, start)
            if top[_COUNT]:
                return True
    return False


@allocating
def find_captures(s: Row, p: Row, paths: Any, lengths: Row, ranks: Row) -> int:
    """Writes every whole capture of the seat on turn: its path, the number of its squares, and its
    rank by the rule of choice. How many there are. Clauses: DAME-9.

    Raises ValueError if they are more than `paths` has room for.
    """
    seat, kings, found = s[TURN], s[KINGS], 0
    if not can_capture(s, p):
        return 0
    stack, path = np.empty((LONGEST + 1, _DEPTH), np.int64), np.empty(LONGEST, np.int64)
    for start in range(SQUARES):
        if not s[STONES + seat] >> start & 1:
            continue
        top = stack[0]
        is_king = kings >> start & 1
        _begin(top, s, p, start)
        if top[_COUNT] == 0:
            continue
        if p[CAPTURES_ON] and top[_COUNT] > 1:
            _keep_those_that_go_on(stack, 0, p, kings, seat, start)
        path[0], depth = start, 0
        while depth >= 0:
            top = stack[depth]
            if top[_NEXT] < top[_COUNT]:
                top[_NEXT] += 1
                to = _jump(stack, depth, p, kings, seat, path[depth], top[_NEXT] - 1)
                depth += 1
                path[depth] = to
                if p[CAPTURES_ON] and stack[depth, _COUNT] > 1:
                    _keep_those_that_go_on(stack, depth, p, kings, seat, to)
                continue
            if top[_COUNT] == 0:
                if found == ranks.size:
                    raise ValueError("a position of draughts has more captures than a row can name")
                for place in range(depth + 1):
                    paths[found, place] = path[place]
                lengths[found] = depth + 1
                ranks[found] = _rank(p, top[_TAKEN], is_king, top[_ORDER])
                found += 1
            depth -= 1
    return found


@allocating
def _rank(p: Row, taken: int, is_king: int, order: int) -> int:
    """The rank of a capture: the stones taken, and with precedence whether a king captures, how
    many kings it takes, and how early. Clauses: DAME-20.
    """
    if not p[HAS_PRECEDENCE]:
        return taken
    kings, left = 0, order
    while left:
        left &= left - 1
        kings += 1
    return ((taken * 2 + is_king) * LONGEST + kings) << LONGEST | order
