"""Random games of a batch form beside the readable rules, for as long as one likes:

    python -m tests.simulation.batch_campaign daumen-drauf --games 2000 --seed 1
    python -m tests.simulation.batch_campaign daumen-drauf --each --games 400
    python -m tests.simulation.batch_campaign daumen-drauf --each --pack duo-y2-h1

Every second game has the default rules, the others random ones; the numbers of players change.
`--each` plays before them a game under each value of each option alone. `--pack` compares all
states of a small world instead, from all its deals with the fewest players: under the default
rules, and with `--each` under each value alone. Kernels read the options from a row, so they are
compiled once for all rule sets. The exit status is 1 at the first difference, which is told.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random, SystemRandom
from typing import Any

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import game as catalogued
from daumen_rules.kernel.step import Step

from .batch_equal import each_alone, games_alike, random_rules, states_alike


def main() -> int:
    """Play and compare; the seed stands first and last."""
    parser = argparse.ArgumentParser(description="Compare a batch form with the readable rules.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--each", action="store_true")
    parser.add_argument("--pack")
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**6))
    asked = parser.parse_args()
    game, status = catalogued(asked.game), 0
    print(f"seed {asked.seed}", flush=True)
    try:
        if asked.pack is None:
            print(games_compared(game, asked.games, asked.each, asked.seed))
        else:
            print(worlds_compared(game, asked.pack, asked.each))
    except AssertionError as error:
        print(error)
        status = 1
    print(f"seed {asked.seed}")
    return status


def games_compared(game: AnyGame, games: int, each: bool, seed: int) -> str:
    """Compare games; how many steps that were, under how many rule sets."""
    rule_sets, steps, count = set[str](), 0, 0
    for rules, players, one in cases(game, games, each, seed):
        steps += games_alike(game, players, rules, 1, one)
        rule_sets.add(game.book.write_rules(rules))
        count += 1
    return f"{count} games, {len(rule_sets)} rule sets, {steps} steps: no difference"


def cases(game: AnyGame, games: int, each: bool, seed: int) -> Iterator[tuple[Any, int, int]]:
    """The rules, the number of players and the seed of each game."""
    for number, rules in enumerate(each_alone(game) if each else ()):
        yield rules, game.rules.seats[number % len(game.rules.seats)], seed + number
    for number in range(games):
        random = Random(f"{seed} {number}")
        players = random.choice(game.rules.seats)
        rules = random_rules(game, players, random) if number % 2 else game.book.default
        yield rules, players, random.randrange(2**32)


def worlds_compared(game: AnyGame, pack: str, each: bool) -> str:
    """Compare all states with a pack; how many states that were, under how many rule sets."""
    rule_sets = [game.book.default, *(each_alone(game) if each else ())]
    states = sum(states_alike(game, dealt(game, pack, rules), rules) for rules in rule_sets)
    return f"{states} states under {len(rule_sets)} rule sets: no difference"


def dealt(game: AnyGame, pack: str, rules: Any) -> list[Any]:
    """The states after every deal of a pack."""
    extras = game.notation.record_extras
    assert extras is not None, f"{game.slug} has no packs"
    begin = extras().begun(game.start(game.rules.seats[0], rules), None, pack)
    deals = game.rules.chance(begin)
    assert deals is not None
    steps = [game.step(begin, deals.at(number)) for number in range(deals.total)]
    return [*dict.fromkeys(step.state for step in steps if isinstance(step, Step))]


if __name__ == "__main__":
    raise SystemExit(main())
