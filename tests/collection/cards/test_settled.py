"""The last table of games with a pot, which is shared when the match is over."""

from __future__ import annotations

from random import Random

import pytest

from daumen_rules.conformance.random_play import random_play
from daumen_rules.games import catalogue
from daumen_rules.pieces.scene_lines import scene_lines

SHARED = {"dreiblatt": 0, "dreiblatt-mit-schieben": 0, "preference": 0, "red-dog": 2}
"""Games, each with the seed of a match in which a pot is left."""


@pytest.mark.parametrize("slug", SHARED)
def test_the_last_table_shows_what_the_seats_have_after_the_pot_was_shared(slug: str) -> None:
    game = catalogue.game(slug)
    state = random_play(game, 3, game.book.default, Random(SHARED[slug]), 20_000).states[-1]
    outcome = game.outcome(state)
    assert outcome is not None
    assert state.pot, "else nothing is shared"
    lines = scene_lines(game.scene.of(game.view(state, 0), 0), "en")
    assert not any(line.startswith("pot") for line in lines)
    for letter, points in zip("ABC", outcome.scores, strict=True):
        assert any(line.lstrip("► ")[0] == letter and f": {points}" in line for line in lines)
