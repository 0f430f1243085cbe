"""The readings that a manual leaves besides its default, as rule sets, for one kind of question.

What their answers mean for a manual is not judged here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from daumen_rules.games.daumen_drauf.court.situation.model import Asks, Manual
from daumen_rules.games.daumen_drauf.questions import QUESTIONS
from daumen_rules.games.daumen_drauf.readings import (
    PRESETS,
    RuleSet,
    difference,
    flag_value,
    with_flags,
)
from daumen_rules.kernel.frozen import frozen
from daumen_rules.kernel.question import Question, Reading, Support

_ENDS: Final = ("end_test",)
_DRAWS: Final = ("refill_first", "refill_short", "refill_after_parry", "forced_pass")

FLAGS: Final[dict[Asks, tuple[str, ...]]] = {
    Asks.SHOW: ("colour_scope", "leader_without_cards", "forced_pass", *_ENDS),
    Asks.PASS: ("must_show_scope", "leader_without_cards", "forced_pass", *_ENDS),
    Asks.PARRY: ("parry_timing", "forced_pass", *_ENDS),
    Asks.LOOK: ("inspection",),
    Asks.TAKES: _ENDS,
    Asks.COUNTS: (),
    Asks.DRAWS_FIRST: (*_DRAWS, *_ENDS),
    Asks.DRAWS: (*_DRAWS, *_ENDS),
    Asks.LEADS: ("leader_without_cards", "refill_short", "refill_after_parry", *_ENDS),
    Asks.TURN: ("forced_pass", "leader_without_cards", *_ENDS),
    Asks.OVER: ("leader_without_cards", "refill_short", "refill_after_parry", *_ENDS),
    Asks.POINTS: ("leader_without_cards", "refill_short", *_ENDS),
    Asks.STARTS_NEXT: ("next_starter",),
    Asks.DEALS_NEXT: ("next_starter",),
    Asks.WINS: (),
}
"""The flags on which the answer to a question can hang.

A hand, a pile and a trick that are told are facts, whatever the reading: so refilling per lap,
dealing and releasing change nothing.
"""

_TOGETHER: Final[dict[tuple[str, str], tuple[tuple[str, str], ...]]] = {
    ("end_test", "any_moment"): (("covered_card_is_hand_card", "false"),),
    ("end_test", "any_moment_pile_empty"): (("covered_card_is_hand_card", "false"),),
    ("parry_timing", "any_time"): (("self_parry", "true"),),
}
"""Readings that make sense only beside another."""


@frozen
class Variant:
    """A reading besides the default, the rules with it, and how the text carries both."""

    question: str
    flag: str
    reading: Reading
    support: Support
    of_default: Support
    rules: RuleSet


def question_of(flag: str) -> Question:
    """The question that a flag answers."""
    return next(question for question in QUESTIONS if flag in question.flags)


def question_named(id_: str) -> Question:
    """The question with an id."""
    return next(question for question in QUESTIONS if question.id == id_)


def support(reading: Reading, manual: Manual) -> Support:
    """How far a manual carries a reading."""
    return reading.german if manual == "german" else reading.english


def default(question: Question, manual: Manual) -> Reading:
    """The reading that is our default for a manual."""
    value = question.default_german if manual == "german" else question.default_english
    return next(reading for reading in question.readings if reading.value == value)


def variants(manual: Manual, ask: Asks) -> Iterator[Variant]:
    """Every reading that a manual does not exclude, on which the answer can hang."""
    preset = dict(PRESETS)[manual]
    for flag in FLAGS.get(ask, ()):
        question = question_of(flag)
        of_default = support(default(question, manual), manual)
        for reading in question.readings:
            carried = support(reading, manual)
            if reading.value == flag_value(preset, flag) or carried is Support.EXCLUDED:
                continue
            rules = with_flags(preset, {flag: reading.value})
            yield Variant(question.id, flag, reading, carried, of_default, rules)
            for other, value in _TOGETHER.get((flag, reading.value), ()):
                yield from _combined(manual, rules, (carried, of_default), other, value)


def _combined(
    manual: Manual, rules: RuleSet, lead: tuple[Support, Support], flag: str, value: str
) -> Iterator[Variant]:
    """Two readings at once: carried as the weaker of them, against the stronger of the defaults."""
    question = question_of(flag)
    reading = next(reading for reading in question.readings if reading.value == value)
    order = list(Support)
    carried = max(lead[0], support(reading, manual), key=order.index)
    of_default = min(lead[1], support(default(question, manual), manual), key=order.index)
    if carried is not Support.EXCLUDED:
        both = with_flags(rules, {flag: value})
        yield Variant(question.id, flag, reading, carried, of_default, both)


def parting_rules() -> tuple[tuple[str, RuleSet], ...]:
    """For each flag in which the presets differ its question, and German rules with it."""
    german, english = (rules for _, rules in PRESETS)
    return tuple(
        (question_of(flag).id, with_flags(german, {flag: value}))
        for flag, _, value in difference(german, english)
    )
