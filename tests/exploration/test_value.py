"""The value of a game is that of an independent search, or of a calculation by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import pytest

from daumen_rules import load
from daumen_rules.exploration.graph import Graph, Node
from daumen_rules.exploration.value import Unsolved, Value, value
from daumen_rules.kernel.game import Outcome
from daumen_rules.kernel.seats import NATURE, REFEREE
from daumen_rules.kernel.step import Step
from tests.collection.board.wolf_solved import sheep_win

A, B, HALF = 0, 1, Fraction(1, 2)
A_WINS, B_WINS, DRAW = Outcome((1, 0)), Outcome((0, 1)), Outcome((0, 0), ())


def drawn(
    nodes: Mapping[int, Node], ends: Mapping[int, Outcome], game: str = "muehle", players: int = 2
) -> Graph:
    """A graph by hand, from what can happen in the states and how those end where nothing can."""
    found = load(game)
    graph = Graph(found, found.start(players), 100)
    numbers = range(len(nodes) + len(ends))
    graph.nodes += [nodes.get(number, Node()) for number in numbers]
    graph.outcomes += [ends.get(number) for number in numbers]
    return graph


def test_the_winner_hastens_and_the_loser_delays() -> None:
    """A chooses between B's two ways and one; B takes the longer, so A takes the other."""
    nodes = {
        0: Node((A,), (1, 2)),
        1: Node((B,), (3, 4)),
        2: Node((B,), (5,)),
        3: Node((A,), (6,)),
        6: Node((B,), (7,)),
    }
    ends = {4: A_WINS, 5: A_WINS, 7: A_WINS}
    assert value(drawn(nodes, ends)) == Value((Fraction(1), Fraction(0)), A, 2, is_forced=True)
    only = {**nodes, 0: Node((A,), (1,)), 2: Node()}
    longer = value(drawn(only, {2: DRAW, **ends}))
    assert longer == Value((Fraction(1), Fraction(0)), A, 4, is_forced=True)


def test_who_can_go_round_for_ever_has_not_lost() -> None:
    """B would lose at 2, and goes back to 0; with nothing but 2, A wins."""
    draw = Value((HALF, HALF), is_forced=True)
    assert value(drawn({0: Node((A,), (1,)), 1: Node((B,), (0, 2))}, {2: A_WINS})) == draw
    assert value(drawn({0: Node((A,), (1, 0)), 1: Node((B,), (2,))}, {2: A_WINS})) != draw


def test_a_draw_is_better_than_a_defeat_and_worse_than_a_victory() -> None:
    nodes = {0: Node((B,), (1, 2))}
    assert value(drawn(nodes, {1: A_WINS, 2: DRAW})) == Value((HALF, HALF), is_forced=True)
    won = Value((Fraction(0), Fraction(1)), B, 1, is_forced=True)
    assert value(drawn(nodes, {1: B_WINS, 2: DRAW})) == won


def test_chance_is_weighed_and_seats_choose_what_is_best_for_them() -> None:
    """A takes the throw that wins 3 times of 4, not the draw; B's 1 of 4 is a defeat of A."""
    nodes = {0: Node((A,), (1, 4)), 1: Node((NATURE,), (2, 3), (3, 1))}
    found = value(drawn(nodes, {2: A_WINS, 3: B_WINS, 4: DRAW}))
    assert found == Value((Fraction(3, 4), Fraction(1, 4)))
    other = {**nodes, 0: Node((B,), (1, 4))}
    assert value(drawn(other, {2: A_WINS, 3: B_WINS, 4: DRAW})) == Value((HALF, HALF))


@pytest.mark.parametrize(
    ("graph", "why"),
    [
        (drawn({0: Node((A, B), (1, 1))}, {1: DRAW}), Unsolved.TOGETHER),
        (drawn({0: Node((REFEREE,), (1, 1))}, {1: DRAW}), Unsolved.TOGETHER),
        (drawn({0: Node((NATURE,), (0, 1), (1, 1))}, {1: DRAW}), Unsolved.REPEATED),
        (drawn({0: Node((A,), (1, 1))}, {1: DRAW}, "kniffel", 3), Unsolved.SEATS),
        (drawn({0: Node((A,), (1, 1))}, {1: DRAW}, "daumen-drauf"), Unsolved.HIDDEN),
    ],
)
def test_where_no_value_is_known_it_says_why(graph: Graph, why: Unsolved) -> None:
    assert value(graph) is why


def test_without_all_states_there_is_no_value() -> None:
    graph = drawn({0: Node((A,), (1, 1))}, {1: DRAW})
    graph.outcomes.append(None)
    assert value(graph) is Unsolved.INCOMPLETE


@pytest.mark.parametrize(
    ("sheep", "wolf", "turn"),
    [
        ("a7 c7 e7 f6", "d8", "A"),
        ("a7 c7 d6 g7", "e7", "A"),
        pytest.param("a7 c7 d6 f6", "d8", "B", marks=pytest.mark.long),
        pytest.param("a7 b6 d6 f6", "e7", "A", marks=pytest.mark.long),
    ],
)
def test_the_sheep_win_where_another_search_says_so(sheep: str, wolf: str, turn: str) -> None:
    game = load("wolf-und-schafe")
    text = f"players: A, B\nsheep: {sheep}\nwolf: {wolf}\nturn: {turn}\n"
    state: Any = game.position(text).state
    graph = Graph(game, state, 1_000)
    assert graph.explore()
    found = value(graph)
    assert isinstance(found, Value)
    assert found.winner == (A if sheep_win(state, {}) else B)


def after_throws(graph: Graph, throws: Sequence[str]) -> Graph:
    """The same game after some throws."""
    state = graph.start
    for words in throws:
        answer = graph.game.step(state, graph.game.notation.read(NATURE, words))
        assert isinstance(answer, Step)
        state = answer.state
    return Graph(graph.game, state, 1_000)


def test_who_has_caught_the_louse_with_the_fourth_throw_can_work_out_his_chances() -> None:
    """The other needs more than four throws, (5/6)⁴, or exactly four, where both have lost."""
    game = load("filzlaus")
    graph = after_throws(Graph(game, game.start(2), 1_000), [*["throw 2"] * 3, "throw 1"])
    assert graph.explore()
    own = Fraction(5, 6) ** 4 + Fraction(5, 6) ** 3 * Fraction(1, 6) / 2
    assert value(graph) == Value((own, 1 - own))
