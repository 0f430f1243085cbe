"""Halma-Dame, game 19, written from its page."""

from tests.conformance.second.stones import DIAGONALS, Stones


class Table(Stones):
    """Both go where the other began."""

    def targets(self, square: str) -> set[str]:
        return self.steps(square, DIAGONALS) | self.jumps(square, DIAGONALS, self.enemy)

    def has_won(self, seat: int) -> bool:
        return self.stones[seat] == set(self.start[1 - seat])
