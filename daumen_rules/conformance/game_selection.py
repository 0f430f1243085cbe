"""Which games are made up for an engine: small ones first, then small and full-size ones.

Games at one table come in pairs, for something may be left of the game before; and some games are
broken off, most of them late.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from daumen_rules.contracts.engine_tests.script import Script
from daumen_rules.contracts.engine_tests.special import Setting
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.step import A, E, S

from .bench import Bench
from .random_games import made_up

SMALL_FIRST: Final = 60
"""Games in small settings alone, before full-size ones come in."""
ROUND: Final = 12
"""After how many games of a rule set its kinds of setting come again."""
FULL_SIZE: Final = 2
"""How many of a round are full-size games."""
PROBES: Final = 0.1
"""How often an action that is not allowed is tried before an action."""
BROKEN_OFF: Final = 0.15
"""How many games are broken off."""

Named: TypeAlias = tuple[str, Script[S, A, E]]


def chosen_games(
    bench: Bench[Any, S, A, E],
    by_rules: Sequence[Sequence[Setting[S, A]]],
    games: int,
    seed: int,
    *,
    illegal: bool,
) -> Iterator[Named[S, A, E]]:
    """Settings to play in, with their names: for each rule set in turn, the smallest first. With
    `illegal` a seat now and then tries an illegal action.
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
        played = made_up(bench, setting, policy, random, PROBES if illegal else 0.0)
        if random.random() < BROKEN_OFF:
            share = max(random.random(), random.random())
            played = evolve(played, moves=played.moves[: int(share * len(played.moves)) + 1])
        yield setting.name, played
