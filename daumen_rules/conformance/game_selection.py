"""The choice of random games for an engine: small ones first, then small and full-size ones.

Games at one table come in pairs, because an engine may keep something from the game before; some
games are broken off, most of them late.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from daumen_rules.contracts.engine_tests.engine_tests import Setting
from daumen_rules.contracts.engine_tests.script import Script
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.step import A, E, S

from .bench import Bench
from .random_games import random_game

SMALL_FIRST: Final = 60
"""How many games in small settings come before full-size ones."""
ROUND: Final = 12
"""After how many games of a rule set its kinds of setting repeat."""
FULL_SIZE: Final = 2
"""How many games of a round are of full size."""
PROBES: Final = 0.1
"""How often an illegal action is tried before an action."""
BROKEN_OFF: Final = 0.15
"""The share of games that are broken off."""

Named: TypeAlias = tuple[str, Script[S, A, E]]


def chosen_games(
    bench: Bench[Any, S, A, E],
    by_rules: Sequence[Sequence[Setting[S, A]]],
    games: int,
    seed: int,
    *,
    illegal: bool,
) -> Iterator[Named[S, A, E]]:
    """The settings to play in, with their names: the rule sets take turns, the smallest settings
    come first. With `illegal` a seat now and then tries an illegal action.
    """
    counts: Counter[bool] = Counter()
    for i in range(games):
        turn, rules = divmod(i, len(by_rules))
        settings = by_rules[rules]
        if not settings:
            continue
        large = i >= SMALL_FIRST and (turn + rules) % ROUND >= ROUND - FULL_SIZE
        some = [setting for setting in settings if setting.small is not large] or settings
        count = counts[large]
        counts[large] += 1
        setting = some[count // 2 % len(some)]
        policy = bench.policies[(count + count // (2 * len(some))) % len(bench.policies)]
        random = Random(f"{seed}/{i}")
        played = random_game(bench, setting, policy, random, PROBES if illegal else 0.0)
        if random.random() < BROKEN_OFF:
            share = max(random.random(), random.random())
            played = evolve(played, moves=played.moves[: int(share * len(played.moves)) + 1])
        yield setting.name, played
