"""Schneller Pasch, game 9, written from its page."""

from __future__ import annotations

from tests.conformance.second.cross import Cross


class Table(Cross):
    """Two dice are thrown, and each is used for a man."""

    def usable(self) -> list[str]:
        both, found = self.dice, list[str]()
        for die in both:
            self.dice = [die]
            found += [words for words in super().usable() if words not in found]
        self.dice = both
        return found

    def nature(self, verb: str, values: list[str]) -> bool:
        if verb != "throw" or len(values) != 2:
            return False
        self.dice = [int(value) for value in values]
        is_double = self.dice[0] == self.dice[1]
        if is_double and self.throws == 2:
            self.send_back()
            is_double, self.dice = False, []
        self.throws, self.again = self.throws + 1 if is_double else 0, is_double
        if not self.usable():
            self.go_on()
        return True

    def send_back(self) -> None:
        """After the third double the man nearest to the goal goes home."""
        track = [man for man in self.men[self.turn] if 0 <= man < 40]
        if track:
            self.men[self.turn].remove(max(track))
            self.men[self.turn].append(-1)

    def act(self, seat: int, words: str) -> None:
        if words == "enter":
            self.move(-1, 0)
            self.dice.remove(6)
        else:
            start, to = (self.man(seat, name) for name in words.split("-"))
            self.move(start, to)
            self.dice.remove(to - start)
        if not self.usable() or min(self.men[seat]) > 39:
            self.go_on()
