"""Lists as values of options: boards that the manual does not fix, and those of a house.

A list is written with `/` between its items, such as `6-27/9-50`, or by its name where it has one.
What an item means stands in the games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.text import Text

from .expected_error import ExpectedError

Items: TypeAlias = tuple[Any, ...]
BETWEEN: Final = "/"
NONE: Final = "-"
"""How the empty list is written."""


@frozen(eq=False, kw_only=True)
class Lists:
    """The values of an option that holds a list: some lists by their names, the default first, and
    every other list of such items.
    """

    named: Mapping[str, Items]
    what: Text
    """What an item is, such as `a ladder such as 6-27`."""
    read_item: Callable[[str], Any]
    """The item of a word. Raises ValueError for other words."""
    write_item: Callable[[Any], str]

    @property
    def default(self) -> Items:
        """The first list with a name."""
        return next(iter(self.named.values()))

    def known(self, item: Text) -> Text:
        """The words that are read, where `item` says what an item is."""
        names = ", ".join(self.named)
        return Text(
            f"{names}, or items with `/` between them, each {item.en}",
            f"{names}, oder Angaben mit `/` dazwischen, jede {item.de}",
        )

    def item(self, word: str) -> Any:
        """The item of a word. Raises ExpectedError."""
        try:
            return self.read_item(word)
        except ValueError:
            raise ExpectedError(self.what.en, self.what.de) from None

    def read(self, word: str) -> Items:
        """The list of a word: its name, or its items. Raises ExpectedError."""
        if word in self.named:
            return self.named[word]
        return () if word == NONE else tuple(map(self.item, word.split(BETWEEN)))

    def write(self, value: Items) -> str:
        """The name of a list, or its items where it has none."""
        for name, items in self.named.items():
            if items == value:
                return name
        return BETWEEN.join(map(self.write_item, value)) or NONE

    def has(self, value: object) -> bool:
        """Whether a value is a list of such items."""
        try:
            held: Any = value
            return isinstance(value, tuple) and self.read(self.write(held)) == value
        except (ExpectedError, ValueError, TypeError, LookupError):
            return False


def numbers_list(en: str, de: str, **named: tuple[int, ...]) -> Lists:
    """The lists of whole numbers; each item is described by the words."""
    return Lists(named=named, what=Text(en, de), read_item=read_number, write_item=str)


def read_pair(word: str) -> tuple[int, int]:
    """The numbers of a pair such as `6-27`. Raises ValueError."""
    one, other = word.split("-")
    return read_number(one), read_number(other)


def read_number(word: str) -> int:
    """The number of a word. Raises ValueError."""
    if not (word.isascii() and word.isdecimal()) or len(word) > 4:
        raise ValueError
    return int(word)
