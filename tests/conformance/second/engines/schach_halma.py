"""Schach-Halma, game 20, written from its page."""

from tests.conformance.second.stones import DIAGONALS, STRAIGHTS, Stones

WHITE = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2"]
BLACK = ["f7", "f8", "g6", "g7", "g8", "h6", "h7", "h8"]
ALL_WAYS = DIAGONALS + STRAIGHTS


class Table(Stones):
    """Who has stones at home brings them out."""

    start = (WHITE, BLACK)

    def targets(self, square: str) -> set[str]:
        return self.steps(square, ALL_WAYS) | self.jumps(square, ALL_WAYS, self.own | self.enemy)

    def moves(self) -> list[tuple[str, str]]:
        home, every = self.start[self.turn], super().moves()
        return [(at, to) for at, to in every if at in home and to not in home] or every

    def has_won(self, seat: int) -> bool:
        return self.stones[seat] == set(self.start[1 - seat])
