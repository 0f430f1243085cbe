"""What a seat sees as numbers: always as many, each with a name, and nothing that is hidden."""

from __future__ import annotations

from random import Random

import pytest

from daumen_rules.adapters.tensors import Tensors
from daumen_rules.conformance.random_play import random_play
from daumen_rules.games.catalogue import GAMES, game
from tests.each import mostly_long

STEPS = 60


@pytest.mark.parametrize("slug", mostly_long(GAMES))
def test_a_view_has_always_as_many_numbers(slug: str) -> None:
    found = game(slug)
    for players in {found.rules.seats[0], found.rules.seats[-1]}:
        tensors = Tensors(found, players)
        assert len(tensors.names) == tensors.size
        play = random_play(found, players, found.book.default, Random(slug), STEPS)
        for state in play.states[:: max(1, STEPS // 6)]:
            for seat in range(players):
                assert len(tensors.of(found.view(state, seat), seat)) == tensors.size


@pytest.mark.parametrize(
    "slug", mostly_long([slug for slug in GAMES if game(slug).checks.alike is not None])
)
def test_what_a_seat_cannot_tell_apart_has_the_same_numbers(slug: str) -> None:
    found, random = game(slug), Random(slug)
    players = found.rules.seats[0]
    tensors = Tensors(found, players)
    play = random_play(found, players, found.book.default, random, STEPS)
    for state in play.states[:: max(1, STEPS // 4)]:
        for seat in range(players):
            view = found.view(state, seat)
            other = found.sample(view, random.randrange)
            assert tensors.of(found.view(other, seat), seat) == tensors.of(view, seat)


def test_a_hand_is_told_card_by_card() -> None:
    """After the deal of 66 each sees six cards of its own and how many the other holds."""
    found = game("sechsundsechzig")
    state = found.start(2)
    while (chance := found.chance(state)) is not None:
        state = found.step(state, chance.at(chance.total // 3)).state  # type: ignore[union-attr]
    tensors = Tensors(found, 2)
    numbers = dict(zip(tensors.names, tensors.of(found.view(state, 0), 0), strict=True))
    own = found.view(state, 0).hand
    assert len(own) == 6
    held = {name for name, number in numbers.items() if name.startswith("hand all") and number}
    assert held == {f"hand all {card}" for card in own}
    assert numbers["seat A"] == 1
    assert numbers["seat B"] == 0
