"""The graph of a game has as many states and ways to play as were counted independently."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from daumen_rules import load
from daumen_rules.exploration.graph import Depth, Graph
from tests.each import of_each

PERFT = Path(__file__).parents[2] / "spec" / "daumen_drauf" / "vectors" / "perft.json"
DEALS = [form for form in json.loads(PERFT.read_text("utf-8"))["positions"] if not form["deck"]]
DRAUGHTS = [7, 49, 302, 1469]
"""Counted by other programs, too: see `tests/collection/board/test_draughts_perft.py`."""

FORBIDDEN = "manual with missed=forbidden"


def graph_of(slug: str, rules: str = "manual", limit: int = 10_000) -> Graph:
    game = load(slug)
    return Graph(game, game.start(2, game.book.read_rules(rules)), limit)


def small_world(pack: str, players: int, rules: str = "german") -> Graph:
    """*Daumen drauf!* with a small pack, before its deal."""
    game = load("daumen-drauf")
    extras = game.notation.record_extras
    assert extras is not None
    state = extras().begun(game.start(players, game.book.read_rules(rules)), None, pack)
    return Graph(game, state, 10_000)


@pytest.mark.long
@of_each("form", DEALS)
def test_a_small_world_goes_on_in_as_many_ways_as_a_second_program_counts(
    form: dict[str, Any],
) -> None:
    """The first action is the deal."""
    for counts in form["counts"]:
        graph = small_world(form["pack"], form["players"], counts["rules"][0])
        assert graph.explore()
        assert [each.ways for each in graph.depths()] == [form["deals"], *counts["sequences"]]
        assert [each.over for each in graph.depths()] == [0, *counts["ends"]]
        assert sum(each.states for each in graph.depths()) + 1 == graph.states


@pytest.mark.parametrize(
    ("slug", "rules", "counts"),
    [
        ("dame", FORBIDDEN, DRAUGHTS[:3]),
        ("eckdame", "manual", [5, 25, 230]),
        ("muehle", "manual", [24, 24 * 23]),
        pytest.param("schlagdame", FORBIDDEN, DRAUGHTS, marks=pytest.mark.long),
        pytest.param("tuerkische-dame", FORBIDDEN, [8, 64, 708], marks=pytest.mark.long),
    ],
)
def test_the_first_turns(slug: str, rules: str, counts: list[int]) -> None:
    graph = graph_of(slug, rules)
    assert graph.explore(len(counts))
    assert [each.ways for each in graph.depths()] == counts
    assert not graph.is_whole


def test_a_whole_graph_tells_of_greater_depths_too() -> None:
    graph = small_world("duo-y2-h1", 2)
    assert graph.explore()
    assert [*graph.depths(10)][8:] == [Depth(0, 0, 0)] * 2


@pytest.mark.long
def test_a_state_that_is_reached_in_two_ways_is_one() -> None:
    """Two stones on 24 points, by whom they were laid counts, but not in which order."""
    graph = graph_of("muehle")
    graph.explore(3)
    assert [each.states for each in graph.depths()] == [24, 24 * 23, 24 * 23 * 22 // 2]


def test_more_states_than_the_limit_are_not_looked_for() -> None:
    graph = graph_of("muehle", limit=100)
    assert not graph.explore()
    assert (graph.states, graph.depth) == (100, 1)
    assert [each.ways for each in graph.depths(5)] == [24]


def test_exploring_ends_when_it_is_told_to() -> None:
    calls = count()
    graph = graph_of("muehle")
    assert not graph.explore(running=lambda: next(calls) < 30)
    assert graph.states == 32
    assert [each.ways for each in graph.depths()] == [24]
