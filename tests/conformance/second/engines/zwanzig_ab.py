"""Zwanzig ab, game 140, written from its page."""

from typing import Any

from tests.conformance.second.desk import SUITS, Tricks


class Table(Tricks):
    """Twenty points are to be taken off."""

    ranks = ("A", "10", "K", "Q", "J", "9", "8", "7")
    begins_with = 20
    first_dealer = 0

    def dealt(self) -> None:
        self.give([1, 1, 1])
        self.task = "trump"

    def words(self) -> list[str]:
        if self.task == "trump":
            return [f"name {suit}" for suit in SUITS]
        return self.swaps(3) if self.task == "swap" else super().words()

    def act(self, seat: int, words: str) -> None:
        verb, *cards = words.split()
        if verb == "name":
            self.trumps, self.task = cards[0], "swap"
            self.give([1, 1])
            self.waiting = self.order(seat)[1:]
        elif verb == "swap":
            self.swap(seat, cards)
            if not self.waiting:
                self.task = "play"
            self.turn = [*self.waiting, self.after(self.dealer)][0]
            self.waiting = self.waiting[1:]
        else:
            super().act(seat, words)

    def count(self) -> None:
        takers = self.takers()
        for seat in range(self.seats):
            if seat not in takers:
                self.points[seat] += 10 if self.trumps == "H" else 5
        for taker, trick in zip(takers, self.tricks, strict=True):
            self.points[taker] -= 2 if dict(trick)[taker][0] == "H" else 1

    def is_over(self) -> bool:
        return min(self.points) <= 0 or self.deals >= 200

    def ending(self) -> dict[str, Any]:
        won = min(self.points) <= 0
        best = [seat for seat, left in enumerate(self.points) if left == min(self.points)]
        return {"points": [-left for left in self.points], "winners": best if won else []}
