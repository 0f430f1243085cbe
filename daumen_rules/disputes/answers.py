"""The values that courts answer: whether a seat may, yes or no, a number, seats, a fixed phrase.

A game adds values of its own, such as a card. Each value has its words in both languages, its code
for JSON, and the form in which the writer of a situation notes it as the expected answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import field

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import Seat
from daumen_rules.kernel.text import SeatTerm, Sentence, number, sentence


@frozen
class Permission:
    """Whether a seat may do the action that the question names."""

    allowed: bool

    @property
    def code(self) -> str:
        """What machines call it."""
        return "allowed" if self.allowed else "refused"

    @property
    def said(self) -> Sentence:
        """The answer in words."""
        return _ALLOWED if self.allowed else _REFUSED

    def written(self, _: Sequence[str], /) -> str:
        """As a writer expects it."""
        return self.code


@frozen
class YesNo:
    """Whether the statement that the question asks about is true."""

    yes: bool

    @property
    def code(self) -> str:
        """What machines call it."""
        return "yes" if self.yes else "no"

    @property
    def said(self) -> Sentence:
        """The answer in words."""
        return _YES if self.yes else _NO

    def written(self, _: Sequence[str], /) -> str:
        """As a writer expects it."""
        return self.code


@frozen
class Number:
    """A whole number, such as a count of points or cards."""

    value: int

    @property
    def code(self) -> str:
        """What machines call it."""
        return f"number {self.value}"

    @property
    def said(self) -> Sentence:
        """The answer in words."""
        return sentence("{value}", "{value}", value=number(self.value))

    def written(self, _: Sequence[str], /) -> str:
        """As a writer expects it: its digits."""
        return str(self.value)


@frozen
class Seats:
    """One seat, several seats in their order, or nobody."""

    seats: tuple[Seat, ...]

    @property
    def code(self) -> str:
        """What machines call it."""
        if not self.seats:
            return "nobody"
        return " ".join(("seats" if len(self.seats) > 1 else "seat", *map(str, self.seats)))

    @property
    def said(self) -> Sentence:
        """The answer in words: their names."""
        if not self.seats:
            return _NOBODY
        names = {f"s{seat}": SeatTerm(seat) for seat in self.seats}
        row = ", ".join(f"{{{name}}}" for name in names)
        return sentence(row, row, **names)

    def written(self, names: Sequence[str], /) -> str:
        """As a writer expects it: their names."""
        return ", ".join(names[seat] for seat in self.seats) or self.code


@frozen
class Phrase:
    """An answer that is a fixed sentence and holds no value, such as that lots decide."""

    code: str
    said: Sentence = field(eq=False)

    def written(self, _: Sequence[str], /) -> str:
        """As a writer expects it."""
        return self.code


_ALLOWED: Final = sentence("allowed", "erlaubt")
_REFUSED: Final = sentence("refused", "nicht erlaubt")
_YES: Final = sentence("yes", "ja")
_NO: Final = sentence("no", "nein")
_NOBODY: Final = sentence("nobody", "niemand")

ALLOWED: Final = Permission(allowed=True)
REFUSED: Final = Permission(allowed=False)
PERMISSIONS: Final = frozenset((ALLOWED, REFUSED))
YES: Final = YesNo(yes=True)
NO: Final = YesNo(yes=False)
YES_OR_NO: Final = frozenset((YES, NO))
NOBODY: Final = Seats(())
