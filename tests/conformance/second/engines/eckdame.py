"""Eckdame, game 18, written from its page."""

from tests.conformance.second.stones import Stones

WHITE = ["a1", "a3", "a5", "b2", "b4", "c1", "c3", "d2", "e1"]
BLACK = ["d8", "e7", "f6", "f8", "g5", "g7", "h4", "h6", "h8"]


class Table(Stones):
    """White comes from a1, and goes to h8."""

    start = (WHITE, BLACK)

    def targets(self, square: str) -> set[str]:
        ahead = 1 - 2 * self.turn
        ways = [(ahead, ahead), (1, -1), (-1, 1)]
        return self.steps(square, ways) | self.jumps(square, ways, self.enemy)

    def has_won(self, seat: int) -> bool:
        return self.stones[seat] == set(self.start[1 - seat])
