"""Where a reader of values stands in a text, and what it says where it cannot go on."""

from __future__ import annotations

import re
from collections.abc import Sequence

from daumen_rules.kernel.seats import Seat, seat_letter
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.operands import Operand

_END = " ,()"


class Unreadable(Exception):
    """A value that cannot be read: at which character, and what was expected there."""

    def __init__(self, at: int, expected: Text) -> None:
        super().__init__(expected.en)
        self.at = at
        self.expected = expected


class Cursor:
    """A value's text, the players' names, and the place up to which the text is read."""

    def __init__(self, text: str, names: Sequence[str], at: int = 0) -> None:
        self.text, self.names, self.at = text, names, at

    def skip(self) -> None:
        """Go over blanks, and over commas, which part values as blanks do."""
        while self.at < len(self.text) and self.text[self.at] in " ,":
            self.at += 1

    @property
    def is_at_end(self) -> bool:
        """Whether nothing follows within the parentheses, or within the text."""
        self.skip()
        return self.at == len(self.text) or self.text[self.at] == ")"

    def take(self, word: str) -> bool:
        """Read a word or a parenthesis where it is next."""
        self.skip()
        end = self.at + len(word)
        if self.text[self.at : end].lower() != word.lower() or not self._ends(end, word):
            return False
        self.at = end
        return True

    def _ends(self, end: int, word: str) -> bool:
        return word in "()" or end == len(self.text) or self.text[end] in _END

    def matched(self, pattern: re.Pattern[str]) -> str | None:
        """Read a word of a pattern where one is next, up to a blank or a parenthesis."""
        self.skip()
        found = pattern.match(self.text, self.at)
        if found is None or not self._ends(found.end(), found.group()):
            return None
        self.at = found.end()
        return found.group()

    def seat(self) -> Seat | None:
        """Read the name of a player, the longest that stands there, or the letter of a seat."""
        letters = [(seat_letter(seat), seat) for seat in range(len(self.names))]
        known = sorted(
            zip(self.names, range(len(self.names)), strict=True), key=lambda n: -len(n[0])
        )
        for word, seat in [*known, *letters]:
            if self.take(word):
                return seat
        return None

    def operand(self, operand: Operand[object]) -> tuple[object] | None:
        """Read one of the values of an operand, by any of its words."""
        self.skip()
        for value, end in operand.found(self.text.lower(), self.at):
            if self._ends(end, " "):
                self.at = end
                return (value,)
        return None

    def rest(self) -> str:
        """Read what follows up to the parenthesis that closes, or to the end."""
        self.skip()
        end = self.text.find(")", self.at)
        found = self.text[self.at : None if end < 0 else end]
        self.at += len(found)
        return found.strip()

    def expected(self, expected: Text) -> Unreadable:
        """The error that something else was expected at this place."""
        self.skip()
        return Unreadable(self.at, expected)
