"""Kniffel, game 111, written from its page."""

from collections import Counter
from itertools import combinations
from typing import Any

UPPER = ["ones", "twos", "threes", "fours", "fives", "sixes"]
LOWER = ["three-of-a-kind", "four-of-a-kind", "full-house", "small-straight", "large-straight"]
BOXES = [*UPPER, *LOWER, "kniffel", "chance"]


def score(box: str, dice: list[int]) -> int:
    """What five dice count in a box."""
    counts = Counter(dice)
    most = max(counts.values())
    longest = max(n for n in range(6) for i in range(1, 7) if set(range(i, i + n)) <= set(dice))
    if box in UPPER:
        face = UPPER.index(box) + 1
        return face * counts[face]
    fits = {
        "three-of-a-kind": (most >= 3, sum(dice)),
        "four-of-a-kind": (most >= 4, sum(dice)),
        "full-house": (sorted(counts.values()) == [2, 3], 25),
        "small-straight": (longest >= 4, 30),
        "large-straight": (longest >= 5, 40),
        "kniffel": (most == 5, 50),
        "chance": (True, sum(dice)),
    }
    met, points = fits[box]
    return points if met else 0


class Table:
    """The cards of all seats, and the go of the seat on turn."""

    def __init__(self, players: int) -> None:
        self.cards: list[dict[str, int]] = [{} for _ in range(players)]
        self.turn = 0
        self.begin()

    def begin(self) -> None:
        self.dice: list[int] = []
        self.throws, self.falling = 0, True

    def movers(self) -> list[int | str]:
        if all(len(card) == 13 for card in self.cards):
            return []
        return ["nature"] if self.falling else [self.turn]

    def legal(self) -> list[tuple[int, str]]:
        if self.falling or not self.movers():
            return []
        words = [f"enter {box}" for box in BOXES if box not in self.cards[self.turn]]
        if self.throws < 3:
            kept = {tuple(sorted(k)) for n in range(5) for k in combinations(self.dice, n)}
            words += ["stop", *(" ".join(["keep", *map(str, k)]) for k in kept)]
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
        if verb == "stop":
            self.throws = 3
        elif verb == "keep":
            self.dice, self.falling = [int(value) for value in values], True
        else:
            self.cards[seat][values[0]] = score(values[0], self.dice)
            self.turn = (seat + 1) % len(self.cards)
            self.begin()

    def fields(self) -> dict[str, object]:
        return {
            "card": [[[card.get(box) for box in BOXES]] for card in self.cards],
            "turn": self.turn,
            "throws so far": self.throws - (not self.falling),
            "dice": [] if self.falling else self.dice,
            "kept": self.dice if self.falling else [],
        }

    def lay(self, fields: dict[str, Any]) -> None:
        entered = [zip(BOXES, columns[0], strict=True) for columns in fields["card"]]
        self.cards = [
            {box: points for box, points in card if points is not None} for card in entered
        ]
        self.turn, self.falling = fields["turn"], not fields["dice"]
        self.dice = fields["dice"] or fields["kept"]
        self.throws = fields["throws so far"] + (not self.falling)

    def ending(self) -> dict[str, object]:
        upper = [sum(card[box] for box in UPPER) for card in self.cards]
        bonus = [35 if rows >= 63 else 0 for rows in upper]
        points = [sum(card.values()) + more for card, more in zip(self.cards, bonus, strict=True)]
        return {"points": points, "winners": [s for s, p in enumerate(points) if p == max(points)]}
