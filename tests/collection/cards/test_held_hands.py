"""A hand is drawn as a player of the game holds it."""

from __future__ import annotations

from itertools import groupby
from random import Random

import pytest

from daumen_rules.conformance.random_play import random_play
from daumen_rules.games.catalogue import game
from daumen_rules.pieces.scene_lines import scene_lines

RANKS = ("7", "8", "9", "10", "J", "Q", "K", "A")


def held(slug: str, players: int, seed: int, label: str = "hand: ") -> list[str]:
    """The cards of the first seat in the lines of a position, such as `H10 HA`."""
    found = game(slug)
    state = random_play(found, players, found.book.default, Random(seed), 4).states[-1]
    lines = scene_lines(found.scene.of(found.view(state, 0), 0), "en")
    (line,) = (one for one in lines if one[2:].startswith("A "))
    cards = line.partition(label)[2].partition(": ")[0].split()
    return [card for card in cards if card[0] in "CSHD" and card[1:] in RANKS]


@pytest.mark.parametrize("slug", ["quartett", "verirrter-ritter", "schlafmuetze"])
def test_where_ranks_are_collected_equal_ones_are_held_together(slug: str) -> None:
    for seed in range(4):
        ranks = [RANKS.index(card[1:]) for card in held(slug, 3, seed)]
        assert ranks == sorted(ranks)


@pytest.mark.parametrize(
    ("slug", "players", "label"),
    [("hund", 3, "hand: "), ("elfern", 2, "hand: "), ("ecarte", 2, "laid away: ")],
)
def test_where_suit_is_followed_each_suit_is_held_together(
    slug: str, players: int, label: str
) -> None:
    seen = 0
    for seed in range(6):
        suits = [card[0] for card in held(slug, players, seed, label)]
        seen += len(suits)
        assert len([*groupby(suits)]) == len({*suits})
    assert seen > 6
