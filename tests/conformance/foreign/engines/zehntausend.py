"""Zehntausend, game 114, written from its page."""

from collections import Counter
from itertools import combinations
from typing import Any


def score(dice: list[int]) -> int:
    """What five dice count, each die once."""
    counts = Counter(dice)
    if set(dice) in ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6}):
        return 2000
    points = 0
    for face, count in counts.items():
        if count >= 3:
            points += 1000 if face == 1 else 100 * face
            count -= 3
        points += count * {1: 100, 5: 50}.get(face, 0)
    return points


class Table:
    """The points of all seats, and the go of the seat on turn."""

    def __init__(self, players: int) -> None:
        self.points = [0] * players
        self.turn = 0
        self.begin()

    def begin(self) -> None:
        self.dice: list[int] = []
        self.throws, self.falling = 0, True

    def movers(self) -> list[int | str]:
        if max(self.points) >= 10_000:
            return []
        return ["nature"] if self.falling else [self.turn]

    def legal(self) -> list[tuple[int, str]]:
        if self.falling or not self.movers():
            return []
        kept: set[tuple[int, ...]] = set()
        if self.throws < 3:
            kept = {tuple(sorted(k)) for n in range(5) for k in combinations(self.dice, n)}
        words = ["stop", *(" ".join(["keep", *map(str, k)]) for k in kept)]
        return [(self.turn, each) for each in words]

    def nature(self, verb: str, values: list[str]) -> bool:
        faces = [int(value) for value in values]
        if (
            verb != "throw"
            or len(faces) != 5 - len(self.dice)
            or not set(faces) <= set(range(1, 7))
        ):
            return False
        self.dice += faces
        self.throws, self.falling = self.throws + 1, False
        return True

    def act(self, seat: int, words: str) -> None:
        verb, *values = words.split()
        if verb == "keep":
            self.dice, self.falling = [int(value) for value in values], True
        else:
            self.points[seat] += score(self.dice)
            self.turn = (seat + 1) % len(self.points)
            self.begin()

    def fields(self) -> dict[str, object]:
        lying: list[list[int]] = [[], self.dice]
        return {
            "score": self.points,
            "dice": lying[not self.falling],
            "kept": lying[self.falling],
        }

    def lay(self, fields: dict[str, Any]) -> None:
        self.points, self.turn, self.falling = fields["score"], fields["turn"], not fields["dice"]
        self.dice = fields["dice"] or fields["kept"]
        self.throws = fields["throws so far"] + (not self.falling)

    def ending(self) -> dict[str, object]:
        best = max(self.points)
        return {
            "points": self.points,
            "winners": [s for s, p in enumerate(self.points) if p == best],
        }
