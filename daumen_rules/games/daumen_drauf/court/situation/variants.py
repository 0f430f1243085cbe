"""The readings that a manual leaves open besides its default, as rule sets.

`daumen_rules.disputes.classify` judges their answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import combinations
from typing import Final

from daumen_rules.games.daumen_drauf.questions import QUESTIONS
from daumen_rules.games.daumen_drauf.rule_set import (
    FLAGS,
    PRESETS,
    RuleSet,
    difference,
    flag_value,
    with_flags,
)
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.question import Question, Reading, Support
from daumen_rules.pieces.options import OptionError

from .model import Manual


@frozen
class Variant:
    """A reading besides the default, the rules with it, and how the text carries both.

    `flags` are all flags that differ from the default: several where the reading needs others.
    """

    question: str
    flag: str
    reading: Reading
    support: Support
    of_default: Support
    rules: RuleSet
    flags: frozenset[str]

    def is_in(self, other: Variant) -> bool:
        """Whether another variant has all these readings, and more."""
        same = all(getattr(self.rules, flag) == getattr(other.rules, flag) for flag in self.flags)
        return same and self.flags < other.flags


@frozen
class _Left:
    """A reading that a manual leaves besides its default."""

    question: str
    flag: str
    reading: Reading
    support: Support
    of_default: Support


def _left(flag: str, preset: RuleSet, manual: Manual) -> Iterator[_Left]:
    question = question_of(flag)
    of_default = support(default(question, manual), manual)
    for reading in question.readings:
        carried = support(reading, manual)
        if reading.value != flag_value(preset, flag) and carried is not Support.EXCLUDED:
            yield _Left(question.id, flag, reading, carried, of_default)


_ORDER: Final = list(Support)


def question_of(flag: str) -> Question:
    """The question that a flag answers."""
    return next(question for question in QUESTIONS if flag in question.flags)


def question_named(id_: str) -> Question:
    """The question with an id."""
    return next(question for question in QUESTIONS if question.id == id_)


def support(reading: Reading, manual: Manual) -> Support:
    """How well a manual supports a reading."""
    return reading.german if manual == "german" else reading.english


def default(question: Question, manual: Manual) -> Reading:
    """The reading that is our default for a manual."""
    value = question.default_german if manual == "german" else question.default_english
    return next(reading for reading in question.readings if reading.value == value)


@cache
def variants(manual: Manual) -> tuple[Variant, ...]:
    """Every reading that a manual does not exclude, besides its defaults.

    A reading that makes sense only beside others comes with as few of them as it needs. Its support
    is that of the weakest of them, and `of_default` that of the strongest of their defaults.
    """
    preset = dict(PRESETS)[manual]
    left = [one for flag in FLAGS for one in _left(flag, preset, manual)]
    return tuple(variant for first in left for variant in _sensible(preset, first, left))


def _sensible(preset: RuleSet, first: _Left, left: Sequence[_Left]) -> Iterator[Variant]:
    """A reading alone, or with the fewest other readings with which it makes sense."""
    found = False
    for more in range(len(FLAGS)):
        for others in combinations(left, more):
            flags = {one.flag: one.reading.value for one in (*others, first)}
            with suppress(OptionError):
                rules, found = with_flags(preset, flags), True
                yield Variant(
                    question=first.question,
                    flag=first.flag,
                    reading=first.reading,
                    support=max((one.support for one in (first, *others)), key=_ORDER.index),
                    of_default=min((one.of_default for one in (first, *others)), key=_ORDER.index),
                    rules=rules,
                    flags=frozenset(flags),
                )
        if found:
            return


def parting_rules() -> tuple[tuple[str, RuleSet], ...]:
    """For each flag that differs in the presets: its question, and German rules with that flag."""
    german, english = (rules for _, rules in PRESETS)
    return tuple(
        (question_of(flag).id, with_flags(german, {flag: value}))
        for flag, _, value in difference(german, english)
    )
