"""Draughts: stones, positions, and lines of squares.

The module knows where stones stand and how a position is written, not how stones may move. Inside
the engine a square is its number in `SQUARES`, from 0 for a1 to 63 for h8.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from daumen_rules.kernel.caching import Member, once
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.pieces.boards import EIGHT, SIZE, SQUARES, Square, number, rays
from daumen_rules.pieces.expected_error import ExpectedError

from ..two_sides import BLACK, SIDES, WHITE


class Stone(Member):
    """A stone on a square: its letter, its seat (None once taken), and whether it is a king."""

    WHITE_MAN = ("o", WHITE, False)
    WHITE_KING = ("O", WHITE, True)
    BLACK_MAN = ("x", BLACK, False)
    BLACK_KING = ("X", BLACK, True)
    TAKEN = ("*", None, False)
    """A captured stone that blocks its square until the capture is over."""

    def __init__(self, letter: str, seat: Seat | None, is_king: bool) -> None:
        self.letter: Final = letter
        self.seat: Final = seat
        self.is_king: Final = is_king


MEN: Final = (Stone.WHITE_MAN, Stone.BLACK_MAN)
KINGS: Final = (Stone.WHITE_KING, Stone.BLACK_KING)
LAST_RANK: Final = (SIZE - 1, 0)
"""By seat, the rank on which a man becomes a king."""
Board: TypeAlias = tuple[Stone | None, ...]
"""The stone on each square, by the number of the square; None where it is empty."""
EMPTY: Final[Board] = (None,) * len(SQUARES)


@cache
def between(one: int, other: int) -> tuple[int, ...]:
    """The squares between two of the same file, rank or diagonal; empty where they share none."""
    for direction in EIGHT:
        ray = rays(direction)[one]
        if other in ray:
            return ray[: ray.index(other)]
    return ()


def put(board: Board, square: int, stone: Stone | None) -> Board:
    """A copy of a board with `stone`, or with nothing (None), on a square."""
    squares = list(board)
    squares[square] = stone
    return tuple(squares)


def turned(board: Board) -> Board:
    """A board turned half round, with the colours swapped."""
    return tuple(stone and _OTHER[stone] for stone in reversed(board))


_SWAPPED: Final = (*reversed(MEN), *reversed(KINGS), Stone.TAKEN)
_OTHER: Final = dict(zip((*MEN, *KINGS, Stone.TAKEN), _SWAPPED, strict=True))


@frozen(cache_hash=True, slots=False, repr=False)
class Position:
    """The stones on the board, and the seat on turn.

    It is written with the side to move first, then the stones of each side, kings with a K (a
    German D is read too): `W:Wc1,Kg3:Bd6,Kh8`.
    """

    board: Board
    turn: Seat

    def __str__(self) -> str:
        sides = (",".join(_names(self.board, seat)) for seat in SIDES)
        return "{}:W{}:B{}".format("WB"[self.turn], *sides)

    __repr__ = __str__

    @classmethod
    def parse(cls, text: str) -> Position:
        """The position of a text such as `W:Wc1,Kg3:Bd6`. Raises ExpectedError."""
        turn, *sides = text.split(":")
        if turn not in ("W", "B") or [side[:1] for side in sides] != ["W", "B"]:
            raise ExpectedError(
                "a position such as W:Wc1,Kg3:Bd6", "eine Stellung wie W:Wc1,Kg3:Bd6"
            )
        board = EMPTY
        for side, man, king in zip(sides, MEN, KINGS, strict=True):
            for word in side[1:].split(",") if side[1:] else ():
                square = number(Square.parse(word.removeprefix("K").removeprefix("D")))
                if board[square] is not None:
                    raise ExpectedError("each square once", "jedes Feld nur einmal")
                board = put(board, square, king if word[0] in "KD" else man)
        return cls(board, "WB".index(turn))

    @once
    def own(self) -> tuple[tuple[int, Stone], ...]:
        """The stones of the side on turn, each with the number of its square."""
        turn, board = self.turn, enumerate(self.board)
        return tuple([(at, stone) for at, stone in board if stone and stone.seat == turn])

    def has_stones(self, seat: Seat) -> bool:
        """Whether a seat has any stone."""
        return MEN[seat] in self.board or KINGS[seat] in self.board

    def turned(self) -> Position:
        """The position turned half round, with the colours swapped."""
        return Position(turned(self.board), 1 - self.turn)


def _names(board: Board, seat: Seat) -> list[str]:
    stones = zip(SQUARES, board, strict=True)
    return [
        f"{'K' if stone.is_king else ''}{square}"
        for square, stone in stones
        if stone and stone.seat == seat
    ]
