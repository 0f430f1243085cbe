"""Elfern, game 124, written from its page."""

from tests.conformance.second.desk import Tricks


class Table(Tricks):
    """Twenty cards count, and eleven of them win."""

    def dealt(self) -> None:
        self.give([2, 2, 2])

    def owed(self, hand: list[str]) -> list[str]:
        return super().owed(hand) if len(self.stock) < self.seats else hand

    def taken(self) -> None:
        if len(self.stock) >= self.seats:
            for seat in self.order(self.turn):
                self.hands[seat].append(self.stock.pop(0))

    def count(self) -> None:
        scores = [0] * self.seats
        for taker, trick in zip(self.takers(), self.tricks, strict=True):
            scores[taker] += sum(card[1:] not in ("7", "8", "9") for _, card in trick)
        best = max(scores)
        if best >= 11:
            paid = 1 + (best >= 15) + (best == 20)
            winner = scores.index(best)
            for seat in range(self.seats):
                self.points[seat] += paid * (self.seats - 1) if seat == winner else -paid
