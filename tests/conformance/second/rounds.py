"""Chips that are won in rounds, with a banker or a dealer: what several games have in common."""

from __future__ import annotations

from typing import Any

from tests.conformance.second.desk import SUITS, UP

LISTS = ("stock", "face down", "left", "right", "middle")
BY_SEAT = ("stakes", "hits", "chips", "purses")
NUMBERS = ("pot", "each has paid", "rounds")


class Rounds:
    """The fields of the table by their names; a game adds its tasks."""

    first_task = "deal"

    def __init__(self, players: int) -> None:
        self.seats = players
        self.on: dict[str, Any] = {"chips": [0] * players, "purses": [0] * players}
        self.on |= dict.fromkeys(NUMBERS, 0) | {"dealer": players - 1}
        self.clear()

    def clear(self) -> None:
        """Nothing lies there; a round begins."""
        self.on |= {name: [] for name in LISTS} | {"hand": [], "face up": []}
        self.on |= {"stakes": [0] * self.seats, "hits": [0] * self.seats}
        self.on |= {"on ranks": [[] for _ in range(self.seats)], "named": None, "player": None}
        self.on |= {"task": self.first_task, "turn": self.on["dealer"]}

    def others(self) -> list[int]:
        """All seats from the left neighbour of the dealer on, and the dealer last."""
        return [(self.on["dealer"] + n) % self.seats for n in range(1, self.seats + 1)]

    def nature(self, verb: str, values: list[str]) -> bool:
        pack = [suit + rank for suit in SUITS for rank in UP]
        if verb != "deal" or self.movers() != ["nature"] or sorted(values) != sorted(pack):
            return False
        self.on |= {"stock": list(values), "hand": [[] for _ in range(self.seats)]}
        self.on["face up"] = [[] for _ in range(self.seats)]
        self.dealt()
        return True

    def dealt(self) -> None:
        raise NotImplementedError

    def words(self) -> list[str]:
        raise NotImplementedError

    def pays(self, seat: int, to: int, chips: int) -> None:
        self.on["chips"][seat] -= chips
        self.on["chips"][to] += chips

    def is_over(self) -> bool:
        return bool(self.on["rounds"] >= self.seats)

    def movers(self) -> list[int | str]:
        if self.is_over():
            return []
        return ["nature"] if self.on["task"] == "deal" else [self.on["turn"]]

    def legal(self) -> list[tuple[int, str]]:
        is_mute = self.is_over() or self.on["task"] == "deal"
        return [] if is_mute else [(self.on["turn"], words) for words in self.words()]

    def fields(self) -> dict[str, Any]:
        return self.on

    def lay(self, fields: dict[str, Any]) -> None:
        self.on = {name: fields[name] for name in self.on}

    def ending(self) -> dict[str, Any]:
        chips = self.on["chips"]
        best = [seat for seat, own in enumerate(chips) if own == max(chips)]
        return {"points": chips, "winners": best, "payments": chips}
