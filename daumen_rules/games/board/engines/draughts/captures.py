"""Draughts: where a stone can go, and what it can capture.

The functions work out the geometry of one turn from a position. `legality` refuses the turns that
a player may not choose.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile

from daumen_rules.kernel.clause import cites
from daumen_rules.kernel.frozen import frozen
from daumen_rules.pieces.boards import Direction, rank

from . import clauses as c
from .board import KINGS, LAST_RANK, MEN, Board, Position, Stone, put
from .clauses import Choice, Landing, Taken, Turning
from .family import Crowning, Draughts, Line, Ties

# Quiet moves


def destinations(game: Draughts, position: Position) -> dict[int, list[int]]:
    """For each stone on turn, by its square, the squares to which it can go without capturing."""
    board, steps, flying = position.board, game.steps, game.flying
    return {
        at: (_flights if stone in flying else _next_squares)(board, steps[stone][at])
        for at, stone in position.own
    }


@cites(c.STEP)
def _next_squares(board: Board, lines: Iterable[Line]) -> list[int]:
    """The first square of each line, if it is free."""
    return [ray[0] for _, ray in lines if board[ray[0]] is None]


@cites(c.KING_STEP)
def _flights(board: Board, lines: Iterable[Line]) -> list[int]:
    """The free squares of each line up to its first stone."""
    return [to for _, ray in lines for to in takewhile(lambda at: board[at] is None, ray)]


# Captures


@frozen
class Leap:
    """One jump: its direction, the squares of the stones jumped over, and the square of landing."""

    heading: Direction
    over: tuple[int, ...]
    to: int


@frozen
class Run:
    """A capture, or the beginning of one.

    `board` is without the capturing stone. `path` has the squares of that stone, `taken` the
    squares of the stones it has taken, `heading` the direction of its last jump. `ended` says that
    crowning has ended the turn.
    """

    board: Board
    stone: Stone
    path: tuple[int, ...]
    taken: tuple[int, ...] = ()
    heading: Direction | None = None
    ended: bool = False


def run_from(board: Board, at: int) -> Run | None:
    """The capture of the stone on a square before its first jump; None for an empty square."""
    stone = board[at]
    return None if stone is None else Run(put(board, at, None), stone, (at,))


@cites(c.GOES_ON)
def leaps(game: Draughts, run: Run) -> list[Leap]:
    """The jumps with which a capture can begin or go on.

    Under `Landing.CAPTURES_ON`, only those jumps of a line count after which the stone can capture
    on, if the line has any.
    """
    if run.ended:
        return []
    found = _leaps(game, run.board, run.stone, run.path[-1], run.heading)
    if game.landing is Landing.CAPTURES_ON and len(found) > 1:
        going_on = [leap for leap in found if leaps(game, after(game, run, leap))]
        lines = {leap.heading for leap in going_on}
        return [leap for leap in found if leap.heading not in lines or leap in going_on]
    return found


def _leaps(
    game: Draughts, board: Board, stone: Stone, at: int, heading: Direction | None = None
) -> list[Leap]:
    """The jumps of a stone over the nearest stone of its prey on each of its lines."""
    found: list[Leap] = []
    prey, flies = game.prey[stone], stone in game.flying
    for direction, ray in game.jumps[stone][at]:
        if not flies and board[ray[0]] not in prey:
            continue
        if heading is not None and stone.is_king and not _may_turn(game, heading, direction):
            continue
        first = 0
        while first < len(ray) and board[ray[first]] is None:
            first += 1
        behind = first
        while behind < len(ray) and board[ray[behind]] in prey:
            behind += 1
        if behind == first or (behind > first + 1 and direction not in game.through_gaps):
            continue
        lands = _lands_far if flies else _lands_close
        found += [Leap(direction, ray[first:behind], to) for to in lands(board, ray[behind:])]
    return found


@cites(c.JUMP)
def _lands_close(board: Board, ray: tuple[int, ...]) -> list[int]:
    """The square right behind the stones jumped over, if it is free."""
    return [to for to in ray[:1] if board[to] is None]


@cites(c.KING_JUMP)
def _lands_far(board: Board, ray: tuple[int, ...]) -> list[int]:
    """The free squares behind the stones jumped over, up to the next stone."""
    return list(takewhile(lambda at: board[at] is None, ray))


def _may_turn(game: Draughts, heading: Direction, direction: Direction) -> bool:
    """Whether a king that captured in one direction may capture on in another."""
    if not game.mixes and (0 in heading) != (0 in direction):
        return False
    match game.turning:
        case Turning.FREELY:
            return True
        case Turning.NOT_BACK:
            return direction != (-heading[0], -heading[1])
        case Turning.STRAIGHT_ON:
            return direction == heading


@cites(c.TAKE)
def after(game: Draughts, run: Run, leap: Leap) -> Run:
    """The capture with one more jump."""
    board, stone = run.board, run.stone
    for square in leap.over:
        board = put(board, square, None if game.taken is Taken.AT_ONCE else Stone.TAKEN)
    arrived = crowned(stone, leap.to)
    if game.crowning is not Crowning.AS_MAN:
        stone = arrived
    ended = stone is not run.stone and game.crowning is Crowning.ENDS
    path, taken = (*run.path, leap.to), (*run.taken, *leap.over)
    return Run(board, stone, path, taken, leap.heading, ended)


@cites(c.CROWN)
def crowned(stone: Stone, square: int) -> Stone:
    """The stone after it has come to a square: a king if it is a man on its last rank."""
    if stone in MEN and rank(square) == LAST_RANK[MEN.index(stone)]:
        return KINGS[MEN.index(stone)]
    return stone


def _to_the_end(game: Draughts, run: Run) -> Iterator[Run]:
    """Every whole capture that begins with `run`."""
    onward = leaps(game, run)
    for leap in onward:
        yield from _to_the_end(game, after(game, run, leap))
    if not onward and run.taken:
        yield run


def captures(game: Draughts, position: Position) -> Iterator[Run]:
    """Every whole capture by the side on turn."""
    board = position.board
    for at, stone in _ready(game, position):
        if _leaps(game, board, stone, at):
            yield from _to_the_end(game, Run(put(board, at, None), stone, (at,)))


def _ready(game: Draughts, position: Position) -> Iterator[tuple[int, Stone]]:
    """The stones on turn that might capture: those that fly, and those next to prey."""
    board, flying = position.board, game.flying
    for at, stone in position.own:
        prey = game.prey[stone]
        for _, ray in game.jumps[stone][at]:
            if board[ray[0]] in prey or stone in flying:
                yield at, stone
                break


def followed(game: Draughts, board: Board, path: Sequence[int]) -> Run | None:
    """The capture along a path, whole or cut short; None where no stone can capture so."""
    run = run_from(board, path[0])
    for square in path[1:]:
        if run is None:
            return None
        found = [leap for leap in leaps(game, run) if leap.to == square]
        run = after(game, run, found[0]) if found else None
    return run


def demanded(game: Draughts, position: Position, found: Sequence[Run]) -> tuple[Run, ...]:
    """The whole captures that satisfy the rule of choice: all of them, or the best by rank."""
    if game.choice is Choice.ANY or not found:
        return tuple(found)
    ranks = [_rank(game, position.board, run) for run in found]
    best = max(ranks)
    return tuple(run for run, value in zip(found, ranks, strict=True) if value == best)


def _rank(game: Draughts, board: Board, run: Run) -> tuple[int | bool, ...]:
    """The numbers by which captures are compared, in order: the stones taken, and with
    `Ties.PRECEDENCE` whether a king captures, how many kings it takes, and how early.
    """
    if game.ties is Ties.FREE:
        return (len(run.taken),)
    kings = [board[square] in KINGS for square in run.taken]
    return (len(kings), board[run.path[0]] in KINGS, sum(kings), *kings)


def lifted(run: Run) -> Board:
    """The board after a capture: the stone set down and crowned if due, all it took lifted."""
    board = run.board
    for square in run.taken:
        board = put(board, square, None)
    return put(board, run.path[-1], crowned(run.stone, run.path[-1]))
