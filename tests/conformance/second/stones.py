"""Two seats that move stones on the board of draughts in turn: what such games have in common."""

from __future__ import annotations

from typing import Any

DIAGONALS = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
STRAIGHTS = [(1, 0), (-1, 0), (0, 1), (0, -1)]
DRAUGHTS = (
    ["a1", "a3", "b2", "c1", "c3", "d2", "e1", "e3", "f2", "g1", "g3", "h2"],
    ["a7", "b6", "b8", "c7", "d6", "d8", "e7", "f6", "f8", "g7", "h6", "h8"],
)


def beside(square: str, way: tuple[int, int], far: int = 1) -> str | None:
    """The square that lies so far away in a direction, None off the board."""
    x, y = ord(square[0]) - 97 + way[0] * far, int(square[1]) - 1 + way[1] * far
    return chr(97 + x) + str(y + 1) if 0 <= x < 8 and 0 <= y < 8 else None


def around(square: str, ways: list[tuple[int, int]]) -> list[str]:
    """The squares next to a square in some directions."""
    return [near for way in ways if (near := beside(square, way))]


class Stones:
    """Where the stones stand; a game adds `targets`, and what else it has."""

    start = DRAUGHTS
    limit = 400
    stuck_loses = False

    def __init__(self, players: int) -> None:
        self.stones = [set(squares) for squares in self.start]
        self.turn, self.quiet = 0, 0
        self.past: list[str] = []

    @property
    def own(self) -> set[str]:
        return self.stones[self.turn]

    @property
    def enemy(self) -> set[str]:
        return self.stones[1 - self.turn]

    def is_free(self, square: str | None) -> bool:
        return square is not None and not any(square in each for each in self.stones)

    def targets(self, square: str) -> set[str]:
        raise NotImplementedError

    def steps(self, square: str, ways: list[tuple[int, int]]) -> set[str]:
        return {near for near in around(square, ways) if self.is_free(near)}

    def jumps(self, square: str, ways: list[tuple[int, int]], over: set[str]) -> set[str]:
        """Where a series of jumps over some of these stones can end."""
        found, open_ends = set[str](), [square]
        while open_ends:
            here = open_ends.pop()
            for way in ways:
                far = beside(here, way, 2)
                if far and beside(here, way) in over - {square} and self.is_free(far):
                    open_ends += [far] * (far not in found)
                    found.add(far)
        return found

    def moves(self) -> list[tuple[str, str]]:
        return [(square, to) for square in sorted(self.own) for to in self.targets(square)]

    def taken(self, target: str) -> set[str]:
        """The enemies that leave the board after a move."""
        return set()

    def has_won(self, seat: int) -> bool:
        """Whether a seat has won by its last move."""
        return False

    def winner(self) -> int | None:
        for seat in (1 - self.turn, self.turn):
            if self.has_won(seat):
                return seat
        return 1 - self.turn if self.stuck_loses and not self.moves() else None

    def now(self) -> str:
        return ":".join([str(self.turn), *("".join(sorted(each)) for each in self.stones)])

    def movers(self) -> list[int]:
        is_drawn = self.quiet >= self.limit or self.past.count(self.now()) >= 2
        return [] if is_drawn or self.winner() is not None else [self.turn]

    def legal(self) -> list[tuple[int, str]]:
        words = [f"{square}-{to}" for square, to in self.moves()] or ["pass"]
        return [(seat, each) for seat in self.movers() for each in words]

    def act(self, seat: int, words: str) -> None:
        self.past.append(self.now())
        self.quiet += 1
        if words != "pass":
            square, to = words.split("-")
            self.own.remove(square)
            self.own.add(to)
            if gone := self.taken(to):
                self.stones[1 - seat] -= gone
                self.past = []
                self.quiet = 0
        self.turn = 1 - seat

    def fields(self) -> dict[str, Any]:
        stones = [sorted(squares) for squares in self.stones]
        return {
            "stones": stones,
            "turn": self.turn,
            "enclosed": [],
            "past": self.past,
            "quiet turns": self.quiet,
        }

    def lay(self, fields: dict[str, Any]) -> None:
        self.stones = [set(squares) for squares in fields["stones"]]
        self.turn, self.quiet = fields["turn"], fields["quiet turns"]
        self.past = list(fields["past"])

    def ending(self) -> dict[str, Any]:
        winner = self.winner()
        points = [int(seat == winner) for seat in (0, 1)]
        return {"points": points, "winners": [] if winner is None else [winner]}
