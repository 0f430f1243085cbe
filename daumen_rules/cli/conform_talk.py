"""The process of an engine, and the clock of a talk with it.

Here lives the touch of `conform` with processes and time.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Any

import click

from daumen_rules.cli.progress import tell_progress
from daumen_rules.conformance.engine import Engine, Trouble
from daumen_rules.conformance.messages import ProcessTalker
from daumen_rules.conformance.report import Report
from daumen_rules.kernel.text import Language, Text


@contextmanager
def talker(command: Sequence[str], answer_time: float) -> Generator[ProcessTalker, None, None]:
    try:
        engine = Engine(command, answer_time, bye_time=answer_time)
    except Trouble as trouble:
        raise click.UsageError(f"{command[0]}: {trouble.detail}") from None
    with engine:
        yield ProcessTalker(engine)


class Watch:
    """Tells now and then how far a talk is, and ends it in time."""

    def __init__(self, seconds: float | None, language: Language, *, plain: bool) -> None:
        self._begun = self._told = time.monotonic()
        self._seconds = seconds
        self._language: Language = language
        self._plain = plain

    def __call__(self, report: Report[Any, Any, Any], of: int) -> bool:
        now = time.monotonic()
        if not self._plain and now - self._told >= 1:
            self._told = now
            pace = report.games / (now - self._begun)
            tell_progress(
                Text(
                    f"{report.games} of {of} games, {pace:.0f} a second, "
                    f"{len(report.findings)} differences",
                    f"{report.games} von {of} Partien, {pace:.0f} je Sekunde, "
                    f"{len(report.findings)} Unterschiede",
                )[self._language]
            )
        return self._seconds is None or now - self._begun < self._seconds
