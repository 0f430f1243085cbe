"""Pyramiden-Dame, game 24, written from its page."""

from tests.conformance.second.stones import DIAGONALS, Stones

WHITE = ["b8", "c7", "d6", "d8", "e5", "e7", "f6", "f8", "g7", "h8"]
BLACK = ["a1", "b2", "c1", "c3", "d2", "d4", "e1", "e3", "f2", "g1"]


class Table(Stones):
    """The pyramids change places."""

    start = (WHITE, BLACK)

    def targets(self, square: str) -> set[str]:
        return self.steps(square, DIAGONALS) | self.jumps(square, DIAGONALS, self.own | self.enemy)

    def has_won(self, seat: int) -> bool:
        return self.stones[seat] == set(self.start[1 - seat])
