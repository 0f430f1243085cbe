"""113 Würfelpoker: how often each combination falls, and how often two are quite equal."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from daumen_rules.games.catalogue import game
from daumen_rules.games.dice.wuerfelpoker import rank
from tests.collection.dice.chances import next_sheets, table

KINDS = [480, 3600, 1800, 1200, 240, 300, 150, 6]
"""Throws of 7776: nothing, a pair, two pairs, three alike, a sequence, a full house, four, five."""


@pytest.mark.numbers("wuerfelpoker")
@pytest.mark.cites("WPOKER-3", "WPOKER-4", "WPOKER-5", "WPOKER-8")
def test_the_combinations_fall_so_often_and_no_two_hands_are_equal() -> None:
    begun = table("wuerfelpoker", players=2)
    kinds, equal = Counter[int](), Fraction()
    ranks = set[object]()
    for there, part in next_sheets(game("wuerfelpoker"), begun).items():
        height = rank(there.rules, there.notes[0].dice)
        kinds[height[0]] += int(part * 7776)
        ranks.add(height)
        equal += part**2
    assert [kinds[kind] for kind in range(8)] == KINDS
    assert len(ranks) == 252
    assert equal == Fraction(3557, 559872)
