"""What a batch of games refuses, and that its games follow from seed and number alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from daumen_rules.contracts.batch_form import BatchError
from daumen_rules.games.catalogue import game
from daumen_rules.games.daumen_drauf.rule_set import GERMAN, RuleSet
from daumen_rules.simulation.figures import Figures
from daumen_rules.simulation.games import Setting

pytest.importorskip("numba")

import numpy as np

from daumen_rules.simulation.batch import Batch
from daumen_rules.simulation.parts import simulated
from daumen_rules.simulation.random_games import random_games
from daumen_rules.simulation.shards import shards

pytestmark = pytest.mark.long
SLUG = "daumen-drauf"


@pytest.mark.parametrize(
    ("refused", "told"),
    [
        (lambda: Batch.deal(SLUG, 1, players=8), "not for 8 players"),
        (lambda: Batch.deal(SLUG, 0), "a batch has games, not 0"),
        (lambda: Batch.deal("craps", 1), "has no batch form"),
        (lambda: Batch.from_states(SLUG, []), "needs a state"),
        (
            lambda: Batch.from_states(
                SLUG, [game(SLUG).start(2, GERMAN)], rules=RuleSet(deal="packets")
            ),
            "other rules or players",
        ),
        (lambda: Batch.deal(SLUG, 1).views(2), "a seat is a number from 0 to 1"),
        (lambda: Batch.deal(SLUG, 2).step([0]), "an action for each of 2 games"),
        (lambda: Batch.deal(SLUG, 1).step([10_000]), "action 10000 is not legal"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(
    refused: Callable[[], object], told: str
) -> None:
    with pytest.raises(BatchError, match=told):
        refused()


def test_nothing_happens_where_one_action_is_not_legal_or_a_game_is_over() -> None:
    batch = Batch.deal(SLUG, 2, 5)
    before, chosen = batch.rows.copy(), batch.choose()
    chosen[1] = batch.actions.index(next(a for a in batch.actions if "pass" in repr(a).lower()))
    with pytest.raises(BatchError, match="game 1"):
        batch.act(chosen)
    assert (batch.rows == before).all()
    batch.playout()
    assert batch.over().all()
    assert not batch.legal().any()
    assert (batch.choose() == -1).all()
    with pytest.raises(BatchError, match="game 0"):
        batch.step([0, -1])


def test_games_follow_from_seed_and_number_whatever_the_threads() -> None:
    every, some = Batch.deal(SLUG, 130, 3, players=4), Batch.deal(SLUG, 30, 3, players=4, first=100)
    taken, later = every.playout(threads=2), some.playout()
    assert (taken[100:] == later).all()
    assert np.array_equal(every.rows[100:], some.rows)
    alone, scores = random_games(SLUG, 30, 3, players=4, first=100, threads=2)
    assert np.array_equal(alone, later)
    assert np.array_equal(scores, some.scores())
    assert not np.array_equal(Batch.deal(SLUG, 30, 4, players=4).playout(), later)


def test_every_legal_action_is_chosen_and_no_other_whatever_the_seat() -> None:
    """Seat 4 has numbers above 300, so the bits of its actions stand in the sixth word."""
    batch = Batch.deal(SLUG, 1, 5, players=4)
    for _ in range(3):
        batch.step(batch.choose())
    state = batch.to_state(0)
    same = Batch.from_states(SLUG, [state] * 300, 7)
    actions = {same.action(i, int(number)) for i, number in enumerate(same.choose())}
    assert actions == {*batch.game.legal_actions(state)}


def test_figures_are_the_same_however_shards_are_cut() -> None:
    setting = Setting(SLUG, "german", 3, ("random",), seed=2, form="batch")
    found = list[list[list[Any]]]()
    for size in (40, 100):
        figures = Figures()
        for shard in shards(100, size):
            figures.join(simulated(setting, False, shard).figures)
        found.append(figures.data())
    assert found[0] == found[1]
    assert (
        sum(Figures.read(found[0]).of("won", "seat", str(seat)).total for seat in (1, 2, 3)) == 100
    )
