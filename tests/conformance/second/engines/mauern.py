"""Mauern, game 23, written from its page."""

from tests.conformance.second.stones import DIAGONALS, Stones, around


class Table(Stones):
    """A single stone leaves the board when all squares next to it have enemies."""

    limit = 1000
    stuck_loses = True

    def targets(self, square: str) -> set[str]:
        return self.steps(square, DIAGONALS)

    def taken(self, target: str) -> set[str]:
        return {square for square in self.enemy if set(around(square, DIAGONALS)) <= self.own}

    def has_won(self, seat: int) -> bool:
        return not self.stones[1 - seat]
