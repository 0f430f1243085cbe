"""Throws of a go are counted as far as it matters how many there were, and no further.

Otherwise two positions would be different states between which nothing in the game makes a
difference.
"""

from __future__ import annotations

from itertools import islice

import pytest

from daumen_rules.games.catalogue import game
from daumen_rules.pieces.dice import Throw
from tests.collection.test_citing_clauses import games
from tests.each import mostly_long

OPEN = (
    *("die-boese-drei", "die-spinne", "doppelte-liebe", "finke", "gestrichene-zwoelf"),
    *("jule", "marathon", "stumme-jule", "teure-sieben"),
)
"""Games in which a seat throws on as long as something goes well, or as long as it likes."""
LIMITED = {
    "fuenf-finger-spiel": 10,
    "einer-gleich-zwei": 10,
    "plus-minus-1w": 9,
    "auf-und-ab": 7,
    "mariechen-vorwaerts": 6,
    "die-boese-eins": 5,
    "kniffel": 3,
    "chicago": 3,
    "teilen": 2,
}
"""Games in which the manual says how many throws a go has."""


@pytest.mark.parametrize("slug", mostly_long(OPEN))
@pytest.mark.long
def test_in_a_go_of_any_length_it_matters_only_whether_its_seat_has_thrown(slug: str) -> None:
    longest = 0
    for play in islice(games(game(slug)), 40):
        turn, length = -1, 0
        for done in play.steps:
            assert done.state.thrown in (0, 1)
            if isinstance(done.action, Throw):
                length = length + 1 if done.state.turn == turn else 1
                longest = max(longest, length)
            turn = done.state.turn
    assert longest > 2


@pytest.mark.parametrize("slug", mostly_long(reversed(LIMITED)))
@pytest.mark.long
def test_the_throws_of_a_go_that_has_so_many_are_counted(slug: str) -> None:
    rules = game(slug).rules
    states = [done.state for play in islice(games(game(slug)), 40) for done in play.steps]
    assert {state.thrown for state in states if rules.movers(state)} == {*range(LIMITED[slug])}
