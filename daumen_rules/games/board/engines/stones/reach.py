"""Stones: the ways of stones over a board, who is enclosed, and who stands in a row.

The module knows stones and directions only; the games say which of these functions are theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import TypeAlias

from attrs import Factory, field

from daumen_rules.kernel.clause import Clause, cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces import boards
from daumen_rules.pieces.boards import DIAGONAL, Direction, number

from .actions import Move
from .clauses import DUTY, NO_RETURN
from .options import Goal, Single, Taking, Unit, Ways
from .state import AnyState, Reach, Won

Directions: TypeAlias = tuple[Direction, ...]
Leaps: TypeAlias = Sequence[tuple[tuple[int, ...], ...]]
"""For each square the pairs of a next one and the one behind it."""


def in_ways(ways: Ways, seat: Seat) -> Directions:
    """The diagonals of a seat, or of these only those forward; White is below."""
    return DIAGONAL if ways is Ways.ALL else ahead(seat, ((-1, 1), (1, 1)))


def ahead(seat: Seat, directions: Directions) -> Directions:
    """Directions of White as they are for a seat: Black's are turned round."""
    return tuple((-file, -rank) for file, rank in directions) if seat else directions


@cache
def rays(directions: Directions) -> Sequence[tuple[tuple[int, ...], ...]]:
    """For each square the squares in each direction, the nearest first."""
    return list(zip(*map(boards.rays, directions), strict=True))


@cache
def near(directions: Directions) -> Sequence[tuple[int, ...]]:
    """For each square the next ones."""
    return [tuple(ray[0] for ray in found if ray) for found in rays(directions)]


@cache
def leaps(directions: Directions) -> Leaps:
    """For each square the pairs of a next one and the one behind it."""
    return [tuple(ray[:2] for ray in found if len(ray) > 1) for found in rays(directions)]


# Ways of stones


def steps(state: AnyState, seat: Seat, directions: Directions) -> Reach:
    """The free squares next to each stone of a seat."""
    next_to, standing = near(directions), state.standing
    return {at: [to for to in next_to[at] if standing[to] is None] for at in state.own(seat)}


def slides(
    state: AnyState, seat: Seat, directions: Directions, *, captures: bool = False
) -> dict[int, list[int]]:
    """The free squares in a straight line from each stone, and with `captures` the enemy behind."""
    lines, standing = rays(directions), state.standing
    found: dict[int, list[int]] = {}
    for at in state.own(seat):
        found[at] = reached = list[int]()
        for ray in lines[at]:
            for to in ray:
                there = standing[to]
                if there is None:
                    reached.append(to)
                    continue
                if captures and there != seat:
                    reached.append(to)
                break
    return found


@cites(NO_RETURN)
def jumps_from(
    state: AnyState, origin: int, behind: Leaps, own: bool = False, series: bool = True
) -> list[int]:
    """The free squares to which a stone jumps over enemies, or over stones of its `own` seat too,
    each to the square behind; in a `series` of jumps or in one. A series ends nowhere where it
    began.
    """
    standing = state.standing
    never = None if own else standing[origin]
    met = [origin]
    for at in met:
        for middle, to in behind[at]:
            over = standing[middle]
            if over is None or over == never or standing[to] is not None or to in met:
                continue
            if middle != origin:
                met.append(to)
        if not series:
            break
    return met[1:]


@frozen(eq=False)
class Steps:
    """How stones go that only step: in which directions."""

    ways: Callable[[AnyState, Seat], Directions]

    def __call__(self, state: AnyState, seat: Seat) -> Reach:
        """The squares to which each stone of a seat goes."""
        return steps(state, seat, self.ways(state, seat))


Jumps: TypeAlias = Callable[[AnyState, int, Leaps, bool, bool], list[int]]
"""The squares to which a stone jumps from a square; then whether over own ones, and in series."""


def jumping(clause: Clause) -> Jumps:
    """The jumps of a stone, by a clause of a game."""

    @cites(clause)
    def jumps(state: AnyState, origin: int, behind: Leaps, own: bool, series: bool) -> list[int]:
        return jumps_from(state, origin, behind, own, series)

    return jumps


def always(answer: bool, clause: Clause) -> Callable[[AnyState], bool]:
    """The same answer in every state, by a clause."""

    @cites(clause)
    def may(_: AnyState) -> bool:
        return answer

    return may


@frozen(eq=False, kw_only=True)
class StepsAndJumps:
    """How stones go that step or jump; each part has its clause."""

    ways: Callable[[AnyState, Seat], Directions]
    """The directions of steps and jumps."""
    step: Clause
    jump: Clause
    series: Clause
    jumps: Jumps = field(init=False, default=Factory(lambda it: jumping(it.jump), takes_self=True))
    jumps_own: Callable[[AnyState], bool]
    """Whether stones jump over those of their own seat."""
    goes_on: Callable[[AnyState], bool] = field(
        default=Factory(lambda it: always(True, it.series), takes_self=True)
    )
    """Whether a stone that has jumped may jump on."""

    def __call__(self, state: AnyState, seat: Seat) -> Reach:
        """The squares to which each stone of a seat goes."""
        found: dict[int, list[int]] = {}
        directions, standing = self.ways(state, seat), state.standing
        own, series = self.jumps_own(state), self.goes_on(state)
        next_to, behind = near(directions), leaps(directions)
        for at in state.own(seat):
            found[at] = reached = [to for to in next_to[at] if standing[to] is None]
            if len(reached) < len(next_to[at]):  # no jump leads as near as a step
                reached += self.jumps(state, at, behind, own, series)
        return found

    def moved(self, state: AnyState, move: Move) -> Clause:
        """The clause of a move: a step, a jump, or a series of jumps."""
        directions, (origin, target) = self.ways(state, move.seat), move.path
        if target in near(directions)[origin]:
            return self.step
        own = self.jumps_own(state)
        once = jumps_from(state, origin, leaps(directions), own, series=False)
        return self.jump if target in once else self.series


# Who has won, who is enclosed


def at_goal(state: AnyState, seat: Seat, goal: Goal = Goal.OWN) -> bool:
    """Whether a seat has reached the squares on which its opponent began."""
    squares = state.rules.way.setup[1 - seat]
    if goal is Goal.OWN:
        return bool(state.stones[seat] == squares)
    standing = [state.standing[number(at)] for at in squares]
    return None not in standing and seat in standing


def reached(clause: Clause) -> Callable[[AnyState, Seat], Won | None]:
    """The function by which a seat has won that has reached the squares of its opponent."""

    @cites(clause)
    def has_reached(state: AnyState, seat: Seat) -> Won | None:
        if not at_goal(state, seat, state.rules.goal):
            return None
        return Won(
            clause,
            "{seat} has reached the squares where the other began.",
            "{seat} hat die Felder erreicht, auf denen der andere begann.",
        )

    return has_reached


def all_taken(clause: Clause) -> Callable[[AnyState, Seat], Won | None]:
    """The function by which a seat has won whose opponent has no stones."""

    @cites(clause)
    def has_taken_all(state: AnyState, seat: Seat) -> Won | None:
        if len(state.stones[1 - seat]) > 0:
            return None
        return Won(clause, "{seat} has taken all stones.", "{seat} hat alle Steine genommen.")

    return has_taken_all


def groups(stones: Iterable[int], directions: Directions) -> Iterator[Sequence[int]]:
    """The stones of a seat in groups that hang together."""
    left, next_to = dict.fromkeys(stones), near(directions)
    while left:
        group = [left.popitem()[0]]
        for at in group:
            for to in next_to[at]:
                if to in left:
                    del left[to]
                    group.append(to)
        yield group


@cites(DUTY)
def may_leave(state: AnyState) -> bool:
    """Whether the rule set lets a seat leave the stones that it has enclosed."""
    return state.rules.taking is Taking.MAY


def shut_in(state: AnyState, seat: Seat, unit: Unit | Single) -> Sequence[int]:
    """The enemies of a seat that are enclosed on the diagonals: groups without a free
    square next to them, or single stones with enemies on all squares next to them.
    """
    next_to, standing, foes = near(DIAGONAL), state.standing, state.own(1 - seat)
    if unit.value == Unit.GROUP.value:
        return [
            at
            for group in groups(foes, DIAGONAL)
            if all(standing[to] is not None for one in group for to in next_to[one])
            for at in group
        ]
    return [at for at in foes if all(standing[to] == seat for to in next_to[at])]


def has_row(stones: Iterable[int], length: int) -> bool:
    """Whether so many stones stand next to each other in a rank, a file or a diagonal."""
    own, rows = {*stones}, _rows(length)
    return any(row[0] in own and own.issuperset(row) for at in own for row in rows[at])


@cache
def _rows(length: int) -> Sequence[tuple[tuple[int, ...], ...]]:
    """For each square the further squares of all rows of a length that begin there."""
    lines = rays(((1, 0), (0, 1), (1, 1), (1, -1)))
    more = length - 1
    return [tuple(ray[:more] for ray in found if len(ray) >= more) for found in lines]
