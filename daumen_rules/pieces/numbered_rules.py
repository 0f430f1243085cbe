"""Rule sets as numbers, one for each option, for what reckons with whole numbers alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from .options import options_of

R = TypeVar("R")


def numbers_of(rules: object) -> tuple[int, ...]:
    """A number for each option, in the order of the fields: the value of an option that is a
    number, else the place of its value among all, the default first.
    """
    return tuple(
        getattr(rules, option.field)
        if isinstance(option.values, range)
        else option.each().index(getattr(rules, option.field))
        for option in options_of(type(rules))
    )


def rules_of(kind: type[R], numbers: Iterable[int]) -> R:
    """The rule set of a class that has these numbers."""
    return kind(
        **{
            option.field: int(number) if isinstance(option.values, range) else option.each()[number]
            for option, number in zip(options_of(kind), numbers, strict=True)
        }
    )
