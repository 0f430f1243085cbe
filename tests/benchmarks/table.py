"""What a table costs: a step through it beside the bare step with its view, and memory of tables.

    python -m tests.benchmarks.table

Each game is played once; then its steps are done again in both ways, one after the other, five
times, and the middle one of the ratios is told. Both ways give the mover on turn his view.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from statistics import median
from time import process_time
from tracemalloc import get_traced_memory, start, stop
from typing import Any, Final

from daumen_rules import Table, load
from daumen_rules.contracts.game import AnyGame
from daumen_rules.table.ask import Wanted

GAMES: Final = (
    *("daumen-drauf", "skat", "muehle", "dame", "kniffel", "mau-mau", "sechsundsechzig"),
    *("stumme-jule", "leben-und-tod", "mauern"),
)
"""Games of all kinds; the last three have the shortest steps, and the longest games."""
STEPS: Final = 200
TABLES: Final = 200


def played(game: AnyGame, seed: int) -> list[Any]:
    """The actions of a game that people play at random."""
    table, random = Table(game, game.rules.seats[0], seed=seed), Random(seed)
    while len(table.ongoing.steps) < STEPS:
        asked = table.next()
        if asked.wanted is Wanted.NOTHING:
            break
        table.skip() if not asked.actions else table.act(random.choice(asked.actions))
    return [step.action for step in table.ongoing.steps]


def seen(game: AnyGame, state: Any) -> None:
    """The mover on turn looks."""
    movers = game.rules.movers(state)
    if movers and isinstance(movers[0], int):
        game.view(state, movers[0])


def bare(game: AnyGame, actions: Sequence[Any]) -> float:
    begun, state = process_time(), game.start(game.rules.seats[0])
    for action in actions:
        answer: Any = game.step(state, action)
        state = answer.state
        seen(game, state)
    return process_time() - begun


def at_a_table(game: AnyGame, actions: Sequence[Any], seed: int) -> float:
    table = Table(game, game.rules.seats[0], seed=seed)
    begun, done = process_time(), 0
    while done < len(actions):
        answer: Any = table.advance() or table.act(actions[done])
        seen(game, answer.state)
        done += 1
    return process_time() - begun


def memory(game: AnyGame) -> float:
    """The kilobytes of a table with bots that has been played to its end, of so many."""
    start()
    tables = [
        Table(game, game.rules.seats[0], (), seed=seed, bot="random") for seed in range(TABLES)
    ]
    for table in tables:
        table.next()
    used, _ = get_traced_memory()
    stop()
    return used / len(tables) / 1_000


def main() -> None:
    for slug in sys.argv[1:] or GAMES:
        game = load(slug)
        ratios: list[float] = []
        for seed in range(5):
            actions = played(game, seed)
            one = bare(game, actions)
            ratios.append(at_a_table(game, actions, seed) / one)
        print(f"{slug}: {median(ratios):.2f} of the bare step, {memory(game):.0f} kB a table")


if __name__ == "__main__":
    main()
