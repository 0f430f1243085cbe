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
from daumen_rules.kernel.frozen import evolve, frozen
from daumen_rules.kernel.seats import REFEREE
from daumen_rules.kernel.text import LANGUAGES, Text

from .cards import CARDS, Card
from .dice import FACES, Faces
from .operands import AnyOperand, Operand, either, numbers
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

    return _row(worth, en, de, also, gaps)


def figure_of_state(
    of: Callable[[Any], int | None], clauses: Sequence[Clause], en: str, de: str
) -> Verb[Figure]:
    """A figure that a state decides, such as the value of the game in play; None before that."""

    def worth(state: Any) -> Worth:
        return of(state), clauses

    return _row(worth, en, de, (), {})


def _row(
    worth: Callable[..., Worth],
    en: str,
    de: str,
    also: tuple[str, ...],
    gaps: Mapping[str, AnyOperand | range],
) -> Verb[Figure]:
    def filled(**values: Any) -> Figure:
        said = Text(*(row.write(values, language) for language in LANGUAGES))
        return Figure(said, partial(worth, **values))

    some = {name: numbers(gap) if isinstance(gap, range) else gap for name, gap in gaps.items()}
    row = Verb(filled, Text(en, de), tuple(some.items()), REFEREE, also)  # no seat says it
    return row


def cards_figure(
    of: Callable[[Any, tuple[Card, ...]], int], clauses: Sequence[Clause]
) -> Verb[Figure]:
    """What some cards count, from the rule set and the cards."""
    some = evolve(CARDS, least=1)
    en, de = "the sum of {cards}", "die Summe von {cards}"
    return figure(
        of, clauses, en, de, also=("{cards}", "cards {cards}", "karten {cards}"), cards=some
    )


def dice_figure(
    of: Callable[[str, Faces, Any], int],
    dice: int,
    boxes: Mapping[str, Text],
    clause_of: Callable[[str], Clause],
    nothing: Clause,
) -> Verb[Figure]:
    """What some dice count in a box, from the box, the dice and the rule set.

    Each box has its clause; `nothing` is the clause of dice that do not fit it.
    """

    def worth(state: Any, faces: Faces, box: str) -> Worth:
        points = of(box, faces, state.rules)
        return points, (clause_of(box) if points else nothing,)

    words = {box: (name.en, name.de, box) for box, name in boxes.items()}
    en, de = (tuple(name[language] for name in boxes.values()) for language in LANGUAGES)
    box = worded(f"a box: {either(en, 'en')}", f"ein Feld: {either(de, 'de')}", words)
    faces = evolve(FACES, least=dice, most=dice, shown=dice)
    return _row(worth, "{faces} as {box}", "{faces} als {box}", (), {"faces": faces, "box": box})


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
