"""Acht Ritter, game 12, written from its page."""

from tests.conformance.second.stones import DIAGONALS, STRAIGHTS, Stones, around, beside

KNIGHT = [(x, y) for x in (-2, -1, 1, 2) for y in (-2, -1, 1, 2) if abs(x) != abs(y)]


class Table(Stones):
    """Whoever captures has won."""

    start = (["a8", "c8", "e8", "g8"], ["b2", "d2", "f2", "h2"])
    limit = 200
    stuck_loses = True

    def targets(self, square: str) -> set[str]:
        found = set(around(square, KNIGHT))
        for way in DIAGONALS + STRAIGHTS:
            for far in range(1, 8):
                if to := beside(square, way, far):
                    found.add(to)
                if not self.is_free(to):
                    break
        return found - self.own

    def taken(self, target: str) -> set[str]:
        return self.enemy & {target}

    def has_won(self, seat: int) -> bool:
        return len(self.stones[1 - seat]) < 4
