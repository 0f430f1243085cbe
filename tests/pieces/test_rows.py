"""Rows that many games have: what is asked of a state is asked once."""

from __future__ import annotations

import gc
from weakref import ref

from attrs import frozen

from daumen_rules.pieces.rows import remembered


@frozen
class Value:
    """Something to ask about."""

    number: int


def test_a_question_is_asked_once_of_the_same_value() -> None:
    asked: list[Value] = []

    @remembered
    def double(value: Value) -> int:
        asked.append(value)
        return 2 * value.number

    one, other = Value(1), Value(2)
    assert [double(value) for value in (one, one, other, other, one)] == [2, 2, 4, 4, 2]
    assert asked == [one, other, one]


def test_what_was_asked_about_is_not_kept() -> None:
    def number(value: Value) -> int:
        return value.number

    value = Value(1)
    asked, seen = remembered(number), ref(value)
    assert asked(value) == 1
    del value
    gc.collect(0)
    assert seen() is None
