"""Mühle is played as OpenSpiel plays it: the same actions are legal, and the same seat wins.

Our rule set lets any stone be taken when all stand in mills, and puts off our draws as far as can
be; their draw after 200 turns is put aside. A stone is taken by an action of its own on both sides.
`DAUMEN_RULES_ORACLE_POSITIONS` says how many positions are compared.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from daumen_rules.games.board.engines.morris.clauses import AllInMills
from daumen_rules.games.board.engines.morris.points import POINTS
from daumen_rules.games.board.engines.morris.state import (
    Action,
    Move,
    Place,
    State,
    Take,
    Task,
    mills,
)
from daumen_rules.games.board.muehle import GAME, Rules
from daumen_rules.kernel.game import Outcome, legal_actions, step
from daumen_rules.kernel.step import Step

pyspiel: Any = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed: python -m pip install open-spiel==2.0.2"
)

POSITIONS: Final = int(os.environ.get("DAUMEN_RULES_ORACLE_POSITIONS", "400"))
RULES: Final = Rules(all_in_mills=AllInMills.ANY, repetition=9, quiet_limit=400)
NUMBERS: Final = {point: number for number, point in enumerate(POINTS)}
"""The points by the numbers of the other engine, row by row as well."""
THEIR_DRAW: Final = "Turn number: 200"
FEW: Final = 8
OUR_DRAW: Final = Outcome((0, 0), winners=())


def number(action: Action) -> int:
    """The number that the other engine gives to an action."""
    match action:
        case Place(_, point) | Take(_, point):
            return NUMBERS[point]
        case Move(_, origin, target):
            return 24 + 24 * NUMBERS[origin] + NUMBERS[target]
        case _:
            raise AssertionError(f"{action} is not legal in this rule set")


def picture(state: State[Rules]) -> str:
    """The stones as the other engine shows them, without its lines: W, B and points."""
    shown = {point: letter for letter, own in zip("WB", state.stones, strict=True) for point in own}
    return "".join(shown.get(point, ".") for point in POINTS)


def difference(own: State[Rules], other: Any) -> str | None:
    """What is not the same on both sides, None if all is."""
    outcome = GAME.rules.outcome(own)
    if outcome is not None or other.is_terminal():
        scores = [outcome.scores[0] - outcome.scores[1]] if outcome is not None else None
        returns = [other.returns()[0]] if other.is_terminal() else None
        return None if scores == returns else f"{scores}; OpenSpiel {returns}"
    stones = "".join(letter for letter in str(other).split("Current")[0] if letter in "WB.")
    ours = own.turn, sorted(map(number, legal_actions(GAME.rules, own))), picture(own)
    theirs = other.current_player(), other.legal_actions(), stones
    return None if ours == theirs else f"{ours}; OpenSpiel {theirs}"


def features(state: State[Rules]) -> set[str]:
    """What is rare in a position, for the figures."""
    opponent = state.stones[1 - state.turn]
    in_mills = all(mills(opponent, point) for point in opponent)
    found = {state.task.value}
    found |= {"all in mills"} if state.task is Task.TAKE and in_mills else set()
    found |= {"jumps"} if state.task is Task.MOVE and state.left(state.turn) == 3 else set()
    return found


def after(state: State[Rules], action: Action) -> State[Rules]:
    answer = step(GAME.rules, state, action)
    assert isinstance(answer, Step)
    return answer.state


def choice(state: State[Rules], random: Random, *, likes_mills: bool) -> Action:
    """An action by chance, or that of a few which leaves the most stones in mills."""
    actions = legal_actions(GAME.rules, state)
    if not likes_mills:
        return random.choice(actions)

    def in_mills(action: Action) -> int:
        own = after(state, action).stones[state.turn]
        return sum(bool(mills(own, point)) for point in own)

    return max(random.sample(actions, min(FEW, len(actions))), key=in_mills)


def test_the_same_actions_are_legal_and_the_same_seat_wins(
    record_property: Callable[[str, object], None],
) -> None:
    random = Random(30)
    figures = Counter[str]()
    found: str | None = None
    while figures["positions"] < POSITIONS and found is None:
        own, other = (
            GAME.rules.start(2, RULES),
            pyspiel.load_game("nine_mens_morris").new_initial_state(),
        )
        figures["games"] += 1
        while (found := difference(own, other)) is None:
            figures.update(["positions", *features(own)])
            if GAME.rules.outcome(own) is not None:
                figures["walled in" if own.is_walled_in else "too few"] += 1
                break
            action = choice(own, random, likes_mills=figures["games"] % 2 == 0)
            own = after(own, action)
            other.apply_action(number(action))
            if THEIR_DRAW in str(other):
                figures["draws of theirs"] += 1
                break
            if GAME.rules.outcome(own) == OUR_DRAW:
                figures["draws of ours"] += 1
                break
    told = ", ".join(f"{name} {count:,}" for name, count in sorted(figures.items()))
    record_property("oracle", told)
    print(f"\nMühle and OpenSpiel: {told}; differences {int(found is not None)}")
    assert found is None, found
