"""Cards in piles and rows on the table: what several games have in common."""

from __future__ import annotations

from typing import Any

from tests.conformance.second.desk import SUITS, UP

SEATS = ("pile", "laid", "beneath", "won", "shown", "gone", "seen alone", "looked at")
LISTS = ("face down", "heights", "lying", "laid aside")
NUMBERS = ("count", "misses", "turns")


class Piles:
    """The fields of the table by their names; a game adds what is dealt and done."""

    chips = 0

    def __init__(self, players: int) -> None:
        self.seats = players
        self.on: dict[str, Any] = {name: [] for name in (*SEATS, *LISTS, "chips")}
        self.on |= dict.fromkeys(NUMBERS, 0) | {"dealer": players - 1, "turn": 0, "dealt": False}

    def pack(self) -> list[str]:
        return [suit + rank for suit in SUITS for rank in UP]

    def nature(self, verb: str, values: list[str]) -> bool:
        if verb != "deal" or self.on["dealt"] or sorted(values) != sorted(self.pack()):
            return False
        self.on["dealt"] = True
        if self.seats > 1:
            self.on |= {name: [[] for _ in range(self.seats)] for name in SEATS}
            self.on["chips"] = [self.chips] * self.seats
        self.lay_out(list(values))
        return True

    def lay_out(self, cards: list[str]) -> None:
        raise NotImplementedError

    def words(self) -> list[str]:
        raise NotImplementedError

    def is_over(self) -> bool:
        raise NotImplementedError

    def movers(self) -> list[int | str]:
        if not self.on["dealt"]:
            return ["nature"]
        return [] if self.is_over() else [self.on["turn"]]

    def legal(self) -> list[tuple[int, str]]:
        return (
            [(self.on["turn"], w) for w in self.words()]
            if self.movers() == [self.on["turn"]]
            else []
        )

    def fields(self) -> dict[str, Any]:
        return self.on

    def lay(self, fields: dict[str, Any]) -> None:
        self.on = {name: fields[name] for name in self.on}
