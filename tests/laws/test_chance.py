"""Nature's part: every order of the deck, each equally likely, with exact weights.

The tests are about the deal as a distribution. Nothing is drawn by it.
"""

from __future__ import annotations

from fractions import Fraction
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from daumen_rules import SPECTATOR, Card, Deal, Pass, Refused, deals
from daumen_rules.games.daumen_drauf.game import GAME
from daumen_rules.games.daumen_drauf.rules import step
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.games.daumen_drauf.view import view
from daumen_rules.kernel.chance import permutations
from daumen_rules.kernel.seats import NATURE
from tests.laws import strategies as our
from tests.laws.played import Game, whole_deck


@pytest.mark.cites("START-2", "DECK-1", "DECK-3", "DECK-4")
@pytest.mark.parametrize("players", range(2, 8))
def test_there_are_as_many_deals_as_orders_of_the_deck(players: int) -> None:
    assert deals(start(players)).total == factorial(6 * (players + 2))


@pytest.mark.parametrize("size", range(6))
def test_every_number_is_another_order(size: int) -> None:
    orders = permutations(tuple(range(size)), as_drawn, lambda action: action)
    every = [orders.at(number) for number in range(orders.total)]
    assert len(set(every)) == orders.total == factorial(size)
    assert all(sorted(order) == list(range(size)) for order in every)
    assert sum(orders.weight(order) for order in every) == 1
    assert list(orders) == every


def as_drawn(order: tuple[int, ...]) -> tuple[int, ...]:
    return order


@pytest.mark.cites("START-2", "MAT-4")
@given(our.seats, st.data())
def test_every_deal_is_as_likely_as_any_other_and_is_accepted(
    players: int, data: st.DataObject
) -> None:
    before = start(players)
    numbers = st.integers(0, factorial(6 * (players + 2)) - 1)
    one, other = data.draw(numbers), data.draw(numbers)
    chance = deals(before)
    deal = chance.at(one)
    assert isinstance(deal, Deal)
    assert sorted(deal.cards) == sorted(whole_deck(players))
    assert chance.weight(deal) == Fraction(1, factorial(6 * (players + 2)))
    assert (chance.at(other) == deal) == (one == other)
    assert not isinstance(step(before, deal), Refused)


@pytest.mark.cites("START-2", "MAT-4", "DECK-6")
@given(our.seats, st.lists(our.cards, max_size=54))
def test_a_deck_of_other_cards_is_impossible_and_refused(players: int, cards: list[Card]) -> None:
    before, deal = start(players), Deal(cards)
    possible = sorted(cards) == sorted(whole_deck(players))
    assert (deals(before).weight(deal) > 0) == possible
    assert isinstance(step(before, deal), Refused) != possible


@our.one_in(3)
@given(our.whole_games)
def test_nature_moves_before_the_deal_alone(game: Game) -> None:
    for place in {0, 1, *game.sample(5)}:
        state = game.states[place]
        chance = GAME.rules.chance(state)
        assert (chance is not None) == (place == 0)
        assert (NATURE in GAME.rules.movers(state)) == (place == 0)
    assert deals(game.before).weight(Pass(0)) == 0
    assert view(game.before, SPECTATOR).legal_actions == ()
