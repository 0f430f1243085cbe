"""How fast batch forms are, side by side in one run: `python -m tests.benchmarks.batch [GAMES]`.

Random games of *Daumen drauf!* with four seats, under the default rules: by the batch form, by a
loop in C (`playouts.c`, compiled here by gcc -O2), and hearts in OpenSpiel's own loop in C++
(`RandomRolloutEvaluator`); then each other game with a batch form beside its readable rules; at
last ever more games, up to GAMES. A decision is an action of a seat; the deal counts for none, and
is timed, but for hearts. The loop in C keeps no events and nothing of what seats have seen, and
knows no other reading: less work than the batch form does.

Each figure is the median of the ratios of several rounds, in each of which all are timed one after
the other, by time of the processor. Nothing here fails for being slow; without gcc or OpenSpiel it
says so.
"""

from __future__ import annotations

import ctypes
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from shutil import which
from statistics import median
from typing import Any, Final

import numpy as np

from daumen_rules.contracts.game import AnyGame
from daumen_rules.games.catalogue import GAMES
from daumen_rules.games.catalogue import game as catalogued
from daumen_rules.kernel.step import Step
from daumen_rules.simulation.batch import Batch
from daumen_rules.simulation.random_games import random_games

SLUG: Final = "daumen-drauf"
SEATS: Final = 4
ROUNDS: Final = 5
CALLED: Final = 1_024
"""So many games are played call by call."""
AT_ONCE: Final = 100_000
"""So many games are played at once in long runs."""
SOURCE: Final = Path(__file__).with_name("playouts.c")


def timed(play: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
    """How many decisions a second are made."""
    begun = clock()
    decisions = play()
    return decisions / (clock() - begun)


def at_random(
    games: int, seed: int, threads: int = 1, slug: str = SLUG, players: int = SEATS
) -> int:
    """Play so many games by the batch form, from the deal; how many decisions that took."""
    decisions = 0
    for first in range(0, games, AT_ONCE):
        some = min(AT_ONCE, games - first)
        taken, _ = random_games(slug, some, seed, players=players, first=first, threads=threads)
        decisions += int(taken.sum())
    return decisions


def readably(game: AnyGame, seed: int) -> int:
    """Play a game by the readable rules; how many decisions that took."""
    random, decisions = Random(seed), 0
    state = game.start(game.rules.seats[0], game.book.default)
    while game.rules.movers(state):
        nature = game.rules.chance(state)
        if nature is None:
            action = random.choice([*game.legal_actions(state)])
            decisions += 1
        else:
            action = nature.at(random.randrange(nature.total))
        step = game.step(state, action)
        assert isinstance(step, Step)
        state = step.state
    return decisions


def call_by_call(seed: int) -> int:
    """Play games step by step from Python; how many decisions that took."""
    batch = Batch.deal(SLUG, CALLED, seed, players=SEATS)
    decisions = 0
    while (going := int((~batch.over()).sum())) > 0:
        batch.step(batch.choose())
        decisions += going
    return decisions


def loop_in_c(folder: str) -> Callable[[int, int], int] | None:
    """The loop in C, given the number of games and a seed; None without gcc."""
    if which("gcc") is None:
        return None
    built = Path(folder, "playouts.so")
    subprocess.run(["gcc", "-O2", "-shared", "-fPIC", "-o", built, SOURCE], check=True)
    playouts: Any = ctypes.CDLL(str(built)).playouts
    playouts.argtypes = [ctypes.c_int, ctypes.c_long, ctypes.c_uint64, ctypes.c_void_p]
    playouts.restype = ctypes.c_long
    sums = np.zeros(7, np.int64)
    return lambda games, seed: int(playouts(SEATS, games, seed, sums.ctypes.data))


def hearts() -> Callable[[int, int], int] | None:
    """OpenSpiel's loop, given the number of games and a seed; None without OpenSpiel.

    Its bindings reach it through a search of one simulation, which evaluates one position by so
    many random games. They begin after the deal and the first decision, so the deal is not timed.
    """
    try:
        pyspiel: Any = import_module("pyspiel")
    except ImportError:
        return None
    game, random = pyspiel.load_game("hearts"), Random(0)
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(random.choice(dealt.legal_actions()))
    played, length = dealt.clone(), -1
    while not played.is_terminal():
        length += 1
        played.apply_action(random.choice(played.legal_actions()))

    def play(games: int, seed: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=games, seed=seed)
        pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, seed, False).step(dealt)
        return games * length

    return play


def side_by_side(games: int) -> None:
    """Print the ratios."""
    with tempfile.TemporaryDirectory() as folder:
        in_c, in_cpp = loop_in_c(folder), hearts()
        call_by_call(0)
        at_random(CALLED, 0, threads=2)
        found: dict[str, list[float]] = {}
        for seed in range(ROUNDS):
            batch = timed(partial(at_random, games, seed))
            calls = timed(partial(call_by_call, seed))
            found.setdefault("millions of decisions a second", []).append(batch / 1e6)
            if in_c is not None:
                one = timed(partial(in_c, games, seed))
                found.setdefault("beside the loop in C", []).append(batch / one)
            if in_cpp is not None:
                one = timed(partial(in_cpp, games // 50, seed))
                found.setdefault("beside OpenSpiel's hearts", []).append(batch / one)
                found.setdefault("call by call, beside OpenSpiel's hearts", []).append(calls / one)
            alone, both = (
                timed(partial(at_random, games, seed, n), time.perf_counter) for n in (1, 2)
            )
            found.setdefault("two threads beside one", []).append(both / alone)
    for name, missing, needs in (("C", in_c, "gcc"), ("C++", in_cpp, "OpenSpiel")):
        if missing is None:
            print(f"no loop in {name}: {needs} is not here")
    for what, ratios in found.items():
        told = ", ".join(f"{ratio:.2f}" for ratio in sorted(ratios))
        print(f"{what}: {median(ratios):.2f} ({told})")


def other_games() -> None:
    """Print for each other game how many times as fast its batch form is as its readable rules."""
    for game in map(catalogued, GAMES):
        if game.batch is None or game.slug == SLUG:
            continue
        players, ratios = game.rules.seats[0], list[float]()
        at_random(1, 0, 1, game.slug, players)
        for seed in range(3):
            batch = timed(partial(at_random, 500, seed, 1, game.slug, players))
            ratios.append(batch / timed(partial(readably, game, seed)))
        print(f"{game.slug} beside its readable rules: {median(ratios):,.0f}", flush=True)


def flat(most: int) -> None:
    """Print time and memory of ever more games, in one process."""
    games = 1_000
    while games <= most:
        begun = time.process_time()
        at_random(games, 0)
        each = (time.process_time() - begun) / games
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        print(f"{games:>10,} games: {each * 1e6:.1f} µs each, {memory} MiB at most", flush=True)
        games *= 10


if __name__ == "__main__":
    side_by_side(100_000)
    other_games()
    flat(int(float(sys.argv[1])) if len(sys.argv) > 1 else 100_000)
