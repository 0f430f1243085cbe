"""The bench is asked about an engine, and its report is judged."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

from tests.conformance.foreign.planted import Fault

ROOT: Final = Path(__file__).parents[3]
LIMIT: Final = 60.0
"""Seconds of processor within which a fault is to be found: other work does not count."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What the bench has said of a fault."""

    fault: str
    first: str | None
    """The clause that is named first; None where nothing was found."""
    others: tuple[str, ...]
    actions: int | None
    """How many actions the game has that is told."""
    seconds: float
    processor: float
    """Seconds of processor that the bench and the engine took."""
    is_first_right: bool
    is_named: bool
    """Whether a clause that the fault breaks is named at all."""

    @property
    def is_found(self) -> bool:
        """Whether a difference was told in time."""
        return self.actions is not None and self.processor <= LIMIT


def report(
    game: str, command: Sequence[str], *words: str, limit: float = LIMIT
) -> tuple[dict[str, Any] | None, float]:
    """The report of the bench on an engine, None where it failed, and its seconds of processor."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "report.json"
        bench = [sys.executable, "-m", "daumen_rules", "conform", "--game", game, "--plain"]
        options = ["--report", str(path), "--time", f"{limit:g}s", *words]
        with (Path(folder) / "said").open("w+") as said:
            process = subprocess.Popen(
                [*bench, *options, "--", *command], cwd=ROOT, stdout=said, stderr=said
            )
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            if not path.exists():
                said.seek(0)
                print(said.read(), file=sys.stderr)
                return None, usage.ru_utime + usage.ru_stime
        return json.loads(path.read_text(encoding="utf-8")), usage.ru_utime + usage.ru_stime


def measure(fault: Fault, *, seed: int = 0, limit: float = LIMIT) -> Finding:
    """What the bench says of a fault within the time limit."""
    begun = time.monotonic()
    words = ("--most", "1", "--seed", str(seed))
    told, used = report(fault.engine.game, fault.engine.command(fault.plant), *words, limit=limit)
    spent = round(time.monotonic() - begun, 1), round(used, 1)
    if not told or not told["differences"]:
        return Finding(str(fault), None, (), None, *spent, False, False)
    difference = told["differences"][0]
    first, others = difference["clause"], tuple(difference["others"])
    is_named = bool({first, *others} & {*fault.first, *fault.also})
    actions = len(difference["actions"])
    return Finding(str(fault), first, others, actions, *spent, first in fault.first, is_named)


def table(findings: Sequence[Finding], faults: Sequence[Fault]) -> list[str]:
    """A line for each fault that was not found, or not told by its clause; then the figures."""
    lines: list[str] = []
    for finding, fault in zip(findings, faults, strict=True):
        if finding.is_first_right:
            continue
        said = finding.first or "not found"
        others = f" ({', '.join(finding.others)})" if finding.others else ""
        lines.append(
            f"{finding.fault}: {said}{others}, expected {' or '.join(fault.first)}; "
            f"{finding.actions} actions, {finding.seconds} s, {finding.processor} of processor"
        )
    return lines + figures(findings)


def figures(findings: Sequence[Finding]) -> list[str]:
    """How many were found, how often the first clause was right, and the median of the actions."""
    found = [each for each in findings if each.is_found]
    right = sum(each.is_first_right for each in found)
    named = sum(each.is_named for each in found)
    size = len(findings)
    return [
        f"found: {len(found)} of {size}",
        f"first clause right: {right} of {size}; named at all: {named}",
        f"actions in the median: {median(f.actions or 0 for f in found) if found else '-'}",
        f"seconds in the median: {median(f.seconds for f in findings):.1f}, "
        f"at most {max(f.seconds for f in findings):.1f}; "
        f"of processor {median(f.processor for f in findings):.1f}",
    ]


def as_json(findings: Sequence[Finding]) -> str:
    """The findings as a list of objects."""
    return json.dumps([asdict(each) for each in findings], indent=2) + "\n"
