"""Saves the differences that `conform` finds as cases in files, and replays such a case.

`report_files` makes the text of the files.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import click

from daumen_rules.conformance.bench import AnyBench
from daumen_rules.conformance.campaign import Campaign, Watch
from daumen_rules.conformance.case import read_case, slug_of
from daumen_rules.conformance.report import Plan, Report, Stop
from daumen_rules.conformance.reproduce import CHANCES, How
from daumen_rules.contracts.engine_tests.engine_tests import FixedGame
from daumen_rules.kernel.text import Language

from ..shared.basics import (
    ILLEGAL,
    INCOMPLETE,
    INTERRUPTED,
    UNUSABLE,
    echo_lines,
    fail,
    read_as,
    write_file,
)
from ..shared.game_option import known_game
from .report_files import case_text, fault_text
from .report_text import Accepted, report_lines


def check_started(report: Report[Any, Any, Any], language: Language) -> None:
    """Raises Failure if the engine said that it plays none of the rule sets asked for."""
    if report.stopped is Stop.RULES and report.hello is not None:
        said = ", ".join(report.hello.rules)
        fail(
            language,
            f"the engine does not play these rules; it says that it plays: {said}",
            f"die Engine spielt diese Regeln nicht; sie sagt, sie spielt: {said}",
        )


def case_game(path: str, language: Language) -> str | None:
    """The slug of the game of a saved case; None if the case names no game.

    Raises Failure or InputError.
    """
    slug = read_as(slug_of, path, language)
    return None if slug is None else known_game(slug, language)


def status_of(report: Report[Any, Any, Any]) -> int:
    """The exit status of the command for a report."""
    if report.has_found:
        return ILLEGAL
    if report.stopped is Stop.INTERRUPTED:
        return INTERRUPTED
    if not report.games and report.stopped is not Stop.TIME:
        return UNUSABLE
    return 0 if report.is_complete else INCOMPLETE


def save_cases(
    bench: AnyBench, folder: str, report: Report[Any, Any, Any], language: Language
) -> list[str]:
    """Write each difference, and each game without an answer, into a folder. Returns the paths.

    Raises Failure if the folder or a file cannot be written.
    """
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        fail(
            language,
            f"--save: cannot make {folder}: {reason}",
            f"--save: {folder} ist nicht anlegbar: {reason}",
        )
    engine = report.hello.engine if report.hello else ""
    kept: list[tuple[str, str]] = []
    for number, finding in enumerate(report.findings, start=1):
        name = f"{number:02}-{finding.blame.clause.id}"
        kept += [(name + ending, text) for ending, text in case_text(bench, finding, engine)]
    for number, fault in enumerate(report.faults, start=len(report.findings) + 1):
        if fault.game is not None:
            kept.append((f"{number:02}-fault.json", fault_text(bench, fault, engine)))
    paths = [str(Path(folder) / name) for name, _ in kept]
    for path, (_, text) in zip(paths, kept, strict=True):
        write_file(path, text, language)
    return paths


def replay_case(bench: AnyBench, path: str, opener: Any, watch: Watch, language: Language) -> int:
    """Replay a saved case with the games before it, and print the result. Returns the exit status.

    The result is FIXED, FAILED, NOT REPRODUCED or ERROR. A case that came by chance is replayed up
    to `CHANCES` times. Raises Failure or InputError.
    """
    case = read_as(partial(read_case, bench), path, language)
    plan: Plan[Any, Any, Any, Any] = Plan(
        rules=tuple(dict.fromkeys(bench.rules_of(game.opening) for game in case.games)),
        games=0,
        suite=tuple(FixedGame(path, "", game) for game in case.games),
        most=1,
        shrink=False,
        reproduce=False,
    )
    by_chance = case.how is How.CHANCE
    report, tries = Campaign(bench, opener, plan, watch).run(), 1
    while by_chance and tries < CHANCES and not (report.has_found or report.stopped):
        report, tries = Campaign(bench, opener, plan, watch).run(), tries + 1
    check_started(report, language)
    if report.stopped is Stop.INTERRUPTED:
        return INTERRUPTED
    status = status_of(report)
    if report.faults or not report.games:
        status, word = UNUSABLE, "ERROR"
    elif report.findings:
        word = "FAILED"
    elif by_chance or status:
        status, word = INCOMPLETE, "NOT REPRODUCED"
    else:
        word = "FIXED"
    click.echo(word)
    echo_lines(report_lines(bench, report, Accepted({}), language, table=False))
    return status
