"""What is worked out once of a value stays with it, and with no copy of it."""

from __future__ import annotations

from attrs import evolve, frozen

from daumen_rules.kernel.caching import once

ASKED: list[int] = []


@frozen(slots=False)
class Pair:
    one: int
    other: int

    @once
    def total(self) -> int:
        """The sum."""
        ASKED.append(self.one)
        return self.one + self.other


def test_it_is_worked_out_once_and_anew_for_a_copy_with_changes() -> None:
    ASKED.clear()
    pair = Pair(1, 2)
    assert (pair.total, pair.total, ASKED) == (3, 3, [1])
    assert evolve(pair, other=5).total == 6
    assert pair == Pair(1, 2)
    assert isinstance(Pair.total, once)
