"""What playing costs. Run with `python -m pytest tests/benchmarks -n 0 -s`.

Speeds are compared side by side with the second program in `tests/oracle` on the same games; memory
and start-up are printed. Nothing here fails for being slow.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from daumen_rules import GERMAN, Deal, Refused, State, deck
from daumen_rules.games.daumen_drauf.model import Action
from daumen_rules.games.daumen_drauf.rules import legal_actions, step
from daumen_rules.games.daumen_drauf.scoring import outcome
from daumen_rules.games.daumen_drauf.setup import start
from daumen_rules.games.daumen_drauf.view import view, witness
from tests.oracle.reference import Reference

GAMES = 20
ROOT = Path(__file__).parents[2]


def _after(state: State, action: Action) -> State:
    answer = step(state, action)
    assert not isinstance(answer, Refused)
    return answer.state


def _deals(players: int) -> list[tuple[Random, Deal]]:
    deals: list[tuple[Random, Deal]] = []
    for seed in range(GAMES):
        random = Random(seed)
        cards = list(deck(players))
        random.shuffle(cards)
        deals.append((random, Deal(cards)))
    return deals


def play(players: int) -> int:
    """Random games: legal actions, choice, step. The number of decisions."""
    decisions = 0
    for random, deal in _deals(players):
        state = _after(start(players, GERMAN), deal)
        while outcome(state) is None:
            state = _after(state, random.choice(legal_actions(state)))
            decisions += 1
    return decisions


def play_told(players: int) -> int:
    """The same, with every event told in words to every seat, as that seat sees it."""
    decisions = 0
    for random, deal in _deals(players):
        state = _after(start(players, GERMAN), deal)
        while outcome(state) is None:
            answer = step(state, random.choice(legal_actions(state)))
            assert not isinstance(answer, Refused)
            for event in answer.events:
                for seat in range(players):
                    witness(event, seat).sentence.say("en")
            state = answer.state
            decisions += 1
    return decisions


def play_viewed(players: int) -> int:
    """The same as `play`, with the view of every seat after every step."""
    decisions = 0
    for random, deal in _deals(players):
        state = _after(start(players, GERMAN), deal)
        while outcome(state) is None:
            state = _after(state, random.choice(legal_actions(state)))
            for seat in range(players):
                view(state, seat)
            decisions += 1
    return decisions


def play_oracle(players: int) -> int:
    """The same number of random games by the second program."""
    decisions = 0
    for random, deal in _deals(players):
        game = Reference(players, [str(card) for card in deal.cards], {})
        while not game.over:
            game.apply(random.choice(sorted(game.legal())))
            decisions += 1
    return decisions


@pytest.mark.parametrize("players", [2, 4, 7])
@pytest.mark.parametrize("run", [play, play_told, play_viewed, play_oracle])
def test_random_play(benchmark: BenchmarkFixture, run: Callable[[int], int], players: int) -> None:
    benchmark.group = f"{GAMES} random games of {players} seats"
    decisions: int = benchmark.pedantic(  # type: ignore[no-untyped-call]
        run, args=(players,), rounds=3, warmup_rounds=1
    )
    assert decisions > 0
    assert benchmark.stats is not None
    quickest: float = benchmark.stats["min"]
    print(f"\n{run.__name__}, {players} seats: {decisions / quickest:.0f} decisions/s")


def test_a_step_costs_the_same_late_in_the_game() -> None:
    early = late = 0.0
    for random, deal in _deals(7):
        state, costs = _after(start(7, GERMAN), deal), list[float]()
        while outcome(state) is None:
            action = random.choice(legal_actions(state))
            begun = time.perf_counter()
            state = _after(state, action)
            costs.append(time.perf_counter() - begun)
        quarter = len(costs) // 4
        early += sum(costs[:quarter]) / quarter
        late += sum(costs[-quarter:]) / quarter
    print(f"\nlast quarter of a game against the first, time per step: {late / early:.2f}")
    assert late > 0


@pytest.mark.parametrize("players", [2, 4, 7])
def test_memory_of_stored_states(players: int) -> None:
    random, deal = _deals(players)[0]
    tracemalloc.start()
    states = [_after(start(players, GERMAN), deal)]
    while outcome(states[-1]) is None:
        states.append(_after(states[-1], random.choice(legal_actions(states[-1]))))
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    print(
        f"\n{players} seats: {size / len(states):.0f} bytes per stored state ({len(states)} states)"
    )
    assert size > 0


def _seconds(*command: str) -> float:
    """The quickest of ten runs of a process, its byte code compiled before."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = str(ROOT / ".benchmarks" / "bytecode")
    quickest = float("inf")
    for _ in range(11):
        begun = time.perf_counter()
        done = subprocess.run(
            [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, check=False
        )
        quickest = min(quickest, time.perf_counter() - begun)
        assert done.returncode == 0, done.stderr
    return quickest


def test_start_up() -> None:
    bare = _seconds("-c", "pass")
    attrs = _seconds("-c", "import attrs")
    library = _seconds("-c", "import daumen_rules")
    check = _seconds("-m", "daumen_rules", "check", "spec/daumen_drauf/records/seven-seats.dd")
    print(
        f"\nPython alone {bare * 1000:.0f} ms; import attrs {(attrs - bare) * 1000:.0f} ms; "
        f"import daumen_rules {(library - bare) * 1000:.0f} ms, attrs among it; "
        f"daumen-rules check of a game of seven, the whole process {check * 1000:.0f} ms"
    )
    assert check > 0
