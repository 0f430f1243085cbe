"""Random games that the readable rules and the batch form of a game play together.

After each step states, rows, views of all seats, movers and legal actions are the same, and in the
end the scores.

    python -m tests.simulation.played_by_both mau-mau --games 200 --seed 1
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

import numpy as np
from attrs import evolve

from daumen_rules.contracts.batch_form import CHANCE, OVER, AnyBatchForm
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import game as catalogued
from daumen_rules.kernel.seats import NATURE
from daumen_rules.kernel.step import Step


def played_by_both(
    game: AnyGame, players: int, rules: Any, seed: int, least_views: int = 1, steps: int = 10_000
) -> int:
    """Play a random game by both, for so many steps at most; how many steps it took.

    Raises AssertionError, with the number of the step, where they differ. Views are compared after
    every `least_views` steps.
    """
    assert game.batch is not None
    form = game.batch()
    p, actions = form.parameters(players, rules), form.actions(players, rules)
    s, r = np.zeros(form.width, np.int64), np.array([seed], np.uint64)
    out, scores = np.zeros(len(actions), np.int64), np.zeros(players, np.int64)
    random = Random(f"both {seed}")
    state = game.start(players, rules)
    form.start(s, p)
    for step in range(steps):
        assert form.state(s, p) == state, step
        assert form.row(state).tolist() == s.tolist(), step
        if step % least_views == 0:
            _same_views(game, form, state, s, p)
        movers = game.rules.movers(state)
        mover = form.mover(s, p)
        if not movers:
            form.score(s, p, scores)
            outcome = game.outcome(state)
            assert outcome is not None
            assert (mover, *scores.tolist()) == (OVER, *outcome.scores)
            return step
        if movers[0] == NATURE:
            assert mover == CHANCE, step
            before = s.copy()
            form.chance(s, p, r)
            action = form.drawn(before, s, p)
            chance = game.chance(state)
            assert chance is not None
            assert chance.ways(action), step
        else:
            assert mover == movers[0], step
            legal = game.legal_actions(state)
            numbers = out[: form.legal(s, p, out)].tolist()
            assert tuple(actions[number] for number in numbers) == legal, step
            chosen = random.randrange(len(legal))
            action = legal[chosen]
            form.step(s, p, numbers[chosen])
        done = game.step(state, action)
        assert isinstance(done, Step), step
        state = done.state
    return steps


def _same_views(game: AnyGame, form: AnyBatchForm, state: Any, s: Any, p: Any) -> None:
    """What each seat sees is the same in both."""
    for seat in range(game.rules.players(state)):
        seen = np.full(form.view_width, -7, np.int64)
        form.view(s, p, seat, seen)
        assert seen.tolist() == form.seen(game.view(state, seat), p).tolist(), seat


def other_rules(game: AnyGame, random: Random) -> Any:
    """A random rule set."""
    chosen = {option.field: random.choice(option.each()) for option in game.book.options}
    return evolve(game.book.default, **chosen)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    game = catalogued(given.game)
    print("seed", given.seed)
    steps = 0
    for number in range(given.games):
        seed = given.seed + number
        random = Random(f"rules {seed}")
        rules = other_rules(game, random) if number % 4 else game.book.default
        players = random.choice(game.rules.seats)
        steps += played_by_both(game, players, rules, seed)
    print(f"{given.games} games of {steps} steps are the same by both; seed {given.seed}")


if __name__ == "__main__":
    main()
