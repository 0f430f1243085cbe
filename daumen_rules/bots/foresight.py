"""What actions and the best answers to them lead to, in games in which nothing is hidden.
Simulations alone may overlook it, because they try few answers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import Any

from daumen_rules.kernel.lines import Tick

from .simulation import Simulator


def foreseen(
    simulator: Simulator, state: Any, actions: Sequence[Any], tick: Tick
) -> Mapping[Any, float]:
    """The lead of the seat after each of its actions and the best answer of the next seat:
    infinite where the seat wins at once, minus infinite where it loses.

    Takes as many steps as there are actions and answers to them. `tick` is called before each
    action.
    """
    leads = dict[Any, float]()
    for action in actions:
        tick()
        leads[action] = _worst(simulator, simulator.after(state, action))
    return leads


def _worst(simulator: Simulator, state: Any) -> float:
    """The least lead of the seat after an answer; its lead now, where chance or the seat itself
    acts next.
    """
    rules, seat = simulator.rules, simulator.seat
    if rules.outcome(state) is not None or rules.chance(state) is not None:
        return _lead(simulator, state)
    if any(mover == seat or not isinstance(mover, int) for mover in rules.movers(state)):
        return _lead(simulator, state)
    answers = rules.legality.allowed(state, tuple(rules.candidates(state)))
    return min(_lead(simulator, simulator.after(state, answer)) for answer in answers)


def _lead(simulator: Simulator, state: Any) -> float:
    """The lead of the seat by the standing of all; infinite once the game is won or lost."""
    seat, outcome = simulator.seat, simulator.rules.outcome(state)
    if outcome is None or not outcome.winners:
        return simulator.stands(state)[seat][0]
    if seat not in outcome.winners:
        return -inf
    return inf if outcome.winners == (seat,) else simulator.stands(state)[seat][0]
