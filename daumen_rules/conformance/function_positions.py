"""The positions in which a function is compared with the rules: rare ones first, then random play.

Rare are those of the fixed games; then come all throws from the start of the game, as far as they
can be counted up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, Final

from daumen_rules.contracts.engine_tests.engine_tests import RandomSource
from daumen_rules.contracts.game import AnyGame
from daumen_rules.kernel.game import legal_actions, step
from daumen_rules.kernel.step import Refused

from .bench import AnyBench
from .function_aspects import Aspect, Compared
from .random_games import random_game

LONGEST: Final = 400
"""The greatest number of moves of a random game."""
OF_A_GAME: Final = 24
"""In how many positions of a random game a function is compared; the last ones are among them."""
LAST: Final = 4
MOST_WAYS: Final = 8_000
"""Up to this number all throws are tried."""
FEW_WAYS: Final = 3
"""How many throws are tried in a position of a random game."""
ATTEMPTS: Final = 40
"""How many actions are tried in a position, legal or not."""


def rare_states(bench: AnyBench, rules: Any, players: Sequence[int]) -> Iterator[Any]:
    """The states of the fixed games from their ends, then those after each first throw."""
    for fixed in bench.suite((rules,), players):
        script = fixed.game
        yield from (script.state(number) for number in range(len(script.moves), -1, -1))
    start = bench.game.start(players[0], rules)
    yield start
    chance = bench.game.rules.chance(start)
    if chance is not None and chance.total <= MOST_WAYS:
        write = bench.game.notation.write
        different = {tuple(sorted(write(action).split())): action for action in chance}
        for action in different.values():  # in any order of the dice
            answer = step(bench.game.rules, start, action)
            if not isinstance(answer, Refused):
                yield answer.state


def played_states(bench: AnyBench, rules: Any, players: Sequence[int], seed: int) -> Iterator[Any]:
    """Some states of a random game."""
    random = Random(seed)
    fitting = [one for one in bench.settings(rules) if one.players in players]
    settings = [one for one in fitting if one.players == min(players)] if seed % 2 else fitting
    setting = random.choice(settings)
    played = random_game(bench, setting, random.choice(bench.policies), random, 0.0, LONGEST)
    numbers = range(len(played.moves) + 1)
    some = random.sample(numbers, min(OF_A_GAME, len(numbers)))
    for number in sorted({*some, *numbers[-LAST:]}):
        yield played.state(number)


def cases(
    game: AnyGame, aspect: Aspect, state: Any, begins: str, random: RandomSource
) -> Iterator[Compared]:
    """What is compared in a state: the state alone, or with each action that begins so."""
    if not aspect.asks_an_action:
        yield Compared(game=game, state=state)
        return
    for action in _actions(game, aspect, state, random):
        if game.notation.write(action).startswith(begins):
            answer = step(game.rules, state, action)
            yield Compared(game=game, state=state, action=action, answer=answer)


def _actions(game: AnyGame, aspect: Aspect, state: Any, random: RandomSource) -> Iterator[Any]:
    legal = legal_actions(game.rules, state)
    yield from legal
    if aspect.tries_illegal:
        others = [one for one in islice(game.checks.attempts(state), 2_000) if one not in legal]
        random.shuffle(others)
        yield from others[:ATTEMPTS]
        return
    chance = game.rules.chance(state)
    if chance is not None:
        for _ in range(FEW_WAYS):
            yield chance.at(random.randrange(chance.total))
