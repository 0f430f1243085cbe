"""The batch forms of the collection play as the readable rules do."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

pytest.importorskip("numba")

from daumen_rules.games.catalogue import game
from daumen_rules.games.dice.kniffel.batch import kernels as kniffel
from tests.each import of_each
from tests.simulation.played_by_both import other_rules, played_by_both

FORMS = of_each("slug", ["kniffel", "mau-mau"])


@pytest.mark.long
@FORMS
def test_random_games_are_the_same_by_both(slug: str) -> None:
    found, random = game(slug), Random(f"forms {slug}")
    seats = found.rules.seats
    assert played_by_both(found, seats[0], found.book.default, 1, least_views=9, steps=150) > 20
    for seed in range(2, 8):
        rules, players = other_rules(found, random), random.choice(seats)
        assert played_by_both(found, players, rules, seed, least_views=9, steps=90) > 0


@pytest.mark.long
def test_a_box_of_kniffel_counts_on_a_row_what_the_manual_says() -> None:
    """The manual's throw 1-1-1-5-6 is 3 among the ones and 14 as three of a kind."""
    dice, p = kniffel.packed((1, 1, 1, 5, 6)), np.array([2, 0, 0, 1])
    assert [kniffel.worth(dice, box, p) for box in (0, kniffel.THREE)] == [3, 14]
