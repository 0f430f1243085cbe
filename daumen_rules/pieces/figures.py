"""Figures: numbers that follow from the rules alone, such as the value of a game of Skat.

A figure is asked for in words with gaps, like an action. Most need no table: nobody plays, and
nothing lies there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from daumen_rules.kernel.clause import Clause
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.seats import REFEREE
from daumen_rules.kernel.text import LANGUAGES, Text

from .operands import AnyOperand, Operand, numbers
from .verbs import Verb, Verbs

Worth: TypeAlias = tuple[int | None, Sequence[Clause]]
"""A number, None where it is not known yet, and the clauses from which it follows."""


@frozen(eq=False)
class Figure:
    """A figure with its gaps filled."""

    words: Text
    worth: Callable[[Any], Worth]
    """The number in a state; most figures look at its rule set alone."""


def figure(
    of: Callable[..., int],
    clauses: Sequence[Clause],
    en: str,
    de: str,
    *,
    also: tuple[str, ...] = (),
    **gaps: AnyOperand | range,
) -> Verb[Figure]:
    """A figure: its function, its clauses, its words with gaps, and what fills the gaps.

    The function gets the rule set, and the values in the gaps by name. `also` are other words that
    are read.
    """

    def worth(state: Any, **values: Any) -> Worth:
        return of(state.rules, **values), clauses

    return worked_out(worth, en, de, also, **gaps)


def figure_of_state(
    of: Callable[[Any], int | None], clauses: Sequence[Clause], en: str, de: str
) -> Verb[Figure]:
    """A figure that a state decides, such as the value of the game in play; None before that."""

    def worth(state: Any) -> Worth:
        return of(state), clauses

    return worked_out(worth, en, de)


def worked_out(
    worth: Callable[..., Worth],
    en: str,
    de: str,
    also: tuple[str, ...] = (),
    **gaps: AnyOperand | range,
) -> Verb[Figure]:
    """A figure whose function gets the state, and gives the clauses too."""

    def filled(**values: Any) -> Figure:
        said = Text(*(row.write(values, language) for language in LANGUAGES))
        return Figure(said, partial(worth, **values))

    some = {name: numbers(gap) if isinstance(gap, range) else gap for name, gap in gaps.items()}
    row = Verb(filled, Text(en, de), tuple(some.items()), REFEREE, also)  # no seat says it
    return row


def readings(figures: Verbs[Figure], words: str) -> Iterator[Figure]:
    """The figures that some words can mean; commas count as blanks, as do dashes between digits."""
    return figures.readings(REFEREE, re.sub(r",|(?<=\d)-(?=\d)", " ", words))


def examples(figures: Verbs[Figure]) -> Text:
    """An example of each figure, as what was expected."""
    return figures.expected(REFEREE)


def worded(en: str, de: str, words: Mapping[Any, tuple[str, ...]]) -> Operand[Any]:
    """A gap for values that have several words each: English, German, then others."""
    return Operand(
        what=Text(en, de),
        values=tuple(words),
        word=lambda value: Text(*words[value][:2]),
        also=lambda value: words[value][2:],
    )
