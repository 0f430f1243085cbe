"""Leiterspiel, game 1, written from its page."""

from __future__ import annotations

from typing import Any

FEET = {6: 27, 9: 50, 20: 39, 25: 57, 34: 46, 43: 76, 54: 89, 61: 82, 66: 87, 72: 93}
LADDERS = FEET | {top: foot for foot, top in FEET.items()}


class Table:
    """A pawn for each seat."""

    def __init__(self, players: int) -> None:
        self.at = [0] * players
        self.waiting = [0] * players
        self.turn = 0

    def movers(self) -> list[int | str]:
        return [] if 99 in self.at else ["nature"]

    def legal(self) -> list[tuple[int, str]]:
        return []

    def nature(self, verb: str, values: list[str]) -> bool:
        if verb != "throw" or len(values) != 1:
            return False
        field = self.at[self.turn] + int(values[0])
        field = 99 - abs(99 - field)
        self.at[self.turn] = LADDERS.get(field, field)
        self.waiting[self.turn] += field == 3
        while field != 99:
            self.turn = (self.turn + 1) % len(self.at)
            if not self.waiting[self.turn]:
                break
            self.waiting[self.turn] -= 1
        return True

    def act(self, seat: int, words: str) -> None:
        raise NotImplementedError

    def fields(self) -> dict[str, Any]:
        known = {"fields": self.at, "waiting": self.waiting, "turn": self.turn}
        return known | {"dice": [], "over": 99 in self.at}

    def lay(self, fields: dict[str, Any]) -> None:
        self.at, self.waiting, self.turn = fields["fields"], fields["waiting"], fields["turn"]

    def ending(self) -> dict[str, Any]:
        return {"points": self.at, "winners": [self.turn]}
