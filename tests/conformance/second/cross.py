"""The cross of forty fields with four men a seat: what the games on it have in common."""

from __future__ import annotations

from typing import Any

Man = int
"""Fields from its A-field on: 0 to 39 on the track, 40 to 43 at the goal; -1 at home."""


class Cross:
    """The men of each seat, and the throw that is to be used."""

    def __init__(self, players: int) -> None:
        self.arms = [0, 2] if players == 2 else list(range(players))
        self.men: list[list[Man]] = [[0, -1, -1, -1] for _ in self.arms]
        self.turn, self.throws = 0, 0
        self.dice: list[int] = []
        self.again = False
        self.at_goal: list[int] = []

    def name(self, seat: int, man: Man) -> str:
        if man < 0:
            return f"b{self.arms[seat] + 1}"
        return f"h{man - 39}" if man > 39 else str((10 * self.arms[seat] + man) % 40 + 1)

    def man(self, seat: int, name: str) -> Man:
        if name[0] == "b":
            return -1
        if name[0] == "h":
            return int(name[1]) + 39
        return (int(name) - 1 - 10 * self.arms[seat]) % 40

    def at(self, name: str) -> list[tuple[int, Man]]:
        """The men on a field of the track."""
        all_men = [(seat, man) for seat, men in enumerate(self.men) for man in men]
        return [(seat, man) for seat, man in all_men if self.name(seat, man) == name]

    def lands(self, man: Man, to: Man) -> bool:
        """Whether a man of the seat on turn may come to a field by the throw."""
        return to <= 43 and to not in self.men[self.turn]

    def runs(self) -> dict[str, Man]:
        """The actions with men that are outside, each with the man that goes."""
        die, seat = self.dice[0], self.turn
        outside = {man for man in self.men[seat] if man >= 0}
        going = [(man, man + die) for man in outside if self.lands(man, man + die)]
        return {f"{self.name(seat, man)}-{self.name(seat, to)}": man for man, to in going}

    def can_enter(self) -> bool:
        return 0 not in self.men[self.turn]

    def clears(self, words: str, man: Man) -> bool:
        """Whether an action frees the A-field."""
        return man == 0

    def usable(self) -> list[str]:
        if not self.dice:
            return []
        men, runs = self.men[self.turn], self.runs()
        if -1 not in men:
            return list(runs)
        if self.dice == [6] and self.can_enter():
            return ["enter"]
        clearing = [words for words, man in runs.items() if self.clears(words, man)]
        return clearing if 0 in men and clearing else list(runs)

    def is_over(self) -> bool:
        return len(self.at_goal) >= len(self.men) - 1

    def movers(self) -> list[int | str]:
        if self.is_over():
            return []
        return [self.turn] if self.dice else ["nature"]

    def legal(self) -> list[tuple[int, str]]:
        return [(self.turn, words) for words in self.usable()]

    def nature(self, verb: str, values: list[str]) -> bool:
        if verb != "throw" or len(values) != 1:
            return False
        self.dice = [int(values[0])]
        self.throws, self.again = min(self.throws + 1, 3), self.dice == [6]
        if not self.usable():
            self.go_on()
        return True

    def act(self, seat: int, words: str) -> None:
        if words == "enter":
            self.move(-1, 0)
        else:
            start, to = words.split("-")
            self.move(self.man(seat, start), self.man(seat, to))
        self.go_on()

    def move(self, man: Man, to: Man) -> None:
        """A man of the seat on turn goes to a field, and beats who stands there."""
        if to < 40:
            for enemy, beaten in self.at(self.name(self.turn, to)):
                self.beat(enemy, beaten, to)
        self.men[self.turn].remove(man)
        self.men[self.turn].append(to)

    def beat(self, enemy: int, beaten: Man, to: Man) -> None:
        """A man goes home."""
        self.men[enemy].remove(beaten)
        self.men[enemy].append(-1)

    def go_on(self) -> None:
        if min(self.men[self.turn]) > 39:
            self.at_goal.append(self.turn)
            self.again = False
        self.dice = []
        while not self.again:
            self.turn, self.throws = (self.turn + 1) % len(self.men), 0
            self.again = self.turn not in self.at_goal
        self.again = False

    def fields(self) -> dict[str, Any]:
        men = [[self.name(seat, man) for man in men] for seat, men in enumerate(self.men)]
        known = {"men": men, "turn": self.turn, "dice": self.dice, "throws": self.throws}
        return known | {"again": self.again, "at the goal": self.at_goal}

    def lay(self, fields: dict[str, Any]) -> None:
        self.men = [[self.man(s, name) for name in men] for s, men in enumerate(fields["men"])]
        self.turn, self.dice, self.throws = fields["turn"], fields["dice"], fields["throws"]
        self.again, self.at_goal = fields["again"], list(fields["at the goal"])

    def ending(self) -> dict[str, Any]:
        ranks = self.at_goal + [seat for seat in range(len(self.men)) if seat not in self.at_goal]
        points = [len(ranks) - 1 - ranks.index(seat) for seat in range(len(ranks))]
        return {"points": points, "winners": ranks[:1]}
