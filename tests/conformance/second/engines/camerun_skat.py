"""Camerun-Skat, game 137, written from its page."""

from tests.conformance.second.desk import in_order
from tests.conformance.second.rounds import Rounds

PAID = (1, 2, 3, -2, -3, -4)
"""What a seat pays for its hits in turn, below 0 what it gets."""


class Table(Rounds):
    """Cards that are turned meet cards of the same rank."""

    def dealt(self) -> None:
        for _ in range(3):
            for seat in self.others()[:-1]:
                self.on["face up"][seat].append(self.on["stock"].pop(0))
        for own in self.on["face up"]:
            own.sort(key=in_order)
        self.on |= {"task": "turn", "turn": self.on["dealer"]}

    def words(self) -> list[str]:
        return ["turn"]

    def act(self, seat: int, words: str) -> None:
        card = self.on["stock"].pop(0)
        self.on["middle"].append(card)
        for other in self.others()[:-1]:
            if any(own[1:] == card[1:] for own in self.on["face up"][other]):
                place: int = self.on["hits"][other] % 6
                self.pays(other, seat, PAID[place])
                self.on["hits"][other] += 1
        if not self.on["stock"]:
            self.on["rounds"] += 1
            self.on["dealer"] = self.others()[0]
            self.clear()
