"""Plays many games of each game that hides something, and compares what seats are sent.

    python -m tests.tables.campaign --games 1000
    python -m tests.tables.campaign --games 20 skat mau-mau

In each game a step is drawn. From there on, the first time that another state looks like the one at
the table to a seat, or to somebody who watches, it has to be sent the same for both, and be
answered the same; so also in the next steps, until it can tell the two apart. Games without such a
step are not counted. Prints a line for each game, and each difference with the seed that makes it
again. The exit status is 1 if there was one.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import islice
from random import Random
from time import process_time
from typing import Final

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import GAMES, game
from tests.tables.alike import answers, followed, looks_alike
from tests.tables.messages import played

MOST_STEPS: Final = 60
"""How many steps of a game are played at most."""


def compared(found: AnyGame, games: int) -> Iterator[tuple[int, str]]:
    """The seed of each game in which two states were compared, and what differed; empty if nothing
    did. Ends after `games` of them, or after twice as many games were played.
    """
    answered = ((seed, _difference(found, seed)) for seed in range(2 * games))
    yield from islice(((seed, told) for seed, told in answered if told is not None), games)


def _difference(found: AnyGame, seed: int) -> str | None:
    """What differs between two states that look alike; None if there are none in this game."""
    random = Random(f"{found.slug} {seed}")
    first = random.randrange(MOST_STEPS // 2)
    for table in islice(played(found, seed, MOST_STEPS), first, None):
        other = looks_alike(table, random)
        if other is not None:
            viewer, state = other
            one = answers(table, table.ongoing.state, viewer)
            two = answers(table, state, viewer)
            pairs = [(one, two), *followed(table, state, viewer, random)]
            return next((_first(*pair) for pair in pairs if pair[0] != pair[1]), "")
    return None


def _first(one: object, two: object) -> str:
    """The first lines in which two messages differ, as JSON."""
    pairs = zip(*(json.dumps(told, indent=0).splitlines() for told in (one, two)), strict=False)
    return next((f"{a} | {b}" for a, b in pairs if a != b), "one is longer")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("slugs", nargs="*")
    chosen = parser.parse_args()
    differing = 0
    for slug in chosen.slugs or GAMES:
        found, begun = game(slug), process_time()
        if found.checks.alike is None:
            continue
        looked = 0
        for seed, told in compared(found, chosen.games):
            looked += 1
            if told:
                differing += 1
                print(f"{slug}, seed {seed}: {told}", flush=True)
        print(f"{slug}: {looked} games, {process_time() - begun:.0f} s", flush=True)
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
