"""Gänsespiel, game 10, written from its page."""

from __future__ import annotations

from typing import Any

GEESE = {5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59}
LEADS = {6: 12, 15: 10, 39: 33, 42: 30, 58: 1}
WAITS = {19: 1, 52: 2}


class Table:
    """A pawn for each seat; a choice is offered on fields 3 and 26."""

    def __init__(self, players: int) -> None:
        self.at = [1] * players
        self.waiting = [0] * players
        self.turn, self.dice = 0, list[int]()

    def movers(self) -> list[int | str]:
        if max(self.at) == 63:
            return []
        return [self.turn] if self.dice else ["nature"]

    def legal(self) -> list[tuple[int, str]]:
        if not self.dice or max(self.at) == 63:
            return []
        words = ["advance", "stay"] if self.at[self.turn] == 3 else ["again", "stop"]
        return [(self.turn, each) for each in words]

    def nature(self, verb: str, values: list[str]) -> bool:
        if verb != "throw" or len(values) != 1:
            return False
        die = int(values[0])
        if self.at[self.turn] == 31 and die != 6:
            self.next_turn()
        else:
            self.go(self.at[self.turn] + die, die)
        return True

    def go(self, field: int, die: int) -> None:
        """The pawn comes to a field, and what is there happens."""
        seat = self.turn
        self.at[seat] = min(field, 63)
        if field >= 63:
            return
        if field in GEESE:
            self.go(field + die, die)
        elif field in LEADS:
            self.go(LEADS[field], die)
        elif (field == 3 and max(self.at) > 3) or (field == 26 and die in (3, 6)):
            self.dice = [die]
        else:
            self.waiting[seat] += WAITS.get(field, 0)
            self.next_turn()

    def next_turn(self) -> None:
        self.turn = (self.turn + 1) % len(self.at)
        while self.waiting[self.turn]:
            self.waiting[self.turn] -= 1
            self.turn = (self.turn + 1) % len(self.at)

    def act(self, seat: int, words: str) -> None:
        die, self.dice = self.dice[0], []
        if words == "advance":
            self.go(min(field for field in self.at if field > 3) + 1, die)
        elif words != "again":
            self.next_turn()

    def fields(self) -> dict[str, Any]:
        known = {"fields": self.at, "waiting": self.waiting, "turn": self.turn}
        return known | {"dice": self.dice, "over": max(self.at) == 63}

    def lay(self, fields: dict[str, Any]) -> None:
        self.at, self.waiting = fields["fields"], fields["waiting"]
        self.turn, self.dice = fields["turn"], fields["dice"]

    def ending(self) -> dict[str, Any]:
        return {"points": self.at, "winners": [s for s, field in enumerate(self.at) if field == 63]}
