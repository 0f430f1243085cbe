"""Einundfünfzig, game 129, written from its page."""

from typing import Any

from tests.conformance.second.desk import Desk

VALUES = {"A": 1, "K": 4, "Q": 3, "J": 2, "10": -1, "9": 0, "8": 8, "7": 1}


class Table(Desk):
    """Whoever comes to 51 has lost."""

    in_fields = (("drawn", "drawn"), ("total", "total"))

    def clear(self) -> None:
        super().clear()
        self.turn = self.dealer
        self.drawn: str | None = None
        self.total = 0

    def dealt(self) -> None:
        self.give([1] * 5)
        self.add(self.stock.pop(0))
        self.turn = self.dealer
        self.draw()

    def add(self, card: str) -> None:
        self.pile.append(card)
        self.total += VALUES[card[1:]]

    def draw(self) -> None:
        self.drawn = self.stock.pop(0) if self.stock else None

    def words(self) -> list[str]:
        return self.hands[self.turn]

    def act(self, seat: int, words: str) -> None:
        self.hands[seat].remove(words)
        self.hands[seat] += [self.drawn] if self.drawn else []
        self.drawn = None
        self.add(words)
        if not self.is_over():
            self.turn = self.after(seat)
            self.draw()

    def is_over(self) -> bool:
        return self.total >= 51

    def ending(self) -> dict[str, Any]:
        others = [seat for seat in range(self.seats) if seat != self.turn]
        return {"points": [-int(s == self.turn) for s in range(self.seats)], "winners": others}
