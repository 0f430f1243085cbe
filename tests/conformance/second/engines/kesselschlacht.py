"""Kesselschlacht, game 27, written from its page."""

from tests.conformance.second.stones import DIAGONALS, Stones, around


class Table(Stones):
    """Enemies from whom no way over free squares or their own leads out leave the board."""

    limit = 1000
    stuck_loses = True

    def targets(self, square: str) -> set[str]:
        return self.steps(square, DIAGONALS)

    def taken(self, target: str) -> set[str]:
        """Those that remain when stones beside free squares, and beside such stones, are safe."""
        enclosed = {square for square in self.enemy if not self.steps(square, DIAGONALS)}
        safe = self.enemy - enclosed
        while freed := {square for square in enclosed if safe & set(around(square, DIAGONALS))}:
            enclosed, safe = enclosed - freed, safe | freed
        return enclosed

    def has_won(self, seat: int) -> bool:
        return not self.stones[1 - seat]
