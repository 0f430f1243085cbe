"""Einigkeit macht stark, game 3, written from its page."""

from __future__ import annotations

from typing import Any

from tests.conformance.second.cross import Cross, Man


class Table(Cross):
    """Two pairs; two men of a pair on a field are a wall, and overlooked beats are claimed."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.may_claim: int | None = None
        self.could_beat: list[str] = []

    def enemies(self, name: str) -> list[tuple[int, Man]]:
        return [(seat, man) for seat, man in self.at(name) if (seat - self.turn) % 2]

    def is_open(self, to: Man) -> bool:
        """Whether a man of the seat on turn may stop on a field."""
        if to > 39:
            return to <= 43 and to not in self.men[self.turn]
        return len(self.at(self.name(self.turn, to))) < 2

    def runs(self) -> dict[str, Man]:
        seat, die = self.turn, self.dice[0]
        found: dict[str, Man] = {}
        for man in {man for man in self.men[seat] if man >= 0}:
            way = [self.name(seat, at) for at in range(man + 1, min(man + die, 40))]
            if self.is_open(man + die) and all(len(self.at(name)) < 2 for name in way):
                found[f"{self.name(seat, man)}-{self.name(seat, man + die)}"] = man
        return found

    def usable(self) -> list[str]:
        if not self.dice:
            return []
        can_enter = self.dice == [6] and -1 in self.men[self.turn] and self.is_open(0)
        return ["enter"] * can_enter + list(self.runs())

    def movers(self) -> list[int | str]:
        found = super().movers()
        return found if self.may_claim is None or not found else [self.may_claim]

    def legal(self) -> list[tuple[int, str]]:
        if self.may_claim is None:
            return super().legal()
        words = ["claim nothing", *(f"send back {name}" for name in self.could_beat)]
        return [(self.may_claim, each) for each in words]

    def nature(self, verb: str, values: list[str]) -> bool:
        if values == ["6"] and -1 in self.men[self.turn]:
            home = self.name(self.turn, 0)
            if len(self.enemies(home)) == 2:
                for enemy, man in self.enemies(home):
                    self.beat(enemy, man, 0)
        return super().nature(verb, values)

    def beats(self, words: str) -> bool:
        target = self.name(self.turn, 0) if words == "enter" else words.split("-")[1]
        return target[0] != "h" and bool(self.enemies(target))

    def act(self, seat: int, words: str) -> None:
        if self.may_claim is not None:
            if words.startswith("send back"):
                self.beat(self.turn, self.man(self.turn, words.split()[2]), 0)
            self.may_claim, self.could_beat = None, []
            self.go_on()
            return
        missed = {w.split("-")[0] for w in self.runs() if self.beats(w)}
        is_beating = self.beats(words)
        start, to = (-1, 0) if words == "enter" else (self.man(seat, w) for w in words.split("-"))
        self.move(start, to)
        still = [name for name in sorted(missed) if self.man(seat, name) in self.men[seat]]
        self.dice = []
        if still and not is_beating:
            self.may_claim, self.could_beat = (seat + 1) % 4, still
        else:
            self.go_on()

    def move(self, man: Man, to: Man) -> None:
        if to < 40:
            for enemy, beaten in self.enemies(self.name(self.turn, to)):
                self.beat(enemy, beaten, to)
        self.men[self.turn].remove(man)
        self.men[self.turn].append(to)

    def go_on(self) -> None:
        on_track = any(0 <= man < 40 for man in self.men[self.turn])
        is_unused = bool(self.dice) and not self.usable()
        if is_unused and not on_track and self.throws < 3:
            self.dice, self.again = [], False
        else:
            super().go_on()

    def is_over(self) -> bool:
        return any(min(self.men[seat] + self.men[seat + 2]) > 39 for seat in (0, 1))

    def fields(self) -> dict[str, Any]:
        told = {"may claim": self.may_claim, "could beat": self.could_beat}
        return super().fields() | told

    def lay(self, fields: dict[str, Any]) -> None:
        super().lay(fields)
        self.may_claim, self.could_beat = fields["may claim"], fields["could beat"]

    def ending(self) -> dict[str, Any]:
        pair = 0 if min(self.men[0] + self.men[2]) > 39 else 1
        points = [int(seat % 2 == pair) for seat in range(4)]
        return {"points": points, "winners": [pair, pair + 2]}
