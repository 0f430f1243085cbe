"""Mühle and Dame: their batch forms play as the readable rules do."""

from __future__ import annotations

from random import Random

import pytest

from daumen_rules.contracts.batch_form import BatchError
from daumen_rules.games.catalogue import game

pytest.importorskip("numba")

from daumen_rules.simulation.batch import Batch

from .batch_equal import games_alike, random_rules

pytestmark = pytest.mark.long


@pytest.mark.parametrize("slug", ["muehle", "dame"])
def test_random_games_are_the_same(slug: str) -> None:
    found, random = game(slug), Random(7)
    assert games_alike(found, 2, found.book.default, 1, 7) > 20
    for seed in range(3):
        assert games_alike(found, 2, random_rules(found, 2, random), 1, seed) > 5


@pytest.mark.parametrize("slug", ["ceylonesisches-muehlespiel", "schlagdame"])
def test_a_game_of_the_families_without_a_form_is_refused_by_name(slug: str) -> None:
    with pytest.raises(BatchError, match=game(slug).book.title.en):
        Batch.deal(slug, 1)
