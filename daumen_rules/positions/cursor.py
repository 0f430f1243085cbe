"""A cursor in the text of a value, and the error of a value that it cannot read."""

from __future__ import annotations

import re
from collections.abc import Sequence

from daumen_rules.kernel.seats import Seat, seat_letter
from daumen_rules.kernel.text import Text
from daumen_rules.pieces.operands import Operand

_END = " ,()"


class Unreadable(Exception):
    """A value that cannot be read: `expected` does not stand at the character with index `at`."""

    def __init__(self, at: int, expected: Text) -> None:
        super().__init__(expected.en)
        self.at = at
        self.expected = expected


class Cursor:
    """The text of a value, the names of the players, and the index up to which it was read."""

    def __init__(self, text: str, names: Sequence[str], at: int = 0) -> None:
        self.text, self.names, self.at = text, names, at

    def skip(self) -> None:
        """Skip blanks and commas; both separate values."""
        while self.at < len(self.text) and self.text[self.at] in " ,":
            self.at += 1

    @property
    def is_at_end(self) -> bool:
        """Whether the text or the open parenthesis ends here."""
        self.skip()
        return self.at == len(self.text) or self.text[self.at] == ")"

    def is_at(self, sign: str) -> bool:
        """Whether a sign comes next."""
        self.skip()
        return self.text.startswith(sign, self.at)

    def take(self, word: str) -> bool:
        """Read this word or parenthesis if it comes next; says whether it did."""
        self.skip()
        end = self.at + len(word)
        if self.text[self.at : end].lower() != word.lower() or not self._ends(end, word):
            return False
        self.at = end
        return True

    def _ends(self, end: int, word: str) -> bool:
        return word in "()" or end == len(self.text) or self.text[end] in _END

    def matched(self, pattern: re.Pattern[str]) -> str | None:
        """Read a whole word that matches a pattern; None if the next word does not match."""
        self.skip()
        found = pattern.match(self.text, self.at)
        if found is None or not self._ends(found.end(), found.group()):
            return None
        self.at = found.end()
        return found.group()

    def seat(self) -> Seat | None:
        """Read a player's name, the longest that fits, or a seat's letter; None without one."""
        letters = [(seat_letter(seat), seat) for seat in range(len(self.names))]
        known = sorted(
            zip(self.names, range(len(self.names)), strict=True), key=lambda n: -len(n[0])
        )
        for word, seat in [*known, *letters]:
            if self.take(word):
                return seat
        return None

    def operand(self, operand: Operand[object]) -> tuple[object] | None:
        """Read a value of an operand, as a tuple of one, by any of its words; None without one."""
        self.skip()
        for value, end in operand.found(self.text.lower(), self.at):
            if self._ends(end, " "):
                self.at = end
                return (value,)
        return None

    def rest(self) -> str:
        """Read the text up to the closing parenthesis, or to the end."""
        self.skip()
        end = self.text.find(")", self.at)
        found = self.text[self.at : None if end < 0 else end]
        self.at += len(found)
        return found.strip()

    def expected(self, expected: Text) -> Unreadable:
        """The error that something else was expected at this place."""
        self.skip()
        return Unreadable(self.at, expected)
