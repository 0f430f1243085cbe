"""How fast this tree is beside an earlier one: `python -m tests.benchmarks.against [REVISION]`.

The earlier tree is taken from the repository itself. Both play the same games in turn, each in a
process of its own, and the ratio of the quickest runs is printed: above 1 this tree is faster.
Nothing here fails for being slow.
"""

from __future__ import annotations

import io
import os
import resource
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).parents[2]
EARLIER: Final = "1df8c86"
"""The tree before rows had signatures."""
RUNS: Final = 5
"""Of sixty games each: of ten, what is done once in a process would be a tenth."""
SEATS: Final = (2, 4, 7)
PLAY: Final = """
import sys, time
from random import Random
from daumen_rules import GERMAN, Deal, deck
from daumen_rules.games.daumen_drauf.scoring import outcome
from daumen_rules.games.daumen_drauf.setup import start
try:
    from daumen_rules.games.daumen_drauf.rules import legal_actions, step
except ImportError:  # the earlier tree
    from daumen_rules.games.daumen_drauf.game import legal_actions, step
players, decisions = int(sys.argv[1]), 0
for seed in (0, 1, *range(60)):
    if seed == 0:
        begun, decisions = time.process_time(), 0
    random, cards = Random(seed), list(deck(players))
    random.shuffle(cards)
    state = step(start(players, GERMAN), Deal(cards)).state
    while outcome(state) is None:
        state = step(state, random.choice(legal_actions(state))).state
        decisions += 1
print(decisions, time.process_time() - begun)
"""
IMPORT: Final = """
import sys, time, attrs
begun = time.process_time()
import daumen_rules
print(0, time.process_time() - begun)
"""


def environment(tree: Path) -> dict[str, str]:
    """What a process of a tree is started with; its modules are compiled once and kept."""
    found = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return {**found, "PYTHONPATH": str(tree), "PYTHONPYCACHEPREFIX": str(tree / ".benchmarks")}


def measured(tree: Path, code: str, *words: str) -> tuple[int, float]:
    """What a tree does in a process of its own: decisions made, and seconds of the processor."""
    command = [sys.executable, "-c", code, *words]
    done = subprocess.run(
        command, cwd=tree, env=environment(tree), capture_output=True, text=True, check=True
    )
    decisions, seconds = done.stdout.split()
    return int(decisions), float(seconds)


def compared(here: Path, there: Path, code: str, *words: str) -> tuple[float, float]:
    """The quickest of several runs of two trees, in turn. Both have to decide equally often."""
    quickest = [float("inf"), float("inf")]
    for _ in range(RUNS):
        made = set[int]()
        for at, tree in enumerate((here, there)):
            decisions, seconds = measured(tree, code, *words)
            quickest[at] = min(quickest[at], seconds)
            made.add(decisions)
        if len(made) > 1:
            raise SystemExit(f"the two trees play different games: {sorted(made)} decisions")
    return quickest[0], quickest[1]


def asked(tree: Path, dispute: str, command: str) -> float:
    """The seconds of the processor that a whole process takes to rule on a dispute."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [sys.executable, "-m", "daumen_rules", command, dispute],
        cwd=tree,
        env=environment(tree),
        capture_output=True,
        check=False,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def ruled(here: Path, there: Path, command: str, files: str) -> tuple[float, float]:
    """The medians of two trees over some files of `spec`, each asked in turn, both warm."""
    every = sorted((ROOT / "spec/daumen_drauf").glob(files))
    some = [str(path) for path in every[:: max(1, len(every) // 20)]]
    times = [(asked(here, each, command), asked(there, each, command)) for each in some[:1] + some]
    now, before = (median(side) for side in zip(*times[1:], strict=True))
    return now, before


def taken(revision: str, folder: Path, *paths: str) -> None:
    """Put some paths of a revision of the repository into a folder."""
    packed = subprocess.run(
        ["git", "archive", revision, *paths], cwd=ROOT, capture_output=True, check=True
    )
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as tar:
        tar.extractall(folder, filter="data")


def main(revision: str = EARLIER) -> None:
    """Print the ratios."""
    with tempfile.TemporaryDirectory() as folder:
        there = Path(folder)
        taken(revision, there, "daumen_rules")
        for players in SEATS:
            now, before = compared(ROOT, there, PLAY, str(players))
            print(f"random play, {players} seats: {before / now:.2f} times as fast as {revision}")
        now, before = compared(ROOT, there, IMPORT)
        print(f"import above attrs: {now * 1000:.1f} ms, before {before * 1000:.1f} ms")
        for command, files in (("check", "records/*.dd"), ("judge", "disputes/*.sit")):
            now, before = ruled(ROOT, there, command, files)
            print(f"{command}, a whole process, median: {now:.3f} s, before {before:.3f} s")


if __name__ == "__main__":
    main(*sys.argv[1:])
