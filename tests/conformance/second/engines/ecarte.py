"""Ecarté, game 130, written from its page."""

from __future__ import annotations

from typing import Any

from tests.conformance.second.desk import Tricks


class Table(Tricks):
    """Most of five tricks bring a point, and what the other has staked."""

    ranks = ("K", "Q", "J", "A", "10", "9", "8", "7")
    in_fields = (("turned up", "turned"), ("money chips", "chips"), ("money stakes", "stakes"))

    def __init__(self, players: int) -> None:
        self.chips = [0] * players
        super().__init__(players)

    def clear(self) -> None:
        super().clear()
        self.turned: list[str] = []
        self.stakes = [0] * self.seats

    def dealt(self) -> None:
        self.give([1] * 5)
        self.turned = [self.stock.pop(0)]
        self.trumps, self.task = self.turned[0][0], "swap"
        self.waiting = self.order(self.turn)[1:]

    def owed(self, hand: list[str]) -> list[str]:
        led = self.trick[0][1][0] if self.trick else ""
        return [card for card in hand if card[0] == led] or hand

    def words(self) -> list[str]:
        match self.task:
            case "swap":
                return self.swaps(5)
            case "stake":
                return [f"bet {chips}" for chips in range(4)]
            case _:
                return super().words()

    def act(self, seat: int, words: str) -> None:
        if self.task == "play":
            super().act(seat, words)
            return
        if self.task == "swap":
            self.swap(seat, words.split()[1:])
        else:
            self.stakes[seat] = int(words.split()[1])
        if self.waiting:
            self.turn = self.waiting.pop(0)
            return
        self.task, self.turn = "stake" if self.task == "swap" else "play", self.after(self.dealer)
        self.waiting = self.order(self.turn)[1:] if self.task == "stake" else []

    def count(self) -> None:
        takers = self.takers()
        winner = int(takers.count(1) > 2)
        self.points[winner] += 2 if takers.count(winner) == 5 else 1
        self.chips[winner] += self.stakes[1 - winner]
        self.chips[1 - winner] -= self.stakes[1 - winner]

    def is_over(self) -> bool:
        return max(self.points) >= 5

    def ending(self) -> dict[str, Any]:
        winner = int(self.points[1] >= 5)
        return {"points": self.points, "winners": [winner], "payments": self.chips}
