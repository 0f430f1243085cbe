"""Frösche und Kröten, game 29, written from its page."""

from tests.conformance.second.stones import Stones, beside


class Table(Stones):
    """White goes down file d, Black up."""

    start = (["d6", "d7", "d8"], ["d1", "d2", "d3"])

    def targets(self, square: str) -> set[str]:
        ahead = 1 if self.turn else -1
        return self.one_way(square, ahead) or self.one_way(square, -ahead)

    def one_way(self, square: str, up: int) -> set[str]:
        near, far = beside(square, (0, up)), beside(square, (0, up), 2)
        if near in self.enemy:
            return {far} if far and self.is_free(far) else set()
        return {near} if near and self.is_free(near) else set()

    def has_won(self, seat: int) -> bool:
        return self.stones[seat] == set(self.start[1 - seat])
