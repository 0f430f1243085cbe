"""Sechsundsechzig, game 133, written from its page."""

from __future__ import annotations

from typing import Any

from tests.conformance.second.desk import Tricks

VALUES = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0}


class Table(Tricks):
    """The first to have 66 points wins the deal."""

    ranks = ("A", "10", "K", "Q", "J", "9")
    in_fields = (("turned up", "turned"), ("closed", "closed"), ("leads", "leads"))

    def clear(self) -> None:
        super().clear()
        self.turned: list[str] = []
        self.closed: int | None = None
        self.leads: str | None = None

    def dealt(self) -> None:
        self.give([1] * 6)
        self.turned = [self.stock.pop(0)]
        self.trumps = self.turned[0][0]

    def is_drawing(self) -> bool:
        return bool(self.turned) and self.closed is None

    def owed(self, hand: list[str]) -> list[str]:
        if self.leads:
            return [card for card in hand if card in (f"{self.leads}K", f"{self.leads}Q")]
        if not self.trick or self.is_drawing():
            return hand
        best = self.strength(self.highest()[1])
        led = [card for card in hand if card[0] == self.trick[0][1][0]]
        fitting = led or [card for card in hand if card[0] == self.trumps]
        return [card for card in fitting if self.strength(card) > best] or fitting or hand

    def marriages(self) -> list[str]:
        hand, has_taken = self.hands[self.turn], self.turn in self.takers()
        return [s for s in "DHSC" if has_taken and f"{s}K" in hand and f"{s}Q" in hand]

    def words(self) -> list[str]:
        said: list[str] = []
        if not self.trick and not self.leads:
            said = [f"meld {suit}" for suit in self.marriages()]
            said += ["close"] if self.is_drawing() else []
        return said + super().words()

    def act(self, seat: int, words: str) -> None:
        if words == "close":
            self.closed = seat
        elif words.startswith("meld"):
            self.leads = words[-1]
            self.melds.append((seat, words[-1]))
            self.look()
        else:
            self.leads = None
            super().act(seat, words)

    def taken(self) -> None:
        if self.look() or not self.is_drawing():
            return
        for seat in self.order(self.turn):
            self.hands[seat].append(self.stock.pop(0) if self.stock else self.turned.pop())

    def look(self) -> bool:
        """Whether somebody has 66, so that the deal is over."""
        if max(self.worth()) < 66:
            return False
        self.count()
        self.next_deal()
        return True

    def worth(self) -> list[int]:
        """The points of each seat in this deal."""
        worth = [0] * self.seats
        for by, suit in self.melds:
            worth[by] += 40 if suit == self.trumps else 20
        for taker, trick in zip(self.takers(), self.tricks, strict=True):
            worth[taker] += sum(VALUES[card[1:]] for _, card in trick)
        return worth

    def count(self) -> None:
        worth, takers = self.worth(), self.takers()
        if self.closed is None and max(worth) < 66 and not any(self.hands):
            worth[takers[-1]] += 10
        for seat, other in ((0, 1), (1, 0)):
            if worth[seat] >= 66:
                self.points[seat] += 3 if other not in takers else 1 if worth[other] >= 33 else 2
            if other == self.closed and worth[other] < worth[seat]:
                self.points[seat] += 3

    def is_over(self) -> bool:
        return max(self.points) >= 7 or self.deals >= 200

    def ending(self) -> dict[str, Any]:
        best = [seat for seat, points in enumerate(self.points) if points >= 7]
        return {"points": self.points, "winners": best}
