"""Préférence, game 116, written from its page; it tells no auction, and begins no game midway."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tests.conformance.second.desk import Tricks, in_order

SUITS = "CSDH"
"""In their order: One to Four."""


class Table(Tricks):
    """A soloist plays for a pot, against those who go along."""

    in_fields = (("soloist", "soloist"),)
    lay: Any = None

    def clear(self) -> None:
        super().clear()
        self.soloist: int | None = None
        self.bids: dict[int, int] = {}
        self.games: dict[int, str] = {}
        self.passed: set[int] = set()

    def dealt(self) -> None:
        self.pays(self.dealer, 10)
        self.give([3])
        talon = self.stock[:2]
        del self.stock[:2]
        self.give([4, 3])
        self.stock, self.task = talon, "bid"

    def pays(self, seat: int, chips: int) -> None:
        self.points[seat] -= chips
        self.pot += chips

    def owed(self, hand: list[str]) -> list[str]:
        if not self.trick:
            return hand
        best = self.strength(self.highest()[1])
        led = [card for card in hand if card[0] == self.trick[0][1][0]]
        fitting = led or [card for card in hand if card[0] == self.trumps]
        return [card for card in fitting if self.strength(card) > best] or fitting or hand

    def words(self) -> list[str]:
        highest = max(self.bids.values(), default=0)
        match self.task:
            case "bid":
                said = ["pass"]
                if not self.games and highest < 4:
                    said.append(f"bid {highest + 1}")
                if self.turn not in self.bids and "H" not in self.games.values():
                    said += ["hand C", "hand S", "hand D", "premium"]
                return said
            case "away":
                hand = sorted(self.hands[self.turn], key=in_order)
                return [f"lay away {one} {two}" for one, two in combinations(hand, 2)]
            case "trump":
                return [f"name {suit}" for suit in SUITS[highest - 1 :]]
            case "join":
                return ["go along", "stay home"]
            case _:
                return super().words()

    def act(self, seat: int, words: str) -> None:
        match self.task:
            case "bid":
                self.say(seat, words)
            case "away":
                away = words.split()[2:]
                self.laid_away[seat] = away
                self.hands[seat] = [card for card in self.hands[seat] if card not in away]
                self.task = "trump"
            case "trump":
                self.name_trumps(words[-1])
            case "join":
                self.join(seat, words)
            case _:
                super().act(seat, words)

    def say(self, seat: int, words: str) -> None:
        if words == "pass":
            self.passed.add(seat)
        elif words.startswith("bid"):
            self.bids[seat] = int(words[-1])
        else:
            self.games[seat] = "H" if words == "premium" else words[-1]
            if words == "premium":
                self.soloist, self.trumps = seat, "H"
        done = self.passed | set(self.games)
        left = [other for other in self.order(self.after(seat)) if other not in done]
        best = max(self.bids.values(), default=0)
        if not self.games and left and self.bids.get(left[0], 0) == best > 0:
            left = []
        if left:
            self.turn = left[0]
            return
        if self.games:
            order = self.order(self.after(self.dealer))
            ranked = [(-SUITS.index(suit), order.index(s), s) for s, suit in self.games.items()]
            self.soloist = self.turn = min(ranked)[2]
            self.name_trumps(self.games[self.turn])
        elif self.bids:
            self.soloist = self.turn = max(self.bids, key=lambda bidder: self.bids[bidder])
            self.hands[self.turn] += self.stock
            self.stock, self.task = [], "away"
        else:
            self.next_deal()

    def name_trumps(self, suit: str) -> None:
        self.trumps, self.task = suit, "join"
        self.turn, *self.waiting = self.order(self.turn)[1:]

    def join(self, seat: int, words: str) -> None:
        self.out += [seat] * (words == "stay home")
        if self.waiting:
            self.turn = self.waiting.pop(0)
        elif len(self.out) == 2:
            self.pays(self.soloist or 0, -self.pot)
            self.next_deal()
        else:
            self.task, self.turn = "play", self.soloist or 0

    def count(self) -> None:
        takers, stake, soloist = self.takers(), self.pot, self.soloist or 0
        for taker in takers:
            self.pays(taker, -stake // 10)
        has_won = takers.count(soloist) >= 6
        for other in [seat for seat in range(3) if seat != soloist]:
            if other not in self.out and takers.count(other) < 2:
                self.pays(other, stake)
            if self.games.get(soloist) == "H" and not (has_won and other in self.out):
                gain = 5 if has_won else -5
                self.points[soloist] += gain
                self.points[other] -= gain
        if not has_won:
            self.pays(soloist, 2 * stake)

    def ending(self) -> dict[str, Any]:
        points = list(self.points)
        for place, seat in enumerate(self.order(self.after(self.dealer))):
            points[seat] += (self.pot + 2 - place) // 3
        best = [seat for seat in range(3) if points[seat] == max(points)]
        return {"points": points, "winners": best, "payments": points}

    def fields(self) -> dict[str, Any]:
        told = super().fields()
        return {name: told[name] for name in told if not name.startswith("auction")}
