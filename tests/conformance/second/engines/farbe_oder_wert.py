"""Farbe oder Wert, game 149, written from its page."""

from typing import Any

from tests.conformance.second.desk import UP
from tests.conformance.second.piles import Piles


class Table(Piles):
    """Each guesses cards of the other."""

    chips = 64

    def lay_out(self, cards: list[str]) -> None:
        self.on["pile"] = [cards[::2], cards[1::2]]
        self.on["shown"] = [[None] * 16, [None] * 16]

    def places(self, seat: int) -> list[int]:
        """The places where a seat has cards, from 1 on; its pile has those not yet seen."""
        return [at for at in range(1, 17) if at not in self.on["gone"][seat]]

    def words(self) -> list[str]:
        said = ["red", "black", *UP]
        return [f"guess {at} {word}" for at in self.places(1 - self.on["turn"]) for word in said]

    def act(self, seat: int, words: str) -> None:
        _, place, guess = words.split()
        at, other = int(place) - 1, 1 - seat
        shown = self.on["shown"][other]
        card = shown[at]
        if card is None:
            unseen = [n for n in self.places(other) if shown[n - 1] is None]
            card = self.on["pile"][other].pop(unseen.index(at + 1))
        colour = "red" if card[0] in "HD" else "black"
        self.on["turns"] += 1
        self.on["turn"] = other
        if guess not in (colour, card[1:]):
            shown[at] = card
            return
        won = 1 if guess == colour else 4
        self.on["chips"][seat] += won
        self.on["chips"][other] -= won
        shown[at] = None
        self.on["laid aside"].append(card)
        self.on["gone"][other] = sorted([*self.on["gone"][other], at + 1])

    def is_over(self) -> bool:
        return 16 in map(len, self.on["gone"]) or self.on["turns"] >= 1000

    def ending(self) -> dict[str, Any]:
        chips = self.on["chips"]
        return {"points": chips, "winners": [s for s in (0, 1) if chips[s] == max(chips)]}
