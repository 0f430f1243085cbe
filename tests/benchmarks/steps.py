"""Random steps a second of the games of a chapter beside its best known one.

    python -m tests.benchmarks.steps board              all games on boards, as parts of Dame
    python -m tests.benchmarks.steps cards red-dog      some card games, as parts of Skat

The steps of chance count. The known game is played before and after the others, because the speed
of the machine changes. Nothing here fails for being slow.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping
from random import Random
from statistics import median
from typing import Final

from daumen_rules.conformance.random_play import random_play
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games import catalogue

BESIDE: Final[Mapping[str, str]] = {"dice": "kniffel", "board": "dame", "cards": "skat"}
"""The game that the others of its chapter are held against."""
SECONDS: Final = 1.0
"""How long each game is played, of the processor."""
LONGEST: Final = 2_000


def speed(game: AnyGame) -> float:
    """How many steps of random games, of as many seats as can be, are made in a second of the
    processor.
    """
    steps, seed, begun, players = 0, 0, time.process_time(), game.rules.seats[-1]
    while time.process_time() - begun < SECONDS:
        played = random_play(game, players, game.book.default, Random(seed), LONGEST)
        steps, seed = steps + len(played.steps), seed + 1
    return steps / (time.process_time() - begun)


def main(chapter: str, *slugs: str) -> None:
    """Print the speeds of some games, or of all of a chapter, as parts of that of one."""
    known = BESIDE[chapter]
    beside = [speed(catalogue.game(known)) for _ in range(3)]
    every = [slug for slug in catalogue.GAMES if catalogue.chapter(slug) == chapter]
    found = {slug: speed(catalogue.game(slug)) for slug in slugs or every}
    beside.append(speed(catalogue.game(known)))
    print(f"{known}: {min(beside):,.0f} to {max(beside):,.0f} steps a second")
    for slug, steps in sorted(found.items(), key=lambda pair: pair[1]):
        print(f"{slug}: {steps:,.0f}, {steps / median(beside):.2f} of {known}")


if __name__ == "__main__":
    main(*sys.argv[1:])
