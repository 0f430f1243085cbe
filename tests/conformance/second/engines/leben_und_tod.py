"""Leben und Tod, game 142, written from its page."""

from itertools import zip_longest
from typing import Any

from tests.conformance.second.desk import UP
from tests.conformance.second.piles import Piles


class Table(Piles):
    """Two piles fight; the cards of a fight lie there until the next one."""

    def lay_out(self, cards: list[str]) -> None:
        self.on["pile"] = [cards[::2][::-1], cards[1::2][::-1]]

    def ties(self) -> int:
        """How many pairs of open cards are equal in this fight."""
        pairs = zip(*self.on["laid"], strict=False)
        return sum(one[1:] == two[1:] for one, two in pairs)

    def winner(self) -> int | None:
        """Who has won the fight, None while it goes on."""
        one, two = self.on["laid"]
        if not one or len(one) != len(two) or one[-1][1:] == two[-1][1:]:
            return None
        return int(UP.index(one[-1][1:]) < UP.index(two[-1][1:]))

    def collect(self) -> None:
        winner = self.winner()
        if winner is not None:
            for seat in (0, 1):
                laid, beneath = self.on["laid"][seat], self.on["beneath"][seat]
                both = zip_longest(laid, beneath)
                self.on["won"][winner] += [card for pair in both for card in pair if card]
            self.on["laid"], self.on["beneath"] = [[], []], [[], []]

    def movers(self) -> list[int | str]:
        seat = self.on["turn"]
        is_out = self.on["dealt"] and not self.on["pile"][seat]
        return ["nature"] if is_out and not self.is_over() else super().movers()

    def nature(self, verb: str, values: list[str]) -> bool:
        seat = self.on["turn"]
        if verb != "shuffle":
            return super().nature(verb, values)
        if self.movers() != ["nature"] or not self.on["dealt"]:
            return False
        lying = [card for name in ("laid", "beneath") for each in self.on[name] for card in each]
        won = self.on["won"][seat] + (lying if self.winner() == seat else [])
        if sorted(values) != sorted(won):
            return False
        self.collect()
        self.on["pile"][seat], self.on["won"][seat] = list(values), []
        return True

    def words(self) -> list[str]:
        return ["turn"]

    def act(self, seat: int, words: str) -> None:
        self.collect()
        pile, ties = self.on["pile"][seat], self.ties()
        for place, due in (("beneath", ties), ("laid", ties + 1)):
            if pile and len(self.on[place][seat]) < due:
                self.on[place][seat].append(pile.pop(0))
        if len(self.on["laid"][seat]) > ties:
            self.on["turn"] = 1 - seat
        winner = self.winner()
        if winner is not None:
            self.on["turns"] += 1
            self.on["turn"] = winner

    def lacks(self, seat: int) -> bool:
        """Whether a seat cannot lay what this fight or the next one asks for."""
        winner, ties = self.winner(), self.ties()
        has = len(self.on["pile"][seat]) + len(self.on["won"][seat])
        if winner is not None:
            return seat != winner and not has
        return has < 2 * ties + 1 - len(self.on["laid"][seat]) - len(self.on["beneath"][seat])

    def is_over(self) -> bool:
        return self.lacks(0) or self.lacks(1) or self.on["turns"] >= 5000

    def ending(self) -> dict[str, Any]:
        lost = [self.lacks(0), self.lacks(1)]
        points, winner = [0, 0], self.winner()
        for seat in (0, 1):
            points[seat] += len(self.on["pile"][seat]) + len(self.on["won"][seat])
            owner = seat if winner is None else winner
            points[owner] += len(self.on["laid"][seat]) + len(self.on["beneath"][seat])
        return {"points": points, "winners": [lost.index(False)] if lost[0] != lost[1] else []}
