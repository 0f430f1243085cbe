"""The ways to play a few turns are as many as counted independently, in all games of draughts."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.collection.board.situation import perft, situation
from tests.each import of_each

FORBIDDEN = "missed=forbidden"
FROM_THE_START = [
    ("dame", FORBIDDEN, [7, 49, 302, 1469]),
    ("dame", "missed=claim", [7, 49, 379, 2872]),
    ("draught", "", [7, 49, 302, 1469]),
    ("polnische-dame", FORBIDDEN, [7, 49, 302, 1469, 7473]),
    ("polnische-dame", f"{FORBIDDEN}, choice=any", [7, 49, 302, 1469, 7482]),
    ("polnische-dame", f"{FORBIDDEN}, taken=after", [7, 49, 302, 1469]),
    ("englische-dame", FORBIDDEN, [7, 49, 302, 1469]),
    ("tuerkische-dame", FORBIDDEN, [8, 64, 708, 7550]),
    ("tuerkische-dame", f"{FORBIDDEN}, choice=largest", [8, 64, 708, 7538]),
    ("schlagdame", FORBIDDEN, [7, 49, 302, 1469]),
    ("italienische-dame", "", [7, 49, 302, 1469]),
    ("italienische-dame", "kings=short", [7, 49, 302, 1469]),
]
"""Agreed with OpenSpiel, py-draughts and pydraughts, and as published for Polish draughts."""

T1 = "W:Wg3,h2,Kc1:Bd6,f6,b6,Kh8"
T2 = "W:Wa1,f6,Kd2:Bc5,g5,e7,h6,Ka7"
T3 = "W:Wc3,Ke1:Bb4,d4,d6,f6,Kg7"
T4 = "W:We5,g1,Kb2:Bf6,d6,d8,h4,Kc7"
T5 = "B:Wa5,c3,e3,Kf6:BKg1"
WITH_KINGS = [
    ("dame", FORBIDDEN, T1, [9, 57, 328, 1889]),
    ("dame", FORBIDDEN, T2, [1, 6, 22, 121]),
    ("dame", FORBIDDEN, T3, [2, 16, 75, 534]),
    ("dame", FORBIDDEN, T4, [1, 7, 67, 542]),
    ("draught", "", T1, [4, 28, 135, 766]),
    ("draught", "", T2, [1, 6, 42, 234]),
    ("draught", "", T3, [2, 16, 55, 376]),
    ("draught", "", T4, [1, 6, 48, 345]),
    ("polnische-dame", FORBIDDEN, T1, [9, 57, 313, 1741]),
    ("polnische-dame", FORBIDDEN, T2, [2, 13, 74, 429]),
    ("polnische-dame", FORBIDDEN, T3, [1, 7, 16, 97]),
    ("polnische-dame", FORBIDDEN, T4, [1, 7, 67, 542]),
    ("englische-dame", FORBIDDEN, T1, [15, 148, 926]),
    ("englische-dame", FORBIDDEN, T2, [1, 11, 50, 320]),
    ("englische-dame", FORBIDDEN, T3, [2, 16, 161, 1352]),
    ("englische-dame", FORBIDDEN, T4, [1, 12, 167, 1608]),
    ("italienische-dame", "", T1, [9, 62, 333, 2021]),
    ("italienische-dame", "", T2, [1, 6, 22, 136]),
    ("italienische-dame", "", T3, [1, 7, 16, 102]),
    ("italienische-dame", "", T4, [1, 7, 67, 594]),
]


@pytest.mark.numbers("dame", "draught", "polnische-dame", "englische-dame")
@pytest.mark.numbers("tuerkische-dame", "schlagdame", "italienische-dame")
@pytest.mark.cites("DAME-2", "ITALIENISCHE-1", "TUERKISCHE-1")
@pytest.mark.parametrize(("slug", "options", "counts"), FROM_THE_START)
def test_the_first_turns(slug: str, options: str, counts: list[int]) -> None:
    assert perft(situation(slug, options=options), len(counts)) == counts


@of_each(("slug", "options", "position", "counts"), WITH_KINGS)
def test_turns_with_kings(slug: str, options: str, position: str, counts: list[int]) -> None:
    assert perft(situation(slug, position, options), len(counts)) == counts


@pytest.mark.cites("DAME-8")
@pytest.mark.parametrize(
    ("slug", "options", "sizes"),
    [
        ("dame", FORBIDDEN, {1: 3, 3: 8}),
        ("polnische-dame", f"{FORBIDDEN}, taken=at_once", {3: 8}),
        ("polnische-dame", f"{FORBIDDEN}, taken=after", {2: 4}),
        ("draught", "", {}),
    ],
)
def test_when_stones_are_lifted_decides_what_a_king_can_take(
    slug: str, options: str, sizes: dict[int, int]
) -> None:
    """Back over the square of a stone that is gone the king takes a third; see T5."""
    found = situation(slug, T5, options)
    assert Counter(len(run.taken) for run in found.state.demanded.values()) == sizes
    assert len(found.legal) == (sum(sizes.values()) or 2)
