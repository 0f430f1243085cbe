"""Orakel, game 147, written from its page."""

from itertools import combinations
from typing import Any

from tests.conformance.second.piles import Piles


class Table(Piles):
    """Eight piles of four; the cards face down stand pile by pile."""

    def lay_out(self, cards: list[str]) -> None:
        self.on["lying"] = cards[::4]
        self.on["face down"] = [card for at, card in enumerate(cards) if at % 4]
        self.on["heights"] = [3] * 8

    def pairs(self) -> list[tuple[int, int]]:
        tops = self.on["lying"]
        both = combinations([at for at in range(8) if tops[at]], 2)
        return [(one, two) for one, two in both if tops[one][1:] == tops[two][1:]]

    def words(self) -> list[str]:
        return [f"remove {one + 1} {two + 1}" for one, two in self.pairs()]

    def act(self, seat: int, words: str) -> None:
        for at in (int(word) - 1 for word in words.split()[1:]):
            self.on["laid aside"].append(self.on["lying"][at])
            beneath = sum(self.on["heights"][:at])
            has_more = self.on["heights"][at] > 0
            self.on["lying"][at] = self.on["face down"].pop(beneath) if has_more else None
            self.on["heights"][at] -= has_more

    def is_over(self) -> bool:
        return not self.pairs()

    def ending(self) -> dict[str, Any]:
        gone = len(self.on["laid aside"])
        return {"points": [gone], "winners": [0] if gone == 32 else []}
