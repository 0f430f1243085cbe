"""Random games of a batch form beside the readable rules, for as long as one likes:

    python -m tests.simulation.batch_campaign daumen-drauf --games 2000 --seed 1

Every second game has the default rules, the others random ones; the numbers of players change. The
exit status is 1 at the first difference, which is told.
"""

from __future__ import annotations

import argparse
from random import Random, SystemRandom

from daumen_rules.games.catalogue import game as catalogued

from .batch_equal import games_alike, random_rules


def main() -> int:
    """Play and compare; the seed stands first and last."""
    parser = argparse.ArgumentParser(description="Compare a batch form with the readable rules.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**6))
    asked = parser.parse_args()
    game, steps, status = catalogued(asked.game), 0, 0
    print(f"seed {asked.seed}", flush=True)
    for number in range(asked.games):
        random = Random(f"{asked.seed} {number}")
        players = random.choice(game.rules.seats)
        rules = random_rules(game, players, random) if number % 2 else game.book.default
        try:
            steps += games_alike(game, players, rules, 1, random.randrange(2**32))
        except AssertionError as error:
            print(f"game {number}: {error}")
            status = 1
            break
    else:
        print(f"{asked.games} games, {steps} steps: no difference")
    print(f"seed {asked.seed}")
    return status


if __name__ == "__main__":
    raise SystemExit(main())
