"""A part of the tests: `--part 2/3` runs every third test, or so, and the three parts are all.

Which part a test is in hangs on its name alone, so a run is told apart by nothing but the part.
"""

from __future__ import annotations

import argparse
import re
from zlib import crc32

import pytest
from attrs import frozen


@frozen
class Part:
    """One of several parts; `number` counts from 1."""

    number: int
    total: int

    @staticmethod
    def read(text: str) -> Part:
        """The part that `2/3` names. Raises ArgumentTypeError."""
        found = re.fullmatch(r"([1-9]\d*)/([1-9]\d*)", text)
        if found and int(found[1]) <= int(found[2]):
            return Part(int(found[1]), int(found[2]))
        raise argparse.ArgumentTypeError(f"found {text!r}; expected a part such as 2/3")

    def has(self, name: str) -> bool:
        """Whether the test of that name is in it."""
        return crc32(name.encode()) % self.total == self.number - 1

    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Leave the tests of the other parts."""
        others = [item for item in items if not self.has(item.nodeid)]
        items[:] = [item for item in items if self.has(item.nodeid)]
        config.hook.pytest_deselected(items=others)
