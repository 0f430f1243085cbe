"""The processes that an engine has started, in any process group or session.

On systems with `/proc` they are found by a mark in their environment, which child processes
inherit, or by their parents. No other process is ever ended. On other systems none is found.
"""

from __future__ import annotations

import os
import select
import signal
import uuid
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from attrs import field

from daumen_rules.kernel.frozen import frozen

_PROC: Final = Path("/proc")
LONGEST_END: Final = 5.0
"""Seconds that a process may take to end after it is told to."""
_NAME: Final = "DAUMEN_RULES_ENGINE"


@frozen
class Process:
    """A process and its start time; so a later process with the same number is not mistaken for
    it.
    """

    pid: int
    name: str = field(eq=False)
    parent: int = field(eq=False)
    begun: str

    @property
    def lives(self) -> bool:
        """Whether it still runs."""
        return met(self.pid) == self

    def end(self) -> None:
        """Ends it, if it still runs, and waits for its end."""
        with suppress(OSError):
            handle = os.pidfd_open(self.pid)
            try:
                if self.lives:
                    signal.pidfd_send_signal(handle, signal.SIGKILL)
                    select.select([handle], [], [], LONGEST_END)
            finally:
                os.close(handle)


def new_mark() -> str:
    """A unique mark."""
    return uuid.uuid4().hex


def marked(mark: str) -> dict[str, str]:
    """The environment of a process with a mark added."""
    return {**os.environ, _NAME: mark}


def child_processes(mark: str, root: int) -> list[Process]:
    """The living processes, except the root, that carry a mark or descend from the root."""
    wanted = f"{_NAME}={mark}".encode()
    every = list(_all())
    family = {root}
    while True:
        born = {process.pid for process in every if process.parent in family} - family
        if not born:
            break
        family |= born
    return [
        process
        for process in every
        if process.pid != root and (process.pid in family or wanted in _environment(process.pid))
    ]


def _all() -> Iterator[Process]:
    if not hasattr(os, "pidfd_open"):
        return
    for entry in _PROC.iterdir() if _PROC.is_dir() else ():
        process = met(int(entry.name)) if entry.name.isdigit() else None
        if process is not None:
            yield process


def met(pid: int) -> Process | None:
    """The process with a number if it runs; None once it has ended, even if its parent has not
    waited for it.
    """
    try:
        said = (_PROC / str(pid) / "stat").read_text("utf-8", "replace")
    except OSError:
        return None
    before, _, after = said.rpartition(")")
    fields = after.split()
    if fields[0] in ("Z", "X"):
        return None
    return Process(pid, before.partition("(")[2], int(fields[1]), begun=fields[19])


def _environment(pid: int) -> list[bytes]:
    try:
        return (_PROC / str(pid) / "environ").read_bytes().split(b"\0")
    except OSError:
        return []
