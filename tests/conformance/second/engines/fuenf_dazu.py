"""Fünf dazu!, game 126, written from its page."""

from typing import Any

from tests.conformance.second.desk import Tricks


class Table(Tricks):
    """Fifteen points are to be taken off."""

    ranks = ("A", "10", "K", "Q", "J", "9", "8", "7")
    begins_with = 15

    def dealt(self) -> None:
        self.give([1] * 5)

    def owed(self, hand: list[str]) -> list[str]:
        if not self.trick:
            return hand
        following = [card for card in hand if card[0] == self.trick[0][1][0]]
        best = self.strength(self.highest()[1])
        return [card for card in following if self.strength(card) > best] or following or hand

    def count(self) -> None:
        takers = self.takers()
        for seat in range(self.seats):
            self.points[seat] += -takers.count(seat) if seat in takers else 5

    def is_over(self) -> bool:
        return min(self.points) <= 0 or self.deals >= 200

    def ending(self) -> dict[str, Any]:
        won, total = min(self.points) <= 0, sum(self.points)
        best = [seat for seat, left in enumerate(self.points) if left == min(self.points)]
        return {
            "points": [-left for left in self.points],
            "winners": best if won else [],
            "payments": [total - self.seats * left if won else 0 for left in self.points],
        }
