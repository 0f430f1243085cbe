"""Games made up: a deal, then action by action by a policy, with a forbidden one now and then."""

from __future__ import annotations

from typing import Any

from daumen_rules.contracts.engine_tests.script import Move, Script, after_deal
from daumen_rules.contracts.engine_tests.special import Dice, Policy, Setting
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import A, E, Refused, S

from .bench import Bench
from .entries import BESIDE

LONGEST_GAME = 2_000
"""Moves after which a made-up game is broken off."""


def made_up(
    bench: Bench[Any, S, A, E],
    setting: Setting[S, A],
    policy: Policy[S, A],
    dice: Dice,
    probes: float,
    longest: int = LONGEST_GAME,
) -> Script[S, A, E]:
    """A game of at most `longest` moves; before an action with the chance `probes` one that is not
    allowed.
    """
    opening = setting.opening(dice)
    deal = setting.deal(dice, opening)
    state = dealt = after_deal(bench.game.rules, opening, deal)
    moves: list[Move[S, A, E]] = []
    while len(moves) < longest:
        if dice.random() < probes:
            moves += _forbidden(bench, state, bench.probe(dice, state))
        action = chosen(bench, policy, dice, state)
        if action is None:
            break
        moves.append(Move(state, action, step(bench.game.rules, state, action)))
        state = moves[-1].after
    return Script(opening, deal, dealt, tuple(moves[:longest]))


def chosen(bench: Bench[Any, S, A, E], policy: Policy[S, A], dice: Dice, state: S) -> A | None:
    """The next action: a seat's, or Nature's where only Nature may act; None at the end of the
    game.
    """
    chance, legal = bench.game.rules.chance(state), legal_actions(bench.game.rules, state)
    if chance is not None and not (legal and dice.random() < BESIDE):
        return chance.at(dice.randrange(chance.total))
    return policy.choose(dice, state, legal) if legal else None


def _forbidden(bench: Bench[Any, S, A, E], state: S, action: A) -> list[Move[S, A, E]]:
    answer = step(bench.game.rules, state, action)
    return [Move(state, action, answer)] if isinstance(answer, Refused) else []
