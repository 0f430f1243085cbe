"""A game of many follows from the seed and its number alone."""

from __future__ import annotations

from collections import Counter

import pytest

from daumen_rules import load
from daumen_rules.games import catalogue
from daumen_rules.simulation.games import Setting, played
from tests.each import mostly_long


def test_a_game_does_not_depend_on_the_games_before_it() -> None:
    setting = Setting("mau-mau", "manual", 3, ("random",), seed=4)
    assert played(setting, 7) == played(setting, 7)
    assert played(setting, 7) != played(setting, 8)


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    setting = Setting("skat", "manual", 3, ("careful", "random"))
    sat = Counter(
        (seat, bot) for game in range(6) for seat, bot in enumerate(setting.bots_of(game))
    )
    assert sat == {
        (seat, bot): n for seat in range(3) for bot, n in (("careful", 4), ("random", 2))
    }


def test_kinds_of_bots_play_as_they_do() -> None:
    """Among those that use the estimate of Daumen drauf!, one that acts at random wins little."""
    setting = Setting("daumen-drauf", "german", 3, ("careful", "careful", "random"), seed=1)
    games = [played(setting, number) for number in range(18)]
    assert sum(game.results.won[game.results.bots.index("random")] for game in games) < 3


@pytest.mark.parametrize("slug", mostly_long(catalogue.GAMES))
def test_every_game_can_be_simulated(slug: str) -> None:
    """Leads sum to nothing; shares of the victory to one, unless nobody wins."""
    game = load(slug)
    rules = game.book.write_rules(game.book.default)
    setting = Setting(slug, rules, game.rules.seats[0], ("random",), seed=2)
    one = played(setting, 0)
    assert one.steps >= sum(one.actions.values())
    assert sum(one.results.won) in (0, 1)
    assert len(one.results.leads) == game.rules.seats[0]
    assert all(len(waits) == one.events[clause] for clause, waits in one.waits.items())
