"""`python -m tests.conformance.foreign`: how good is the bench at the faults planted here?"""

from __future__ import annotations

import argparse
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from daumen_rules.simulation.shards import run
from tests.conformance.foreign.measure import LIMIT, Finding, as_json, figures, measure, table
from tests.conformance.foreign.planted import ENGINES, SECOND, Fault, engines, faults


def main() -> None:
    """Measure, with a line for each fault at once and the figures at the end."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.foreign")
    parser.add_argument("--games", help="such as kniffel,dame; all without it")
    parser.add_argument("--faults", help="such as bonus-above-63; all without it")
    parser.add_argument("--second", action="store_true", help="the engines that tell positions")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--limit",
        type=float,
        default=LIMIT,
        help="seconds by the clock for a fault: more than a minute on a busy machine",
    )
    parser.add_argument("--json", type=Path, metavar="FILE")
    asked = parser.parse_args()
    games = asked.games.split(",") if asked.games else None
    names = asked.faults.split(",") if asked.faults else None
    planted = [
        fault
        for engine in engines(SECOND if asked.second else ENGINES)
        if (games is None or engine.game in games) and engine.can_run
        for fault in faults(engine)
        if names is None or fault.name in names
    ]

    def one(fault: Fault) -> Finding:
        finding = measure(fault, seed=asked.seed, limit=asked.limit)
        verdict = "right" if finding.is_first_right else "named" if finding.is_named else "wrong"
        said = f"{finding.first}, {finding.actions} actions" if finding.is_found else "not found"
        print(f"{fault}: {verdict}, {said}, {finding.seconds} s ({finding.processor})", flush=True)
        return finding

    found = dict(run(one, planted, partial(ThreadPoolExecutor, asked.jobs), ahead=asked.jobs))
    findings = [found[fault] for fault in planted]
    if asked.json:
        asked.json.write_text(as_json(findings), encoding="utf-8")
    for game in dict.fromkeys(fault.engine.game for fault in planted):
        own = [each for each in findings if each.fault.startswith(f"{game}/")]
        print(f"\n{game}", *figures(own), sep="\n  ")
    print("", *table(findings, planted), sep="\n")


if __name__ == "__main__":
    main()
