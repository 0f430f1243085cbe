"""Sechsundsechzig zu dritt, game 134, written from its page and that of the game for two."""

from tests.conformance.second.desk import SUITS
from tests.conformance.second.engines.sechsundsechzig import Table as ForTwo


class Table(ForTwo):
    """Vorhand names trumps, and the best of three wins."""

    def dealt(self) -> None:
        self.give([3])
        self.task = "trump"

    def words(self) -> list[str]:
        return [f"name {suit}" for suit in SUITS] if self.task == "trump" else super().words()

    def act(self, seat: int, words: str) -> None:
        if self.task == "trump":
            self.trumps, self.task = words[-1], "play"
            self.give([3, 2])
        else:
            super().act(seat, words)

    def look(self) -> bool:
        return False

    def count(self) -> None:
        worth, takers = self.worth(), self.takers()
        best, second, _ = sorted(worth, reverse=True)
        if best > second:
            winner = worth.index(best)
            has_taken = any(seat in takers for seat in range(3) if seat != winner)
            self.points[winner] += 3 if not has_taken else 1 if second >= 33 else 2
