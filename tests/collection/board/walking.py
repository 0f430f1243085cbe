"""A bot that walks home: in games of crossing it brings its stones nearer to their goal.

Chance never ends such a game. The bot knows where stones stand and where the opponent began.
"""

from __future__ import annotations

from random import Random
from typing import Any

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.board.engines.stones.actions import Move
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import Step
from daumen_rules.pieces.boards import Square

STRAY = 0.1
"""How often it moves by chance, lest two bots block each other for ever."""


def far(one: Square, other: Square) -> int:
    """How many steps lie between two squares, the longer way counted too."""
    file, rank = abs(one.file - other.file), abs(one.rank - other.rank)
    return 8 * max(file, rank) + file + rank


def way_left(stones: tuple[Square, ...], goal: tuple[Square, ...]) -> int:
    """How far stones outside their goal have to go to the squares of it that are still open."""
    outside = [at for at in stones if at not in goal]
    left = [at for at in goal if at not in stones]
    return sum(min(far(at, to) for to in left) for at in outside) + 9 * len(outside)


def chosen(state: Any, actions: tuple[Any, ...], random: Random) -> Any:
    """The move after which the least way is left; one by chance now and then, and of equals."""
    if not isinstance(actions[0], Move) or random.random() < STRAY:
        return random.choice(actions)
    own = state.stones[state.turn]
    goal = state.rules.way.setup[1 - state.turn]

    def left(move: Move) -> tuple[int, float]:
        after = tuple(move.target if at == move.origin else at for at in own)
        return way_left(after, goal), random.random()

    return min(actions, key=left)


def walked(found: AnyGame, rules: Any, seed: int) -> list[Step[Any, Any, Any]]:
    """A whole game of two such bots."""
    random, state, steps = Random(seed), found.rules.start(2, rules), list[Step[Any, Any, Any]]()
    while found.rules.outcome(state) is None:
        answer = step(found.rules, state, chosen(state, legal_actions(found.rules, state), random))
        assert isinstance(answer, Step)
        steps.append(answer)
        state = answer.state
    return steps
