"""Red Dog, game 136, written from its page."""

from typing import Any

from tests.conformance.second.desk import UP
from tests.conformance.second.rounds import Rounds


class Table(Rounds):
    """Cards that lie open are to be beaten in their suit."""

    def dealt(self) -> None:
        for _ in range(3):
            for seat in self.others():
                self.on["hand"][seat].append(self.on["stock"].pop(0))
        self.on["face down"] = [self.on["stock"].pop(0) for _ in range(3)]
        if not self.on["pot"]:
            self.on["each has paid"] = 0
            self.all_pay(1)
        self.on |= {"task": "beat", "turn": self.others()[0]}
        self.turn_one()

    def all_pay(self, chips: int) -> None:
        self.on["chips"] = [own - chips for own in self.on["chips"]]
        self.on["pot"] += chips * self.seats
        self.on["each has paid"] += chips

    def turn_one(self) -> None:
        if self.on["face down"]:
            self.on["middle"].append(self.on["face down"].pop(0))

    def words(self) -> list[str]:
        def beats(card: str) -> bool:
            below = UP[: UP.index(card[1:])]
            return any(card[0] == other[0] and other[1:] in below for other in self.on["middle"])

        return [card for card in self.on["hand"][self.on["turn"]] if beats(card)] or ["cannot"]

    def act(self, seat: int, words: str) -> None:
        if words != "cannot":
            self.on["hand"][seat].remove(words)
            self.on["face up"][seat].append(words)
            won = min(2, self.on["pot"])
            self.on["chips"][seat] += won
            self.on["pot"] -= won
        if seat != self.on["dealer"]:
            self.on["turn"] = (seat + 1) % self.seats
            if words == "cannot":
                self.turn_one()
            return
        if not any(self.on["face up"]):
            self.all_pay(self.on["each has paid"])
        self.on["rounds"] += 1
        self.on["dealer"] = self.others()[0]
        self.clear()

    def ending(self) -> dict[str, Any]:
        chips = list(self.on["chips"])
        for place, seat in enumerate(self.others()):
            chips[seat] += (self.on["pot"] + self.seats - 1 - place) // self.seats
        best = [seat for seat, own in enumerate(chips) if own == max(chips)]
        return {"points": chips, "winners": best, "payments": chips}
