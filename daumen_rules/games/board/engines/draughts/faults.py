"""Draughts: the faults of states that no game can reach."""

from __future__ import annotations

from collections.abc import Iterator

from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.boards import SQUARES
from daumen_rules.pieces.impossible import Impossible, between, expected

from ..two_sides import SIDES
from .board import KINGS, LAST_RANK, MEN, Board, Position, number, rank
from .state import State


def faults(state: State) -> Iterator[Impossible]:
    """The faults of a state: too many stones, or one where it cannot stand; too many quiet turns; a
    claim that does not fit the board.
    """
    past = [(f"past[{at}]", position) for at, position in enumerate(state.past)]
    positions = [("position", state.position), *past]
    claim = state.claim
    if claim is not None:
        earlier = [(f"claim.past[{at}]", position) for at, position in enumerate(claim.past)]
        positions += [("claim.before", claim.before), *earlier]
    for place, position in positions:
        yield from _stones(state, place, position)
    yield from between("past", len(state.past), 0, state.draughts.quiet_limit + 1)
    if claim is not None:
        other = 1 - state.turn
        board = state.position.board
        for at, square in enumerate(claim.culprits):
            stone = board[number(square)]
            yield from expected(
                stone in (MEN[other], KINGS[other]),
                f"claim.culprits[{at}]",
                square,
                "a square with a stone of the seat that could have captured",
                "ein Feld mit einem Stein dessen, der hätte schlagen können",
            )
        turn = claim.before.turn
        en, de = "the other seat on turn", "der andere Platz an der Reihe"
        yield from expected(turn == other, "claim.before", claim.before, en, de)


def _stones(state: State, place: str, position: Position) -> Iterator[Impossible]:
    for seat in SIDES:
        most = _count(state.draughts.start.board, seat)
        yield from between(f"{place}.board", _count(position.board, seat), 0, most)
    start = enumerate(state.draughts.start.board)
    dark_alone = all(SQUARES[at].is_dark for at, found in start if found is not None)
    for at, stone in enumerate(position.board):
        said = "" if stone is None else f"{stone.letter} {SQUARES[at]}"
        dark = not said or SQUARES[at].is_dark or not dark_alone
        yield from expected(dark, place, said, "a dark square", "ein dunkles Feld")
        man = stone in MEN and rank(at) == LAST_RANK[MEN.index(stone)]
        en, de = "a king on the last rank", "eine Dame auf der letzten Reihe"
        yield from expected(not man, place, said, en, de)


def _count(board: Board, seat: Seat) -> int:
    return board.count(MEN[seat]) + board.count(KINGS[seat])
