"""Die Jagd, game 148, written from its page."""

from math import gcd
from typing import Any

from tests.conformance.second.desk import UP
from tests.conformance.second.piles import Piles


class Table(Piles):
    """The count goes through the rows, and takes off what it names."""

    def lay_out(self, cards: list[str]) -> None:
        self.on["lying"] = cards

    def words(self) -> list[str]:
        return ["count"]

    def act(self, seat: int, words: str) -> None:
        hits = 0
        for at, card in enumerate(self.on["lying"]):
            if card:
                if card[1:] == UP[self.on["count"]]:
                    self.on["laid aside"].append(card)
                    self.on["lying"][at] = None
                    hits += 1
                self.on["count"] = (self.on["count"] + 1) % 8
        self.on["turns"] += 1
        self.on["misses"] = 0 if hits else self.on["misses"] + 1

    def is_over(self) -> bool:
        """All have gone, or rounds without a hit have come to the rank where the first began."""
        left = sum(map(bool, self.on["lying"]))
        return left == 0 or self.on["misses"] >= 8 // gcd(left, 8)

    def ending(self) -> dict[str, Any]:
        gone = len(self.on["laid aside"])
        return {"points": [gone], "winners": [0] if gone == 32 else []}
