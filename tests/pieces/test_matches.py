"""Ledgers: what seats pay each other, and points that are added."""

from __future__ import annotations

import pytest

from daumen_rules.pieces.matches import added, between, paid_to


def test_points_are_added_seat_by_seat() -> None:
    assert added((3, 0, -2), (1, 4, 2)) == (4, 4, 0)
    with pytest.raises(ValueError, match="zip"):
        added((1, 2), (1,))


def test_what_one_seat_owes_another_gets() -> None:
    """A owes B 2 and C 5, C owes B 1: A pays 7, B gets 3, C gets 4."""
    debts = {(0, 1): 2, (0, 2): 5, (2, 1): 1}
    assert between(3, lambda payer, to: debts.get((payer, to), 0)) == (-7, 3, 4)


def test_all_pay_the_winner_who_owes_nothing_to_himself() -> None:
    assert paid_to(1, (4, 9, 0, 3)) == (-4, 7, 0, -3)
