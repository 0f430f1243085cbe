"""Random games: a deal, then actions chosen by a policy, now and then an illegal one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from daumen_rules.contracts.engine_tests.engine_tests import Policy, RandomSource, Setting
from daumen_rules.contracts.engine_tests.script import Move, Script, after_deal
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import A, E, Refused, S

from .bench import Bench
from .random_play import ACTS_BESIDE_CHANCE

LONGEST_GAME = 2_000
"""After how many moves a random game is broken off."""


def random_game(
    bench: Bench[Any, S, A, E],
    setting: Setting[S, A],
    policy: Policy[S, A],
    dice: RandomSource,
    probes: float,
    longest: int = LONGEST_GAME,
) -> Script[S, A, E]:
    """A random game of at most `longest` moves. `probes` is the probability that an illegal action
    is tried before an action.
    """
    opening = setting.opening(dice)
    deal = setting.deal(dice, opening)
    begun: Script[S, A, E] = Script(opening, deal, after_deal(bench.game.rules, opening, deal))

    def forbidden(state: S) -> list[Move[S, A, E]]:
        return _forbidden(bench, state, bench.probe(dice, state))

    return continued(bench, begun, policy, dice, probes, forbidden, longest)


def continued(
    bench: Bench[Any, S, A, E],
    begun: Script[S, A, E],
    policy: Policy[S, A],
    dice: RandomSource,
    probes: float,
    forbidden: Callable[[S], list[Move[S, A, E]]],
    longest: int = LONGEST_GAME,
) -> Script[S, A, E]:
    """A game that goes on at random, up to `longest` moves. `forbidden` gives an illegal action to
    try in a state, or none.
    """
    moves, state = [*begun.moves], begun.state(len(begun.moves))
    while len(moves) < longest:
        if dice.random() < probes:
            moves += forbidden(state)
        action = next_action(bench, policy, dice, state)
        if action is None:
            break
        moves.append(Move(state, action, step(bench.game.rules, state, action)))
        state = moves[-1].after
    return evolve(begun, moves=tuple(moves[:longest]))


def next_action(
    bench: Bench[Any, S, A, E], policy: Policy[S, A], dice: RandomSource, state: S
) -> A | None:
    """The next action, of a seat or of Nature; None at the end of the game."""
    chance, legal = bench.game.rules.chance(state), legal_actions(bench.game.rules, state)
    if chance is not None and not (legal and dice.random() < ACTS_BESIDE_CHANCE):
        return chance.at(dice.randrange(chance.total))
    return policy.choose(dice, state, legal) if legal else None


def _forbidden(bench: Bench[Any, S, A, E], state: S, action: A | None) -> list[Move[S, A, E]]:
    if action is None:
        return []
    answer = step(bench.game.rules, state, action)
    return [Move(state, action, answer)] if isinstance(answer, Refused) else []
