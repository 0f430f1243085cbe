"""18, 19, 20, 24 and 26 are won by bots that walk home, as chance never wins them."""

from __future__ import annotations

import pytest

from daumen_rules.conformance.laws import check_laws
from daumen_rules.contracts.plays import Play
from daumen_rules.games.catalogue import game
from tests.collection.board.walking import walked
from tests.each import mostly_long

REACHED = {
    "eckdame": "ECKDAME-14",
    "halma-dame": "HALMADAME-9",
    "schach-halma": "SCHACHHALMA-11",
    "pyramiden-dame": "PYRAMIDEN-12",
    "raeuberdame": "RAEUBER-8",
}


@pytest.mark.cites("ECKDAME-14", "HALMADAME-9", "SCHACHHALMA-11", "PYRAMIDEN-12", "RAEUBER-8")
@pytest.mark.parametrize("slug", mostly_long(REACHED))
def test_a_game_is_won_by_walking_home_and_keeps_the_laws_there(slug: str) -> None:
    found = game(slug)
    steps = walked(found, found.book.default, seed=0)
    assert steps[-1].events[-1].clause.id == REACHED[slug]
    ended = found.rules.outcome(steps[-1].state)
    assert ended is not None
    (winner,) = ended.winners
    way = steps[-1].state.rules.way
    assert steps[-1].state.stones[winner] == way.setup[1 - winner]
    check_laws(found, Play(steps[-3].state, tuple(steps[-2:])))


@pytest.mark.long
@pytest.mark.parametrize("slug", REACHED)
def test_most_games_of_such_bots_are_won(slug: str) -> None:
    """Some run into a block; greedy play of an independent program ended in 45 to 128 moves."""
    found = game(slug)
    games = [walked(found, found.book.default, seed) for seed in range(20)]
    won = [len(steps) for steps in games if steps[-1].events[-1].clause.id == REACHED[slug]]
    assert len(won) >= 8
    assert all(30 < length < 200 for length in won)
