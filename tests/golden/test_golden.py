"""The golden traces are still true, byte for byte.

A trace that has changed on purpose is written anew with `python -m tests.golden.trace --write`, and
the change is read before it is kept.
"""

from __future__ import annotations

from itertools import zip_longest

import pytest

from daumen_rules.games.daumen_drauf.game import GAME
from tests.conftest import many
from tests.golden.trace import FOLDER, GAMES, path_of, trace


@pytest.mark.parametrize("players", GAME.rules.seats[:: many(2, 1)])
def test_a_game_is_still_what_it_was(players: int) -> None:
    seed, rules = GAMES[players]
    golden, now = path_of(players).read_bytes(), trace(players, seed, rules).encode()
    if golden == now:
        return
    pairs = zip_longest(golden.decode().splitlines(), now.decode().splitlines())
    for number, (was, is_now) in enumerate(pairs, start=1):
        assert was == is_now, f"{path_of(players).name}:{number}; see the module's first words"
    raise AssertionError("the traces differ in their line ends")


def test_there_is_a_trace_for_every_number_of_seats_and_no_other() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {
        f"seats-{players}.txt" for players in GAME.rules.seats
    }
    assert set(GAMES) == set(GAME.rules.seats)


def test_the_traces_are_small_enough_to_be_read() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.txt")) < 1_500_000
