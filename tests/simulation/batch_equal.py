"""Whether a batch form plays as the readable rules do: both play the same games, step by step.

Compared are who is on turn, the legal actions and their order, whole states after every step of
seats and of Nature, what each seat sees, and the scores. The functions raise AssertionError with
the game in which the first difference is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import numpy as np

from daumen_rules.contracts.batch_form import CHANCE, OVER
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.options import OptionError
from daumen_rules.pieces.rule_sets import changed
from daumen_rules.simulation.batch import Batch


def games_alike(game: AnyGame, players: int, rules: Any, games: int, seed: int) -> int:
    """Play so many random games both ways, from the start; how many steps were compared."""
    batch = Batch.from_states(game, [game.start(players, rules)] * games, seed, rules=rules)
    states = [batch.to_state(i) for i in range(games)]
    random, steps = Random(seed), 0
    while True:
        steps += nature_alike(batch, states)
        told = f"{game.slug}, {players} players, {game.book.write_rules(rules)}, seed {seed}"
        movers_alike(batch, states, told)
        views_alike(batch, states, told)
        chosen = [
            random.choice(legal) if legal else -1 for legal in legal_alike(batch, states, told)
        ]
        if max(chosen) < 0:
            assert batch.over().all(), told
            return steps
        actions = [batch.action(i, one) if one >= 0 else None for i, one in enumerate(chosen)]
        batch.act(chosen)
        for i, action in enumerate(actions):
            if action is not None:
                steps += 1
                step_alike(batch, states, i, action, told)


def states_alike(game: AnyGame, states: Sequence[Any], rules: Any) -> int:
    """Take every legal action in every state that can come from some, after the deal; how many
    states there were.
    """
    seen, layer = set(states), list[Any](states)
    while layer:
        batch = Batch.from_states(game, layer, rules=rules)
        told = f"{game.slug}, {game.book.write_rules(rules)}"
        movers_alike(batch, layer, told)
        views_alike(batch, layer, told)
        every = [*legal_alike(batch, layer, told)]
        before = [state for state, legal in zip(layer, every, strict=True) for _ in legal]
        actions = [action for legal in every for action in legal]
        layer = list[Any]()
        if not before:
            break
        batch = Batch.from_states(game, before, rules=rules)
        asked = [batch.action(i, number) for i, number in enumerate(actions)]
        batch.act(actions)
        for i, action in enumerate(asked):
            step_alike(batch, before, i, action, told)
        for state in before:
            if state not in seen:
                seen.add(state)
                layer.append(state)
    return len(seen)


def nature_alike(batch: Batch, states: list[Any]) -> int:
    """Let Nature move, and the readable rules do what she did; how many steps she took."""
    steps = 0
    while True:
        waiting = np.flatnonzero(batch.movers() == CHANCE)
        before = batch.rows.copy()
        if batch.draw() == 0:
            return steps
        for i in map(int, waiting):
            action = batch.form.drawn(before[i], batch.rows[i], batch.parameters)
            steps += 1
            step_alike(batch, states, i, action, f"Nature, {batch.game.slug}")


def step_alike(batch: Batch, states: list[Any], i: int, action: Any, told: str) -> None:
    """A game of the batch is where the readable rules are after an action; and its row, made from
    the readable state, is the same state again.
    """
    game = batch.game
    step = game.step(states[i], action)
    assert isinstance(step, Step), f"{told}: game {i}, {action!r}"
    assert batch.to_state(i) == step.state, f"{told}: game {i}, {action!r} in\n{states[i]}"
    again = batch.form.state(batch.form.row(step.state), batch.parameters)
    assert again == step.state, f"{told}: the row of\n{step.state}"
    states[i] = step.state


def movers_alike(batch: Batch, states: Sequence[Any], told: str) -> None:
    """The same seats are on turn, and the scores at the end are the same."""
    movers, scores = batch.movers(), batch.scores()
    for i, state in enumerate(states):
        asked = batch.game.rules.movers(state)
        assert movers[i] == (asked[0] if asked else OVER), f"{told}: game {i}, {state}"
        outcome = batch.game.outcome(state)
        if outcome is not None:
            assert tuple(scores[i]) == outcome.scores, f"{told}: game {i}, {state}"


def legal_alike(batch: Batch, states: Sequence[Any], told: str) -> Iterator[list[int]]:
    """The numbers of the legal actions of each game, which are the same in the same order."""
    masks, room = batch.legal(), np.empty(batch.action_count, np.int64)
    for i, state in enumerate(states):
        count = batch.form.legal(batch.rows[i], batch.parameters, room)
        numbers = [int(number) for number in room[:count]]
        assert sorted(numbers) == [int(number) for number in np.flatnonzero(masks[i])], told
        found = [batch.action(i, number) for number in numbers]
        assert found == [*batch.game.legal_actions(state)], f"{told}: game {i}, {state}"
        yield numbers


def views_alike(batch: Batch, states: Sequence[Any], told: str) -> None:
    """Every seat sees the same."""
    for seat in range(batch.players):
        views = batch.views(seat)
        for i, state in enumerate(states):
            seen = batch.form.seen(batch.game.view(state, seat), batch.parameters)
            other = np.flatnonzero(views[i] != seen)
            assert not len(other), f"{told}: game {i}, seat {seat}, columns {other}, {state}"


def random_rules(game: AnyGame, players: int, random: Random) -> Any:
    """A random rule set for a number of players, all values of each option equally likely."""
    while True:
        words = {each.field: random.choice(each.words()) for each in game.book.options}
        try:
            rules = changed(game.book.default, words)
            game.start(players, rules)
        except (OptionError, ValueError):  # two options that do not go together
            continue
        return rules


def each_alone(game: AnyGame) -> Iterator[Any]:
    """The rule sets that have one value other than the default, and with it what it needs."""
    for option in game.book.options:
        for word in option.words()[1:]:
            try:
                yield changed(game.book.default, {option.field: word})
            except OptionError:
                yield _least(game, {option.field: word})


def _least(game: AnyGame, words: dict[str, str]) -> Any:
    """The rule set with some values, and others beside them as few as can be."""
    layer = [words]
    while True:
        following: list[dict[str, str]] = []
        for each in layer:
            for option in game.book.options:
                if option.field in each:
                    continue
                for word in option.words():
                    more = {**each, option.field: word}
                    try:
                        return changed(game.book.default, more)
                    except OptionError:
                        following.append(more)
        layer = following
