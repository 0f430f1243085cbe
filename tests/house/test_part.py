"""The parts of the tests together are all of them, and none is in two."""

from __future__ import annotations

import argparse

import pytest

from tests.part import Part


def test_every_test_is_in_one_part() -> None:
    parts = [Part.read(f"{number}/3") for number in (1, 2, 3)]
    names = [f"tests/test_a.py::test_b[{case}]" for case in range(300)]
    counts = [sum(part.has(name) for name in names) for part in parts]
    assert all(sum(part.has(name) for part in parts) == 1 for name in names)
    assert min(counts) > 60


@pytest.mark.parametrize("text", ["0/3", "4/3", "2", "2/", "a/b", "1/0", "-1/3"])
def test_what_is_no_part_is_refused(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="expected a part such as 2/3"):
        Part.read(text)
