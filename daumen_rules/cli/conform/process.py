"""Starts the process of an engine, and limits how long a campaign against it takes."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import Any

import click

from daumen_rules.conformance.engine import Engine, Trouble
from daumen_rules.conformance.messages import ProcessConnection
from daumen_rules.conformance.report import Report
from daumen_rules.kernel.text import Language, Text

from ..shared.progress import tell_progress


class Limit:
    """The time limit of a campaign, from now; None for no limit. `clock` gives seconds."""

    def __init__(
        self, seconds: float | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.clock = clock
        self._begun = clock()
        self._seconds = math.inf if seconds is None else seconds

    @property
    def gone(self) -> float:
        """The seconds since the beginning."""
        return self.clock() - self._begun

    def left(self) -> float:
        """The seconds left; 0 or less after the limit."""
        return self._seconds - self.gone


@contextmanager
def connection(
    command: Sequence[str], answer_time: float, limit: Limit
) -> Generator[ProcessConnection, None, None]:
    try:
        engine = Engine(command, answer_time, bye_time=answer_time, left=limit.left)
    except Trouble as trouble:
        raise click.UsageError(f"{command[0]}: {trouble.detail}") from None
    with engine:
        yield ProcessConnection(engine)


class Watch:
    """Tells each second how many games are played. A call returns False once the time is up."""

    def __init__(self, limit: Limit, language: Language, *, plain: bool) -> None:
        self._limit = limit
        self._told = 0.0
        self._language: Language = language
        self._plain = plain

    def __call__(self, report: Report[Any, Any, Any], of: int) -> bool:
        gone = self._limit.gone
        if not self._plain and gone - self._told >= 1:
            self._told = gone
            pace = report.games / gone
            tell_progress(
                Text(
                    f"{report.games} of {of} games, {pace:.0f} a second, "
                    f"{len(report.findings)} differences",
                    f"{report.games} von {of} Partien, {pace:.0f} je Sekunde, "
                    f"{len(report.findings)} Unterschiede",
                )[self._language]
            )
        return self._limit.left() > 0
