"""The ways to play the first turns of board games, to the depths that the quick suite leaves out.

Run with `python -m pytest tests/benchmarks/test_collection_perft.py -n 0 -s`. The numbers were
counted independently; `tests/collection/board` says where they agree with other programs.
"""

from __future__ import annotations

import time

import pytest

from tests.collection.board.situation import perft, situation

COUNTS = [
    ("dame", "missed=forbidden", [7, 49, 302, 1469, 7361, 36768, 179740]),
    ("dame", "missed=claim", [7, 49, 379, 2872, 23582]),
    ("draught", "", [7, 49, 302, 1469, 7361, 36768, 179740]),
    ("polnische-dame", "taken=at_once", [7, 49, 302, 1469, 7473, 37628, 187302]),
    ("polnische-dame", "taken=after", [7, 49, 302, 1469, 7473, 37628, 187302]),
    ("polnische-dame", "choice=any", [7, 49, 302, 1469, 7482, 37986]),
    ("englische-dame", "missed=forbidden", [7, 49, 302, 1469, 7361, 36768, 179740]),
    ("tuerkische-dame", "missed=forbidden", [8, 64, 708, 7550, 85496, 941846]),
    ("tuerkische-dame", "missed=forbidden, choice=largest", [8, 64, 708, 7538, 85090]),
    ("schlagdame", "", [7, 49, 302, 1469, 7361, 36768, 179740]),
    ("italienische-dame", "kings=long", [7, 49, 302, 1469, 7361, 36473, 177532]),
    ("italienische-dame", "kings=short", [7, 49, 302, 1469, 7361, 36473, 177532]),
]
WITH_KINGS = [
    ("englische-dame", "missed=forbidden", "W:Wg3,h2,Kc1:Bd6,f6,b6,Kh8", [15, 148, 926, 6861]),
]


@pytest.mark.parametrize(("slug", "options", "counts"), COUNTS)
def test_perft(slug: str, options: str, counts: list[int]) -> None:
    begun = time.process_time()
    assert perft(situation(slug, options=options), len(counts)) == counts
    print(f"\n{slug} {options}: {counts[-1]} ways, {time.process_time() - begun:.1f} s")


@pytest.mark.parametrize(("slug", "options", "position", "counts"), WITH_KINGS)
def test_perft_with_kings(slug: str, options: str, position: str, counts: list[int]) -> None:
    assert perft(situation(slug, position, options), len(counts)) == counts
