"""Figures are those of `statistics`, and those of parts add up to those of the whole."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from statistics import mean, stdev

import pytest

from daumen_rules.simulation.figures import Figures, without
from daumen_rules.simulation.games import Setting, played
from daumen_rules.simulation.parts import simulated
from daumen_rules.simulation.shards import Shard


def test_a_figure_has_the_mean_and_the_standard_error_of_its_values() -> None:
    figures, values = Figures(), [Random(at).randrange(-50, 200) for at in range(40)]
    for value in values:
        figures.add(("x",), value)
    found = figures.of("x")
    assert found.mean == pytest.approx(mean(values))
    assert found.error == pytest.approx(stdev(values) / 40**0.5)
    assert found.interval == pytest.approx(
        (found.mean - 1.96 * found.error, found.mean + 1.96 * found.error)
    )


def test_figures_of_few_values_are_told() -> None:
    figures = Figures()
    assert figures.of("x").mean == 0
    figures.add(("x",), 3)
    assert figures.of("x").interval == (3, 3)


def test_figures_that_are_joined_are_those_of_all_values() -> None:
    whole, parts = Figures(), [Figures(), Figures()]
    for at in range(9):
        for figures in (whole, parts[at % 2]):
            figures.add(("x", str(at % 3)), Fraction(1, at + 1))
    parts[1].join(parts[0])
    assert parts[1] == whole
    assert Figures.read(whole.data()) == whole


def test_numbers_come_in_their_order_and_before_words() -> None:
    figures = Figures()
    for word in ("b", "10", "9", "a"):
        figures.add(("x", word), 0)
    assert figures.under("x") == ["9", "10", "a", "b"]


@pytest.mark.parametrize("slug", ["craps", "mau-mau"])
def test_a_shard_counts_what_its_games_are(slug: str) -> None:
    """The figures of a shard, worked out anew from its games."""
    setting = Setting(slug, "manual", 3, ("random",), seed=4)
    games = [played(setting, number) for number in range(5, 12)]
    figures = simulated(setting, False, Shard(5, 7)).figures
    assert figures.of("steps").mean == pytest.approx(mean(game.steps for game in games))
    for seat in range(3):
        won = figures.of("won", "seat", str(seat + 1))
        assert won.count == 7
        assert won.mean == pytest.approx(mean(float(game.results.won[seat]) for game in games))
        assert won.error == pytest.approx(
            stdev(float(game.results.won[seat]) for game in games) / 7**0.5
        )
    for kind in figures.under("times"):
        did = [g.results.leads[s] for g in games for s in range(3) if (s, kind) in g.actions]
        others = [g.results.leads[s] for g in games for s in range(3) if (s, kind) not in g.actions]
        assert figures.of("lead with", kind).mean == pytest.approx(float(sum(did) / len(did)))
        assert without(figures, kind).count == len(others)
        assert without(figures, kind).total == sum(others)
    for clause in figures.under("event"):
        assert figures.of("wait", clause).count == sum(game.events[clause] for game in games)
