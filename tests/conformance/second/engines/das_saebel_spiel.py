"""Das Säbel-Spiel, game 135, written from its page."""

from tests.conformance.second.desk import SUITS, UP
from tests.conformance.second.rounds import Rounds


class Table(Rounds):
    """A card is named, and falls to the left or to the right."""

    def dealt(self) -> None:
        self.on |= {"task": "ask", "turn": self.on["dealer"]}

    def words(self) -> list[str]:
        match self.on["task"]:
            case "ask":
                return [f"ask {'ABCDEF'[seat]}" for seat in self.others()[:-1]]
            case "name":
                return [f"name {suit}{rank}" for suit in SUITS for rank in UP]
            case "stake":
                return ["pass", "bet 1", "bet 2", "bet 3"]
            case _:
                return ["turn"]

    def act(self, seat: int, words: str) -> None:
        said = words.split()[-1]
        match self.on["task"]:
            case "ask":
                self.on |= {"task": "name", "turn": "ABCDEF".index(said)}
            case "name":
                self.on |= {"task": "stake", "named": said, "turn": self.others()[0]}
            case "stake":
                self.on["stakes"][seat] = 0 if said == "pass" else int(said)
                self.on["turn"] = (seat + 1) % self.seats
                if self.on["turn"] == self.on["dealer"]:
                    self.on["task"] = "turn"
            case _:
                side = "left" if len(self.on["left"]) == len(self.on["right"]) else "right"
                self.on[side].append(self.on["stock"].pop(0))
                if self.on[side][-1] == self.on["named"]:
                    self.ends(1 if side == "left" else -1)

    def ends(self, sign: int) -> None:
        for seat, chips in enumerate(self.on["stakes"]):
            self.pays(seat, self.on["dealer"], sign * chips)
        self.on["rounds"] += 1
        self.on["dealer"] = self.others()[0]
        self.clear()
