"""The ways to make a few moves are as many as counted by an independent program, in all games of
stones.
"""

from __future__ import annotations

import pytest

from tests.collection.board.playing import playing
from tests.collection.board.stones_positions import perft
from tests.each import of_each

QUICK = [
    ("eckdame", "", [5, 25, 230]),
    ("halma-dame", "", [7, 49, 428]),
    ("raeuberdame", "", [7, 49, 428]),
    ("schach-halma", "", [24, 576]),
    ("schach-halma", "home=free", [24, 576]),
    ("pyramiden-dame", "", [11, 129]),
    ("go-dame", "", [7, 49, 417]),
    ("mauern", "", [7, 49, 417]),
    ("kesselschlacht", "", [7, 49, 417]),
    ("hasami-yogi", "", [48]),
]
LONG = [
    ("eckdame", "", [5, 25, 230, 2098]),
    ("halma-dame", "", [7, 49, 428, 3711]),
    ("raeuberdame", "", [7, 49, 428, 3711]),
    ("schach-halma", "", [24, 576, 11168]),
    ("schach-halma", "home=free", [24, 576, 17840]),
    ("pyramiden-dame", "", [11, 129, 2309, 41762]),
    ("go-dame", "", [7, 49, 417, 3405, 32289]),
    ("mauern", "", [7, 49, 417, 3405, 32289]),
    ("kesselschlacht", "", [7, 49, 417, 3405, 32289]),
    ("hasami-yogi", "", [48, 2144, 113744]),
]


@pytest.mark.numbers("eckdame", "halma-dame", "raeuberdame", "schach-halma", "pyramiden-dame")
@pytest.mark.numbers("go-dame", "mauern", "kesselschlacht", "hasami-yogi")
@of_each(("slug", "options", "counts"), QUICK)
def test_the_first_moves(slug: str, options: str, counts: list[int]) -> None:
    assert perft(playing(slug, options), len(counts)) == counts


@pytest.mark.long
@pytest.mark.parametrize(("slug", "options", "counts"), LONG)
def test_more_moves(slug: str, options: str, counts: list[int]) -> None:
    assert perft(playing(slug, options), len(counts)) == counts
