"""Go-Dame, game 21, written from its page."""

from tests.conformance.second.stones import DIAGONALS, Stones, around


class Table(Stones):
    """Groups without a free square next to them leave the board."""

    limit = 1000
    stuck_loses = True

    def targets(self, square: str) -> set[str]:
        return self.steps(square, DIAGONALS)

    def group(self, square: str) -> set[str]:
        found = {square}
        while more := {n for at in found for n in around(at, DIAGONALS)} & self.enemy - found:
            found |= more
        return found

    def taken(self, target: str) -> set[str]:
        return {
            at for at in self.enemy if not any(self.steps(g, DIAGONALS) for g in self.group(at))
        }

    def has_won(self, seat: int) -> bool:
        return not self.stones[1 - seat]
