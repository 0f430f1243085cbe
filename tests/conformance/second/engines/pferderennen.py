"""Pferderennen, game 32, written from its page."""

from __future__ import annotations

from typing import Any

LEADS = {10: 7, 20: 23, 50: 55}


class Table:
    """A horse for each seat."""

    def __init__(self, players: int) -> None:
        self.at, self.waiting, self.turn = [0] * players, [0] * players, 0

    def movers(self) -> list[int | str]:
        return [] if max(self.at) == 60 else ["nature"]

    def legal(self) -> list[tuple[int, str]]:
        return []

    def nature(self, verb: str, values: list[str]) -> bool:
        if verb != "throw" or len(values) != 1:
            return False
        field = min(self.at[self.turn] + int(values[0]), 60)
        self.at[self.turn] = LEADS.get(field, field)
        self.waiting[self.turn] += field == 40
        while field not in (30, 60):
            self.turn = (self.turn + 1) % len(self.at)
            if not self.waiting[self.turn]:
                break
            self.waiting[self.turn] -= 1
        return True

    def act(self, seat: int, words: str) -> None:
        raise NotImplementedError

    def fields(self) -> dict[str, Any]:
        known = {"fields": self.at, "waiting": self.waiting, "turn": self.turn}
        return known | {"dice": [], "over": max(self.at) == 60}

    def lay(self, fields: dict[str, Any]) -> None:
        self.at, self.waiting, self.turn = fields["fields"], fields["waiting"], fields["turn"]

    def ending(self) -> dict[str, Any]:
        return {"points": self.at, "winners": [self.turn]}
