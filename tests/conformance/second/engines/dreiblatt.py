"""Dreiblatt, game 138, written from its page."""

from typing import Any

from tests.conformance.second.desk import Tricks


class Table(Tricks):
    """Three tricks for a pot, and a seat may go out before them."""

    in_fields: tuple[tuple[str, str], ...] = (("turned up", "turned"),)

    def clear(self) -> None:
        super().clear()
        self.turned: list[str] = []

    def stakes(self) -> int:
        return 3

    def dealt(self) -> None:
        self.give([1, 1, 1])
        self.turned = [self.stock.pop(0)]
        self.trumps, self.task = self.turned[0][0], "swap"
        self.waiting = self.order(self.turn)[1:]
        for seat in range(self.seats):
            self.pays(seat, self.stakes())

    def pays(self, seat: int, amount: int) -> None:
        self.points[seat] -= amount
        self.pot += amount

    def changes(self) -> list[str]:
        return self.swaps(3)

    def words(self) -> list[str]:
        return ["go out", *self.changes()] if self.task == "swap" else super().words()

    def act(self, seat: int, words: str) -> None:
        if self.task == "play":
            super().act(seat, words)
            return
        if words == "go out":
            self.out.append(seat)
        else:
            self.swap(seat, words.split()[1:])
        if self.waiting:
            self.turn = self.waiting.pop(0)
        else:
            self.begin_tricks()

    def begin_tricks(self) -> None:
        players = [s for s in self.order(self.after(self.dealer)) if s not in self.out]
        if len(players) > 1:
            self.task, self.turn = "play", players[0]
            return
        if players:
            self.pays(players[0], -self.pot)
        self.next_deal()

    def count(self) -> None:
        takers, third = self.takers(), self.pot // 3
        for taker in takers:
            self.pays(taker, -third)
        for seat in self.playing():
            if seat not in takers:
                self.pays(seat, 3)

    def ending(self) -> dict[str, Any]:
        """What is left in the pot is shared, Vorhand first."""
        shares = [(self.pot + at) // self.seats for at in range(self.seats)][::-1]
        points = list(self.points)
        for seat, share in zip(self.order(self.after(self.dealer)), shares, strict=True):
            points[seat] += share
        winners = [seat for seat, chips in enumerate(points) if chips == max(points)]
        return {"points": points, "winners": winners, "payments": points}
