"""The choices of a question in lines; many are listed in steps, so that a screen holds them."""

from __future__ import annotations

from itertools import groupby
from string import ascii_lowercase
from typing import Final

from daumen_rules.disputes.interviewing import Item

MANY: Final = 16
"""With more choices they are listed by letters, group by group."""


def listed(item: Item, letter: str = "") -> tuple[str, ...]:
    """The lines of all choices, or of those that a letter stands for; none for other words.

    A choice that is typed as it reads, such as a name, needs no line.
    """
    choices = [one for one in item.choices if one.sign != one.words]
    if len(choices) <= MANY:
        return () if letter else tuple(f"{one.sign:>4}  {one.words}" for one in choices)
    groups = [tuple(of) for _, of in groupby(choices, lambda one: one.group)]
    by_letter = dict(zip(ascii_lowercase, groups, strict=False))
    if letter:
        return tuple(f"{one.sign:>4}  {one.words}" for one in by_letter.get(letter, ()))
    return tuple(
        f"{sign:>4}  {of[0].group} ({of[0].sign}-{of[-1].sign})" for sign, of in by_letter.items()
    )
