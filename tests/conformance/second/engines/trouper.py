"""Trouper, game 141, written from its page."""

from tests.conformance.second.rounds import Rounds


class Table(Rounds):
    """A card to the left for the banker, one to the right for the others."""

    first_task = "stake"

    def clear(self) -> None:
        super().clear()
        self.on["turn"] = self.others()[0]

    def dealt(self) -> None:
        self.on["left"], self.on["right"] = [self.on["stock"].pop(0)], [self.on["stock"].pop(0)]
        self.on |= {"task": "turn", "turn": self.on["dealer"]}
        if self.on["left"][0][1:] == self.on["right"][0][1:]:
            self.ends(has_won=True)

    def words(self) -> list[str]:
        banker = self.on["dealer"]
        match self.on["task"]:
            case "stake":
                return [f"bet {chips}" for chips in (1, 2, 3)]
            case "turn":
                return ["turn"]
            case _:
                letters = ["ABCDEF"[seat] for seat in range(self.seats) if seat != banker]
                return ["keep", *(f"hand on to {letter}" for letter in letters)]

    def act(self, seat: int, words: str) -> None:
        match self.on["task"]:
            case "stake":
                self.on["stakes"][seat] = int(words.split()[1])
                self.on["turn"] = (seat + 1) % self.seats
                if self.on["turn"] == self.on["dealer"]:
                    self.on["task"] = "deal"
            case "turn":
                card = self.on["stock"].pop(0)
                self.on["middle"].append(card)
                if card[1:] in (self.on["left"][0][1:], self.on["right"][0][1:]):
                    self.ends(has_won=card[1:] == self.on["left"][0][1:])
            case _:
                if words != "keep":
                    self.on["dealer"] = "ABCDEF".index(words[-1])
                self.on["rounds"] += 1
                self.clear()

    def ends(self, *, has_won: bool) -> None:
        for seat, chips in enumerate(self.on["stakes"]):
            self.pays(seat, self.on["dealer"], chips if has_won else -chips)
        self.clear()
        if has_won and self.on["rounds"] + 1 < self.seats:
            self.on |= {"task": "heir", "turn": self.on["dealer"]}
        else:
            self.on["rounds"] += 1
