"""The choice of random games for an engine: small ones first, then small and full-size ones.

Games at one table come in pairs, because an engine may keep something from the game before; some
games are broken off, most of them late. Half of the games are steered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Final, TypeAlias

from daumen_rules.contracts.engine_tests.engine_tests import Setting
from daumen_rules.contracts.engine_tests.script import Script
from daumen_rules.kernel.frozen import evolve
from daumen_rules.kernel.game import R
from daumen_rules.kernel.step import A, E, S

from .bench import Bench
from .random_games import continued, random_game
from .steering import Steering

SMALL_FIRST: Final = 60
"""How many games in small settings come before full-size ones."""
ROUND: Final = 12
"""After how many games of a rule set its kinds of setting repeat."""
FULL_SIZE: Final = 2
"""How many games of a round are of full size."""
PROBES: Final = 0.1
"""How often an illegal action is tried before an action."""
STEERED: Final = 2
"""So many games in a row are steered, and as many are not."""
BROKEN_OFF: Final = 0.15
"""The share of games that are broken off."""

Named: TypeAlias = tuple[str, Script[S, A, E]]


def chosen_games(
    bench: Bench[R, S, A, E],
    by_rules: Sequence[Sequence[Setting[S, A]]],
    games: int,
    seed: int,
    *,
    illegal: bool,
    steering: Steering[R, S, A, E] | None = None,
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
        probes = PROBES if illegal else 0.0
        name, begun = setting.name, None
        if steering is not None and i % (2 * STEERED) >= STEERED:
            rules_there = bench.rules_of(setting.opening(random))
            name, begun = steering.beginning(random, rules_there) or (name, None)
        if steering is None or begun is None:
            played = random_game(bench, setting, policy, random, probes)
        else:
            forbidden = partial(steering.forbidden, random)
            played = continued(bench, begun, policy, random, probes, forbidden)
        if random.random() < BROKEN_OFF:
            share = max(random.random(), random.random())
            played = evolve(played, moves=played.moves[: int(share * len(played.moves)) + 1])
        yield name, played
