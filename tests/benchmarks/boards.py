"""Random steps a second of each board game beside Dame: `python -m tests.benchmarks.boards`.

The steps of chance count. Dame is played before and after the others, because the speed of the
machine changes. Nothing here fails for being slow.
"""

from __future__ import annotations

import sys
import time
from random import Random
from statistics import median
from typing import Final

from daumen_rules.conformance.random_play import random_play
from daumen_rules.contracts.game import AnyGame
from daumen_rules.games import catalogue

SECONDS: Final = 1.0
"""How long each game is played, of the processor."""
LONGEST: Final = 2_000


def speed(game: AnyGame, players: int) -> float:
    """How many steps of random games are made in a second of the processor."""
    steps, seed, begun = 0, 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        played = random_play(game, players, game.book.default, Random(seed), LONGEST)
        steps, seed = steps + len(played.steps), seed + 1
    return steps / (time.process_time() - begun)


def main(*slugs: str) -> None:
    """Print the speeds of some games, or of all that stand on boards, as parts of that of Dame."""
    dame = catalogue.game("dame")
    beside = [speed(dame, 2) for _ in range(3)]
    boards = [slug for slug in catalogue.GAMES if catalogue.chapter(slug) == "board"]
    found = {slug: speed(catalogue.game(slug), catalogue.game(slug).rules.seats[-1])
             for slug in slugs or boards}  # fmt: skip
    beside.append(speed(dame, 2))
    print(f"dame: {min(beside):,.0f} to {max(beside):,.0f} steps a second")
    for slug, steps in sorted(found.items(), key=lambda pair: pair[1]):
        print(f"{slug}: {steps:,.0f}, {steps / median(beside):.2f} of dame")


if __name__ == "__main__":
    main(*sys.argv[1:])
