"""The batch forms of the collection play as the readable rules do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from attrs import evolve

pytest.importorskip("numba")

from daumen_rules.games.catalogue import game
from daumen_rules.games.dice.kniffel.batch import kernels as kniffel
from tests.each import of_each
from tests.simulation.batch_equal import games_alike, random_rules

SHORT: dict[str, dict[str, Any]] = {
    "kniffel": {"games": 1},
    "mau-mau": {"max_turns": 40, "max_deals": 2},
    "skat": {"deals": 2},
}
"""What makes the games short."""


@pytest.mark.long
@of_each("slug", SHORT)
def test_random_games_are_the_same_by_both(slug: str) -> None:
    """With every number of seats, under the default rules and under random ones."""
    found, random = game(slug), Random(f"forms {slug}")
    for players in found.rules.seats:
        other = random_rules(found, players, random)
        for rules in (found.book.default, other):
            short = evolve(rules, **SHORT[slug])
            assert games_alike(found, players, short, 1, players) > 20


@pytest.mark.long
def test_a_box_of_kniffel_counts_on_a_row_what_the_manual_says() -> None:
    """The manual's throw 1-1-1-5-6 is 3 among the ones and 14 as three of a kind."""
    dice, rules = kniffel.packed((1, 1, 1, 5, 6)), game("kniffel").book.default
    form = game("kniffel").batch
    assert form is not None
    p = form().parameters(2, rules)
    assert [kniffel.worth(dice, box, p) for box in (0, kniffel.THREE)] == [3, 14]
