"""Sperre, game 4, written from its page."""

from __future__ import annotations

from typing import Any

from tests.conformance.second.cross import Cross, Man


class Table(Cross):
    """Two men on a field are a barrier."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.knocked: set[str] = set()
        self.is_blocking = False

    def barriers(self) -> set[str]:
        track = {str(field) for field in range(1, 41)}
        return {name for name in track if len(self.at(name)) == 2}

    def is_free(self, man: Man) -> bool:
        """Whether a man of the seat on turn may leave its field."""
        name = self.name(self.turn, man)
        track = [m for m in self.men[self.turn] if 0 <= m < 40]
        is_last = all(self.name(self.turn, m) in self.barriers() for m in track)
        return name not in self.barriers() or name in self.knocked or is_last

    def runs(self) -> dict[str, Man]:
        seat, die, barriers = self.turn, self.dice[0], self.barriers()
        found: dict[str, Man] = {}
        for man in {man for man in self.men[seat] if man >= 0}:
            to = man + die
            way = [self.name(seat, step) for step in range(man + 1, to)]
            if to > 43 or barriers & set(way) or not self.is_free(man):
                continue
            words = f"{self.name(seat, man)}-{self.name(seat, to)}"
            there = self.at(self.name(seat, to)) if to < 40 else []
            is_own = to in self.men[seat]
            if not is_own:
                found[words] = man
            if to < 40 and len(there) == 1:
                found[f"{words} block"] = man
        return found

    def usable(self) -> list[str]:
        words = super().usable()
        if not words:
            return []
        men = self.men[self.turn]
        has_duty = -1 in men and (words == ["enter"] or (0 in men and self.clearing()))
        opening = [w for w in words if w.split("-")[0] in self.knocked]
        return words if has_duty else opening or words

    def clearing(self) -> bool:
        return any(man == 0 for man in self.runs().values())

    def act(self, seat: int, words: str) -> None:
        before = self.barriers()
        self.is_blocking = words.endswith("block")
        start = words.split("-")[0]
        to = "enter" if words == "enter" else words.split("-")[1].split()[0]
        target = self.name(seat, 0) if to == "enter" else to
        super().act(seat, words.removesuffix(" block"))
        self.knock(before, start, target, seat)

    def move(self, man: Man, to: Man) -> None:
        if self.is_blocking:
            self.men[self.turn].remove(man)
            self.men[self.turn].append(to)
        else:
            super().move(man, to)

    def knock(self, before: set[str], start: str, target: str, seat: int) -> None:
        """A man has stopped before a barrier, or one was built before a man."""
        barriers = self.barriers()
        self.knocked &= barriers
        if target[0] == "h":
            return
        ahead = str(int(target) % 40 + 1)
        if ahead in barriers and self.name(seat, 0) != ahead:
            self.knocked.add(ahead)
        behind = str((int(target) - 2) % 40 + 1)
        if target in barriers and any(self.name(s, 0) != target for s, _ in self.at(behind)):
            self.knocked.add(target)

    def fields(self) -> dict[str, Any]:
        return super().fields() | {"knocked": sorted(self.knocked)}

    def lay(self, fields: dict[str, Any]) -> None:
        super().lay(fields)
        self.knocked = set(fields["knocked"])
