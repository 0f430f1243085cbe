"""Springen, game 6, written from its page."""

from __future__ import annotations

from tests.conformance.second.cross import Cross, Man


class Table(Cross):
    """Men that are passed over do not count as fields."""

    def is_taken(self, to: Man) -> bool:
        return to in self.men[self.turn] if to > 39 else bool(self.at(self.name(self.turn, to)))

    def runs(self) -> dict[str, Man]:
        seat = self.turn
        found: dict[str, Man] = {}
        for man in {man for man in self.men[seat] if man >= 0}:
            to = man
            for pip in range(self.dice[0]):
                to += 1
                while to <= 43 and self.is_taken(to):
                    if pip == self.dice[0] - 1 and to not in self.men[seat]:
                        found[f"{self.name(seat, man)}-{self.name(seat, to)}"] = man
                    to += 1
            if to <= 43:
                found[f"{self.name(seat, man)}-{self.name(seat, to)}"] = man
        return found
