"""How lines are broken: between words, never within brackets, and nothing is lost."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as some

from daumen_rules.pieces.wrapping import LONGEST, width_of, wrapped

WORDS = some.lists(
    some.sampled_from(
        ["a", "Anna", "(bot)", "(im Stich 3)", "[HIGH-5]", "`behalte 3 5`", "👍", "sieben,", "·"]
    ),
    max_size=30,
)
PAIRS = ("Anna (bot)", "5 (covered)", "refused [HIGH-5]", "Bube (2 Augen)")


@given(WORDS, some.integers(20, 90))
def test_no_word_is_lost_and_no_line_is_too_long(words: list[str], width: int) -> None:
    text = " ".join(words)
    lines = wrapped(text, width).split("\n")
    assert " ".join(lines).split() == text.split()
    longest = max(
        (width_of(each) for each in re.findall(r"\S+(?: [(\[][^)\]]*[)\]]| `[^`]*`)*", text)),
        default=0,
    )
    assert all(width_of(line) <= max(width, longest) for line in lines)


@pytest.mark.parametrize("pair", PAIRS)
def test_a_thing_and_its_brackets_stay_together_at_every_width(pair: str) -> None:
    for width in range(20, 81):
        for before in range(0, 60, 3):
            text = f"{'x ' * before}{pair} y"
            assert any(pair in line for line in wrapped(text, width).split("\n"))


def test_long_brackets_are_broken_but_not_before_their_first_word() -> None:
    inside = "one two three four five six"
    assert len(inside) > LONGEST
    assert wrapped(f"thing ({inside})", 20) == "thing (one two three\nfour five six)"
    assert wrapped(f"a thing ({inside})", 10) == "a\nthing (one\ntwo three\nfour five\nsix)"


def test_lines_begin_as_they_are_told_to() -> None:
    assert wrapped("one two three", 9, "* ", "    ") == "* one two\n    three"


def test_wide_signs_take_two_columns() -> None:
    assert wrapped("👍👍 👍", 6) == "👍👍\n👍"
    assert wrapped("👍👍 👍", 7) == "👍👍 👍"
