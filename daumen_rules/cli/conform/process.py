"""Starts the process of an engine, and tells how far a campaign against it has come."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import Any

import click

from daumen_rules.conformance.engine import Engine, Trouble
from daumen_rules.conformance.messages import ProcessConnection
from daumen_rules.conformance.report import Report
from daumen_rules.kernel.text import Text

from ..shared.progress import Limit, Watch


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


def watched(watch: Watch) -> Callable[[Report[Any, Any, Any], int], bool]:
    """A function that tells how many games of a campaign are played, and returns False once the
    time is up.
    """

    def running(report: Report[Any, Any, Any], of: int) -> bool:
        def progress(gone: float) -> Text:
            pace = report.games / gone
            return Text(
                f"{report.games} of {of} games, {pace:.0f} a second, "
                f"{len(report.findings)} differences",
                f"{report.games} von {of} Partien, {pace:.0f} je Sekunde, "
                f"{len(report.findings)} Unterschiede",
            )

        return watch(progress)

    return running
