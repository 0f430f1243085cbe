"""Meine Tante - deine Tante, game 123, written from its page."""

from tests.conformance.second.rounds import Rounds

ENDS = ("A", "10", "K", "9", "Q", "8", "J", "7")


class Table(Rounds):
    """The bank takes what lies on ranks to the left, and pays for those to the right."""

    first_task = "stake"

    def clear(self) -> None:
        super().clear()
        self.on["turn"] = self.others()[0]

    def dealt(self) -> None:
        self.on |= {"task": "turn", "turn": self.on["dealer"]}

    def words(self) -> list[str]:
        if self.on["task"] == "turn":
            return ["turn"]
        taken = [stake["rank"] for stake in self.on["on ranks"][self.on["turn"]]]
        free = [rank for rank in ENDS if rank not in taken]
        return ["pass", *(f"bet {chips} on {rank}" for rank in free for chips in (1, 2, 3))]

    def act(self, seat: int, words: str) -> None:
        if words.startswith("bet"):
            _, chips, _, rank = words.split()
            self.on["on ranks"][seat].append({"rank": rank, "chips": int(chips)})
        elif words == "pass":
            self.on["turn"] = (seat + 1) % self.seats
            if self.on["turn"] == self.on["dealer"]:
                self.on["task"] = "deal"
        else:
            self.turn_one()

    def turn_one(self) -> None:
        side = "left" if len(self.on["left"]) == len(self.on["right"]) else "right"
        card = self.on["stock"].pop(0)
        self.on[side].append(card)
        for other, stakes in enumerate(self.on["on ranks"]):
            hit = sum(stake["chips"] for stake in stakes if stake["rank"] == card[1:])
            self.pays(other, self.on["dealer"], hit if side == "left" else -hit)
            left = [stake for stake in stakes if stake["rank"] != card[1:]]
            self.on["on ranks"][other] = left
        if len(self.on["stock"]) == 1 or not any(self.on["on ranks"]):
            self.on["rounds"] += 1
            self.on["dealer"] = self.others()[0]
            self.clear()
