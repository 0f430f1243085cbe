"""Verirrter Ritter, game 122, written from its page."""

from __future__ import annotations

from typing import Any

from tests.conformance.second.desk import SUITS, UP, in_order
from tests.conformance.second.piles import Piles


class Table(Piles):
    """Pairs are laid down at once; chance draws a card from the left neighbour."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.on["hand"] = []

    def pack(self) -> list[str]:
        every = [suit + rank for suit in SUITS for rank in UP]
        return [card for card in every if card[1:] != "K" or card == "CK"]

    def lay_out(self, cards: list[str]) -> None:
        self.on["hand"] = [cards[seat :: self.seats] for seat in range(self.seats)]
        for seat in range(self.seats):
            self.lay_pairs(seat)

    def lay_pairs(self, seat: int) -> None:
        hand = sorted(self.on["hand"][seat], key=in_order)
        for card in list(hand):
            other = [each for each in hand if each[1:] == card[1:] and each != card]
            if card in hand and other:
                self.on["laid"][seat] += [card, other[0]]
                self.on["chips"][seat] += 1
                hand = [each for each in hand if each not in (card, other[0])]
        self.on["hand"][seat] = hand

    def holder(self, after: int) -> int:
        """The nearest seat to the left that has cards."""
        order = [(after + n) % self.seats for n in range(1, self.seats + 1)]
        return next((seat for seat in order if self.on["hand"][seat]), after)

    def nature(self, verb: str, values: list[str]) -> bool:
        if verb != "draw":
            return super().nature(verb, values)
        seat = self.on["turn"]
        other = self.holder(seat)
        words = [values[0], "from", "ABCDEFGH"[other], "for", "ABCDEFGH"[seat]]
        if self.movers() != ["nature"] or not self.on["dealt"] or values != words:
            return False
        if values[0] not in self.on["hand"][other]:
            return False
        self.on["hand"][other].remove(values[0])
        self.on["hand"][seat].append(values[0])
        self.lay_pairs(seat)
        self.on["turns"] += 1
        self.on["turn"] = self.holder(seat)
        return True

    def is_over(self) -> bool:
        return sum(map(bool, self.on["hand"])) == 1 or self.on["turns"] >= 1000

    def movers(self) -> list[int | str]:
        return [] if self.on["dealt"] and self.is_over() else ["nature"]

    def legal(self) -> list[tuple[int, str]]:
        return []

    def ending(self) -> dict[str, Any]:
        has_loser = sum(map(bool, self.on["hand"])) == 1
        lost = [has_loser and bool(hand) for hand in self.on["hand"]]
        winners = [seat for seat in range(self.seats) if has_loser and not lost[seat]]
        return {"points": [-int(each) for each in lost], "winners": winners}
