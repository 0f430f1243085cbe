"""What a table keeps of the steps of a game, and makes again when somebody asks."""

from __future__ import annotations

import gc
from random import Random
from tracemalloc import get_traced_memory, start, stop
from typing import Any, Final

import pytest

from daumen_rules import SPECTATOR, Refused, Table, load
from daumen_rules.contracts.game import AnyGame
from daumen_rules.table.steps import Steps

MOST: Final = 200_000
"""The bytes that a table may keep."""


def played(game: AnyGame, seed: int) -> list[Any]:
    """The steps of a game that bots play, as the rules give them, one after the other."""
    table = Table(game, game.rules.seats[0], (), seed=seed, bot="random")
    table.next()
    return list(game.replay(table.record).games[0].steps)


@pytest.mark.parametrize("slug", ["muehle", "skat", "kniffel"])
def test_the_steps_that_are_made_again_are_those_that_were_done(slug: str) -> None:
    game = load(slug)
    done = played(game, 3)
    steps, random = Steps(game.rules, game.start(game.rules.seats[0])), Random(3)
    for number, one in enumerate(done, 1):
        steps.append(one)
        first = random.randrange(number)
        assert [*steps.since(first)] == done[first:number]
        assert (len(steps), steps.state, steps[-1]) == (number, one.state, one)
    assert [*steps] == done
    assert steps[5:9] == done[5:9]
    assert steps.actions == tuple(one.action for one in done)
    while steps:
        length = max(0, len(steps) - random.randrange(1, 9))
        steps.cut(length)
        assert [*steps] == done[:length]
        assert steps.state == (done[length - 1].state if length else steps.before)
        if length:
            assert steps[-1] == done[length - 1]
    with pytest.raises(IndexError):
        steps[0]


@pytest.mark.parametrize(
    "slug",
    [
        pytest.param("muehle", marks=pytest.mark.long),
        "mau-mau",
        pytest.param("mauern", marks=pytest.mark.long),
    ],
)
def test_a_table_keeps_little(slug: str) -> None:
    """A game of `mauern` has 1,600 steps."""
    game = load(slug)
    Table(game, game.rules.seats[0], (), seed=1, bot="random").next()
    gc.collect()
    start()
    table = Table(game, game.rules.seats[0], (), seed=2, bot="random")
    table.next()
    gc.collect()
    used, _ = get_traced_memory()
    stop()
    assert table.is_over
    assert used < MOST


def test_who_comes_later_is_told_all_that_was_taken_back() -> None:
    """Anna tries three fields; Ben, who looked on all the time, has been told the same."""
    table = Table(load("muehle"), ("Anna", "Ben"), seed=3)
    for seat in range(2):
        for field in ("a1", "d1", "g1"):
            table.message_for(1 - seat)
            assert not isinstance(table.act(table.next().actions[0]), Refused), field
            table.message_for(1 - seat)
            assert table.take_back((seat,)) is not None
        table.act(table.next().actions[0])
    looked, late = table.message_for(1), table.message_for(SPECTATOR)
    told = [line["text"] for line in late["happened"]]
    own = {"Ben places": "You place", "Ben takes": "You take"}
    for other, you in own.items():
        told = [text.replace(other, you) for text in told]
    assert [line["text"] for line in looked["happened"]] == told
    assert [line["moved"] for line in looked["happened"]] == [
        line["moved"] for line in late["happened"]
    ]
    assert len([*table.log()]) == 14
    for first in range(15):
        assert [*table.log(first)] == [*table.log()][first:]
