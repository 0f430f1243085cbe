"""`python -m tests.conformance.second`: do second programs and ours play the same games?"""

from __future__ import annotations

import argparse
import sys

from tests.conformance.foreign.measure import report
from tests.conformance.foreign.planted import SECOND, engines


def main() -> int:
    """Play, with a line for each game at once; how many of them differ is the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.second")
    parser.add_argument("--games", type=int, default=2000, help="random games of each")
    parser.add_argument("--only", help="such as go-dame,kette; all without it")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=30, help="the time for each, at most")
    asked = parser.parse_args()
    differing = 0
    for engine in engines(SECOND):
        if asked.only and engine.game not in asked.only.split(","):
            continue
        words = ("--games", str(asked.games), "--seed", str(asked.seed), "--most", "1")
        told, used = report(engine.game, engine.command(), *words, limit=60 * asked.minutes)
        is_clean = told is not None and told["clean"]
        differing += not is_clean
        said = f"{told['games']} games" if told else "failed"
        said += ", no difference" if is_clean else ""
        print(f"{engine.game}: {said}; {used:.0f} s of processor", flush=True)
        for difference in told["differences"] if told else ():
            print("", *difference["told"][-12:], sep="\n    ", flush=True)
    return differing


if __name__ == "__main__":
    sys.exit(main())
