"""Mühle in batch form: compiled functions on rows of numbers, the twin of `state` and `family`.

A row is one game of the family's base, without a `Variant`. The stones of a seat are a mask with a
bit for each point, in the order of `POINTS`. `batch_form` has the rows of readable states.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from daumen_rules.contracts.batch_form import OVER
from daumen_rules.pieces.batch_kernels import Random, Row, below, compiled

from ..two_sides import BLACK, WHITE
from ..two_sides_batch import DRAW, GOES_ON, score_of
from .points import LINES, LINES_OF, NEIGHBOURS, POINTS, Points
from .state import FEWEST, NINE

# Columns of a row; pairs are by seat
STONES: Final = 0
HANDS: Final = 2
LOST: Final = 4
TURN: Final = 6
TASK: Final = 7
DUE: Final = 8
QUIET: Final = 9
PAST_LENGTH: Final = 10
PAST: Final = 11
"""Here begin the positions since a stone was last placed or taken, one a column."""
ROOM: Final = 600
"""The number of past positions for which there is room. They are more than the quiet limit, which
is 400 at most, only where mills are closed for which no stone is taken.
"""
WIDTH: Final = PAST + ROOM

# Parameters: the options, in the order of the fields
ALL_IN_MILLS: Final = 0
TWO_MILLS: Final = 1
TAKING: Final = 2
REPETITION: Final = 3
QUIET_LIMIT: Final = 4

# Tasks, in the order of `Task`
PLACE: Final = 0
MOVE: Final = 1
TAKE: Final = 2
PASS: Final = 3

# Actions: those of Black follow those of White
N: Final = len(POINTS)
MOVES: Final = N
TAKES: Final = MOVES + N * N
LEAVE: Final = TAKES + N
BY_SEAT: Final = LEAVE + 1
_FULL: Final = (1 << N) - 1


def mask(points: Points) -> int:
    """The mask of points."""
    return sum(1 << POINTS.index(point) for point in points)


_LINES: Final = np.array([mask(line) for line in LINES], np.int64)
_LINES_OF: Final = np.array([[mask(line) for line in LINES_OF[p]] for p in POINTS], np.int64)
_NEXT: Final = np.array([mask(NEIGHBOURS[p]) for p in POINTS], np.int64)


@compiled
def start(s: Row, p: Row) -> None:
    """No stone is placed yet. Clauses: MUEHLE-1, MUEHLE-2."""
    for column in range(PAST):
        s[column] = 0
    s[HANDS] = s[HANDS + 1] = NINE


# What follows from a state


@compiled
def _mills(own: Any, point: int) -> int:
    """The lines through a point with `own` on all their points. Clauses: MUEHLE-5."""
    found = 0
    for line in _LINES_OF[point]:
        if line & own == line:
            found += 1
    return found


@compiled
def _takeable(s: Row, p: Row, seat: int) -> Any:
    """The points of the stones that a seat may take after a mill. Clauses: MUEHLE-8."""
    theirs = s[STONES + 1 - seat]
    outside = theirs
    for line in _LINES:
        if line & theirs == line:
            outside &= ~line
    return theirs if outside == 0 and p[ALL_IN_MILLS] else outside


@compiled
def _left(s: Row, seat: int) -> Any:
    """The number of stones of a seat on the board and in the hand."""
    found, stones = s[HANDS + seat], s[STONES + seat]
    while stones:
        stones &= stones - 1
        found += 1
    return found


@compiled
def _reach(s: Row, point: int, is_jumping: bool) -> Any:
    """The free points to which the stone on a point can go. Clauses: MUEHLE-6, MUEHLE-11."""
    free = _FULL & ~(s[STONES] | s[STONES + 1])
    return free if is_jumping else free & _NEXT[point]


@compiled
def _is_walled_in(s: Row) -> bool:
    """Whether the seat on turn has to move and cannot. Clauses: MUEHLE-13."""
    if s[TASK] != MOVE:
        return False
    is_jumping = _left(s, s[TURN]) == FEWEST
    for point in range(N):
        if s[STONES + s[TURN]] >> point & 1 and _reach(s, point, is_jumping):
            return False
    return True


@compiled
def _position(s: Row) -> Any:
    """The position whose repetition counts, as one number."""
    return s[STONES] | s[STONES + 1] << N | s[TURN] << 2 * N


@compiled
def _is_drawn(s: Row, p: Row) -> Any:
    """Whether a position occurred too often, or too many moves were quiet. Clauses: MUEHLE-16."""
    if s[QUIET] >= p[QUIET_LIMIT]:
        return True
    if s[TASK] == TAKE or s[PAST_LENGTH] + 1 < p[REPETITION]:
        return False
    times, position = 1, _position(s)
    for at in range(PAST, PAST + s[PAST_LENGTH]):
        times += s[at] == position
    return times >= p[REPETITION]


@compiled
def _result(s: Row, p: Row) -> Any:
    """The winner; `DRAW`, or `GOES_ON` before the end. Clauses: MUEHLE-12."""
    for seat in range(2):
        if _left(s, seat) < FEWEST:
            return 1 - seat
    if _is_walled_in(s):
        return 1 - s[TURN]
    return DRAW if _is_drawn(s, p) else GOES_ON


@compiled
def mover(s: Row, p: Row) -> Any:
    """The seat on turn. Clauses: MUEHLE-3."""
    return s[TURN] if _result(s, p) == GOES_ON else OVER


@compiled
def score(s: Row, p: Row, out: Row) -> None:
    """One point for the winner."""
    score_of(_result(s, p), out)


# Actions


@compiled
def legal(s: Row, p: Row, out: Row) -> int:
    """The legal actions. Clauses: MUEHLE-3, MUEHLE-4, MUEHLE-7, MUEHLE-8, MUEHLE-14."""
    if _result(s, p) != GOES_ON:
        return 0
    found, seat, task = 0, s[TURN], s[TASK]
    first = seat * BY_SEAT
    if task == PLACE:
        points = _FULL & ~(s[STONES] | s[STONES + 1])
    else:
        points = s[STONES + seat] if task == MOVE else _takeable(s, p, seat)
    is_jumping = _left(s, seat) == FEWEST
    for point in range(N):
        if not points >> point & 1:
            continue
        if task != MOVE:
            out[found] = first + point + (TAKES if task == TAKE else 0)
            found += 1
            continue
        targets = _reach(s, point, is_jumping)
        for target in range(N):
            if targets >> target & 1:
                out[found] = first + MOVES + point * N + target
                found += 1
    if task == TAKE and p[TAKING]:
        out[found] = first + LEAVE
        found += 1
    return found


@compiled
def step(s: Row, p: Row, a: int) -> None:
    """A stone is placed, moved or taken; then the next seat has its task. Clauses: MUEHLE-3,
    MUEHLE-4, MUEHLE-6, MUEHLE-7, MUEHLE-15.

    Raises ValueError if there is no room for another past position.
    """
    seat = s[TURN]
    action, closed = a - seat * BY_SEAT, 0
    if action < MOVES:
        s[STONES + seat] |= 1 << action
        s[HANDS + seat] -= 1
        s[PAST_LENGTH] = s[QUIET] = 0
        closed = _mills(s[STONES + seat], action)
    elif action < TAKES:
        if s[PAST_LENGTH] == ROOM:
            raise ValueError("a row of Mühle has no room for so long a game without a stone taken")
        origin, target = (action - MOVES) // N, (action - MOVES) % N
        s[PAST + s[PAST_LENGTH]] = _position(s)
        s[PAST_LENGTH] += 1
        s[STONES + seat] ^= 1 << origin | 1 << target
        s[QUIET] += 1
        closed = _mills(s[STONES + seat], target)
    elif action < LEAVE:
        s[STONES + 1 - seat] ^= 1 << action - TAKES
        s[LOST + 1 - seat] += 1
        s[DUE] -= 1
        s[PAST_LENGTH] = 0
    else:
        s[DUE] = 0
    if closed:
        s[DUE] = closed if p[TWO_MILLS] else 1
        s[QUIET] = 0
    is_over = _left(s, WHITE) < FEWEST or _left(s, BLACK) < FEWEST
    if s[DUE] and not is_over and _takeable(s, p, seat):
        s[TASK] = TAKE
        return
    s[DUE] = 0
    s[TURN] = 1 - seat
    s[TASK] = PLACE if s[HANDS + 1 - seat] else MOVE


@compiled
def view(s: Row, p: Row, seat: int, out: Row) -> None:
    """The row, with zeros for positions that are no longer past: nothing is hidden."""
    end = PAST + s[PAST_LENGTH]
    for column in range(WIDTH):
        out[column] = s[column] if column < end else 0


@compiled
def playout(s: Row, p: Row, r: Random, out: Row) -> int:
    """A game at random to its end; how many actions it took."""
    taken, found = 0, legal(s, p, out)
    while found:
        step(s, p, out[below(r, found)])
        taken, found = taken + 1, legal(s, p, out)
    return taken
