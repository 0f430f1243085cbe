"""What a ruling costs. Run with `python -m pytest tests/benchmarks/test_court.py -n 0 -s`.

Every golden dispute is judged as a process of its own; time and memory are printed. Nothing here
fails for being slow; the length of what is printed is no matter of speed and is checked.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles

import pytest
from attrs import frozen

from daumen_rules.games.daumen_drauf.court.situation.reading import read

COMPLETE = """daumen_drauf situation 1
rules: german
names: Anna, Ben
hand Anna: Y1h G1p B3h Y4p
hand Ben: Y2h G2h B1h B2p Y4h
captured Anna: none
captured Ben: none
pile: Y1p G1h B3p Y2p G2p B1p B2h Y3h G3p G3h G4p G4h B4p B4h
trick
Anna: Y3p
ask: may Ben show Y2h
"""
"""A situation without any gap: the cards of two seats, each in its place."""

DISPUTES = sorted(Path("spec/daumen_drauf/disputes").glob("*.sit"))
OF_ALL_GAMES = sorted(Path("spec/collection/disputes").glob("*.pos"))
LINES = 12


@frozen
class Cost:
    """One ruling: seconds, megabytes at most, lines on the screen."""

    name: str
    seconds: float
    megabytes: float
    lines: int


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Byte code is compiled beforehand, as it is for every installed library."""
    cache = str(tmp_path_factory.mktemp("bytecode"))
    kept = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    kept |= {"PYTHONPYCACHEPREFIX": cache}
    _cost(DISPUTES[0], kept)
    return kept


def _cost(path: Path, environment: dict[str, str]) -> Cost:
    begun = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "daumen_rules", "judge", "--plain", str(path)],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )
    assert process.stdout is not None
    lines = process.stdout.read().splitlines()
    process.stdout.close()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    seconds = time.perf_counter() - begun
    assert process.returncode in (0, 1), path
    return Cost(path.name, seconds, usage.ru_maxrss / 1024, len(lines))


def _told(title: str, costs: Sequence[Cost]) -> None:
    seconds = [cost.seconds for cost in costs]
    slowest = max(costs, key=lambda cost: cost.seconds)
    print(
        f"\n{title}: {len(costs)} rulings, whole processes: median {median(seconds):.2f} s, "
        f"95 % below {quantiles(seconds, n=20)[-1]:.2f} s, slowest {slowest.seconds:.2f} s "
        f"({slowest.name}); {max(cost.megabytes for cost in costs):.0f} MB at most, "
        f"{max(cost.lines for cost in costs)} lines at most"
    )


def test_a_ruling_without_gaps(environment: dict[str, str], tmp_path: Path) -> None:
    path = tmp_path / "complete.sit"
    path.write_text(COMPLETE, encoding="utf-8")
    situation = read(COMPLETE)
    assert not any(heap.more or None in heap.seen for heap in situation.heaps)
    _told("without gaps", [_cost(path, environment) for _ in range(20)])


def test_the_golden_disputes(environment: dict[str, str]) -> None:
    costs = [_cost(path, environment) for path in DISPUTES]
    assert len(costs) >= 100
    _told("golden disputes, with gaps", costs)
    long = [f"{cost.name}: {cost.lines} lines" for cost in costs if cost.lines > LINES]
    assert not long, long
    assert max(cost.megabytes for cost in costs) < 500


def test_disputes_in_the_other_games(environment: dict[str, str]) -> None:
    assert len(OF_ALL_GAMES) >= 100
    _told("disputes in the other games", [_cost(path, environment) for path in OF_ALL_GAMES])
