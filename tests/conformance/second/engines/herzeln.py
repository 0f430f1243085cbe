"""Herzeln, game 120, written from its page."""

from __future__ import annotations

from typing import Any

from tests.conformance.second.desk import Tricks

VALUES = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2}


class Table(Tricks):
    """Seven deals of tricks, each with its own aim, and one of rows."""

    in_fields = (("rows", "rows"),)

    def __init__(self, players: int) -> None:
        self.ranks = ("A", "10", "K", "Q", "J", "9", "8", "7")[: 6 if players == 3 else 8]
        super().__init__(players)

    def clear(self) -> None:
        super().clear()
        self.rows: list[list[str]] = []

    def dealt(self) -> None:
        self.give([1] * 8)
        if self.deals == 7:
            self.task = "lay"

    def fits(self, card: str) -> bool:
        row = next((row for row in self.rows if row[0][0] == card[0]), None)
        at = self.ranks.index(card[1:])
        ends = [] if row is None else [self.ranks.index(end[1:]) for end in (row[0], row[-1])]
        return card[1:] == "J" if row is None else at + 1 in ends or at - 1 in ends

    def words(self) -> list[str]:
        if self.task == "play":
            return super().words()
        fitting = [f"lay {card}" for card in self.hands[self.turn] if self.fits(card)]
        return fitting or ["pass"]

    def owed(self, hand: list[str]) -> list[str]:
        led = self.trick[0][1][0] if self.trick else ""
        return [card for card in hand if card[0] == led] or hand

    def act(self, seat: int, words: str) -> None:
        if self.task == "play":
            super().act(seat, words)
            return
        if words != "pass":
            card = words.split()[1]
            self.hands[seat].remove(card)
            row = next((row for row in self.rows if row[0][0] == card[0]), list[str]())
            self.rows = [each for each in self.rows if each != row]
            self.rows.append(sorted([*row, card], key=lambda each: -self.ranks.index(each[1:])))
            self.rows.sort()
            if not self.hands[seat]:
                self.points[seat] += 10 * sum(map(bool, self.hands))
        self.waiting = []
        if not any(self.hands):
            self.next_deal()
            return
        self.turn = next(s for s in [*self.order(seat)[1:], seat] if self.hands[s])

    def count(self) -> None:
        takers = self.takers()
        for taker, trick in zip(takers, self.tricks, strict=True):
            cards = [card for _, card in trick]
            hearts = sum(VALUES.get(card[1:], 1) for card in cards if card[0] == "H")
            has_queen = any(card[1:] == "Q" for card in cards)
            costs = {0: hearts, 1: -10, 2: 10, 3: 20 * has_queen, 4: 40 * ("HK" in cards)}
            self.points[taker] -= costs.get(self.deals, 0)
        self.points[takers[-1]] += {5: 40, 6: -40}.get(self.deals, 0)

    def is_over(self) -> bool:
        return self.deals >= 8

    def ending(self) -> dict[str, Any]:
        return super().ending() | {"payments": None}
