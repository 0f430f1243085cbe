"""Buntes Ärgern, game 7, written from its page."""

from __future__ import annotations

from tests.conformance.second.cross import Cross, Man


class Table(Cross):
    """Men stand in all four houses; one in the house of arm 2 is -3."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.men = [[-1, -2, -3, -4] for _ in self.arms]

    def name(self, seat: int, man: Man) -> str:
        return f"b{-man}" if man < 0 else super().name(seat, man)

    def man(self, seat: int, name: str) -> Man:
        return -int(name[1]) if name[0] == "b" else super().man(seat, name)

    def first_field(self, home: Man) -> Man:
        """Where a man comes from a house, counted for the seat on turn."""
        return 10 * ((-home - 1 - self.arms[self.turn]) % 4)

    def usable(self) -> list[str]:
        if not self.dice:
            return []
        seat, men = self.turn, self.men[self.turn]
        fields = {self.first_field(man) for man in men if man < 0}
        if self.dice == [6] and fields - set(men):
            return [f"enter {self.name(seat, to)}" for to in fields - set(men)]
        runs = self.runs()
        return [words for words, man in runs.items() if man in fields] or list(runs)

    def act(self, seat: int, words: str) -> None:
        if words.startswith("enter"):
            to = self.man(seat, words.split()[1])
            self.move(-1 - (to // 10 + self.arms[seat]) % 4, to)
            self.go_on()
        else:
            super().act(seat, words)

    def move(self, man: Man, to: Man) -> None:
        there = self.at(self.name(self.turn, to)) if to < 40 else []
        self.men[self.turn].remove(man)
        self.men[self.turn].append(to)
        for enemy, beaten in there:
            self.beat(enemy, beaten, to)

    def beat(self, enemy: int, beaten: Man, to: Man) -> None:
        self.men[enemy].remove(beaten)
        house = (self.arms[enemy] + beaten // 10) % 4
        while sum(men.count(-1 - house) for men in self.men) >= len(self.men):
            house = (house + 1) % 4
        self.men[enemy].append(-1 - house)
