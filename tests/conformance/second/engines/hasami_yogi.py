"""Hasami Yogi, game 28, written from its page."""

from tests.conformance.second.stones import DIAGONALS, STRAIGHTS, Stones, around, beside


class Table(Stones):
    """Four in a row win, or five that are taken."""

    start = ([file + "1" for file in "abcdefgh"], [file + "8" for file in "abcdefgh"])
    limit = 1000
    stuck_loses = True

    def targets(self, square: str) -> set[str]:
        found = set[str]()
        for way in STRAIGHTS:
            far = 1
            while self.is_free(to := beside(square, way, far)):
                found |= {to} if to else set()
                far += 1
            behind = beside(square, way, 2)
            if far == 1 and to in self.enemy and behind and self.is_free(behind):
                found.add(behind)
        return found

    def taken(self, target: str) -> set[str]:
        near = [(square, around(square, STRAIGHTS)) for square in self.enemy]
        return {
            sq for sq, four in near if len(four) == 4 and target in four and set(four) <= self.own
        }

    def has_won(self, seat: int) -> bool:
        row = {square for square in self.stones[seat] if square[1] != "18"[seat]}
        fours = [
            [beside(at, way, n) for n in range(4)] for at in row for way in DIAGONALS + STRAIGHTS
        ]
        return len(self.stones[1 - seat]) <= 3 or any(set(four) <= row for four in fours)
