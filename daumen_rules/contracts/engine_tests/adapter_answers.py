"""A value returned by a method of somebody's adapter, and the error if it cannot be used."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from daumen_rules.kernel.frozen import frozen

LONGEST_QUOTE: Final = 80


def quoted(found: object) -> str:
    """A value as a message shows it: itself if it is short, else its type."""
    words = repr(found)
    long = len(words) > LONGEST_QUOTE or "\n" in words
    return f"a value of type {type(found).__name__}" if long else words


class AdapterError(ValueError):
    """A method of an adapter returned an unusable value: which method, the value found and the
    value expected.
    """


@frozen
class Returned:
    """A value that a method returned, or a part of it, and its place."""

    place: str
    found: Any

    def wrong(self, expected: str) -> AdapterError:
        return AdapterError(f"{self.place}: found {quoted(self.found)}; expected {expected}")

    def of_kind(self, kind: Any, expected: str) -> Any:
        if not isinstance(self.found, kind):
            raise self.wrong(expected)
        return self.found

    def field(self, name: str) -> Returned:
        return Returned(f"{self.place}.{name}", getattr(self.found, name))

    def items(self) -> list[Returned]:
        self.of_kind(Iterable, "a list")
        return [Returned(f"{self.place}[{i}]", item) for i, item in enumerate(self.found)]
