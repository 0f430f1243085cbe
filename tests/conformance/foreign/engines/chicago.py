"""Chicago, game 83, written from its page."""

from itertools import combinations
from typing import Any


class Table:
    """The mats of all seats, a round, and the go of the seat on turn."""

    def __init__(self, players: int) -> None:
        self.mats = [0] * players
        self.first = -1
        self.round()

    def round(self) -> None:
        """The next round, begun by the left neighbour of the last to begin."""
        self.first = (self.first + 1) % len(self.mats)
        self.turn, self.limit = self.first, 3
        self.goes: dict[int, tuple[int, int]] = {}
        self.off: list[int] = []
        self.begin()

    def begin(self) -> None:
        self.dice: list[int] = []
        self.kept: list[int] = []
        self.throws, self.falling = 0, True

    def movers(self) -> list[int | str]:
        if 3 in self.mats:
            return []
        return ["nature"] if self.falling else [self.turn]

    def legal(self) -> list[tuple[int, str]]:
        if self.falling or not self.movers():
            return []
        kept: set[tuple[int, ...]] = set()
        if self.throws < self.limit:
            loose = self.dice[len(self.kept) :]
            more = [k for n in range(len(loose)) for k in combinations(loose, n)]
            kept = {tuple(sorted([*self.kept, *k])) for k in more}
        words = ["stop", *(" ".join(["keep", *map(str, k)]) for k in kept)]
        return [(self.turn, each) for each in words]

    def nature(self, verb: str, values: list[str]) -> bool:
        faces = [int(value) for value in values]
        due = len(self.off) or 3 - len(self.dice)
        if verb != "throw" or len(faces) != due or not set(faces) <= {1, 2, 3, 4, 5, 6}:
            return False
        if self.off:
            self.off = [s for s, face in zip(self.off, faces, strict=True) if face == min(faces)]
            self.lose()
        else:
            self.dice += faces
            self.throws, self.falling = self.throws + 1, False
        return True

    def settle(self) -> None:
        """When all have had a go, those with the fewest points may lose."""
        if len(self.goes) == len(self.mats):
            low = min(self.goes.values())
            self.off = [s for s, go in self.goes.items() if go == low]
            self.lose()

    def lose(self) -> None:
        """A mat for one seat that is left alone."""
        if len(self.off) == 1:
            self.mats[self.off[0]] += 1
            self.round()

    def act(self, seat: int, words: str) -> None:
        verb, *values = words.split()
        if verb == "keep":
            self.dice, self.falling = [int(value) for value in values], True
            self.kept = list(self.dice)
            return
        points = sum({1: 100, 6: 60}.get(face, face) for face in self.dice)
        self.goes[seat] = (points, -self.throws)
        if seat == self.first:
            self.limit = self.throws
        self.turn = (seat + 1) % len(self.mats)
        self.begin()
        self.settle()

    def fields(self) -> dict[str, object]:
        return {
            "score": self.mats,
            "first": self.first,
            "turn": self.turn,
            "dice": [] if self.falling else self.dice[len(self.kept) :],
            "kept": self.kept,
            "results": [[points, -throws] for points, throws in self.goes.values()],
        }

    def lay(self, fields: dict[str, Any]) -> None:
        self.mats, self.first, self.turn = fields["score"], fields["first"], fields["turn"]
        self.kept, self.falling = fields["kept"], not fields["dice"]
        self.dice = self.kept + fields["dice"]
        self.throws = fields["throws so far"] + (not self.falling)
        going = range(self.first, self.first + len(self.mats))
        results = zip((s % len(self.mats) for s in going), fields["results"], strict=False)
        self.goes = {seat: (points, -throws) for seat, (points, throws) in results}
        if self.goes:
            self.limit = -self.goes[self.first][1]
        self.settle()

    def ending(self) -> dict[str, object]:
        winners = [seat for seat, mats in enumerate(self.mats) if mats < 3]
        return {"points": [-m for m in self.mats], "winners": winners}
